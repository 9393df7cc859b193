import { setTimeout as sleep } from 'node:timers/promises'
import { addProject, fillProject, keepTexts, victimOf } from '../fill.js'
import { pgbench, wrk, call } from '../load.js'
import { createScript } from '../statements.js'

const item = {
  name: 'Renew the outer fender',
  description_html: `<p>${'The northern pump at the dry dock stops after ten minutes. '.repeat(8)}</p>`,
  priority: 'high',
}

/** POST work items, into one project and into many, against pgbench that inserts the same. */
export async function creates({ server, site, posts }) {
  const rows = []
  for (const [name, places] of [
    ['one project', posts.slice(0, 1)],
    ['many projects', posts],
  ]) {
    const requests = places.map((place) => `POST /api/v1${place.path}/work-items/ ${JSON.stringify(item)}`)
    const scripts = places.map((place) => createScript(place, item))
    const load = { connections: 32, seconds: 4 }
    await wrk(server.url, requests, { ...load, seconds: 2 })
    const before = await pgbench(site.url, scripts, { clients: 32, seconds: 3 })
    const ours = await wrk(server.url, requests, load)
    const after = await pgbench(site.url, scripts, { clients: 32, seconds: 3 })
    const best = (before.perSecond + after.perSecond) / 2
    rows.push({
      measure: `POST a work item, 32 connections, ${name}`,
      against: `pgbench, the same inserts, ${best.toFixed(0)}/s`,
      value: `${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99.toFixed(0)} ms`,
      ratio: ours.perSecond / best,
      atLeast: 0.4,
    })
  }
  return rows
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Adding 1,000 work items to a module in one call, against adding one. */
export async function moduleItems({ server, big, ids }) {
  const times = { 1: [], 1000: [] }
  for (let round = 0; round < 7; round += 1)
    for (const count of [1, 1000]) {
      const made = JSON.parse(
        await call(server, 'POST', `${big.path}/modules/`, {
          name: `Bench ${count} ${round} ${Date.now()}`,
        }),
      )
      const began = performance.now()
      await call(server, 'POST', `${big.path}/modules/${made.id}/module-issues/`, {
        issues: ids.slice(0, count),
      })
      times[count].push(performance.now() - began)
      await call(server, 'DELETE', `${big.path}/modules/${made.id}/`)
    }
  const [one, thousand] = [median(times[1]), median(times[1000])]
  return [
    {
      measure: 'add 1,000 work items to a module in one call',
      against: `adding 1, ${one.toFixed(1)} ms`,
      value: `${thousand.toFixed(1)} ms`,
      ratio: thousand / one,
      atMost: 20,
    },
  ]
}

/** The p99 of a load of reads while a large project is deleted, against the p99 before. */
export async function deletion({ server, big, ids, victim, note }) {
  const requests = ids.map((id) => `GET /api/v1${big.path}/work-items/${id}/`)
  // Each connection pauses between requests: a load that takes all there is has no p99 but that of its own queue.
  const load = { connections: 16, pause: 20 }
  await wrk(server.url, requests, { ...load, seconds: 2 })
  const before = await wrk(server.url, requests, { ...load, seconds: 6 })
  const began = performance.now()
  let took
  const gone = call(server, 'DELETE', `${victim.path}/`).then(() => (took = performance.now() - began))
  await sleep(50)
  const samples = []
  while (took === undefined) samples.push(await wrk(server.url, requests, { ...load, seconds: 4 }))
  await gone
  const during = Math.max(...samples.map(({ p99 }) => p99))
  note(`deleting ${victim.items} work items took ${(took / 1000).toFixed(1)} s`)
  return [
    {
      measure: `p99 of reads while a project of ${victim.items} is deleted`,
      against: `before, ${before.p99.toFixed(1)} ms`,
      value: `${during.toFixed(1)} ms`,
      ratio: during / before.p99,
      atMost: 3,
    },
  ]
}

/** Made for the run: the projects that are written to, and the one that is deleted, unless it is there still. */
export async function makeProjects(site, items, log) {
  const client = await site.pool.connect()
  const run = (text, values) => client.query(text, values)
  const posts = Array.from({ length: 20 }, (_, at) => ({
    n: 1001 + at,
    workspace: 2 + at,
    name: `Written ${at}`,
    items: 0,
  }))
  const victim = victimOf(items)
  try {
    for (const project of posts) await addProject(run, project)
    const { rows } = await run(`select from projects where identifier = 'P${victim.n}'`)
    if (rows.length === 0) {
      log(`${victim.items} work items to delete`)
      await keepTexts(run)
      await addProject(run, victim)
      await fillProject(site.pool, victim)
      await run('select recount_work_items()')
      await run('vacuum analyze work_items')
    }
  } finally {
    client.release(true)
  }
  return { posts, victim }
}
