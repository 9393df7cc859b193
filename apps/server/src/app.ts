import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openAccounts } from './accounts/accounts.js'
import type { Config } from './config.js'
import type { Db, OpenDatabase } from './database/open.js'
import { readVersions, Replica } from './database/replica.js'
import { readSecret } from './database/site.js'
import { serveAvatars } from './resources/assets/serve-avatars.js'
import { keepFilesTidy } from './files/discard-files.js'
import { LocalStore } from './files/local-store.js'
import { serveFiles } from './files/serve-files.js'
import { openStore } from './files/store.js'
import { serveDocs } from './http/docs-page.js'
import { openRateLimits } from './http/open-rate-limits.js'
import { describeApi } from './http/openapi.js'
import { buildServer } from './http/server.js'
import { Sessions } from './http/session.js'
import { serveWebApp } from './http/web-app.js'
import { openMail } from './mail/mail.js'
import { GatheredReads } from './query/gather.js'
import { versionsIn } from './query/versions.js'
import { operations } from './resources/accounts/accounts.operations.js'
import { accountRoutes } from './resources/accounts/accounts.routes.js'
import { serveAccounts } from './resources/accounts/serve-accounts.js'
import { repeat } from './repeat.js'
import { retireWorkItems } from './resources/work-items/retire-work-items.js'
import { routes } from './routes.js'
import { version } from './version.js'

/** How often a node looks whether the work of the day is done. */
const retireMillis = 600_000

/** The whole server, apart from listening: tests use it as it is. */
export function buildApp(
  config: Config,
  database: OpenDatabase,
  logger: FastifyBaseLogger,
  /** Whether it was told to stop: it is then no longer ready, while it goes on answering. */
  isStopping = () => false,
): FastifyInstance {
  const { db, pool, changes } = database
  const limits = openRateLimits(config, database, logger)
  const files = openStore(config, () => readSecret(pool))
  const mail = openMail(config, (error, { subject }) =>
    logger.error({ err: error, subject }, 'mail was not sent'),
  )
  const accounts = openAccounts({
    db,
    pool,
    publicUrl: config.publicUrl,
    mail,
    onError: (message, details) => logger.error({ details }, `accounts: ${message}`),
  })
  const replica = openReplica(config, db, (message) => logger.warn(message))
  const sessions = new Sessions(accounts)
  const versions = versionsIn(pool)
  const server = buildServer({
    config,
    db,
    pool,
    replica,
    versions,
    limits,
    files,
    logger,
    routes,
    sessions,
    mail,
  })
  const parts = { config, db, limits, accounts, sessions, mail }
  serveAccounts(server, parts, accountRoutes(parts))
  server.addHook('onClose', () => mail?.close())
  server.addHook('onClose', () => limits.close())
  server.addHook('onClose', () => replica?.close())
  changes.listen()
  let stopping = false
  server.addHook('preClose', () => {
    stopping = true
  })
  serveDocs(server)
  let openapi: string | undefined
  server.get('/api/v1/openapi.json', (_request, reply) => {
    openapi ??= JSON.stringify(describeApi(routes, version, Object.values(operations)))
    return reply.type('application/json; charset=utf-8').send(openapi)
  })
  if (files instanceof LocalStore) serveFiles(server, files)
  serveAvatars(server, { db, files, config })
  const tidying = keepFilesTidy(db, files, (error) => logger.error({ err: error }, 'files were not removed'))
  server.addHook('onClose', () => tidying.stop())
  const retiring = repeat(
    retireMillis,
    () => retireWorkItems(db),
    (error) => logger.error({ err: error }, 'idle work items were not closed or archived'),
  )
  server.addHook('onClose', () => retiring.stop())
  server.get('/healthz', () => ({ status: 'ok', version }))
  server.get('/readyz', async (_request, reply) => {
    const told = stopping || isStopping()
    const reachable =
      !told &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ))
    const status = told ? 'stopping' : reachable ? 'ready' : 'database unreachable'
    return reply.code(reachable ? 200 : 503).send({
      status,
      ...(replica && { replica: replica.isInUse ? 'in use' : 'passed over' }),
    })
  })
  serveWebApp(server, config)
  return server
}

function openReplica(config: Config, primary: Db, log: (message: string) => void): Replica | null {
  const { databaseReplicaUrl: url, databasePoolSize: poolSize, preparedStatements } = config
  if (url === null) return null
  const versions = new GatheredReads((ids) => readVersions(primary, ids), 1)
  const versionOf = (workspaceId: string) => versions.read(workspaceId)
  return new Replica({ url, poolSize, preparedStatements, primary, versionOf, log })
}
