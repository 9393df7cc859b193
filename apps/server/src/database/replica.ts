import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ApiError } from '../errors.js'
import { isPooled } from './changes.js'
import { actFor, openDatabase, type Db, type OpenDatabase } from './open.js'

const lookMillis = 1000
/** A replica that says nothing for this long is passed over. */
const patienceMillis = 2000

/** How far a workspace has come: its last event, and how often users, who belong to no workspace, were changed. */
export interface Version {
  events: number
  users: number
}

export async function readVersions(db: Db, workspaceIds: readonly string[]): Promise<Map<string, Version>> {
  const { rows } = await sql<Version & { id: string }>`
    select k.workspace_id as id, k.last_event as events, u.count as users
    from workspace_counters k cross join user_changes u
    where k.workspace_id = any(${workspaceIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, events, users }) => [id, { events, users }]))
}

interface ReplicaOptions {
  url: string
  poolSize: number
  preparedStatements: 'auto' | 'on' | 'off'
  primary: Db
  /** How far a workspace has come on the primary; asked after the read was. */
  versionOf: (workspaceId: string) => Promise<Version | undefined>
  log: (message: string) => void
}

interface Usable {
  database: OpenDatabase
  connections: Set<pg.Client>
  /** Reads that are under way there; called when it is passed over. */
  cutOff: Set<() => void>
}

/**
 * A standby of the database that answers reads without ever answering from before a write: the primary is asked how
 * far the workspace has come, and the replica reads in one snapshot, only if that has come as far. Otherwise, and
 * whenever something goes wrong with the replica, the primary reads. Nobody notices but the metrics.
 */
export class Replica {
  private usable: Usable | undefined
  private watcher: pg.Client | undefined
  private looking: Promise<void> | undefined
  private readonly timer: NodeJS.Timeout
  private over = false
  private lastComplaint = ''
  /** Who has answered reads, and for what reason. */
  readonly reads = { answered: 0, behind: 0, failed: 0, unavailable: 0 }
  /** Bytes of the primary's journal that are still to be applied; NaN while that is not known. */
  lagBytes = NaN

  constructor(private readonly options: ReplicaOptions) {
    this.timer = setInterval(() => this.look(), lookMillis).unref()
    this.look()
  }

  get isInUse(): boolean {
    return this.usable !== undefined
  }

  /** Runs a read that shows nothing but what belongs to a workspace, and users. */
  async read<T>(workspaceId: string, run: (db: Db) => Promise<T>): Promise<T> {
    const { primary, versionOf } = this.options
    const { usable } = this
    if (!usable) {
      this.reads.unavailable += 1
      return run(primary)
    }
    const version = await versionOf(workspaceId)
    const found = version && (await this.readThere(usable, workspaceId, version, run))
    return found ? found.result : run(primary)
  }

  async close(): Promise<void> {
    this.over = true
    clearInterval(this.timer)
    await this.looking
    this.passOver()
  }

  private async readThere<T>(
    { database, cutOff }: Usable,
    workspaceId: string,
    wanted: Version,
    run: (db: Db) => Promise<T>,
  ): Promise<{ result: T } | undefined> {
    try {
      const reading = database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (db) => {
          const version = (await readVersions(db, [workspaceId])).get(workspaceId)
          if (!version || version.events < wanted.events || version.users < wanted.users) return undefined
          actFor(this.options.primary, db)
          return { result: await run(db) }
        })
      // A read that waits for a connection has none that could be cut off.
      const found = await unlessCutOff(reading, cutOff)
      this.reads[found ? 'answered' : 'behind'] += 1
      return found
    } catch (error) {
      // Refused, as the primary would refuse it.
      if (error instanceof ApiError) {
        this.reads.answered += 1
        throw error
      }
      this.reads.failed += 1
      this.look()
      return undefined
    }
  }

  private look(): void {
    if (!this.over) this.looking ??= this.lookOnce().finally(() => (this.looking = undefined))
  }

  private async lookOnce(): Promise<void> {
    try {
      this.watcher ??= await this.connect()
      const { primary } = this.options
      const at = await inTime(
        sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(primary),
      ).then(
        ({ rows }) => rows[0]?.at ?? null,
        () => null,
      )
      const { rows } = await inTime(
        this.watcher.query<{ standby: boolean; lag: number | null }>(
          `select pg_is_in_recovery() as standby, case when pg_is_in_recovery() then
             greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::float8 end as lag`,
          [at],
        ),
      )
      // What is written elsewhere has other events under the same numbers.
      if (!rows[0]?.standby) throw new Error('that server is not a standby.')
      this.lagBytes = rows[0].lag ?? NaN
      this.usable ??= await this.open(this.watcher)
    } catch (error) {
      this.passOver(error instanceof Error ? error.message : String(error))
    }
  }

  /** On a connection of its own, that no read keeps waiting. */
  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.options.url,
      connectionTimeoutMillis: patienceMillis,
      application_name: 'waypost replica watcher',
      keepAlive: true,
    })
    client.on('error', () => undefined)
    await client.connect()
    client.on('end', () => client === this.watcher && this.passOver('the connection has ended.'))
    return client
  }

  private async open(watcher: pg.Client): Promise<Usable> {
    const { url, poolSize, preparedStatements, log } = this.options
    const prepare =
      preparedStatements === 'on' || (preparedStatements === 'auto' && !(await inTime(isPooled(watcher))))
    const database = openDatabase({ url, poolSize, prepare })
    const connections = new Set<pg.Client>()
    database.pool.on('connect', (client) => client instanceof pg.Client && connections.add(client))
    database.pool.on('remove', (client) => client instanceof pg.Client && connections.delete(client))
    this.lastComplaint = ''
    log('the replica is in use')
    return { database, connections, cutOff: new Set() }
  }

  /** Reads that are under way there are cut off, and read on the primary: it may never answer them. */
  private passOver(complaint?: string): void {
    const { usable, watcher } = this
    this.usable = this.watcher = undefined
    this.lagBytes = NaN
    for (const cut of usable?.cutOff ?? []) cut()
    void watcher?.end().catch(() => undefined)
    for (const client of usable?.connections ?? []) void client.end().catch(() => undefined)
    void usable?.database.close().catch(() => undefined)
    if (complaint === undefined || complaint === this.lastComplaint) return
    this.lastComplaint = complaint
    this.options.log(`the replica is passed over: ${complaint}`)
  }
}

function unlessCutOff<T>(work: Promise<T>, cutOff: Set<() => void>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cut = () => reject(new Error('the replica is passed over.'))
    cutOff.add(cut)
    void work.then(resolve, reject).finally(() => cutOff.delete(cut))
  })
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = async (): Promise<never> => {
    await sleep(patienceMillis, undefined, { ref: false })
    throw new Error(`it says nothing for ${patienceMillis} ms.`)
  }
  return Promise.race([work, late()])
}
