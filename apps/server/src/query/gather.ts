const mostTogether = 100

/** Who waits for a read. Neither method may throw: others wait for the same answer. */
export interface Listener<T> {
  hear: (value: T | undefined) => void
  fail: (error: unknown) => void
}

/**
 * Reads that differ in nothing but the id. A round trip costs far more than a row, so those that wait
 * in the same turn of the event loop go to PostgreSQL as one statement. A read is sent after it was asked for, so it
 * sees every write that was answered before.
 */
export class GatheredReads<T> {
  private waiting = new Map<string, Listener<T>[]>()
  private underWay = 0
  private scheduled = false

  constructor(
    private readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    /** While so many statements are on their way, what comes is gathered for the next. */
    private readonly mostUnderWay: number,
    private readonly onIdle: () => void = () => undefined,
  ) {}

  read(id: string): Promise<T | undefined> {
    return new Promise((hear, fail) => this.ask(id, { hear, fail }))
  }

  ask(id: string, listener: Listener<T>): void {
    const others = this.waiting.get(id)
    if (others) others.push(listener)
    else this.waiting.set(id, [listener])
    this.schedule()
  }

  private schedule(): void {
    if (this.scheduled || this.underWay >= this.mostUnderWay || this.waiting.size === 0) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      void this.send()
    })
  }

  private async send(): Promise<void> {
    const batch = [...this.waiting].slice(0, mostTogether)
    for (const [id] of batch) this.waiting.delete(id)
    this.underWay += 1
    // Those that did not fit.
    this.schedule()
    try {
      const found = await this.load(batch.map(([id]) => id))
      for (const [id, listeners] of batch) for (const listener of listeners) listener.hear(found.get(id))
    } catch (error) {
      for (const [, listeners] of batch) for (const listener of listeners) listener.fail(error)
    }
    this.underWay -= 1
    if (this.underWay === 0 && this.waiting.size === 0) this.onIdle()
    this.schedule()
  }
}
