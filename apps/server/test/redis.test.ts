import { afterAll, describe, expect, test } from 'vitest'
import { send, startNodes } from './nodes.js'
import { isInstalled, startRedis } from './services.js'
import { expectExactTurns, expectExactVolley, inOneMinute } from './shared-limits.js'

describe.skipIf(!isInstalled('redis-server'))('counts in Redis', async () => {
  const redis = await startRedis()
  afterAll(() => redis.stop())
  const limit = 40
  const env = { RATE_LIMIT_PER_MINUTE: String(limit), REDIS_URL: `redis://127.0.0.1:${redis.port}` }
  const { app, make, nodes } = await startNodes(2, env)

  test('are exact over both nodes', { timeout: 120_000 }, async () => {
    const [turns, volley] = [await make.person(), await make.person()]
    await inOneMinute(30)
    await expectExactTurns(nodes, turns.key, limit)
    await expectExactVolley(nodes, volley.key, limit)
    const { rows } = await app.database.pool.query('select who from rate_counts')
    expect(rows).toEqual([])
  })

  test(
    'when Redis is gone, requests are answered, and each node counts by itself',
    { timeout: 90_000 },
    async () => {
      const { key } = await make.person()
      await redis.stop()
      await inOneMinute(30)
      const statuses: number[] = []
      for (let n = 0; n < limit + 1; n += 1)
        statuses.push((await send(nodes[0]!, key, 'GET', '/users/me/')).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(limit)
      expect(statuses.at(-1)).toBe(429)
    },
  )
})
