import type { FastifyInstance } from 'fastify'
import cluster from 'node:cluster'
import { mkdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino, type Logger } from 'pino'
import { readConfig, type Config } from '../config.js'
import { openSite, type Site } from '../database/site.js'
import { addressOf, banner, describeNextStep } from './banner.js'
import { explainListenError } from './listen-error.js'
import { runProcesses } from './processes.js'
import { listenForStop, shutDown, type Stop } from './shutdown.js'

const startMillis = 10_000

export async function serve({ demo = false }: { demo?: boolean }): Promise<void> {
  const config = await settings(demo)
  const logger = pino({ level: logLevel(config) })
  const stop = listenForStop(logger)
  if (cluster.isPrimary && config.processes > 1) return serveTogether(config, demo, stop, logger)
  // The parent of several processes looks after PostgreSQL and the schema.
  const alone = cluster.isPrimary
  // At the same time: each takes a good part of a second.
  const [site, { buildApp }] = await Promise.all([
    openSite(config, { log: logWhile(logger), supervise: alone, migrate: alone }),
    import('../app.js'),
  ])
  let app
  try {
    app = buildApp(config, site, logger, stop.requested)
    closeConnectionsOn(stop, app)
    const describeNext = alone ? await nextStep(demo)(site, config) : null
    const address = addressOf(config, await listen(app, config))
    if (describeNext && !stop.requested())
      process.stdout.write(banner(address, site.place, describeNext(address)))
  } catch (error) {
    await app?.close()
    await site.close()
    throw error
  }
  const exitCode = await stop.request
  await shutDown(app, site, config, logger)
  process.exit(exitCode)
}

/** The parent of several processes serves nothing itself. */
async function serveTogether(config: Config, demo: boolean, stop: Stop, logger: Logger): Promise<void> {
  const site = await openSite(config, { log: logWhile(logger), supervise: true })
  try {
    const describeNext = await nextStep(demo)(site, config)
    const onPort = (port: number) => {
      const address = addressOf(config, port)
      process.stdout.write(banner(address, site.place, describeNext(address)))
    }
    await runProcesses(config.processes, { stop, logger, onPort })
  } catch (error) {
    await site.close()
    throw error
  }
  await site.close()
  process.exit(await stop.request)
}

const nextStep = (demo: boolean) => async (site: Site, config: Config) =>
  (demo ? (await import('./demo/demo.js')).startDemo : describeNextStep)(site, config)

/** Demo data lies beside real data, never in it, unless DATABASE_URL says where. */
async function settings(demo: boolean): Promise<Config> {
  const config = readConfig(process.env)
  if (!demo || config.databaseUrl !== null) return config
  // Passable: when we are root, PostgreSQL runs as another user.
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  return { ...config, dataDir: join(config.dataDir, 'demo') }
}

/** At a start, what PostgreSQL says are steps; later on, it speaks only when something is wrong. */
function logWhile(logger: Logger): (message: string) => void {
  const begun = Date.now()
  return (message) => (Date.now() - begun < startMillis ? logger.info(message) : logger.warn(message))
}

const logLevel = ({ logLevel }: Config): string =>
  process.stdout.isTTY && process.env['LOG_LEVEL'] === undefined ? 'warn' : logLevel

/** Gives the port, which PORT=0 leaves open. */
async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    const { problem, advice } = explainListenError(error, config)
    throw new Error(`${problem} ${advice}`, { cause: error })
  }
  return (app.server.address() as AddressInfo).port
}

/** A connection that is kept alive after its answer would keep the server from ending. */
function closeConnectionsOn(stop: Stop, app: FastifyInstance): void {
  // Before every other listener, so that it holds for each way of answering.
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    if (stop.requested()) response.setHeader('connection', 'close')
  })
}
