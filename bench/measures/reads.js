import { pgbench, startBare, wrk } from '../load.js'
import { pageStatement } from '../statements.js'

/** GET one work item, against a bare server that sends the same bytes. */
export async function pointReads({ server, big, ids, get, note }) {
  const body = await get(`${big.path}/work-items/${ids[0]}/`)
  const requests = ids.map((id) => `GET /api/v1${big.path}/work-items/${id}/`)
  const bare = await startBare(4573, body)
  const rows = []
  try {
    for (const connections of [32, 128]) {
      // Until V8 has compiled what is used: a server that runs for longer than this is what people have.
      await wrk(server.url, requests, { connections, seconds: 8 })
      await wrk(bare.url, requests, { connections, seconds: 2 })
      // In turn, and the middle of each: a machine that others use is not always as fast.
      const [best, ours] = await inTurn([bare.url, server.url], (url) =>
        wrk(url, requests, { connections, seconds: 1 }),
      )
      note(`wrk took ${best.cores.toFixed(2)} of a core to ask the bare server as fast as it could answer`)
      rows.push({
        measure: `GET one work item, ${connections} connections`,
        against: `bare node:http, ${best.perSecond.toFixed(0)}/s`,
        value: `${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99.toFixed(1)} ms`,
        ratio: ours.perSecond / best.perSecond,
        atLeast: 0.5,
      })
    }
  } finally {
    await bare.stop()
  }
  return rows
}

/** Measures several things in turn, seven times each; gives of each the run in the middle. */
async function inTurn(things, measure) {
  const runs = things.map(() => [])
  for (let round = 0; round < 7; round += 1)
    for (const [place, thing] of things.entries()) runs[place].push(await measure(thing))
  return runs.map((all) => all.toSorted((a, b) => a.perSecond - b.perSecond)[3])
}

const clients = 8

/** GET a page of 100, against pgbench with the statement that gives it. */
export async function pages({ server, site, big, scope }) {
  const rows = []
  for (const [expand, atLeast] of [
    ['', 0.6],
    ['state,assignees,labels', 0.4],
  ]) {
    const query = expand === '' ? {} : { expand }
    const statement = await pageStatement(site, scope, query)
    const request = `GET /api/v1${big.path}/work-items/${expand === '' ? '' : `?expand=${expand}`}`
    await wrk(server.url, [request], { connections: clients, seconds: 2 })
    const before = await pgbench(site.url, statement, { clients, seconds: 3 })
    const ours = await wrk(server.url, [request], { connections: clients, seconds: 4 })
    const after = await pgbench(site.url, statement, { clients, seconds: 3 })
    const best = (before.perSecond + after.perSecond) / 2
    rows.push({
      measure: `GET 100 work items${expand === '' ? '' : `, expand=${expand}`}, ${clients} connections`,
      against: `pgbench, the same statement, ${best.toFixed(0)}/s`,
      value: `${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99.toFixed(1)} ms`,
      ratio: ours.perSecond / best,
      atLeast,
    })
  }
  return rows
}

const alone = { connections: 1, seconds: 2 }

export async function deepPage({ server, big, bigItems }) {
  const page = Math.floor((bigItems * 0.9) / 100)
  const request = (cursor) => [`GET /api/v1${big.path}/work-items/?cursor=${cursor}`]
  await wrk(server.url, request('100:0:0'), alone)
  const first = await wrk(server.url, request('100:0:0'), alone)
  const deep = await wrk(server.url, request(`100:${page}:0`), alone)
  return [
    {
      measure: `page ${page} of ${bigItems}`,
      against: `page 0, ${first.p50.toFixed(1)} ms`,
      value: `${deep.p50.toFixed(1)} ms`,
      ratio: deep.p50 / first.p50,
      atMost: 2,
    },
  ]
}

/** Each filter on the large project against the same on one of a hundredth of its size. */
export async function filters({ server, big, medium, note, get }) {
  const rows = []
  const filtersOf = (place) => [
    ['priority=urgent', 'priority=urgent'],
    ['state_group=started', 'state_group=started'],
    ['state', `state=${place.stateId}`],
    ['label', `label=${place.labelId}`],
    ['assignee', `assignee=${place.assigneeId}`],
    ['module', `module=${place.moduleId}`],
    ['created in a month', 'created_at=2026-09-01..2026-09-30'],
    ['pql', `pql=${encodeURIComponent('priority = "high" AND stateGroup IN openStates()')}`],
    ['search, one word', 'search=winch'],
    ['search, three words', `search=${encodeURIComponent('paint outer beacon')}`],
  ]
  const small = filtersOf(medium)
  for (const [at, [name, query]] of filtersOf(big).entries()) {
    const url = (place, text) => `${place.path}/work-items/?${text}`
    const began = performance.now()
    await get(url(big, query))
    const cold = performance.now() - began
    const request = (place, text) => [`GET /api/v1${url(place, text)}`]
    await wrk(server.url, request(medium, small[at][1]), { ...alone, seconds: 1 })
    const few = await wrk(server.url, request(medium, small[at][1]), alone)
    const many = await wrk(server.url, request(big, query), alone)
    note(`the first time after a write: ${name} ${cold.toFixed(0)} ms`)
    rows.push({
      measure: `filter: ${name}`,
      against: `on a hundredth, ${few.p50.toFixed(1)} ms`,
      value: `${many.p50.toFixed(1)} ms`,
      ratio: many.p50 / few.p50,
      atMost: 3,
    })
  }
  return rows
}
