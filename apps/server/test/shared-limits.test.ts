import { expect, test } from 'vitest'
import { send, startNodes } from './nodes.js'
import { expectExactTurns, expectExactVolley, inOneMinute } from './shared-limits.js'

const limit = 40
const { make, nodes, startNode } = await startNodes(2, { RATE_LIMIT_PER_MINUTE: String(limit) })

test(
  'a client that goes from node to node has its limit once, and each answer says what is left',
  { timeout: 90_000 },
  async () => {
    const { key } = await make.person()
    await inOneMinute()
    await expectExactTurns(nodes, key, limit)
  },
)

test('of many requests at once on both nodes exactly the limit pass', { timeout: 90_000 }, async () => {
  const { key } = await make.person()
  await inOneMinute()
  await expectExactVolley(nodes, key, limit)
})

test('what a killed node had taken in advance is lost, and nothing else', { timeout: 90_000 }, async () => {
  const { key } = await make.person()
  const third = await startNode()
  await inOneMinute()
  expect((await send(third, key, 'GET', '/users/me/')).status).toBe(200)
  third.kill('SIGKILL')
  await third.ended
  const statuses: number[] = []
  for (let n = 0; n < limit; n += 1) statuses.push((await send(nodes[0]!, key, 'GET', '/users/me/')).status)
  const passed = statuses.filter((status) => status === 200).length
  expect(passed).toBeLessThanOrEqual(limit - 1)
  expect(passed).toBeGreaterThanOrEqual(limit - 1 - limit / 10)
})
