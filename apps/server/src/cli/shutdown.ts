import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.js'
import type { Site } from '../database/site.js'

/** npm hands on a Ctrl-C that the terminal has given to us as well: both are one. */
const sameKeyPress = 300

export interface Stop {
  requested: () => boolean
  /** Settles when the server is to stop, with the exit code. */
  request: Promise<number>
}

/** The first signal asks the server to stop; a second Ctrl-C ends it at once. */
export function listenForStop(logger: Logger): Stop {
  let askedAt: number | null = null
  const request = new Promise<number>((resolve) => {
    const onSignal = (signal: NodeJS.Signals) => {
      if (askedAt === null) {
        askedAt = Date.now()
        logger.info({ signal }, 'stopping')
        if (process.stdout.isTTY) process.stdout.write('\nStopping. Ctrl-C again stops at once.\n')
        resolve(0)
      } else if (signal === 'SIGINT' && Date.now() - askedAt > sameKeyPress) process.exit(130)
    }
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('SIGHUP', onSignal)
    process.on('uncaughtException', (error) => {
      logger.fatal({ err: error }, 'an error that nobody handled; stopping')
      askedAt ??= Date.now()
      resolve(1)
    })
  })
  return { requested: () => askedAt !== null, request }
}

/**
 * Goes on for as long as a balancer needs to look elsewhere, finishes the requests in progress, then leaves the
 * database. What takes longer than allowed is cut off.
 */
export async function shutDown(
  app: FastifyInstance,
  site: Site,
  { drainSeconds, shutdownSeconds: seconds }: Config,
  logger: Logger,
): Promise<void> {
  await sleep(drainSeconds * 1000)
  const gracefully = async () => {
    await app.close()
    await site.close()
    return 'done'
  }
  const ended = await Promise.race([gracefully(), sleep(seconds * 1000, 'late')])
  if (ended === 'late') {
    logger.warn(`requests in progress did not end in ${seconds} s; they are cut off`)
    app.server.closeAllConnections()
    await site.close({ force: true })
  }
  logger.info('stopped')
}
