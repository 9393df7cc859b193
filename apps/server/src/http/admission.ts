import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../access/access.js'
import { ApiError } from '../errors.js'
import type { Authenticator } from './authenticate.js'
import type { Metrics } from './metrics.js'
import type { RateLimit } from './rate-limit.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or why that is not known. */
    identity: Actor | Error | null
  }
}

export const apiPrefix = '/api/v1'

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Identifies and counts every request to the API, and throws 429. A request without a valid key is counted by its
 * address, so that guessing keys is limited too; whether it may go on is for the route to say.
 */
export function admission(authenticator: Authenticator, limit: RateLimit, metrics: Metrics) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith(apiPrefix)) return
    const key = request.headers['x-api-key']
    const identity = await authenticator.identify(Array.isArray(key) ? key[0] : key).catch(asError)
    const who = identity instanceof Error ? `address:${request.ip}` : `key:${identity.tokenId}`
    const { allowed, remaining, reset } = await limit.count(who)
    reply.header('x-ratelimit-remaining', remaining).header('x-ratelimit-reset', reset)
    request.identity = identity
    if (allowed) return
    metrics.rateLimited.inc()
    const seconds = Math.max(1, reset - Math.floor(Date.now() / 1000))
    const sentence = `The limit is ${limit.perMinute} requests a minute. Try again in ${seconds} seconds.`
    throw new ApiError(429, 'rate_limited', sentence, {}, { 'retry-after': String(seconds) })
  }
}

/** Who asks; throws why that is not known. */
export function actorOf({ identity }: FastifyRequest): Actor {
  if (identity === null) throw new Error('A request reached its handler without having been identified.')
  if (identity instanceof Error) throw identity
  return identity
}
