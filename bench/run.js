// npm run bench: every measure side by side, as ratios; the exit code is 1 when one is missed.
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { call, startServer } from './load.js'
import { deepPage, filters, pages, pointReads } from './measures/reads.js'
import { twoNodes } from './measures/nodes.js'
import { startUp } from './measures/start.js'
import { creates, deletion, makeProjects, moduleItems } from './measures/writes.js'
import { describePlace, removeLeftovers } from './places.js'
import { build, openFilled } from './site.js'
import { machine, reportOf } from './report.js'

const { values } = parseArgs({
  options: { items: { type: 'string', default: '1000000' }, only: { type: 'string' } },
})
const items = Number(values.items)
const began = Date.now()
const clock = () => `${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s`
const say = (text) => console.log(`${clock()}  ${text}`)

requireTools({ wrk: 'wrk', pgbench: 'postgresql-contrib' })
say('build')
build()
const measures = { pointReads, pages, deepPage, filters, creates, moduleItems, deletion, twoNodes, startUp }
const chosen = values.only === undefined ? Object.keys(measures) : values.only.split(',')

const rows = []
const notes = []
const site = await openFilled(items, say)
try {
  await removeLeftovers(site)
  const { posts, victim } = await makeProjects(site, items, say)
  const server = await startServer(4572)
  const [big, medium] = [await describePlace(site, 1), await describePlace(site, 2)]
  const context = {
    ...{ site, server, big, medium, scope: big.scope, bigItems: items },
    ...{ ids: await big.someIds(1000), mediumIds: await medium.someIds(1000) },
    posts: await Promise.all(posts.map(({ n }) => describePlace(site, n))),
    victim: { ...(await describePlace(site, victim.n)), items: victim.items },
    get: (where) => call(server, 'GET', where),
    note: (text) => notes.push(text),
  }
  for (const name of chosen) {
    say(name)
    const found = await measures[name](context)
    for (const row of found) say(`  ${row.measure}: ${row.value} (${row.ratio.toFixed(2)})`)
    rows.push(...found)
  }
  await server.stop()
  await removeLeftovers(site)
} finally {
  await site.close()
}

const report = reportOf(rows, notes, { items, seconds: (Date.now() - began) / 1000, machine: machine() })
console.log(`\n${report.text}`)
if (values.only === undefined) writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), report.text)
process.exit(report.missed > 0 ? 1 : 0)

function requireTools(tools) {
  const missing = Object.keys(tools).filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length === 0) return
  console.log(`installing ${missing.join(', ')}`)
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  execFileSync('apt-get', [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    ...missing.map((tool) => tools[tool]),
  ])
}
