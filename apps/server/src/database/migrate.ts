import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type pg from 'pg'

/** From src/ and from dist/ alike. */
const folder = new URL('../../src/database/migrations/', import.meta.url)
const lockKey = 7_290_117
export const oldestServerVersion = 15

interface Migration {
  name: string
  sql: string
  checksum: string
}

export interface MigrationState {
  applied: string[]
  pending: string[]
}

class MigrationError extends Error {}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, in order, each in its own transaction. Safe to run on many nodes at once: each transaction
 * takes the lock and looks again at what is missing. The lock is the transaction's, not the session's, so that it holds
 * behind a pooler in transaction mode too.
 */
export async function migrate(pool: pg.Pool): Promise<MigrationState> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await refuseOldServer(client)
    for (;;) {
      const name = await applyNext(client, migrations)
      if (name === null) return { applied, pending: [] }
      applied.push(name)
    }
  } finally {
    client.release()
  }
}

/** What `migrate` would do; changes nothing. */
export async function readMigrationState(pool: pg.Pool): Promise<MigrationState> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ present: boolean }>(
      `select to_regclass('migrations') is not null as present`,
    )
    const pending = rows[0]?.present ? await findPending(client, migrations) : migrations
    const names = new Set(pending.map(({ name }) => name))
    return {
      applied: migrations.filter(({ name }) => !names.has(name)).map(({ name }) => name),
      pending: [...names],
    }
  } finally {
    client.release()
  }
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
  if (major < oldestServerVersion)
    throw new MigrationError(
      `PostgreSQL ${major} is too old: Waypost needs version ${oldestServerVersion} or later.`,
    )
}

async function findPending(client: pg.PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of rows) {
    const migration = known.get(row.name)
    if (!migration)
      throw new MigrationError(
        `The database has the migration ${row.name}, which this version does not know. Run a newer Waypost.`,
      )
    if (migration.checksum !== row.checksum)
      throw new MigrationError(
        `The migration ${row.name} was changed after it had been applied. Restore the file of the release.`,
      )
  }
  const applied = new Set(rows.map((row) => row.name))
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Gives the name of the migration that it applied, or null when there is none left. */
async function applyNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | null> {
  let next: Migration | undefined
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    ;[next] = await findPending(client, migrations)
    if (next) {
      await client.query(next.sql)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [
        next.name,
        next.checksum,
      ])
    }
    await client.query('commit')
    return next?.name ?? null
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (!next) throw error
    throw new MigrationError(`The migration ${next.name} failed: ${String(error)}`, { cause: error })
  }
}
