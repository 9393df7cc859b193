// Builds the web app, unless what it is made from is the same as when it was last built.
import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = path.join(root, 'apps/web')
const stamp = path.join(web, 'dist/.built-from')

async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** Once, as small as it gets, instead of at every request. */
async function compress(folder) {
  const worthwhile = (await filesIn(folder)).filter((file) =>
    /\.(html|js|css|svg|json|txt|webmanifest)$/.test(file),
  )
  for (const file of worthwhile) {
    const bytes = await readFile(file)
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    await writeFile(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
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
  await compress(path.join(web, 'dist'))
  await writeFile(stamp, wanted)
}
