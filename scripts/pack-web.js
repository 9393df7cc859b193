// Puts the built web app into the package of the server, so that the published program serves it.
import { cp, rm } from 'node:fs/promises'

const target = new URL('../apps/server/web/', import.meta.url)
await rm(target, { recursive: true, force: true })
await cp(new URL('../apps/web/dist/', import.meta.url), target, {
  recursive: true,
  filter: (source) => !source.endsWith('.built-from'),
})
