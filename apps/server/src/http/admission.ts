import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../access/access.js'
import { ApiError } from '../errors.js'
import type { Authenticator } from './authenticate.js'
import { countedBefore } from './kept-answers.js'
import type { Metrics } from './metrics.js'
import type { RateLimit } from './rate-limit.js'
import { requireSameOrigin, type Sessions } from './session.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or why that is not known. */
    identity: Actor | Error | null
  }
}

export const apiPrefix = '/api/v1'

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

export type Identify = (request: FastifyRequest) => Promise<Actor | Error>

/** By key or by cookie. A key is sent on purpose, a cookie by the browser: the key counts. */
export function identifier(authenticator: Authenticator, sessions: Sessions): Identify {
  return async ({ headers }) => {
    const key = headers['x-api-key']
    try {
      const session = key === undefined ? await sessions.identify(headers.cookie) : null
      return session ?? (await authenticator.identify(Array.isArray(key) ? key[0] : key))
    } catch (error) {
      return asError(error)
    }
  }
}

interface Gate {
  identify: Identify
  /** For keys, and for addresses without one. */
  limit: RateLimit
  sessionLimit: RateLimit
  metrics: Metrics
  publicUrl: string
}

/**
 * Identifies and counts every request to the API, and throws 429. A request without a valid key is counted by its
 * address, so that guessing keys is limited too; whether it may go on is for the route to say.
 */
export function admission({ identify, limit, sessionLimit, metrics, publicUrl }: Gate) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith(apiPrefix)) return
    const identity = await identify(request)
    const session = identity instanceof Error || 'tokenId' in identity ? null : identity.sessionId
    const applied = session === null ? limit : sessionLimit
    const { allowed, remaining, reset } =
      countedBefore(request.raw) ?? (await applied.count(whoIs(identity, request.ip)))
    reply.header('x-ratelimit-remaining', remaining).header('x-ratelimit-reset', reset)
    request.identity = identity
    if (!allowed) {
      metrics.rateLimited.inc()
      const seconds = Math.max(1, reset - Math.floor(Date.now() / 1000))
      const sentence = `The limit is ${applied.perWindow} requests a minute. Try again in ${seconds} seconds.`
      throw new ApiError(429, 'rate_limited', sentence, {}, { 'retry-after': String(seconds) })
    }
    if (session !== null) requireSameOrigin(request, publicUrl)
  }
}

function whoIs(identity: Actor | Error, address: string): string {
  if (identity instanceof Error) return `address:${address}`
  return 'tokenId' in identity ? `key:${identity.tokenId}` : `session:${identity.sessionId}`
}

/** Who asks; throws why that is not known. */
export function actorOf({ identity }: FastifyRequest): Actor {
  if (identity === null) throw new Error('A request reached its handler without having been identified.')
  if (identity instanceof Error) throw identity
  return identity
}
