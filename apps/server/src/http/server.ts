import {
  LogController,
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type RouteHandlerMethod,
} from 'fastify'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type pg from 'pg'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { ApiError, badRequest, notFound } from '../errors.js'
import type { Replica } from '../database/replica.js'
import type { FileStore } from '../files/store.js'
import type { Mail } from '../mail/mail.js'
import { actorOf, admission, apiPrefix, identifier, type Identify } from './admission.js'
import { Authenticator } from './authenticate.js'
import { answerClientError } from './client-error.js'
import { errorBody, toApiError } from './errors.js'
import { handlerOf } from './handle.js'
import { gone, legacyPaths, sunsetHeaders } from './legacy-paths.js'
import { KeptAnswers, type Finished, type Versions } from './kept-answers.js'
import { Metrics } from './metrics.js'
import { measureReplica } from './replica-metrics.js'
import type { RateLimits } from './rate-limit.js'
import type { Route } from './route.js'
import type { Sessions } from './session.js'

export interface ServerParts {
  config: Config
  db: Db
  pool: pg.Pool
  /** Null where there is none. */
  replica: Replica | null
  limits: RateLimits
  files: FileStore
  logger: FastifyBaseLogger
  routes: readonly Route[]
  sessions: Sessions
  /** Null where no mail is sent. */
  mail: Mail | null
  versions: Versions
}

/** The HTTP server over a list of routes. Everything that all routes share is put together here, once. */
export function buildServer(parts: ServerParts): FastifyInstance {
  const { config, logger, db, routes } = parts
  const authenticator = new Authenticator(db, (error) =>
    logger.error({ err: error }, 'last_used was not written'),
  )
  const metrics = new Metrics(parts.pool)
  if (parts.replica) measureReplica(parts.replica, metrics.registry)
  const limit = parts.limits.of(config.rateLimitPerMinute)
  const answers = new KeptAnswers({
    authenticator,
    limit,
    versions: parts.versions,
    onFinish: recordFinished,
  })
  const identify = identifier(authenticator, parts.sessions)
  const closing = new AbortController()
  const admit = admission({
    identify,
    limit,
    sessionLimit: parts.limits.of(config.sessionRateLimitPerMinute),
    metrics,
    publicUrl: config.publicUrl,
  })

  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger of its own for every request costs more than the request's line, which names the request anyway.
    childLoggerFactory: (shared) => shared,
    bodyLimit: config.bodyLimitBytes,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    clientErrorHandler: answerClientError(logger),
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => record(request, reply))
      void admit(request, reply).then(
        () => sendError(error, request, reply),
        (refusal: unknown) => sendError(refusal, request, reply),
      )
    },
  })

  function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = toApiError(thrown, config.bodyLimitBytes)
    if (error.status >= 500) request.log.error({ err: thrown, request_id: request.id }, 'request failed')
    return reply
      .code(error.status)
      .headers(error.headers)
      .type('application/json; charset=utf-8')
      .send(errorBody(error, request.id))
  }

  function record(request: FastifyRequest, reply: FastifyReply): void {
    const { id, method, url } = request
    const route = request.routeOptions.url ?? 'unknown'
    recordFinished({ id, method, url, route, status: reply.statusCode, ms: reply.elapsedTime })
  }

  function recordFinished({ id, method, url, route, status, ms }: Finished): void {
    metrics.requests.add(method, route, status, ms / 1000)
    logger.info({ request_id: id, method, url, status, ms: Math.round(ms * 10) / 10 }, 'request')
  }

  server.decorateRequest('identity', null)
  server.addHook('onRequest', admit)
  server.addHook('onResponse', (request, reply, done) => {
    record(request, reply)
    if (closing.signal.aborted) closeWhenIdle(server)
    done()
  })
  server.addHook('onClose', () => authenticator.close())
  server.setErrorHandler(sendError)
  acceptJson(server)
  addRoutes(server, { ...parts, identify, closing: closing.signal }, answers)
  server.addHook('preClose', () => {
    answers.close()
    // Answers that last would keep the server from stopping.
    closing.abort()
  })
  for (const ordinary of server.server.listeners('request') as RequestListener[]) {
    server.server.removeListener('request', ordinary)
    server.server.on('request', answers.before(ordinary))
  }
  server.setNotFoundHandler(refuseMethod(routes))
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.text()),
  )
  return server
}

