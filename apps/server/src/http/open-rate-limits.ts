import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.js'
import type { OpenDatabase } from '../database/open.js'
import { LeasedCounts } from './leased-counts.js'
import { RateLimits } from './rate-limit.js'
import { RedisCounts } from './redis-counts.js'

/** The limits of all processes together, counted in Redis where there is one, in PostgreSQL otherwise. */
export function openRateLimits(
  { redisUrl }: Config,
  { pool, changes }: OpenDatabase,
  logger: FastifyBaseLogger,
): RateLimits {
  const counts = redisUrl === null ? new LeasedCounts(pool, changes) : new RedisCounts(redisUrl)
  return new RateLimits(counts, (error) =>
    logger.warn({ err: error }, 'the shared rate limit cannot be reached; each process counts by itself'),
  )
}
