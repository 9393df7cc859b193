import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { RunningServer } from './program.js'
import { send } from './nodes.js'

/** Waits, if need be, for a minute that has enough left of itself for a test of its count. */
export async function inOneMinute(seconds = 25): Promise<void> {
  const left = 60 - ((Date.now() / 1000) % 60)
  if (left < seconds) await sleep(left * 1000 + 50)
}

const ask = async (node: RunningServer, key: string) => {
  const { status, headers } = await send(node, key, 'GET', '/users/me/')
  return {
    status,
    remaining: Number(headers.get('x-ratelimit-remaining')),
    reset: headers.get('x-ratelimit-reset'),
  }
}

/** One client goes from node to node and back: it has its whole limit, and is told what is left of it. */
export async function expectExactTurns(nodes: readonly RunningServer[], key: string, limit: number) {
  for (let n = 0; n < limit; n += 1) {
    // Now and then the next node; the first one keeps what it has taken in advance for a while.
    const node = nodes[Math.floor(n / 4) % nodes.length]!
    expect(await ask(node, key)).toMatchObject({ status: 200, remaining: limit - n - 1 })
  }
  for (const node of nodes) expect(await ask(node, key)).toMatchObject({ status: 429, remaining: 0 })
}

/** Many at once on all nodes: exactly the limit pass, and all are told the same end. */
export async function expectExactVolley(nodes: readonly RunningServer[], key: string, limit: number) {
  const volley = Array.from({ length: limit * 2 }, (_, n) => ask(nodes[n % nodes.length]!, key))
  const answers = await Promise.all(volley)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(limit)
  expect(new Set(answers.map(({ reset }) => reset)).size).toBe(1)
}
