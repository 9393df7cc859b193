import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cleanUp, newDataDir, postmasterOf, setUp, start, type RunningServer } from './program.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
let key: string

beforeAll(async () => {
  dataDir = await newDataDir()
  key = await setUp(dataDir)
})
afterAll(cleanUp)

interface Written {
  id: string
  sequence_id: number
}

async function createProject(server: RunningServer, identifier: string): Promise<string> {
  const answer = await server.call('POST', '/workspaces/north-harbour/projects/', {
    name: identifier,
    identifier,
  })
  const { id } = (await answer.json()) as { id: string }
  return `/workspaces/north-harbour/projects/${id}/work-items/`
}

/** Clients that create work items without a pause, and keep what the server has acknowledged. */
function keepWriting(server: RunningServer, path: string) {
  const acknowledged: Written[] = []
  const statuses = new Set<number | 'no answer'>()
  let over = false
  const client = async (name: string) => {
    for (let count = 0; !over; count += 1) {
      const answer = await server.call('POST', path, { name: `${name} ${count}` }).catch(() => null)
      statuses.add(answer?.status ?? 'no answer')
      if (answer?.status === 201) acknowledged.push((await answer.json()) as Written)
      else await answer?.text()
    }
  }
  const clients = Promise.all(['a', 'b', 'c', 'd'].map(client))
  return {
    acknowledged,
    statuses,
    reach: (count: number) =>
      vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(count), { timeout: 20_000, interval: 5 }),
    stop: () => {
      over = true
      return clients
    },
  }
}

async function readAll(server: RunningServer, path: string): Promise<Written[]> {
  const all: Written[] = []
  for (let cursor = '100:0:0', more = true; more;) {
    const answer = await server.call('GET', `${path}?cursor=${cursor}&fields=id,sequence_id`)
    const page = (await answer.json()) as {
      results: Written[]
      next_cursor: string
      next_page_results: boolean
    }
    all.push(...page.results)
    cursor = page.next_cursor
    more = page.next_page_results
  }
  return all
}

async function expectNothingLost(
  server: RunningServer,
  path: string,
  acknowledged: Written[],
): Promise<void> {
  const kept = await readAll(server, path)
  const numbers = new Map(kept.map(({ id, sequence_id }) => [id, sequence_id]))
  const lost = acknowledged.filter(({ id, sequence_id }) => numbers.get(id) !== sequence_id)
  expect(lost).toEqual([])
  const used = kept.map(({ sequence_id }) => sequence_id)
  expect(new Set(used).size).toBe(used.length)
  const next = (await (await server.call('POST', path, { name: 'next' })).json()) as Written
  expect(next.sequence_id).toBe(Math.max(...used) + 1)
}

test('kill -9 of the server and its PostgreSQL in the middle of writes loses nothing acknowledged', async () => {
  const server = await start(dataDir, { key })
  const path = await createProject(server, 'BOTH')
  const writing = keepWriting(server, path)
  await writing.reach(100)
  const postmaster = (await postmasterOf(dataDir)) ?? 0
  server.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await server.ended
  await writing.stop()

  const again = await start(dataDir, { key })
  expect(await postmasterOf(dataDir)).not.toBe(postmaster)
  await expectNothingLost(again, path, writing.acknowledged)
  again.kill('SIGTERM')
  expect(await again.ended).toEqual({ code: 0, signal: null })
})

test('kill -9 of the server alone: the next start joins its PostgreSQL', async () => {
  const server = await start(dataDir, { key })
  const path = await createProject(server, 'ALONE')
  const writing = keepWriting(server, path)
  await writing.reach(100)
  server.kill('SIGKILL')
  await server.ended
  await writing.stop()

  const postmaster = await postmasterOf(dataDir)
  const again = await start(dataDir, { key })
  expect(await postmasterOf(dataDir)).toBe(postmaster)
  await expectNothingLost(again, path, writing.acknowledged)
  again.kill('SIGTERM')
  expect(await again.ended).toEqual({ code: 0, signal: null })
  expect(await postmasterOf(dataDir)).toBeUndefined()
})

test('kill -9 of PostgreSQL while serving: 503 meanwhile, then writes go on, and nothing acknowledged is lost', async () => {
  const server = await start(dataDir, { key })
  const path = await createProject(server, 'ONLY')
  const writing = keepWriting(server, path)
  await writing.reach(100)
  const postmaster = (await postmasterOf(dataDir)) ?? 0
  process.kill(postmaster, 'SIGKILL')
  await vi.waitFor(() => expect(writing.statuses).toContain(503), { timeout: 10_000, interval: 5 })
  await writing.reach(writing.acknowledged.length + 100)
  await writing.stop()

  expect([...writing.statuses].sort()).toEqual([201, 503])
  expect(await postmasterOf(dataDir)).not.toBe(postmaster)
  await expectNothingLost(server, path, writing.acknowledged)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})
