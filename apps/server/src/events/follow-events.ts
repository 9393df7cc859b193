import { sql } from 'kysely'
import { changesOf, onePerHandle, type Db } from '../database/open.js'
import type { Change } from './append.js'

/** An event as it lies in the log of its workspace. */
export interface LoggedEvent {
  seq: number
  project_id: string | null
  entity: string
  entity_id: string
  verb: 'created' | 'updated' | 'deleted'
  actor_id: string | null
  changes: readonly (Change & { id: string })[]
  created_at: Date
}

const batch = 1000
const pollMillis = 1000

/** What the log holds after this number, oldest first, a batch at most. */
async function readEvents(db: Db, workspaceId: string, after: number): Promise<LoggedEvent[]> {
  const { rows } = await sql<LoggedEvent>`
    select seq, project_id, entity, entity_id, verb, actor_id, changes, created_at from events
    where workspace_id = ${workspaceId} and seq > ${after} order by seq limit ${batch}`.execute(db)
  return rows
}

/** The number of the workspace's last event: who follows from here gets what is new. */
export async function lastEvent(db: Db, workspaceId: string): Promise<number> {
  return (await lastEvents(db, [workspaceId])).get(workspaceId) ?? 0
}

async function lastEvents(db: Db, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ workspace_id: string; last_event: number }>`
    select workspace_id, last_event from workspace_counters
    where workspace_id = any(${workspaceIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.workspace_id, row.last_event]))
}

/**
 * Gives every event of a workspace after a number, in order and without gaps, whichever process appends it, until the
 * signal ends it. Who notes the last number it has dealt with can go on from there after any interruption.
 *
 * ```ts
 * for await (const events of followEvents(db, workspaceId, after, signal)) for (const event of events) send(event)
 * ```
 */
export async function* followEvents(
  db: Db,
  workspaceId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<LoggedEvent[], void> {
  const feed = feedOf(db)
  const tail = await feed.join(workspaceId)
  try {
    let seq = after
    while (!signal.aborted) {
      const events = tail.since(seq) ?? (await readEvents(db, workspaceId, seq))
      const last = events.at(-1)
      if (last) {
        seq = last.seq
        yield events
      } else await tail.wait(signal)
    }
  } finally {
    feed.leave(tail)
  }
}

/** The end of one workspace's log, read once for all its followers in this process. */
class Tail {
  followers = 0
  /** All events after `start`, up to `head`, are in `recent`. */
  head = Infinity
  private start = Infinity
  private readonly recent: LoggedEvent[] = []
  private readonly waiting = new Set<() => void>()
  private reading: Promise<void> | undefined
  private again = false
  readonly ready: Promise<void>

  constructor(
    readonly workspaceId: string,
    private readonly db: Db,
  ) {
    this.ready = lastEvent(db, workspaceId).then((seq) => {
      this.head = this.start = seq
      // What was appended meanwhile has told nobody yet.
      this.refresh()
    })
  }

  /** What came after this number; null when that is too long ago to be known here. */
  since(seq: number): LoggedEvent[] | null {
    if (seq < this.start) return null
    const first = this.recent.findLastIndex((event) => event.seq <= seq) + 1
    return this.recent.slice(first)
  }

  /** Until something was appended, or the signal ends the waiting. */
  wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      this.waiting.add(wake)
      signal.addEventListener('abort', wake)
      if (signal.aborted) wake()
    })
  }

  /** Reads on. A failure is left to the next time. */
  refresh(): void {
    this.again = true
    this.reading ??= this.read()
      .catch(() => undefined)
      .finally(() => (this.reading = undefined))
  }

  private async read(): Promise<void> {
    while (this.again) {
      this.again = false
      const events = await readEvents(this.db, this.workspaceId, this.head)
      const last = events.at(-1)
      if (!last) continue
      this.again ||= events.length === batch
      this.head = last.seq
      this.recent.push(...events)
      const dropped = this.recent.splice(0, Math.max(0, this.recent.length - batch)).at(-1)
      if (dropped) this.start = dropped.seq
      for (const wake of [...this.waiting]) wake()
    }
  }
}

/** All tails of this process. Woken by messages of any process; looks by itself once a second, since they get lost. */
class Feed {
  private readonly tails = new Map<string, Tail>()
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly db: Db) {
    const changes = changesOf(db)
    changes.on('events', (value) => this.tails.get(value.slice(0, value.indexOf(' ')))?.refresh())
    changes.onResync(() => void this.poll())
  }

  async join(workspaceId: string): Promise<Tail> {
    const tail = this.tails.get(workspaceId) ?? new Tail(workspaceId, this.db)
    this.tails.set(workspaceId, tail)
    tail.followers += 1
    this.timer ??= setInterval(() => void this.poll(), pollMillis).unref()
    try {
      await tail.ready
      return tail
    } catch (error) {
      this.leave(tail)
      throw error
    }
  }

  leave(tail: Tail): void {
    tail.followers -= 1
    if (tail.followers === 0) this.tails.delete(tail.workspaceId)
    if (this.tails.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }

  private async poll(): Promise<void> {
    const heads = await lastEvents(this.db, [...this.tails.keys()]).catch(() => new Map<string, number>())
    for (const [id, tail] of this.tails) if ((heads.get(id) ?? 0) > tail.head) tail.refresh()
  }
}

const feedOf = onePerHandle((db) => new Feed(db))
