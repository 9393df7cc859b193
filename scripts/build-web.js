// Builds the web app, unless what it is made from is the same as when it was last built.
import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = path.join(root, 'apps/web')
const stamp = path.join(web, 'dist/.built-from')

async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

const sources = [
  ...(await Promise.all(['src', 'public'].map((folder) => filesIn(path.join(web, folder))))).flat(),
  ...(await filesIn(path.join(root, 'packages/client/src'))),
  ...['index.html', 'vite.config.ts', 'package.json'].map((name) => path.join(web, name)),
  path.join(root, 'package-lock.json'),
].sort()

const hash = createHash('sha256')
for (const file of sources) hash.update(path.relative(root, file)).update(await readFile(file))
const wanted = hash.digest('hex')

if ((await readFile(stamp, 'utf8').catch(() => '')) !== wanted) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  await writeFile(stamp, wanted)
}
