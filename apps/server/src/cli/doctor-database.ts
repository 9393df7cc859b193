import pg from 'pg'
import type { Config } from '../config.js'
import { oldestServerVersion, readMigrationState } from '../database/migrate.js'
import { openSite } from '../database/site.js'
import { finding, messageOf, type Finding } from './doctor-machine.js'

const clockTolerance = 2_000

/** Looks at the database without changing it; an embedded PostgreSQL that does not run is started for that. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  let site
  try {
    site = await openSite(config, { log: () => undefined, migrate: false })
  } catch (error) {
    const advice =
      config.databaseUrl === null
        ? 'Do what the message says, or set DATABASE_URL to a PostgreSQL server of yours.'
        : 'Start that server, or correct DATABASE_URL.'
    const unchecked = ['Not checked: there is no connection to PostgreSQL.', 'Correct that first.'] as const
    return [
      finding('postgresql', 'fault', messageOf(error), advice),
      finding('migrations', 'warning', ...unchecked),
      finding('clock', 'warning', ...unchecked),
    ]
  }
  try {
    return [
      await checkServer(site.pool, site.place),
      await checkMigrations(site.pool),
      await checkClock(site.pool),
      ...(config.databaseReplicaUrl === null ? [] : [await checkReplica(config.databaseReplicaUrl)]),
    ]
  } finally {
    await site.close()
  }
}

async function checkServer(pool: pg.Pool, place: string): Promise<Finding> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  )
  const { version = '', number = 0 } = rows[0] ?? {}
  const text = `PostgreSQL ${version.split(' ')[0] ?? ''}`
  return number >= oldestServerVersion * 10_000
    ? finding('postgresql', 'ok', `${text} (${place})`)
    : finding('postgresql', 'fault', `${text} is too old.`, `Use version ${oldestServerVersion} or later.`)
}

async function checkMigrations(pool: pg.Pool): Promise<Finding> {
  try {
    const { applied, pending } = await readMigrationState(pool)
    return pending.length === 0
      ? finding('migrations', 'ok', `${applied.length} applied, none pending`)
      : finding(
          'migrations',
          'warning',
          `${pending.length} pending`,
          'Run waypost migrate, or start the server.',
        )
  } catch (error) {
    return finding('migrations', 'fault', messageOf(error), 'Use the release that this database belongs to.')
  }
}

async function checkClock(pool: pg.Pool): Promise<Finding> {
  const before = Date.now()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const middle = (before + Date.now()) / 2
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - middle)
  return apart <= clockTolerance
    ? finding('clock', 'ok', `The database and this machine are ${Math.round(apart)} ms apart.`)
    : finding(
        'clock',
        'warning',
        `The database and this machine are ${(apart / 1000).toFixed(1)} s apart.`,
        'Set both clocks by NTP: keys expire by this one, and records carry the time of the other.',
      )
}

async function checkReplica(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby
      ? finding('replica', 'ok', 'A standby that answers.')
      : finding(
          'replica',
          'warning',
          'DATABASE_REPLICA_URL is not a standby; it is passed over.',
          'Name a streaming replica of the server of DATABASE_URL.',
        )
  } catch (error) {
    return finding(
      'replica',
      'warning',
      `The replica does not answer (${messageOf(error)}). Until it does, the primary answers everything.`,
      'Start that server, or correct DATABASE_REPLICA_URL.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
