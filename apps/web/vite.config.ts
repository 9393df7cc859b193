import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const server = process.env['WAYPOST_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: { target: 'es2022', chunkSizeWarningLimit: 600 },
  // The Host header stays the browser's own, or the server would take every write for a cross-site one.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
})
