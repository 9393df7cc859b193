import {
  LogController,
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type pg from 'pg'
import type { Actor } from '../access/access.js'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { ApiError, badRequest, notFound } from '../errors.js'
import { newId } from '../ids.js'
import { Authenticator } from './authenticate.js'
import { errorBody, toApiError } from './errors.js'
import { gone, legacyPath, sunsetHeaders } from './legacy-paths.js'
import { Metrics } from './metrics.js'
import { RateLimit } from './rate-limit.js'
import { JsonText, NoFields, type Route } from './route.js'
import { bodyValidator, queryValidator } from './validate.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or why that is not known. */
    identity: Actor | ApiError | null
  }
}

export interface ServerParts {
  config: Config
  db: Db
  pool: pg.Pool
  logger: FastifyBaseLogger
  routes: readonly Route[]
}

const apiPrefix = '/api/v1'

/** The HTTP server over a list of routes. Everything that all routes share happens here, once. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, logger, db, routes } = parts
  const authenticator = new Authenticator(db, (error) =>
    logger.error({ err: error }, 'last_used was not written'),
  )
  const limit = new RateLimit(config.rateLimitPerMinute)
  const metrics = new Metrics(parts.pool)

  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: config.bodyLimitBytes,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) => {
      void admit(request, reply).then(
        () => sendError(error, request, reply),
        (refusal: unknown) => sendError(refusal, request, reply),
      )
    },
  })

  /** Identifies and counts a request to the API; throws 429. Not knowing who asks is decided by the route. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.url.startsWith(apiPrefix)) return
    const key = request.headers['x-api-key']
    const identity = await authenticator.identify(Array.isArray(key) ? key[0] : key)
    request.identity = identity
    const who = identity instanceof ApiError ? `address:${request.ip}` : `key:${identity.tokenId}`
    const { allowed, remaining, reset } = await limit.count(who)
    reply.header('x-ratelimit-remaining', remaining).header('x-ratelimit-reset', reset)
    if (allowed) return
    metrics.rateLimited.inc()
    const seconds = Math.max(1, reset - Math.floor(Date.now() / 1000))
    throw new ApiError(
      429,
      'rate_limited',
      `The limit is ${config.rateLimitPerMinute} requests a minute. Try again in ${seconds} seconds.`,
      {},
      { 'retry-after': String(seconds) },
    )
  }

  function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = toApiError(thrown, config.bodyLimitBytes)
    if (error.status >= 500) request.log.error({ err: thrown, request_id: request.id }, 'request failed')
    return reply
      .code(error.status)
      .headers(error.headers)
      .header('x-request-id', request.id)
      .type('application/json; charset=utf-8')
      .send(errorBody(error, request.id))
  }

  server.decorateRequest('identity', null)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    await admit(request, reply)
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
  server.addHook('onClose', () => authenticator.close())
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  acceptJson(server)

  const table = routes.map((route) => ({ route, url: toUrl(route.path) }))
  for (const { route, url } of table) {
    const handler = handlerOf(route, parts)
    server.route({ method: route.method, url, handler })
    for (const alias of route.aliases ?? [])
      server.route({ method: route.method, url: toUrl(alias), handler })
    const legacy = legacyPath(url)
    if (!legacy) continue
    server.route({
      method: route.method,
      url: legacy,
      onRequest: async (request, reply) => {
        reply.headers(sunsetHeaders(request.url))
        if (!config.legacyIssuesPaths) throw gone(request.url)
      },
      handler,
    })
  }

  const patterns = table.flatMap(({ route, url }) =>
    [url, legacyPath(url) ?? url, ...(route.aliases ?? []).map(toUrl)].map((path) => ({
      method: route.method,
      pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
    })),
  )
  server.setNotFoundHandler((request) => {
    const path = request.url.split('?')[0] ?? ''
    const methods = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    if (methods.size === 0) throw notFound('address')
    const allow = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    throw new ApiError(
      405,
      'method_not_allowed',
      `${request.method} is not possible here. Allowed: ${allow.join(', ')}.`,
      { allowed: allow },
      { allow: allow.join(', ') },
    )
  })

  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return server
}

/** `/workspaces/{workspace_slug}/` as the router writes it. */
function toUrl(path: string): string {
  return apiPrefix + path.replace(/\{(\w+)\}/g, ':$1')
}

function handlerOf(route: Route, { db, config }: ServerParts) {
  const checkQuery = queryValidator(route.query ?? NoFields)
  const checkBody = bodyValidator(route.body ?? NoFields)
  // Safe: `route` has checked the handler against the scope and the schemas that make this context.
  const run = route.handler as (ctx: object) => Promise<unknown>

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = request.identity
    if (actor === null) throw new Error('A request reached its handler without having been identified.')
    if (actor instanceof ApiError) throw actor
    const params = request.params as Record<string, string>
    for (const value of Object.values(params)) if (value.includes('\0')) throw notFound('address')
    const scope = await route.access.enter(db, actor, params)
    const strict = /\bhandling\s*=\s*"?strict\b/i.test(String(request.headers['prefer'] ?? ''))
    const query = checkQuery(request.query, strict)
    const body = checkBody(request.body === undefined ? {} : request.body, strict)
    const result: unknown = await run({ db, config, actor, scope, params, query, body, strict })
    reply.code(route.status)
    if (result === undefined) return reply.send()
    return reply
      .type('application/json; charset=utf-8')
      .send(result instanceof JsonText ? result.text : JSON.stringify(result))
  }
}

/** Real clients send `Content-Type: application/json` on everything: an empty body is then an empty object. */
function acceptJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, text as string, (error, value) => {
      if (error)
        done(badRequest('malformed_json', `The request body is not well-formed JSON: ${error.message}`))
      else done(null, value)
    })
  })
}
