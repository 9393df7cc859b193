import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Config } from '../config.js'
import { isPooled } from './changes.js'
import { joinEmbedded } from './embedded/embedded.js'
import { migrate } from './migrate.js'
import { openDatabase, type OpenDatabase } from './open.js'

/** The database of an installation, wherever it lies. */
export interface Site extends OpenDatabase {
  /** For people: the data folder, or the server and database of DATABASE_URL, never the password. */
  place: string
  /** The migrations that opening it has applied. */
  applied: string[]
  /** With `force`, what is still under way is cut off. */
  close: (options?: { force?: boolean }) => Promise<void>
}

interface SiteOptions {
  log: (message: string) => void
  /** Starts the embedded PostgreSQL again whenever it dies. */
  supervise?: boolean
  /** Default: true. */
  migrate?: boolean
}

class SiteError extends Error {}

/** Joins the embedded PostgreSQL, or connects to that of DATABASE_URL, and brings the schema up to date. */
export async function openSite(config: Config, options: SiteOptions): Promise<Site> {
  const { dataDir, databaseUrl } = config
  const { log, supervise = false } = options
  const place = databaseUrl === null ? dataDir : placeOf(databaseUrl)
  const pooled = databaseUrl !== null && (await reach(databaseUrl, place))
  const embedded = databaseUrl === null ? await joinEmbedded({ dataDir, log, supervise }) : null
  const database = openDatabase({
    url: embedded?.url ?? databaseUrl ?? '',
    poolSize: config.databasePoolSize,
    prepare: config.preparedStatements === 'on' || (config.preparedStatements === 'auto' && !pooled),
    log,
  })

  let ending: Promise<void> | undefined
  async function close({ force = false } = {}): Promise<void> {
    ending ??= database.close()
    // The pool ends when its connections are free, which a statement that hangs never is.
    if (force) ending.catch(() => undefined)
    else await ending
    await embedded?.leave()
  }

  try {
    const { applied } = options.migrate === false ? { applied: [] } : await migrate(database.pool)
    return { ...database, place, applied, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Signs sessions and tokens. Kept in the database, so that all nodes have the same one. */
export async function readSecret(pool: pg.Pool): Promise<string> {
  await pool.query(`insert into settings (name, value) values ('auth_secret', $1) on conflict do nothing`, [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await pool.query<{ value: string }>(
    `select value from settings where name = 'auth_secret'`,
  )
  return rows[0]?.value ?? ''
}

function placeOf(url: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url })
    return `PostgreSQL at ${host}:${port}, database ${database ?? ''}`
  } catch (error) {
    throw new SiteError(
      `DATABASE_URL cannot be used (${messageOf(error)}). Write it like postgres://user:password@host:5432/waypost.`,
    )
  }
}

/** Whether a pooler answers there; throws when nothing does. */
async function reach(url: string, place: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await isPooled(client)
  } catch (error) {
    throw new SiteError(`${place}: ${causeOf(error)} Check DATABASE_URL.`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there.',
  ENOENT: 'nothing answers there.',
  ENOTFOUND: 'the host is not known.',
  EAI_AGAIN: 'the host is not known.',
  '28P01': 'the user or the password is refused.',
  '3D000': 'this database does not exist.',
}

function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return causes[code] ?? `the connection failed (${messageOf(error)}).`
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
