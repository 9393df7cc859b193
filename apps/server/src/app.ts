import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Config } from './config.js'
import type { OpenDatabase } from './database/open.js'
import { readSecret } from './database/site.js'
import { serveAvatars } from './resources/assets/serve-avatars.js'
import { keepFilesTidy } from './files/discard-files.js'
import { LocalStore } from './files/local-store.js'
import { serveFiles } from './files/serve-files.js'
import { openStore } from './files/store.js'
import { serveDocs } from './http/docs-page.js'
import { describeApi } from './http/openapi.js'
import { buildServer } from './http/server.js'
import { routes } from './routes.js'
import { version } from './version.js'

/** The whole server, apart from listening: tests use it as it is. */
export function buildApp(
  config: Config,
  { db, pool, changes }: OpenDatabase,
  logger: FastifyBaseLogger,
): FastifyInstance {
  const files = openStore(config, () => readSecret(pool))
  const server = buildServer({ config, db, pool, files, logger, routes })
  changes.listen()
  let stopping = false
  server.addHook('preClose', () => {
    stopping = true
  })
  serveDocs(server)
  let openapi: string | undefined
  server.get('/api/v1/openapi.json', (_request, reply) => {
    openapi ??= JSON.stringify(describeApi(routes, version))
    return reply.type('application/json; charset=utf-8').send(openapi)
  })
  if (files instanceof LocalStore) serveFiles(server, files)
  serveAvatars(server, db, files)
  const tidying = keepFilesTidy(db, files, (error) => logger.error({ err: error }, 'files were not removed'))
  server.addHook('onClose', () => tidying.stop())
  server.get('/healthz', () => ({ status: 'ok', version }))
  server.get('/readyz', async (_request, reply) => {
    const reachable =
      !stopping &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ))
    const status = stopping ? 'stopping' : reachable ? 'ready' : 'database unreachable'
    return reply.code(reachable ? 200 : 503).send({ status })
  })
  return server
}
