import { setTimeout as sleep } from 'node:timers/promises'
import { key } from '../fill.js'
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
    const passed = await passLimit(`/api/v1${item}`)
    return [
      {
        measure: `two nodes: requests beyond or below a limit of ${limit}`,
        against: '',
        value: `${Math.abs(passed - limit)} of ${2 * limit}`,
        ratio: Math.abs(passed - limit),
        atMost: 0,
      },
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

const limit = 600

/** How many of twice as many requests two nodes let through together, in one minute of the clock. */
async function passLimit(path) {
  const env = { RATE_LIMIT_PER_MINUTE: String(limit) }
  const nodes = [await startServer(4576, env), await startServer(4577, env)]
  try {
    const into = Date.now() % 60_000
    if (into > 30_000) await sleep(60_050 - into)
    let passed = 0
    for (let sent = 0; sent < 2 * limit; sent += 40) {
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async (_, at) => {
          const answer = await fetch(nodes[at % 2].url + path, { headers: { 'x-api-key': key } })
          await answer.arrayBuffer()
          return answer.status
        }),
      )
      passed += statuses.filter((status) => status === 200).length
    }
    return passed
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}
