import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.js'
import { openDatabase } from '../src/database/open.js'
import { pino } from 'pino'
import { factories, type ProjectPlace } from './make.js'
import { startApp, type Call } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())
const { pool } = app.database

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Work items that were not made through the API: `made` is SQL for when the `n`th was. */
async function fill(place: ProjectPlace, count: number, made: string, priority = 'none'): Promise<void> {
  await pool.query(
    `insert into work_items (workspace_id, project_id, id, sequence_id, name, state_id, state_group, sort_order,
       created_at, priority)
     select s.workspace_id, s.project_id, gen_random_uuid(), 100000 + n, 'Item ' || n, s.id, s."group", n, ${made}, $3
     from generate_series(1, $2::int) n, states s where s.project_id = $1 and s."default"`,
    [place.projectId, count, priority],
  )
}

async function idsInOrder(place: ProjectPlace): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from work_items where project_id = $1 and archived_at is null and not is_draft and not is_epic
       and state_group <> 'triage' order by created_at desc, id desc`,
    [place.projectId],
  )
  return ids(rows)
}

describe('a deep page is the one that skipping rows would give', () => {
  test.each([
    ['all made at the same moment', `timestamptz '2026-03-01T10:00:30Z'`],
    ['seconds apart, across midnight', `timestamptz '2026-03-01T23:50:00Z' + n * interval '1 second'`],
    ['minutes apart', `timestamptz '2026-03-01T00:00:00Z' + n * interval '7 minutes'`],
    ['days apart', `timestamptz '2020-03-01T00:00:00Z' + n * interval '1 day'`],
    [
      'in bursts',
      `timestamptz '2026-03-01T00:00:00Z' + (n / 400) * interval '3 days' + (n % 3) * interval '1 minute'`,
    ],
  ])('%s', async (_, made) => {
    const place = await make.project()
    await fill(place, 2350, made)
    const all = await idsInOrder(place)
    for (const offset of [0, 1, 999, 1000, 1001, 1400, 2000, 2349, 2350, 9000]) {
      const { body } = await place.call(
        'GET',
        `${place.path}/work-items/?per_page=50&offset=${offset}&fields=id`,
      )
      expect(ids(body.results), `offset ${offset}`).toEqual(all.slice(offset, offset + 50))
      expect(body.total_results).toBe(2350)
    }
    for (const cursor of ['100:12:0', '100:23:0', '100:24:0', '50:46:1']) {
      const [size = 0, page = 0] = cursor.split(':').map(Number)
      const { body } = await place.call('GET', `${place.path}/work-items/?cursor=${cursor}&fields=id`)
      expect(ids(body.results), cursor).toEqual(all.slice(size * page, size * (page + 1)))
    }
    const workspace = `/workspaces/${place.slug}/work-items/`
    const { body } = await place.call('GET', `${workspace}?per_page=50&offset=1500&fields=id`)
    expect(ids(body.results)).toEqual(all.slice(1500, 1550))
    expect(body.total_results).toBe(2350)
  })
})

describe('total_results is what the list holds', () => {
  test('after every kind of write', async () => {
    const place = await make.project()
    const path = `${place.path}/work-items/`
    const total = async () => {
      const { body } = await place.call('GET', `${path}?fields=id`)
      expect(body.results).toHaveLength(body.total_results)
      return body.total_results as number
    }
    expect(await total()).toBe(0)
    const items = [await make.workItem(place), await make.workItem(place), await make.workItem(place)]
    const one = (at: number) => `${path}${items[at].id}/`
    expect(await total()).toBe(3)
    await make.epic(place)
    await make.intake(place)
    await make.workItem(place, { is_draft: true })
    expect(await total()).toBe(3)
    await place.call('PATCH', one(0), { is_draft: true })
    expect(await total()).toBe(2)
    const { body: states } = await place.call('GET', `${place.path}/states/`)
    const done = states.results.find(({ group }: { group: string }) => group === 'completed')
    await place.call('PATCH', one(1), { state: done.id })
    expect(await total()).toBe(2)
    expect((await place.call('POST', `${one(1)}archive/`)).status).toBe(204)
    expect(await total()).toBe(1)
    expect((await place.call('DELETE', `${one(1)}unarchive/`)).status).toBe(204)
    expect(await total()).toBe(2)
    await make.workItem(place, { created_at: '2020-02-02T02:02:02Z' })
    expect(await total()).toBe(3)
    expect((await place.call('DELETE', one(2))).status).toBe(204)
    expect(await total()).toBe(2)
    expect((await place.call('DELETE', `${place.path}/`)).status).toBe(204)
    const left = await pool.query(
      `select 1 from work_item_counts where project_id = $1
       union all select 1 from work_item_minutes where project_id = $1`,
      [place.projectId],
    )
    expect(left.rows).toEqual([])
  })

  test('while many write at once, and page and total agree in every answer', async () => {
    const place = await make.project()
    await fill(place, 2000, `timestamptz '2026-03-01T00:00:00Z' + n * interval '11 seconds'`)
    const path = `${place.path}/work-items/`
    const victims = (await idsInOrder(place)).slice(500, 560)
    let writing = true
    const write = async (at: number) => {
      const { body } = await place.call('POST', path, { name: `New ${at}`, is_draft: at % 5 === 0 })
      if (at % 3 === 0) expect((await place.call('DELETE', `${path}${victims[at]}/`)).status).toBe(204)
      if (at % 5 === 0) await place.call('PATCH', `${path}${body.id}/`, { is_draft: false })
      if (at % 7 === 0) await place.call('PATCH', `${path}${body.id}/`, { is_draft: true })
    }
    const read = async (offset: number) => {
      let answers = 0
      while (writing) {
        const { body } = await place.call('GET', `${path}?per_page=100&offset=${offset}&fields=id`)
        const expected = Math.max(0, Math.min(100, body.total_results - offset))
        expect(body.results).toHaveLength(expected)
        answers += 1
      }
      return answers
    }
    const readers = Promise.all([read(0), read(1000), read(1950), read(1990)])
    await Promise.all(Array.from({ length: 60 }, (_, at) => write(at)))
    writing = false
    expect(Math.min(...(await readers))).toBeGreaterThan(0)
    const all = await idsInOrder(place)
    const { body } = await place.call('GET', `${path}?per_page=100&offset=1900&fields=id`)
    expect(body.total_results).toBe(all.length)
    expect(ids(body.results)).toEqual(all.slice(1900, 2000))
    const { rows } = await pool.query<{ wrong: number }>(
      `with kept as (
           select span, start, count from work_item_counts where project_id = $1 and count <> 0
           union all select 2, start, count from work_item_minutes where project_id = $1 and count <> 0),
         shown as (select created_at as at from work_items where project_id = $1 and archived_at is null
           and not is_draft and not is_epic and state_group <> 'triage'),
         counted as (
           select s.span, s.start, count(*) from shown, work_item_spans(at) s group by 1, 2
           union all select 2, date_trunc('minute', at, 'UTC'), count(*) from shown group by 2)
       select (select count(*) from (table kept except all table counted) x)
         + (select count(*) from (table counted except all table kept) x) as wrong`,
      [place.projectId],
    )
    expect(rows[0]?.wrong).toBe(0)
  })
})

describe('a remembered count of a filtered list', () => {
  const anotherNode = (key: string): { call: Call; stop: () => Promise<void> } => {
    const database = openDatabase({ url: app.database.url, poolSize: 2 })
    const server = buildApp(app.config, database, pino({ level: 'silent' }))
    const call: Call = async (_method, url) => {
      const answer = await server.inject({ url: `/api/v1${url}`, headers: { 'x-api-key': key } })
      const { body: text, rawPayload: bytes } = answer
      return { status: answer.statusCode, headers: {}, text, bytes, body: answer.json() }
    }
    return {
      call,
      stop: async () => {
        await server.close()
        await database.close()
      },
    }
  }

  test('is never older than the last write, on any node', async () => {
    const place = await make.project()
    await fill(place, 1500, 'now()', 'high')
    const node = anotherNode(place.owner.key)
    const path = `${place.path}/work-items/`
    const expectTotal = async (query: string, total: number) => {
      for (const call of [place.call, node.call, place.call, node.call]) {
        const { body } = await call('GET', `${path}?per_page=1&${query}`)
        expect(body.total_results, query).toBe(total)
      }
    }
    try {
      await expectTotal('priority=high', 1500)
      const item = await make.workItem(place, { priority: 'high' })
      await expectTotal('priority=high', 1501)
      await place.call('PATCH', `${path}${item.id}/`, { priority: 'low' })
      await expectTotal('priority=high', 1500)
      await expectTotal('priority=low', 1)
      await place.call('PATCH', `${path}${item.id}/`, { priority: 'high' })
      await expectTotal('priority=high', 1501)
      await expectTotal('priority=high&search=record', 1)
      await place.call('DELETE', `${path}${item.id}/`)
      await expectTotal('priority=high', 1500)
      const module = await make.module(place)
      const { body } = await place.call('GET', `${path}?per_page=3`)
      await place.call('POST', `${place.path}/modules/${module.id}/module-issues/`, {
        issues: ids(body.results),
      })
      await expectTotal(`module=${module.id}`, 3)
    } finally {
      await node.stop()
    }
  })
})
