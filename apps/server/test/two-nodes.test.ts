import { expect, test, vi } from 'vitest'
import { newDataDir, run } from './program.js'
import { send, startNodes } from './nodes.js'

const { app, make, nodes } = await startNodes(2)
const [one, two] = [nodes[0]!, nodes[1]!]

/** Generous, since a busy machine is slow; what never notices fails. */
const until = (status: number, ask: () => Promise<{ status: number }>): Promise<void> =>
  vi.waitFor(async () => expect((await ask()).status).toBe(status), { interval: 5, timeout: 15_000 })

test('what one node writes, the other reads at once', { timeout: 60_000 }, async () => {
  const { path, owner } = await make.project()
  for (let n = 0; n < 20; n += 1) {
    const [writer, reader] = n % 2 ? [one, two] : [two, one]
    const made = await send(writer, owner.key, 'POST', `${path}/work-items/`, { name: `Item ${n}` })
    const item = `${path}/work-items/${made.body.id}/`
    expect((await send(reader, owner.key, 'GET', item)).body.name).toBe(`Item ${n}`)
    await send(reader, owner.key, 'PATCH', item, { name: 'Renamed' })
    expect((await send(writer, owner.key, 'GET', item)).body.name).toBe('Renamed')
    expect((await send(writer, owner.key, 'DELETE', item)).status).toBe(204)
    expect((await send(reader, owner.key, 'GET', item)).status).toBe(404)
  }
})

test(
  'a key that the command line revokes is refused by every node without a restart',
  { timeout: 60_000 },
  async () => {
    const { owner, slug } = await make.workspace()
    const ask = (node: typeof one) => () => send(node, owner.key, 'GET', `/workspaces/${slug}/members/`)
    expect([(await ask(one)()).status, (await ask(two)()).status]).toEqual([200, 200])
    const { rows } = await app.database.pool.query('select id from api_tokens where user_id = $1', [owner.id])
    const env = { DATABASE_URL: app.database.url }
    const revoked = run(await newDataDir(), ['token', 'revoke', rows[0].id], env)
    // Asked all the while, so that the key is in memory when it is revoked.
    const asking = { over: false }
    const asked = Promise.all(
      [one, two].map(async (node) => {
        while (!asking.over) await ask(node)()
      }),
    )
    expect((await revoked).code).toBe(0)
    await Promise.all([until(401, ask(one)), until(401, ask(two))])
    asking.over = true
    await asked
  },
)

test(
  'a removed member, a changed role and a deleted project are noticed by the other node without a restart',
  { timeout: 60_000 },
  async () => {
    const place = await make.project()
    const someone = await make.member(place, 15, 15)
    const labels = `${place.path}/labels/`
    const ask = () => send(two, someone.key, 'GET', labels)
    expect((await ask()).status).toBe(200)
    await send(one, place.owner.key, 'PATCH', `/workspaces/${place.slug}/members/${someone.id}/`, { role: 5 })
    await send(one, place.owner.key, 'DELETE', `/workspaces/${place.slug}/members/${someone.id}/`)
    await until(404, ask)

    const owner = () => send(two, place.owner.key, 'GET', labels)
    expect((await owner()).status).toBe(200)
    expect((await send(one, place.owner.key, 'DELETE', `${place.path}/`)).status).toBe(204)
    await until(404, owner)
  },
)

test('work items created on both nodes at once are numbered without a gap', { timeout: 60_000 }, async () => {
  const { path, owner } = await make.project()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      send(n % 2 ? one : two, owner.key, 'POST', `${path}/work-items/`, { name: `Item ${n}` }),
    ),
  )
  const numbers = answers.map(({ body }) => Number(body.sequence_id)).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})

test('of two creates with one name on two nodes, one is made', { timeout: 60_000 }, async () => {
  const { path, owner } = await make.project()
  const answers = await Promise.all(
    [one, two].map((node) => send(node, owner.key, 'POST', `${path}/labels/`, { name: 'Twice' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})
