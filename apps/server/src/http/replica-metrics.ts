import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replica } from '../database/replica.js'

/** What /metrics tells of the replica. */
export function measureReplica(replica: Replica, registry: Registry): void {
  const registers = [registry]
  new Counter({
    name: 'waypost_replica_reads_total',
    help: 'Reads that the replica might answer: answered by it, or by the primary since the replica was behind, failed, or was unavailable.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(replica.reads)) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'waypost_replica_in_use',
    help: '1 while the replica is asked, 0 while it is passed over.',
    registers,
    aggregator: 'min',
    collect() {
      this.set(Number(replica.isInUse))
    },
  })
  new Gauge({
    name: 'waypost_replica_lag_bytes',
    help: "Bytes of the primary's journal that the replica has still to apply, as of the last second.",
    registers,
    aggregator: 'max',
    collect() {
      this.set(replica.lagBytes)
    },
  })
}
