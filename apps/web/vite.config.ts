import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const server = process.env['WAYPOST_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What every page needs comes in three files, not in forty small ones. The editor, the charts
        // and whatever else one page needs alone stay with that page.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            {
              name: 'kit',
              test: /node_modules\/(radix-ui|@radix-ui|@floating-ui|cmdk|sonner|lucide-react)\/|src\/(ui|api)\//,
              minShareCount: 3,
            },
            // What several pages share of the product: each file less is a request less before the first row.
            { name: 'app', test: /src\/features\/|packages\/client\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The Host header stays the browser's own, or the server would take every write for a cross-site one.
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/files': { target: server, changeOrigin: false },
    },
  },
})
