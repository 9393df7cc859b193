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

/** Applies what is missing, in order, each in its own transaction. Safe to run on many nodes at once. */
export async function migrate(pool: pg.Pool): Promise<MigrationState> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const pending = await findPending(client, migrations)
    for (const migration of pending) await apply(client, migration)
    return { applied: pending.map(({ name }) => name), pending: [] }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
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

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new MigrationError(`The migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}
