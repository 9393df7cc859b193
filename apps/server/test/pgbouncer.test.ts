import { afterAll, describe, expect, inject, test } from 'vitest'
import { newDataDir, run } from './program.js'
import { send, startNodes } from './nodes.js'
import { isInstalled, startPgBouncer } from './services.js'
import { expectExactVolley, inOneMinute } from './shared-limits.js'

describe.skipIf(!isInstalled('pgbouncer'))('behind PgBouncer in transaction mode', async () => {
  const bouncer = await startPgBouncer(inject('serverUrl'))
  afterAll(() => bouncer.stop())
  const through = (url: string) => `postgres://anyone@127.0.0.1:${bouncer.port}${new URL(url).pathname}`
  const limit = 200
  const env = { RATE_LIMIT_PER_MINUTE: String(limit) }
  const { app, make, nodes } = await startNodes(2, env, through)
  const [one, two] = [nodes[0]!, nodes[1]!]

  test('reads and writes of many clients at once, over few connections', { timeout: 90_000 }, async () => {
    const place = await make.project()
    const people = await Promise.all(Array.from({ length: 4 }, () => make.member(place, 15, 15)))
    const path = `${place.path}/work-items/`
    const answers = await Promise.all(
      people.flatMap(({ key }, p) =>
        Array.from({ length: 20 }, async (_, n) => {
          const [writer, reader] = n % 2 ? [one, two] : [two, one]
          const made = await send(writer, key, 'POST', path, { name: `Item ${p} ${n}` })
          const read = await send(reader, key, 'GET', `${path}${made.body.id}/`)
          const page = await send(reader, key, 'GET', `${path}?per_page=5&expand=state`)
          return [made.status, read.status, read.body.name === `Item ${p} ${n}`, page.status]
        }),
      ),
    )
    expect(new Set(answers.map(String))).toEqual(new Set(['201,200,true,200']))
  })

  test('the limit is exact, though nobody can listen', { timeout: 120_000 }, async () => {
    const { key } = await make.person()
    await inOneMinute(30)
    await expectExactVolley(nodes, key, limit)
  })

  test('migrations run through it, on many nodes at once, each once', { timeout: 90_000 }, async () => {
    const name = `waypost_bounced_${Date.now()}`
    await app.database.pool.query(`create database ${name}`)
    const env = { DATABASE_URL: `postgres://anyone@127.0.0.1:${bouncer.port}/${name}` }
    const dataDir = await newDataDir()
    const runs = await Promise.all(Array.from({ length: 3 }, () => run(dataDir, ['migrate', '--json'], env)))
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    const applied = runs.flatMap(({ stdout }) => JSON.parse(stdout).applied as string[])
    expect(applied.length).toBeGreaterThan(20)
    expect(new Set(applied).size).toBe(applied.length)
    await app.database.pool.query(`drop database ${name} with (force)`)
  })
})
