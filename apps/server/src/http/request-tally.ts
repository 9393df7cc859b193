import { Counter, Histogram, type Registry } from 'prom-client'

/** In seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const durations = {
  name: 'waypost_http_request_duration_seconds',
  help: 'Time from the arrival of a request to its answer.',
}

/** The requests of one method and route. */
class Tally {
  /** How many were answered with which status since the counter was last told. */
  readonly statuses = new Map<number, number>()
  /** How many took no longer than the bound of the same place, and longer than the one before it. */
  private readonly within: number[] = [...bounds, Infinity].map(() => 0)
  private seconds = 0

  constructor(readonly labels: { method: string; route: string }) {}

  add(status: number, seconds: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.seconds += seconds
    let place = 0
    while (seconds > (bounds[place] ?? Infinity)) place += 1
    this.within[place] = (this.within[place] ?? 0) + 1
  }

  /** As the library hands a histogram to its registry. */
  values() {
    let count = 0
    const value = (name: string, value: number, labels = {}) =>
      ({ metricName: `${durations.name}_${name}`, value, labels, sharedLabels: this.labels }) as const
    const buckets = this.within.map((more, place) =>
      value('bucket', (count += more), { le: bounds[place] ?? '+Inf' }),
    )
    return [...buckets, value('sum', this.seconds), value('count', count)]
  }
}

/**
 * Counts requests by method, route and status, and how long they took. The library would look up its labels by a text
 * made of them, twice for each request: a twentieth of what a read that is in memory costs. Here they are counted in
 * plain numbers, and the library is told when it is asked.
 */
export class RequestTally {
  private readonly byMethod = new Map<string, Map<string, Tally>>()

  constructor(registry: Registry) {
    const tallies = () => this.all()
    new Counter({
      name: 'waypost_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
      collect() {
        for (const { labels, statuses } of tallies()) {
          for (const [status, count] of statuses) this.inc({ ...labels, status }, count)
          statuses.clear()
        }
      },
    })
    new (class extends Histogram {
      /** What the library writes out. */
      getForPromString() {
        const values = tallies().flatMap((tally) => tally.values())
        return Promise.resolve({ ...durations, type: 'histogram', aggregator: 'sum', values })
      }
    })({
      ...durations,
      labelNames: ['method', 'route'],
      buckets: bounds,
      registers: [registry],
    })
  }

  add(method: string, route: string, status: number, seconds: number): void {
    let byRoute = this.byMethod.get(method)
    if (!byRoute) this.byMethod.set(method, (byRoute = new Map<string, Tally>()))
    let tally = byRoute.get(route)
    if (!tally) byRoute.set(route, (tally = new Tally({ method, route })))
    tally.add(status, seconds)
  }

  private all(): Tally[] {
    return [...this.byMethod.values()].flatMap((byRoute) => [...byRoute.values()])
  }
}
