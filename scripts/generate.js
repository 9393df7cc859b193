// Writes every generated file; with --check it only says which of them are stale.
import { readFile, writeFile } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { format, resolveConfig } from 'prettier'
import { variables } from '../apps/server/dist/config.js'
import { joinEmbedded } from '../apps/server/dist/database/embedded/embedded.js'
import { migrate } from '../apps/server/dist/database/migrate.js'
import { describeApi } from '../apps/server/dist/http/openapi.js'
import { operations } from '../apps/server/dist/resources/accounts/accounts.operations.js'
import { routes } from '../apps/server/dist/routes.js'
import { version } from '../apps/server/dist/version.js'
import { describeClient } from './client-types.js'
import { describeTables } from './tables.js'

const root = new URL('..', import.meta.url)
const check = process.argv.includes('--check')
let stale = false

async function put(name, text) {
  const file = new URL(name, root)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) return
  stale = true
  if (check) console.log(`${name} is stale: run npm run gen`)
  else await writeFile(file, text)
}

async function tables() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waypost-gen-'))
  const embedded = await joinEmbedded({ dataDir, log: () => undefined })
  const pool = new pg.Pool({ connectionString: embedded.url })
  try {
    await migrate(pool)
    return await describeTables(pool)
  } finally {
    await pool.end()
    await embedded.leave()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A document with the table between its markers made anew. */
async function withTable(name, marker, head, rows) {
  const text = await readFile(new URL(name, root), 'utf8')
  const table = [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
  const marked = text.replace(
    new RegExp(`<!-- ${marker} -->[^]*<!-- /${marker} -->`),
    () => `<!-- ${marker} -->\n\n${table}\n\n<!-- /${marker} -->`,
  )
  return [name, await format(marked, { ...(await resolveConfig(name)), parser: 'markdown' })]
}

function configuration() {
  const rows = Object.values(variables).map(
    ({ name, fallback, allowed, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} | ${allowed} | ${meaning} |`,
  )
  return withTable('docs/configuration.md', 'variables', ['Variable', 'Default', 'Allowed', 'Meaning'], rows)
}

const short = (path) =>
  path
    .replace('/workspaces/{workspace_slug}/projects/{project_id}/', '{p}/')
    .replace('/workspaces/{workspace_slug}/', '{w}/')

/** Every operation under its rule. */
function rules() {
  const rows = routes.map(
    ({ group, path, method, access }, index, all) =>
      `| ${all[index - 1]?.group === group ? '' : `\`${group}\``} | ${method} | \`${short(path)}\` | ${access.rule} |`,
  )
  return withTable('docs/roles.md', 'rules', ['Group', 'Method', 'Path', 'For'], rows)
}

function groups() {
  const paths = new Map()
  for (const { group, path, aliases = [], method } of routes) {
    const spelled = [path, ...aliases].map((one) => `\`${short(one)}\``).join(', also ')
    const key = `${group} ${spelled}`
    const known = paths.get(key) ?? { group, spelled, methods: [] }
    paths.set(key, { ...known, methods: [...known.methods, method] })
  }
  const rows = [...paths.values()].map(
    ({ group, spelled, methods }, index, all) =>
      `| ${all[index - 1]?.group === group ? '' : `\`${group}\``} | ${spelled} | ${methods.join(', ')} |`,
  )
  return withTable('docs/api.md', 'routes', ['Group', 'Paths', 'Methods'], rows)
}

await put('apps/server/src/database/tables.ts', await tables())
const api = describeApi(routes, version, Object.values(operations))
await put('apps/server/openapi.json', `${JSON.stringify(api, null, 1)}\n`)
await put('packages/client/src/schema.ts', await describeClient(api))
await put(...(await configuration()))
await put(...(await groups()))
await put(...(await rules()))
if (check && stale) process.exitCode = 1
