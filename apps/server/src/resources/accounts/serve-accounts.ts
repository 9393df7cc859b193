import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import type { Accounts } from '../../accounts/accounts.js'
import { addressHeader } from '../../accounts/auth.js'
import type { Config } from '../../config.js'
import type { Db } from '../../database/open.js'
import { ApiError } from '../../errors.js'
import type { AccountOperation } from '../../http/openapi.js'
import type { RateLimits } from '../../http/rate-limit.js'
import { NoFields } from '../../http/route.js'
import { requireSameOrigin, type Sessions } from '../../http/session.js'
import { bodyValidator } from '../../http/validate.js'
import type { Mail } from '../../mail/mail.js'
import { toAccountError } from './account-errors.js'
import { SignInLimit } from './sign-in-limit.js'

export interface AccountParts {
  config: Config
  db: Db
  limits: RateLimits
  accounts: Accounts
  sessions: Sessions
  /** Null where no mail is sent. */
  mail: Mail | null
}

/** What an endpoint of the accounts is given. */
export interface AccountCall<Body> {
  body: Body
  params: Record<string, string>
  address: string
  /** For better-auth: the cookie, the browser and the address, and nothing else that a client sent. */
  headers: Headers
  /** Who is signed in; throws 401. */
  signedIn: () => Promise<{ userId: string; sessionId: string }>
  /** Sends the cookies that better-auth has set. */
  setCookies: (from: Headers) => void
  limit: SignInLimit
}

/** An operation with what it does. */
export interface AccountRoute {
  operation: AccountOperation
  handler: (call: never) => Promise<object | void>
}

type BodyOf<Operation> = Operation extends { body: infer Body extends TObject } ? Static<Body> : object

export function accountRoute<Operation extends AccountOperation>(
  operation: Operation,
  handler: (call: AccountCall<BodyOf<Operation>>) => Promise<object | void>,
): AccountRoute {
  return { operation, handler }
}

/**
 * /api/auth: what must work before there is a key or a session, and what is about the session itself. Everything else
 * is in /api/v1.
 */
export function serveAccounts(
  server: FastifyInstance,
  { config, limits, sessions }: AccountParts,
  routes: readonly AccountRoute[],
): void {
  const limit = new SignInLimit(config.signInLimit, limits)
  const requests = limits.of(config.sessionRateLimitPerMinute)

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store')
    const { allowed, reset } = await requests.count(`accounts:${request.ip}`)
    if (!allowed) {
      const seconds = Math.max(1, reset - Math.floor(Date.now() / 1000))
      const sentence = `Too many requests. Try again in ${seconds} seconds.`
      throw new ApiError(429, 'rate_limited', sentence, {}, { 'retry-after': String(seconds) })
    }
    requireSameOrigin(request, config.publicUrl)
  }

  for (const { operation, handler } of routes) {
    const { method, path, status, body } = operation
    const checkBody = bodyValidator(body ?? NoFields)
    // Safe: `accountRoute` has checked the handler against the schema of its body.
    const run = handler as (call: object) => Promise<object | void>
    server.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      onRequest: admit,
      handler: async (request, reply) => {
        const call: AccountCall<unknown> = {
          body: checkBody(request.body ?? {}, false),
          params: request.params as Record<string, string>,
          address: request.ip,
          headers: headersFor(request),
          limit,
          signedIn: async () => {
            const found = await sessions.identify(request.headers.cookie)
            if (found === null) throw new ApiError(401, 'signed_out', 'Sign in first.')
            if (found instanceof Error) throw found
            if (!('sessionId' in found)) throw new Error('A cookie gave a key.')
            return found
          },
          setCookies: (from) => void reply.header('set-cookie', from.getSetCookie()),
        }
        const result = await run(call).catch((error: unknown) => {
          throw toAccountError(error)
        })
        return reply.code(status).send(result)
      },
    })
  }
}

function headersFor({ headers, ip }: FastifyRequest): Headers {
  const { cookie, 'user-agent': browser } = headers
  return new Headers({
    [addressHeader]: ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(browser === undefined ? {} : { 'user-agent': browser.slice(0, 500) }),
  })
}
