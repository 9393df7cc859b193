import { findPlace } from './cluster.js'
import { countUsers, enrol, withLock } from './processes.js'
import { ensureServer, findServer, stopServer } from './server.js'

export interface EmbeddedPostgres {
  /** A connection string for `pg`. */
  url: string
  pid: number
  /** True when a living server was found and joined rather than started. */
  joined: boolean
  /** Leaves the server; the last process that uses it stops it (fast shutdown, waits for it to end). */
  leave(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log: (message: string) => void
  /** Starts the server again whenever it dies. */
  supervise?: boolean
}

/**
 * Starts the PostgreSQL of a data folder, or joins it when another process has started it.
 *
 * ```ts
 * const postgres = await joinEmbedded({ dataDir: '.waypost', log: console.log })
 * const pool = new Pool({ connectionString: postgres.url })
 * await pool.query('SELECT 1')
 * await pool.end()
 * await postgres.leave()
 * ```
 */
export async function joinEmbedded({ dataDir, log, supervise }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir)
  const { server, started, resign } = await withLock(place.lock, async () => {
    const resign = await enrol(place.users)
    try {
      const ensured = await ensureServer(place, log)
      if (ensured.started) await countUsers(place.users, true)
      return { ...ensured, resign }
    } catch (error) {
      await resign()
      await abandon().catch(() => undefined)
      throw error
    }
  })

  let left: Promise<void> | undefined
  const postgres: EmbeddedPostgres = {
    url: server.url,
    pid: server.pid,
    joined: !started,
    leave: () => (left ??= leave()),
  }
  const stopWatching = supervise ? watch(revive, log) : undefined
  return postgres

  async function leave(): Promise<void> {
    await stopWatching?.()
    await withLock(place.lock, async () => {
      await resign()
      if ((await countUsers(place.users)) === 0) await stopServer(place)
    })
  }

  /** A server that failed us is stopped, but not one that still recovers: the next try finds it further on. */
  async function abandon(): Promise<void> {
    const failed = await findServer(place)
    if (failed && failed.status !== 'starting' && (await countUsers(place.users)) === 0)
      await stopServer(place)
  }

  async function revive(): Promise<void> {
    const living = await findServer(place)
    if (living) {
      // Another process may have been faster to start it again.
      postgres.pid = living.pid
      return
    }
    log(`PostgreSQL (pid ${postgres.pid}) has ended; starting it again`)
    const { server } = await withLock(place.lock, () => ensureServer(place, log))
    postgres.pid = server.pid
    postgres.url = server.url
    log(`PostgreSQL runs again (pid ${server.pid})`)
  }
}

const checkEvery = 1_000
const retryEvery = 5_000

/** Calls `check` again and again, never twice at once. The answer ends that, and waits for a check under way. */
function watch(check: () => Promise<void>, log: (message: string) => void): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let over = false
  const schedule = (delay: number) => {
    if (over) return
    timer = setTimeout(() => {
      running = tick()
    }, delay).unref()
  }
  const tick = () =>
    check().then(
      () => schedule(checkEvery),
      (error: unknown) => {
        log(`PostgreSQL could not be started again: ${String(error)}`)
        schedule(retryEvery)
      },
    )
  schedule(checkEvery)
  return () => {
    over = true
    clearTimeout(timer)
    return running
  }
}
