import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { routes } from '../src/routes.js'
import { factories } from './make.js'
import { startReplicated } from './standby.js'
import { startApp, type TestApp } from './start.js'
import { makeWorld } from './world.js'

const servers = await startReplicated()
const env = { DATABASE_URL: servers.primaryUrl, DATABASE_REPLICA_URL: servers.standbyUrl }
/** Reads from the replica where it may; what is written comes from the other one. */
const reader = await startApp(env, servers.open())
const writer = await startApp({}, servers.open())
afterAll(async () => {
  await Promise.all([reader.stop(), writer.stop()])
  await servers.stop()
})
const make = factories(writer)

type Outcome = 'answered' | 'behind' | 'failed' | 'unavailable'

async function reads(outcome: Outcome): Promise<number> {
  const { body } = await reader.app.inject({ url: '/metrics' })
  return Number(new RegExp(`waypost_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`).exec(body)?.[1])
}

const stateOf = async ({ app }: TestApp) => (await app.inject({ url: '/readyz' })).json()
const inUse = () =>
  vi.waitFor(async () => expect(await stateOf(reader)).toEqual({ status: 'ready', replica: 'in use' }), {
    timeout: 30_000,
    interval: 20,
  })

/** Asks until the replica has answered it, which it does as soon as it has what was written. */
const answeredByReplica = <T>(ask: () => Promise<T>): Promise<T> =>
  vi.waitFor(
    async () => {
      const before = await reads('answered')
      const answer = await ask()
      expect(await reads('answered')).toBe(before + 1)
      return answer
    },
    { timeout: 30_000, interval: 20 },
  )

const namesIn = (body: { results: { name: string }[] }): string[] => body.results.map(({ name }) => name)

