import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { readMetrics, shareMetrics } from './cluster-metrics.js'

/** What /metrics tells, in Prometheus' text format. */
export class Metrics {
  readonly registry = new Registry()

  private readonly requests = new Counter({
    name: 'waypost_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  })
  private readonly durations = new Histogram({
    name: 'waypost_http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })
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

  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status })
    this.durations.observe({ method, route }, seconds)
  }
}
