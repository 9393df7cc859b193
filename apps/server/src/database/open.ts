import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Changes } from './changes.js'
import { isTransient } from './constraint-errors.js'
import { prepareRepeated } from './prepare.js'
import { readRawColumns } from './raw-columns.js'
import type { Tables } from './tables.js'

export type Db = Kysely<Tables>

export interface OpenDatabase {
  db: Db
  pool: pg.Pool
  changes: Changes
  close: () => Promise<void>
}

// Counts and sequence numbers stay far below 2^53, so that a JavaScript number holds them exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date has no time zone: kept as its text, it cannot shift by a day.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
readRawColumns()

export function openDatabase(options: {
  url: string
  poolSize: number
  /** Default: true. Off behind a pooler that gives a connection to another client after each transaction. */
  prepare?: boolean
  log?: (message: string) => void
}): OpenDatabase {
  const log = options.log ?? (() => undefined)
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'waypost',
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log(`a connection to PostgreSQL broke: ${error.message}`))
  // One that breaks between two statements of a transaction is told by the next statement.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (options.prepare !== false) prepareRepeated(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const changes = new Changes(pool, log)
  changesByDb.set(db, changes)
  const close = async () => {
    await changes.close()
    await db.destroy()
    // Kysely ends only a pool that it has used itself.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, changes, close }
}

const changesByDb = new WeakMap<Db, Changes>()

/** What the processes over this database tell each other. Takes the handle outside of transactions. */
export function changesOf(db: Db): Changes {
  const changes = changesByDb.get(db)
  if (!changes) throw new Error('This handle was not made by openDatabase, or is inside a transaction.')
  return changes
}

const lasting = new WeakMap<Db, Db>()

/** Inside a read on a replica, `db` stands for the primary's handle: what is remembered is remembered under that. */
export function actFor(primary: Db, db: Db): void {
  lasting.set(db, primary)
}

/** The handle that lasts, to remember things by. */
export const lastingHandle = (db: Db): Db => lasting.get(db) ?? db

/** Makes one of something for each handle, when it is first asked for. */
export function onePerHandle<T extends object>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const one = make(db)
    made.set(db, one)
    return one
  }
}

const waiting = new WeakMap<Db, ((db: Db) => void)[]>()

/** Acts once the transaction of this handle is committed, with the handle outside of it; at once if there is none. */
export function afterCommit(db: Db, act: (db: Db) => void): void {
  const acts = waiting.get(db)
  if (acts) acts.push(act)
  else act(db)
}

/** Inside the callback there is one handle; name it `db` so that it shadows the outer one. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const acts: ((db: Db) => void)[] = []
      const result = await db.transaction().execute((transaction) => {
        waiting.set(transaction, acts)
        return work(transaction)
      })
      for (const act of acts) act(db)
      return result
    } catch (error) {
      if (attempt === 3 || !isTransient(error)) throw error
    }
  }
}
