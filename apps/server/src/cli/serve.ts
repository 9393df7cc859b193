import type { FastifyInstance } from 'fastify'
import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig, type Config } from '../config.js'
import { openSite } from '../database/site.js'
import { addressOf, banner, describeNextStep } from './banner.js'
import { explainListenError } from './listen-error.js'
import { listenForStop, shutDown, type Stop } from './shutdown.js'

export async function serve({ demo = false }: { demo?: boolean }): Promise<void> {
  const config = await settings(demo)
  const logger = pino({ level: logLevel(config) })
  const stop = listenForStop(logger)
  let running = false
  const log = (message: string) => {
    // At a start these are steps; later on, PostgreSQL speaks only when something is wrong.
    if (running) logger.warn(message)
    else logger.info(message)
  }
  // At the same time: each takes a good part of a second.
  const [site, { buildApp }] = await Promise.all([
    openSite(config, { log, supervise: true }),
    import('../app.js'),
  ])
  let app
  try {
    app = buildApp(config, site, logger)
    closeConnectionsOn(stop, app)
    const next = demo ? (await import('./demo/demo.js')).startDemo : describeNextStep
    const describeNext = await next(site, config)
    const address = addressOf(config, await listen(app, config))
    if (!stop.requested()) process.stdout.write(banner(address, site.place, describeNext(address)))
  } catch (error) {
    await app?.close()
    await site.close()
    throw error
  }
  running = true
  const exitCode = await stop.request
  await shutDown(app, site, config.shutdownSeconds, logger)
  process.exit(exitCode)
}

/** Demo data lies beside real data, never in it, unless DATABASE_URL says where. */
async function settings(demo: boolean): Promise<Config> {
  const config = readConfig(process.env)
  if (!demo || config.databaseUrl !== null) return config
  // Passable: when we are root, PostgreSQL runs as another user.
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 })
  return { ...config, dataDir: join(config.dataDir, 'demo') }
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
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stop.requested()) reply.header('connection', 'close')
    done()
  })
}
