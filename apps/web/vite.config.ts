import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const server = process.env['WAYPOST_URL'] ?? 'http://localhost:3000'

/** What start.ts needs, and nothing else: it asks for the first data before the other scripts are here. */
const startFiles = [
  /node_modules\/(@tanstack\/query-core|openapi-fetch)\//,
  /node_modules\/@tanstack\/react-query\/.*\/queryOptions\.js/,
  /node_modules\/@tanstack\/router-core\/.*\/(searchParams|qss)\.js/,
  /packages\/client\/|vite\/preload-helper/,
  /src\/api\/(accounts|client|collect|edits|keys|query-client)\.ts/,
  /src\/features\/(features|labels|members|states|workspaces)\/(features|labels|members|states|workspaces)\.queries\.ts/,
  /src\/features\/projects\/(projects|project-features)\.queries\.ts/,
  /src\/features\/work-items\/(arrangement|project-parts|work-items)\.queries\.ts/,
  /src\/features\/work-items\/(arrangement|group-keys|order-rows|view)\.ts/,
  /src\/routes\/first-data\.ts/,
]

const importsOf = (bundle: Rolldown.OutputBundle, name: string): string[] => {
  const file = bundle[name]
  return file?.type === 'chunk' ? file.imports : []
}

const isIn = (files: readonly RegExp[]) => (id: string) => files.some((pattern) => pattern.test(id))

const firstPages = [
  'src/main.tsx',
  'src/features/shell/workspace-shell.tsx',
  'src/features/projects/project-layout.tsx',
  'src/features/work-items/work-items-page.tsx',
]
let ofFirstPage: Set<string> | undefined

/** What the list of a project is made of comes in one file: it is the page that most people open. */
function firstPage(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!ofFirstPage) {
    ofFirstPage = new Set()
    const found = firstPages.map((name) => fileURLToPath(new URL(name, import.meta.url)))
    for (const file of found) {
      if (ofFirstPage.has(file) || !/\/src\/[^?]*\.tsx?$/.test(file)) continue
      ofFirstPage.add(file)
      found.push(...(context.getModuleInfo(file)?.importedIds ?? []))
    }
  }
  return ofFirstPage.has(id) ? 'app' : null
}

/** The browser fetches the scripts of the app together with start.ts, which runs first and imports them. */
function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ isEntry }) => isEntry)
        const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))
        if (!start || !main) throw new Error('start.ts or main.tsx is not among what was built.')
        const early = new Set(start.imports.flatMap((name) => [name, ...importsOf(bundle, name)]))
        const needed = [main.fileName, ...main.imports].filter((name) => !early.has(name))
        if (early.size > 2) throw new Error(`start.ts waits for other files: ${[...early].join(', ')}`)
        return needed.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadMain()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Each file less is a request less before the first row. The editor, the charts and whatever else one page needs
        // alone stay with that page.
        codeSplitting: {
          groups: [
            { name: 'start', test: isIn(startFiles), priority: 4 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 3 },
            { name: firstPage, debugName: 'app', priority: 2 },
            {
              name: 'kit',
              test: /node_modules\/(radix-ui|@radix-ui|@floating-ui|cmdk|sonner|lucide-react)\/|src\/(ui|api)\//,
              minShareCount: 3,
            },
            { name: 'parts', test: /src\/features\//, minShareCount: 2 },
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