describe('with a replica', () => {
  test('it answers lists and searches just as the primary does', { timeout: 120_000 }, async () => {
    await inUse()
    const world = await makeWorld(writer)
    const call = reader.as(world.owner.key)
    const served = routes.filter(({ fromReplica }) => fromReplica)
    expect(served.length).toBeGreaterThan(10)
    for (const route of served) {
      const ask = [route.method, world.url(route.path), world.body(route)] as const
      const answer = await answeredByReplica(() => call(...ask))
      expect(answer.status, route.path).toBe(200)
      expect(answer.body, route.path).toEqual((await writer.as(world.owner.key)(...ask)).body)
    }
  })

  test('what is refused is refused by it in the same words', { timeout: 60_000 }, async () => {
    const { path, owner } = await make.project()
    const ask = () => reader.as(owner.key)('GET', `${path}/work-items/?order_by=nothing`)
    expect((await answeredByReplica(ask)).body).toMatchObject({ code: 'invalid_order_by' })
  })

  test(
    'while its replay is paused, every read still has all that was written',
    { timeout: 120_000 },
    async () => {
      await inUse()
      const place = await make.project()
      const quiet = await make.project()
      const [path, key] = [`${place.path}/work-items/`, place.owner.key]
      const list = (query = '') => reader.as(key)('GET', `${path}${query}`)
      const quietList = () => reader.as(quiet.owner.key)('GET', `${quiet.path}/work-items/`)
      await answeredByReplica(() => list())
      await answeredByReplica(quietList)
      await servers.onStandby('select pg_wal_replay_pause()')
      const behind = await reads('behind')
      for (let n = 0; n < 10; n += 1) {
        const { id } = await make.workItem(place, { name: `Item ${n}`, assignees: [place.owner.id] })
        expect(namesIn((await list()).body)).toContain(`Item ${n}`)
        expect((await list(`?search=item`)).body.total_results).toBe(1)
        await writer.as(key)('PATCH', `${path}${id}/`, { name: `Renamed ${n}` })
        expect(namesIn((await list()).body)[0]).toBe(`Renamed ${n}`)
        await writer.as(key)('POST', `${path}${id}/comments/`, { comment_html: `<p>Said ${n}</p>` })
        const comments = await reader.as(key)('GET', `${path}${id}/comments/`)
        expect(comments.body.results[0].comment_html).toBe(`<p>Said ${n}</p>`)
        const activity = await reader.as(key)('GET', `${path}${id}/activities/`)
        expect(activity.body.total_results).toBe(2)
      }
      expect(await reads('behind')).toBeGreaterThan(behind)

      // A workspace in which nothing was written since has nothing to wait for.
      await answeredByReplica(quietList)
      // But for the names of people, which belong to no workspace.
      await writer.as(quiet.owner.key)('PATCH', '/users/me/', { display_name: 'New name' })
      const before = await reads('answered')
      await quietList()
      expect(await reads('answered')).toBe(before)
      await writer.as(key)('PATCH', '/users/me/', { display_name: 'Just renamed' })
      const [first] = (await list('?expand=assignees')).body.results
      expect(first.assignees[0].display_name).toBe('Just renamed')

      await servers.onStandby('select pg_wal_replay_resume()')
      const { body } = await answeredByReplica(() => list())
      expect(namesIn(body)).toEqual(Array.from({ length: 10 }, (_, n) => `Renamed ${9 - n}`))
    },
  )

  test(
    'when it is killed under load no request fails, and it is used again when it is back',
    { timeout: 120_000 },
    async () => {
      await inUse()
      const place = await make.project()
      const path = `${place.path}/work-items/`
      const run = { over: false, written: 0, answers: 0 }
      const faults: string[] = []
      const read = async () => {
        while (!run.over) {
          const { written } = run
          const { status, body } = await reader.as(place.owner.key)('GET', path)
          run.answers += 1
          if (status !== 200) faults.push(`${status}`)
          else if (body.total_results < written) faults.push(`${body.total_results} of ${written}`)
        }
      }
      const write = async () => {
        while (!run.over) {
          await make.workItem(place)
          run.written += 1
        }
      }
      const load = Promise.all([read(), read(), read(), read(), write()])
      const until = (more: number) => {
        const from = run.answers
        return vi.waitFor(() => expect(run.answers).toBeGreaterThan(from + more), { timeout: 30_000 })
      }
      await until(20)
      servers.kill()
      await until(20)
      await vi.waitFor(
        async () => expect(await stateOf(reader)).toEqual({ status: 'ready', replica: 'passed over' }),
        { timeout: 30_000, interval: 20 },
      )
      await until(20)
      await servers.restart()
      await inUse()
      await until(20)
      run.over = true
      await load
      expect(faults).toEqual([])
      await answeredByReplica(() => reader.as(place.owner.key)('GET', path))
    },
  )

  test(
    'when it hangs, reads that wait for it and those that come after are answered, and it is used again when it goes on',
    { timeout: 120_000 },
    async () => {
      await inUse()
      const place = await make.project()
      const list = () => reader.as(place.owner.key)('GET', `${place.path}/work-items/`)
      await answeredByReplica(list)
      const goOn = await servers.freeze()
      try {
        // More than it has connections.
        const answers = await Promise.all(Array.from({ length: 40 }, list))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        expect(await stateOf(reader)).toEqual({ status: 'ready', replica: 'passed over' })
        const [failed, passedOver] = [await reads('failed'), await reads('unavailable')]
        expect((await list()).status).toBe(200)
        expect([await reads('failed'), await reads('unavailable')]).toEqual([failed, passedOver + 1])
      } finally {
        goOn()
      }
      await inUse()
      await answeredByReplica(list)
    },
  )

  test('a server that is not a standby is not asked', { timeout: 60_000 }, async () => {
    const misled = await startApp({ ...env, DATABASE_REPLICA_URL: servers.primaryUrl }, servers.open())
    const { owner, slug } = await make.project()
    // Longer than it takes to find out that the server answers.
    for (let n = 1; n <= 20; n += 1) {
      await sleep(100)
      expect((await misled.as(owner.key)('GET', `/workspaces/${slug}/work-items/`)).status).toBe(200)
      expect(await stateOf(misled)).toEqual({ status: 'ready', replica: 'passed over' })
    }
    const { body } = await misled.app.inject({ url: '/metrics' })
    expect(body).toContain('waypost_replica_reads_total{outcome="unavailable"} 20')
    await misled.stop()
  })
})