/**
 * An answer that began before the server was to stop has promised to keep its connection, and the client does: it
 * would hold the server up until it loses interest. Once the answer is out, nobody waits for anything on it.
 */
function closeWhenIdle({ server }: FastifyInstance): void {
  setImmediate(() => server.closeIdleConnections())
}

/** `/workspaces/{workspace_slug}/` as the router writes it. */
const toUrl = (path: string): string => apiPrefix + path.replace(/\{(\w+)\}/g, ':$1')

function addRoutes(
  server: FastifyInstance,
  parts: ServerParts & { identify: Identify; closing: AbortSignal },
  answers: KeptAnswers,
): void {
  for (const route of parts.routes) {
    if (route.upload !== undefined) {
      addUpload(server, route, handlerOf(route, parts))
      continue
    }
    const handler = handlerOf(route, parts)
    const keeping = handlerOf(route, parts, answers)
    for (const path of [route.path, ...(route.aliases ?? [])])
      server.route({ method: route.method, url: toUrl(path), onRequest: requireActor, handler: keeping })
    for (const legacy of legacyPaths(route.path))
      server.route({
        method: route.method,
        url: toUrl(legacy),
        onRequest: (request, reply, done) => {
          reply.headers(sunsetHeaders(request.url))
          if (!parts.config.legacyIssuesPaths) throw gone(request.url)
          requireActor(request, reply, done)
        },
        handler,
      })
  }
}

/** In a scope of its own: whatever the type that is said, the body is left for the handler to read. */
function addUpload(server: FastifyInstance, route: Route, handler: RouteHandlerMethod): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined))
    scope.route({ method: route.method, url: toUrl(route.path), onRequest: requireActor, handler })
    done()
  })
}

/** Before the body is read: a stranger's is not worth the work. */
function requireActor(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  actorOf(request)
  done()
}

/** 404 for an unknown address; 405 for a known one that is asked in the wrong way. */
function refuseMethod(routes: readonly Route[]) {
  const known = routes.flatMap(({ method, path, aliases = [] }) =>
    [path, ...legacyPaths(path), ...aliases].map((spelling) => ({
      method,
      parameters: spelling.split('{').length,
      pattern: new RegExp(`^${apiPrefix}${spelling.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
    })),
  )
  return (request: FastifyRequest): never => {
    const path = request.url.split('?')[0] ?? ''
    const matches = known.filter(({ pattern }) => pattern.test(path))
    // As the router does: of two that match, the one with fewer parameters.
    const fewest = Math.min(...matches.map(({ parameters }) => parameters))
    const nearest = matches.filter(({ parameters }) => parameters === fewest)
    const methods = new Set(nearest.map(({ method }) => method))
    // A method that is served comes here only when an id is longer than any.
    if (methods.size === 0 || nearest.some(({ method }) => method === request.method))
      throw notFound('address')
    const allowed = [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allow = allowed.join(', ')
    const sentence = `${request.method} is not possible here. Allowed: ${allow}.`
    throw new ApiError(405, 'method_not_allowed', sentence, { allowed }, { allow })
  }
}

/** Real clients send `Content-Type: application/json` on everything: an empty body is then an empty object. */
function acceptJson(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, text as string, (error, value) => {
      if (error) done(badRequest('malformed_json', faultOf(text as string)))
      else done(null, value)
    })
  })
}

/** What is wrong with a JSON text, and where. */
function faultOf(text: string): string {
  try {
    JSON.parse(text)
    return 'The request body has a key that is not allowed, such as __proto__.'
  } catch (error) {
    return `The request body is not well-formed JSON: ${error instanceof Error ? error.message : String(error)}.`
  }
}
