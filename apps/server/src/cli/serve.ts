import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig, type Config } from '../config.js'
import { openSite, type Site } from '../database/site.js'
import { addressOf, banner } from './banner.js'
import { explainListenError } from './listen-error.js'
import { listenForStop, shutDown } from './shutdown.js'

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
  const opening = openSite(config, { log, supervise: true })
  // Loaded while PostgreSQL starts: each takes a good part of a second.
  const { buildApp } = await import('../app.js')
  const site = await opening
  const app = await starting(site, () => buildApp(config, site, logger))
  app.addHook('onSend', async (_request, reply) => {
    // A connection that is kept alive would keep the server from ending.
    if (stop.requested()) reply.header('connection', 'close')
    return Promise.resolve()
  })
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await app.close()
    await site.close()
    const { problem, advice } = explainListenError(error, config)
    throw new Error(`${problem} ${advice}`, { cause: error })
  }
  running = true
  const { port } = app.server.address() as AddressInfo
  const text = await starting(site, () => banner(site, config, addressOf(config, port), demo))
  if (!stop.requested()) process.stdout.write(text)
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

/** Leaves the database when a step of the start fails. */
async function starting<T>(site: Site, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    await site.close({ force: true })
    throw error
  }
}
