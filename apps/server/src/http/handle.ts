import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import type { Replica } from '../database/replica.js'
import { badRequest, notFound } from '../errors.js'
import type { FileStore } from '../files/store.js'
import type { Mail } from '../mail/mail.js'
import { actorOf, type Identify } from './admission.js'
import { addressFor } from './address.js'
import { forTheCaller, isKnownTo, tagOf } from './entity-tag.js'
import { csvOf, wantsCsv } from './csv.js'
import { readIfMatch } from './if-match.js'
import type { KeptAnswers } from './kept-answers.js'
import { JsonText, NoFields, Redirect, Streamed, type Route } from './route.js'
import { bodyValidator, queryValidator } from './validate.js'

interface HandlerParts {
  db: Db
  /** Null where there is none. */
  replica: Replica | null
  config: Config
  files: FileStore
  mail: Mail | null
  identify: Identify
  closing: AbortSignal
}

/** Read to its end or not, the connection stays: the client is to hear what was wrong. */
async function* bytesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } finally {
    request.resume()
  }
}

/** What happens to a request once its route is known: who, where, what, done. */
export function handlerOf(
  route: Route,
  { identify, replica, ...parts }: HandlerParts,
  answers?: KeptAnswers,
) {
  const checkQuery = queryValidator(route.query ?? NoFields)
  const checkBody = bodyValidator(route.body ?? NoFields, route.bareArray)
  const run = runnerOf(route, replica)
  const runMatching = matching(route, run)
  const asCsv = csvOf(route)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = actorOf(request)
    const params = request.params as Record<string, string>
    for (const value of Object.values(params)) if (value.includes('\0')) throw notFound('address')
    const scope = await route.access.enter(parts.db, actor, params)
    const { headers } = request
    const strict =
      headers.prefer !== undefined &&
      /(?:^|[,;\s])handling\s*=\s*"?strict"?\s*(?:$|[,;])/i.test(String(headers.prefer))
    const query = checkQuery(request.query)
    const body = checkBody(request.body === undefined ? {} : request.body, strict)
    const isStillKnown = async () => !((await identify(request)) instanceof Error)
    const upload = () => bytesOf(request.raw)
    const context = {
      ...{ ...parts, actor, scope, params, query, body, strict, headers, isStillKnown, upload },
      get address() {
        return addressFor(request, parts.config)
      },
    }
    const result =
      asCsv && wantsCsv(headers.accept)
        ? asCsv(run, context)
        : await runMatching(context, headers['if-match'])
    if (result instanceof JsonText && result.version && route.entityTag) {
      answers?.keep(request.url, actor, result, {
        route: request.routeOptions.url ?? 'unknown',
        enter: (actor) => route.access.enter(parts.db, actor, params),
      })
      const tag = tagOf(result.version, actor.userId)
      reply.header('etag', tag).header('cache-control', forTheCaller)
      if (isKnownTo(headers['if-none-match'], tag)) return reply.code(304).send()
    }
    reply.code(route.status)
    if (result === undefined) return reply.send()
    if (result instanceof Redirect) return reply.redirect(result.url, route.status)
    if (result instanceof Streamed) {
      // To a HEAD the framework would let it run to its end, and throw it away.
      const body = request.method === 'HEAD' ? Readable.from([]) : await result.begin()
      return reply.type(result.type).headers(result.headers).send(body)
    }
    // As bytes: a text would be measured, and then encoded.
    const bytes = result instanceof JsonText ? result.bytes : Buffer.from(JSON.stringify(result))
    return reply.type('application/json; charset=utf-8').send(bytes)
  }
}

type Run = (ctx: object) => Promise<unknown>

/** Runs it as `If-Match` wants it. Where records have no versions that is refused: nobody is to trust in vain. */
function matching({ method, ifMatch }: Route, run: Run) {
  // Safe: as in `runnerOf`.
  const guard = ifMatch as ((ctx: object, versions: readonly string[], run: unknown) => unknown) | undefined
  return (ctx: object, header: string | undefined): unknown => {
    if (header === undefined || method === 'GET') return run(ctx)
    if (!guard) throw badRequest('no_if_match', 'If-Match is not possible here: send the request without it.')
    const versions = readIfMatch(header)
    return versions === null ? run(ctx) : guard(ctx, versions, (db: Db) => run({ ...ctx, db }))
  }
}

function runnerOf({ handler, fromReplica }: Route, replica: Replica | null) {
  // Safe: `route` has checked the handler against the scope and the schemas that make this context.
  const run = handler as Run
  if (!fromReplica || !replica) return run
  return (ctx: object): Promise<unknown> => {
    const { workspaceId } = (ctx as { scope: { workspaceId: string } }).scope
    return replica.read(workspaceId, (db) => run({ ...ctx, db }))
  }
}
