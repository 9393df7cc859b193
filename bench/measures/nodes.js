import { call, startServer, wrk } from '../load.js'

/** Two servers over one PostgreSQL: what one writes, the other reads at once; and what they do together. */
export async function twoNodes({ server, medium, mediumIds }) {
  const other = await startServer(4575)
  try {
    let wrong = 0
    const item = `${medium.path}/work-items/${mediumIds[0]}/`
    const list = `${medium.path}/work-items/?priority=urgent&per_page=1`
    for (let round = 0; round < 50; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [server, other] : [other, server]
      const name = `Round ${round}`
      const priority = round % 2 === 0 ? 'urgent' : 'low'
      const before = JSON.parse(await call(reader, 'GET', list)).total_results
      const was = JSON.parse(await call(writer, 'GET', item)).priority
      await call(writer, 'PATCH', item, { name, priority })
      const read = JSON.parse(await call(reader, 'GET', item))
      const after = JSON.parse(await call(reader, 'GET', list)).total_results
      const moved = Number(priority === 'urgent') - Number(was === 'urgent')
      if (read.name !== name || after - before !== moved) wrong += 1
    }
    const requests = mediumIds.map((id) => `GET /api/v1${medium.path}/work-items/${id}/`)
    const load = { connections: 16, seconds: 3 }
    const alone = await wrk(server.url, requests, { ...load, connections: 32 })
    const both = await Promise.all([server, other].map(({ url }) => wrk(url, requests, load)))
    const together = both[0].perSecond + both[1].perSecond
    return [
      {
        measure: 'two nodes: wrong answers after a write',
        against: '',
        value: `${wrong} of 50`,
        ratio: wrong,
        atMost: 0,
      },
      {
        measure: 'two nodes: reads together, 32 connections',
        against: `one node, ${alone.perSecond.toFixed(0)}/s`,
        value: `${together.toFixed(0)}/s`,
        ratio: together / alone.perSecond,
      },
    ]
  } finally {
    await other.stop()
  }
}
