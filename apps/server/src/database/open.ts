import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isTransient } from './constraint-errors.js'
import type { Tables } from './tables.js'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

// Counts and sequence numbers stay far below 2^53, so that a JavaScript number holds them exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date has no time zone: kept as its text, it cannot shift by a day.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function openDatabase(options: {
  url: string
  poolSize: number
  onIdleError?: (error: Error) => void
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'waypost',
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  // One that breaks between two statements of a transaction is told by the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    // Kysely ends only a pool that it has used itself.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}

/** Inside the callback there is one handle; name it `db` so that it shadows the outer one. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw error
    }
  }
}
