import { ApiError } from '../../errors.js'
import type { RateLimits } from '../../http/rate-limit.js'

const minutes = 15

/**
 * Guessing passwords is slow, from wherever it is done. An account is not locked by one stranger who fails often: that
 * takes many addresses.
 */
export class SignInLimit {
  private readonly limits

  constructor(perPair: number, limits: RateLimits) {
    const of = (times: number) => limits.of(perPair * times, minutes * 60)
    this.limits = { pair: of(1), address: of(5), account: of(10) }
  }

  async count(address: string, email: string): Promise<void> {
    const { limits } = this
    const counts = await Promise.all([
      limits.pair.count(`sign-in:${address}:${email}`),
      limits.address.count(`sign-in-address:${address}`),
      limits.account.count(`sign-in-account:${email}`),
    ])
    const refusal = counts.find(({ allowed }) => !allowed)
    if (!refusal) return
    const seconds = Math.max(1, refusal.reset - Math.floor(Date.now() / 1000))
    const sentence = `Too many attempts. Try again in ${wait(seconds)}.`
    throw new ApiError(429, 'rate_limited', sentence, {}, { 'retry-after': String(seconds) })
  }
}

function wait(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}
