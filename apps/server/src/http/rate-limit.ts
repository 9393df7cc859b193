import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Allowance {
  allowed: boolean
  remaining: number
  /** When the window ends, in seconds since 1970: the same number for every response in it. */
  reset: number
}

/** Fixed windows that begin with each minute of the clock, so that every node agrees on where they end. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory | null

  constructor(
    /** 0: no limit. */
    readonly perWindow: number,
    private readonly windowSeconds = 60,
  ) {
    this.limiter =
      perWindow === 0 ? null : new RateLimiterMemory({ points: perWindow, duration: windowSeconds })
  }

  async count(who: string, now = Date.now()): Promise<Allowance> {
    const window = Math.floor(now / 1000 / this.windowSeconds)
    const reset = (window + 1) * this.windowSeconds
    // No limit: the header still needs an integer; what remains is then as large as it was.
    if (!this.limiter) return { allowed: true, remaining: 1_000_000, reset }
    try {
      const { remainingPoints } = await this.limiter.consume(`${window}:${who}`)
      return { allowed: true, remaining: remainingPoints, reset }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { allowed: false, remaining: 0, reset }
    }
  }
}
