const mostTogether = 100

interface Waiting<T> {
  promise: Promise<T | undefined>
  resolve: (value: T | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads that differ in nothing but the id. A round trip costs far more than a row, so those that wait
 * in the same turn of the event loop go to PostgreSQL as one statement. A read is sent after it was asked for, so it sees every write that was answered before.
 */
export class GatheredReads<T> {
  private waiting = new Map<string, Waiting<T>>()
  private underWay = 0
  private scheduled = false

  constructor(
    private readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    /** While so many statements are on their way, what comes is gathered for the next. */
    private readonly mostUnderWay: number,
    private readonly onIdle: () => void = () => undefined,
  ) {}

  read(id: string): Promise<T | undefined> {
    const same = this.waiting.get(id)
    if (same) return same.promise
    const waiting = defer<T | undefined>()
    this.waiting.set(id, waiting)
    this.schedule()
    return waiting.promise
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
      for (const [id, { resolve }] of batch) resolve(found.get(id))
    } catch (error) {
      for (const [, { reject }] of batch) reject(error)
    }
    this.underWay -= 1
    if (this.underWay === 0 && this.waiting.size === 0) this.onIdle()
    this.schedule()
  }
}

function defer<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void } {
  let resolve: (value: T) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<T>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve, reject }
}
