import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { notFound } from '../errors.js'
import type { FileStore } from '../files/store.js'
import type { Mail } from '../mail/mail.js'
import { actorOf } from './admission.js'
import type { KnownAddresses } from './known-addresses.js'
import { JsonText, NoFields, Redirect, type Route } from './route.js'
import { bodyValidator, queryValidator } from './validate.js'

interface HandlerParts {
  db: Db
  config: Config
  files: FileStore
  mail: Mail | null
}

/** What happens to a request once its route is known: who, where, what, done. */
export function handlerOf(
  route: Route,
  { db, config, files, mail }: HandlerParts,
  addresses?: KnownAddresses,
) {
  const checkQuery = queryValidator(route.query ?? NoFields)
  const checkBody = bodyValidator(route.body ?? NoFields, route.bareArray)
  // Safe: `route` has checked the handler against the scope and the schemas that make this context.
  const run = route.handler as (ctx: object) => Promise<unknown>

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = actorOf(request)
    const params = request.params as Record<string, string>
    for (const value of Object.values(params)) if (value.includes('\0')) throw notFound('address')
    const scope = await route.access.enter(db, actor, params)
    const { prefer } = request.headers
    const strict =
      prefer !== undefined && /(?:^|[,;\s])handling\s*=\s*"?strict"?\s*(?:$|[,;])/i.test(String(prefer))
    const query = checkQuery(request.query)
    const body = checkBody(request.body === undefined ? {} : request.body, strict)
    const result: unknown = await run({ db, config, files, mail, actor, scope, params, query, body, strict })
    if (result instanceof JsonText && request.method === 'GET')
      addresses?.remember(request.url, {
        route: request.routeOptions.url ?? 'unknown',
        enter: (actor) => route.access.enter(db, actor, params),
        run: (actor, scope) =>
          run({ db, config, files, mail, actor, scope, params, query, body: {}, strict: false }),
      })
    reply.code(route.status)
    if (result === undefined) return reply.send()
    if (result instanceof Redirect) return reply.redirect(result.url, route.status)
    return reply
      .type('application/json; charset=utf-8')
      .send(result instanceof JsonText ? result.text : JSON.stringify(result))
  }
}
