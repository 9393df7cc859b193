import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { consume, type Count, type Counts, type Window } from './rate-limit.js'

/** Counts in Redis or Valkey: one round trip a request, exact over all processes. */
export class RedisCounts implements Counts {
  private readonly limiters = new Map<string, RateLimiterRedis>()
  private opening: Promise<Redis> | undefined

  constructor(private readonly url: string) {}

  async count(who: string, { begins, seconds, limit }: Window): Promise<Count> {
    this.opening ??= open(this.url)
    const redis = await this.opening
    const name = `${limit}/${seconds}`
    const options = { storeClient: redis, keyPrefix: 'waypost', points: limit, duration: seconds }
    const limiter = this.limiters.get(name) ?? new RateLimiterRedis(options)
    this.limiters.set(name, limiter)
    return consume(limiter, who, begins)
  }

  async close(): Promise<void> {
    const redis = await this.opening
    redis?.disconnect()
  }
}

async function open(url: string): Promise<Redis> {
  // Loaded when it is used: most installations have no Redis.
  const { Redis } = await import('ioredis')
  // A store that does not answer must not keep requests waiting: they are then counted in memory.
  const redis = new Redis(url, { maxRetriesPerRequest: 0, connectTimeout: 1000, commandTimeout: 500 })
  // Told by the requests that fail.
  redis.on('error', () => undefined)
  return redis
}
