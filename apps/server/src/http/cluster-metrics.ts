import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Message {
  waypost: 'metrics'
  id: string
  text?: string
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'waypost' in value && value.waypost === 'metrics'

/** In the parent of several processes: gives them the sum over all of them. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message)) return
    void all
      .clusterMetrics()
      .catch(() => undefined)
      .then((text) => worker.isConnected() && worker.send({ ...message, text }))
  })
}

/** The metrics of this process, or of all that share its port: a scrape reaches any one of them. */
export function readMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics()
  return new Promise((resolve) => {
    const id = randomUUID()
    const hear = (message: unknown) => {
      if (!isMessage(message) || message.id !== id) return
      process.off('message', hear)
      // One that is just starting does not answer: better these than none.
      resolve(message.text ?? registry.metrics())
    }
    process.on('message', hear)
    process.send?.({ waypost: 'metrics', id })
  })
}

/** Lets the parent ask this process for its metrics. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}
