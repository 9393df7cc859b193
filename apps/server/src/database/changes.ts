import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** What processes tell each other about. */
interface Topics {
  /** `<workspace_id> <entity>`: events were appended to the log of this workspace. */
  events: string
  /** The id of an API key that was changed or deleted; told by a trigger. */
  keys: string
  /** Whose requests this process sees too: what others have taken of their limit in advance is to be given back. */
  release: string
}

type Topic = keyof Topics
type Message = readonly [topic: Topic, value: string]

const channel = 'waypost_changes'
/** What is said within this time goes out as one notification. */
const gatherMillis = 2
const reconnectMillis = 1000
/** A notification holds less than 8,000 bytes. */
const messagesAtOnce = 80

/**
 * Tells every process over one database what was changed, by LISTEN and NOTIFY. A message may be lost: with a process
 * that dies before it speaks, while a connection is made anew, or behind a pooler, where nobody can listen. Whoever
 * relies on messages must find out by itself within a second too.
 *
 * Messages are not sent by the writing transactions: a NOTIFY takes a lock on the whole database at the commit, which
 * would let commits through one at a time.
 */
export class Changes {
  private readonly self = randomBytes(6).toString('base64url')
  private readonly handlers = new Map<Topic, Set<(value: string) => void>>()
  private readonly resyncHandlers = new Set<() => void>()
  private readonly unsent = new Map<string, Message>()
  private sending: Promise<void> | undefined
  private client: pg.Client | undefined
  private connecting: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private over = false
  /** Whether messages of other processes arrive. */
  listening = false

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: (message: string) => void,
  ) {}

  on(topic: Topic, handler: (value: string) => void): () => void {
    const handlers = this.handlers.get(topic) ?? new Set()
    this.handlers.set(topic, handlers.add(handler))
    return () => handlers.delete(handler)
  }

  /** Called when messages may have been missed. */
  onResync(handler: () => void): void {
    this.resyncHandlers.add(handler)
  }

  /** Here it is heard at once, elsewhere a moment later. */
  publish(topic: Topic, value: string): void {
    this.deliver([topic, value])
    this.unsent.set(`${topic} ${value}`, [topic, value])
    this.sending ??= this.send().finally(() => (this.sending = undefined))
  }

  /** Hears other processes from now on, if that is possible; finds out in the background. */
  listen(): void {
    this.connecting = this.connect().catch((error: unknown) => this.retry(error))
  }

  /** Sends what is still to be said. */
  async close(): Promise<void> {
    this.over = true
    this.listening = false
    clearTimeout(this.timer)
    await Promise.all([this.sending, this.connecting])
    await this.client?.end().catch(() => undefined)
  }

  private deliver([topic, value]: Message): void {
    for (const handler of this.handlers.get(topic) ?? []) handler(value)
  }

  private async send(): Promise<void> {
    while (this.unsent.size > 0) {
      if (!this.over) await new Promise((resolve) => setTimeout(resolve, gatherMillis))
      const said = [...this.unsent.values()].slice(0, messagesAtOnce)
      for (const [topic, value] of said) this.unsent.delete(`${topic} ${value}`)
      const text = JSON.stringify({ from: this.self, said })
      await this.pool
        .query('select pg_notify($1, $2)', [channel, text])
        .catch((error: unknown) => this.log(`other processes could not be told of changes: ${String(error)}`))
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...this.pool.options,
      application_name: 'waypost listener',
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.on('end', () => this.retry(null))
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    this.client = client
    await client.connect()
    if (await isPooled(client)) {
      this.over = true
      await client.end()
      this.log('behind a connection pooler: changes made by other processes are seen within a second')
      return
    }
    await client.query(`listen ${channel}`)
    this.listening = true
    this.resync()
  }

  private resync(): void {
    for (const handler of this.resyncHandlers) handler()
  }

  private retry(error: unknown): void {
    if (this.over) return
    this.listening = false
    if (error)
      this.log(
        `changes made by other processes are not heard of: ${error instanceof Error ? error.message : 'unknown'}`,
      )
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.listen(), reconnectMillis).unref()
  }

  private hear(payload: string): void {
    try {
      const { from, said } = JSON.parse(payload) as { from: string; said: Message[] }
      if (from !== this.self) said.forEach((message) => this.deliver(message))
    } catch {
      // Anybody with access to the database can send on the channel.
      this.resync()
    }
  }
}

/**
 * Whether a pooler stands between us and PostgreSQL: it hands out process numbers of its own. In its transaction mode a
 * session lasts for a transaction only, so that LISTEN and named statements do not work.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID !== rows[0]?.pid
}
