// The database that is measured: that of DATABASE_URL, or an embedded one in a folder of its own.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fill } from './fill.js'

export const root = path.resolve(import.meta.dirname, '..')
export const serverFile = path.join(root, 'apps/server/bin/waypost.js')

/** The settings that every server of a run has. */
export const settings = {
  WAYPOST_DATA_DIR: path.join(root, '.waypost-bench'),
  RATE_LIMIT_PER_MINUTE: '0',
  LOG_LEVEL: 'warn',
  ...process.env,
}

export function build() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed.')
}

/** Opens the database, brings its schema up to date, and fills it unless it is full already. */
export async function openFilled(items, log, env = {}) {
  const { readConfig } = await import('../apps/server/dist/config.js')
  const { openSite } = await import('../apps/server/dist/database/site.js')
  const site = await openSite(readConfig({ ...settings, ...env }), { log: () => undefined })
  try {
    const { rows } = await site.pool.query(`select (select count(*) from workspaces) as workspaces,
      (select last_sequence_id from project_counters c join projects p on p.id = c.project_id
       where p.name = 'Harbour' and p.identifier = 'P1') as items`)
    const found = rows[0]
    if (found.workspaces > 0 && !(found.items >= items && found.items < items * 1.5))
      throw new Error(`${site.place} holds other data. Name an empty database, or remove it.`)
    if (found.workspaces === 0) await fill(site.pool, { items, log })
    return { ...site, url: site.pool.options.connectionString }
  } catch (error) {
    await site.close()
    throw error
  }
}
