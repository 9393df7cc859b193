import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { answerMetrics } from '../http/cluster-metrics.js'
import type { Stop } from './shutdown.js'

/** A process that ends sooner than this after its start is not replaced at once. */
const shortLife = 1000

/**
 * Runs the server in several processes behind one port and replaces those that die. `onPort` is called once the first
 * of them listens; the rest are started then, so that a port that is taken is told once.
 */
export async function runProcesses(
  count: number,
  { stop, logger, onPort }: { stop: Stop; logger: Logger; onPort: (port: number) => void },
): Promise<void> {
  answerMetrics()
  const first = cluster.fork()
  const [address] = (await Promise.race([once(first, 'listening'), once(first, 'exit')])) as [
    { port: number } | number,
  ]
  if (typeof address !== 'object') throw new Error('The first process ended before it listened.')
  onPort(address.port)
  const keepers = Array.from({ length: count }, (_, n) => keep(n === 0 ? first : cluster.fork()))
  await stop.request
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  await Promise.all(keepers)

  async function keep(worker: Worker): Promise<void> {
    for (;;) {
      const begun = Date.now()
      if (!worker.isDead()) await once(worker, 'exit')
      if (stop.requested()) return
      logger.error({ ended: worker.process.pid }, 'a server process has ended; starting another')
      if (Date.now() - begun < shortLife) await Promise.race([sleep(shortLife), stop.request])
      if (stop.requested()) return
      worker = cluster.fork()
    }
  }
}
