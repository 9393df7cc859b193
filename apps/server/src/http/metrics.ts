import type pg from 'pg'
import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import { readMetrics, shareMetrics } from './cluster-metrics.js'
import { RequestTally } from './request-tally.js'

/** What /metrics tells, in Prometheus' text format. */
export class Metrics {
  readonly registry = new Registry()

  readonly requests = new RequestTally(this.registry)
  readonly rateLimited = new Counter({
    name: 'waypost_http_rate_limited_total',
    help: 'Requests refused with 429.',
    registers: [this.registry],
  })

  constructor(pool: pg.Pool) {
    shareMetrics(this.registry)
    collectDefaultMetrics({ register: this.registry })
    new Gauge({
      name: 'waypost_database_connections',
      help: 'Connections of this process to PostgreSQL, and requests that wait for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    })
  }

  text(): Promise<string> {
    return readMetrics(this.registry)
  }
}
