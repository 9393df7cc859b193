import { andThen, type MaybePromise } from '../and-then.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Allowance {
  allowed: boolean
  remaining: number
  /** When the window ends, in seconds since 1970: the same number for every response in it. */
  reset: number
}

/** In which window a request is counted, and how many may be. */
export interface Window {
  /** In seconds since 1970. */
  begins: number
  seconds: number
  limit: number
}

export interface Count {
  allowed: boolean
  remaining: number
  /** The beginning of the window in which it was counted, by the clock of whoever opened it. */
  begins: number
}

/** Where requests are counted, for all processes. */
export interface Counts {
  count: (who: string, window: Window) => MaybePromise<Count>
  close: () => Promise<void>
}

/** Makes limits over one shared store of counts. */
export class RateLimits {
  private told = 0

  constructor(
    private readonly counts: Counts,
    private readonly warn: (error: unknown) => void,
  ) {}

  of(perWindow: number, windowSeconds = 60): RateLimit {
    return new RateLimit(perWindow, windowSeconds, this.counts, (error) => {
      if (Date.now() - this.told < 10_000) return
      this.told = Date.now()
      this.warn(error)
    })
  }

  close(): Promise<void> {
    return this.counts.close()
  }
}

/**
 * Fixed windows that begin with each minute of the clock, so that every node agrees on where they end. When the shared
 * counts cannot be reached, each process counts by itself until they can: better too many requests than none.
 */
export class RateLimit {
  private readonly own: RateLimiterMemory

  constructor(
    /** 0: no limit. */
    readonly perWindow: number,
    private readonly seconds: number,
    private readonly counts: Counts,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.own = new RateLimiterMemory({ points: perWindow, duration: seconds })
  }

  count(who: string, now = Date.now()): MaybePromise<Allowance> {
    const { perWindow: limit, seconds } = this
    const begins = Math.floor(now / 1000 / seconds) * seconds
    // No limit: the header still needs an integer; what remains is then as large as it was.
    if (limit === 0) return { allowed: true, remaining: 1_000_000, reset: begins + seconds }
    return andThen(this.countShared(who, { begins, seconds, limit }), (count) => ({
      allowed: count.allowed,
      remaining: count.remaining,
      reset: count.begins + seconds,
    }))
  }

  private countShared(who: string, window: Window): MaybePromise<Count> {
    const count = this.counts.count(who, window)
    if (!(count instanceof Promise)) return count
    return count.catch((error: unknown) => {
      this.onFailure(error)
      return consume(this.own, who, window.begins)
    })
  }
}

/** Counts one request with a limiter of the library. */
export async function consume(
  limiter: Pick<RateLimiterMemory, 'consume'>,
  who: string,
  begins: number,
): Promise<Count> {
  try {
    const { remainingPoints } = await limiter.consume(`${begins}:${who}`)
    return { allowed: true, remaining: remainingPoints, begins }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { allowed: false, remaining: 0, begins }
  }
}
