import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { send, startNodes } from './nodes.js'
import type { RunningServer } from './program.js'
import { expectExactVolley, inOneMinute } from './shared-limits.js'

const { make, nodes, startNode } = await startNodes(1, { DRAIN_SECONDS: '2' })
const limit = 30
const together = await startNode({
  WEB_CONCURRENCY: '2',
  RATE_LIMIT_PER_MINUTE: String(limit),
  DRAIN_SECONDS: '0',
})

const ready = async (node: RunningServer): Promise<boolean> =>
  (await fetch(`${node.url}/readyz`).catch(() => null))?.status === 200
const total = async (name: string): Promise<number> =>
  (await (await fetch(`${together.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
function children(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

test(
  'WEB_CONCURRENCY: processes behind one port share one limit and one page of metrics',
  { timeout: 90_000 },
  async () => {
    const { key } = await make.person()
    await inOneMinute()
    await expectExactVolley([together], key, limit)
    await vi.waitFor(
      async () => expect(await total('waypost_http_requests_total')).toBeGreaterThanOrEqual(limit * 2),
      { timeout: 30_000 },
    )
  },
)

test('a node is stopped and started under load, and no request fails', { timeout: 120_000 }, async () => {
  const place = await make.project()
  const balanced = [nodes[0]!, await startNode()]
  const eligible = new Set(balanced)
  const failures: unknown[] = []
  let [over, sent] = [false, 0]
  const watch = async () => {
    for (; !over; await sleep(50))
      for (const node of balanced)
        if (await ready(node)) eligible.add(node)
        else eligible.delete(node)
  }
  // Over connections that are kept alive, as a balancer does.
  const load = async (n: number) => {
    for (let turn = n; !over; turn += 1) {
      const now = [...eligible]
      const node = now[turn % now.length]!
      const path = `${place.path}/labels/`
      const answer = await (
        turn % 3
          ? send(node, place.owner.key, 'GET', path)
          : send(node, place.owner.key, 'POST', path, { name: `Label ${n} ${turn}` })
      ).catch((error: unknown) => ({ status: 0, error }))
      sent += 1
      if (![200, 201].includes(answer.status)) failures.push(answer)
    }
  }
  const running = [watch(), ...Array.from({ length: 6 }, (_, n) => load(n))]
  await vi.waitFor(() => expect(sent).toBeGreaterThan(50), { timeout: 20_000 })
  balanced[1]!.kill('SIGTERM')
  expect(await balanced[1]!.ended).toEqual({ code: 0, signal: null })
  balanced[1] = await startNode()
  await vi.waitFor(() => expect(eligible.size).toBe(2), { timeout: 20_000 })
  const before = sent
  await vi.waitFor(() => expect(sent).toBeGreaterThan(before + 50), { timeout: 20_000 })
  over = true
  await Promise.all(running)
  expect(failures).toEqual([])
})

test('a process that dies is replaced, and SIGTERM ends all of them', { timeout: 60_000 }, async () => {
  const died = children(together.pid)
  expect(died).toHaveLength(2)
  process.kill(died[0]!, 'SIGKILL')
  await vi.waitFor(
    () => {
      const now = children(together.pid)
      expect(now).toHaveLength(2)
      expect(now).not.toContain(died[0])
    },
    { timeout: 20_000 },
  )
  await vi.waitFor(async () => expect(await ready(together)).toBe(true), { timeout: 20_000 })
  together.kill('SIGTERM')
  expect(await together.ended).toEqual({ code: 0, signal: null })
  expect(children(together.pid)).toEqual([])
})
