import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factories, type Place, type ProjectPlace } from './make.js'
import { startApp } from './start.js'

const app = await startApp()
const make = factories(app)
const { pool } = app.database
let origin = ''

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api/v1`
})
afterAll(() => app.stop())

/** A request over a socket of its own, so that many are on their way at once. */
async function send(key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(origin + path, {
    method,
    headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort()

test('50 work items and epics created at once have the numbers 1 to 50, each once', async () => {
  const place = await make.project()
  const answers = await Promise.all(
    times(50, (n) =>
      send(place.owner.key, 'POST', `${place.path}/${n % 5 === 0 ? 'epics' : 'work-items'}/`, {
        name: `Item ${n}`,
      }),
    ),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([201]))
  const numbers = answers.map(({ body }) => Number(body.sequence_id))
  expect(numbers.sort((a, b) => a - b)).toEqual(times(50, (n) => n + 1))
})

test('creates that fail among those that succeed leave no gap', async () => {
  const place = await make.project()
  const pair = { external_source: 'import', external_id: '1' }
  const answers = await Promise.all(
    times(30, (n) =>
      send(place.owner.key, 'POST', `${place.path}/work-items/`, { name: 'A', ...(n % 2 ? pair : {}) }),
    ),
  )
  const created = answers.filter(({ status }) => status === 201)
  expect(created).toHaveLength(16)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(14)
  const numbers = created.map(({ body }) => Number(body.sequence_id))
  expect(numbers.sort((a, b) => a - b)).toEqual(times(16, (n) => n + 1))
  const holder = created.find(({ body }) => body.external_id === '1')
  for (const { status, body } of answers) if (status === 409) expect(body.id).toBe(holder?.body.id)
})

describe('of two creates with one name at once, one is made and the other told of it', () => {
  let place: ProjectPlace
  beforeAll(async () => {
    place = await make.project()
  })
  test.each([
    ['projects', () => `/workspaces/${place.slug}/projects/`, { identifier: 'TWICE' }, [201, 409]],
    ['labels', () => `${place.path}/labels/`, {}, [201, 409]],
    ['states', () => `${place.path}/states/`, { color: '#000' }, [200, 409]],
    ['modules', () => `${place.path}/modules/`, {}, [201, 400]],
    ['initiative labels', () => `/workspaces/${place.slug}/initiatives/labels/`, {}, [201, 409]],
  ])('%s', async (_what, path, more, expected) => {
    const answers = await Promise.all(
      times(2, () => send(place.owner.key, 'POST', path(), { name: 'Twice', ...more })),
    )
    expect(statuses(answers)).toEqual([...expected].sort())
    const [winner, loser] = answers.sort((a, b) => a.status - b.status)
    expect(loser?.body.id).toBe(winner?.body.id)
  })

  test('workspaces of one slug', async () => {
    const answers = await Promise.all(
      times(2, () => send(place.owner.key, 'POST', '/workspaces/', { name: 'Twice', slug: 'twice' })),
    )
    expect(statuses(answers)).toEqual([201, 409])
  })

  test('members added twice', async () => {
    const { email, id } = await make.person()
    const path = `/workspaces/${place.slug}/members/`
    const ofWorkspace = await Promise.all(times(2, () => send(place.owner.key, 'POST', path, { email })))
    expect(statuses(ofWorkspace)).toEqual([201, 409])
    const ofProject = await Promise.all(
      times(2, () => send(place.owner.key, 'POST', `${place.path}/project-members/`, { member: id })),
    )
    expect(statuses(ofProject)).toEqual([201, 409])
  })
})

describe('deleting a project', () => {
  async function leftovers(projectId: string): Promise<Record<string, number>> {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'`,
    )
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const { rowCount } = await pool.query(`select 1 from ${name} where project_id = $1`, [projectId])
      if (rowCount) found[name] = rowCount
    }
    return found
  }

  test.each(times(5, (n) => n))('under 30 creates of work items leaves nothing (try %i)', async (n) => {
    const place = await make.project()
    const creates = times(30, (m) =>
      send(place.owner.key, 'POST', `${place.path}/work-items/`, { name: `Item ${m}` }),
    )
    // Each try deletes after another number of creates has been answered.
    await Promise.all(creates.slice(0, n * 6))
    const deleted = await send(place.owner.key, 'DELETE', place.path)
    const answers = await Promise.all(creates)
    expect(deleted.status).toBe(204)
    for (const { status } of answers) expect([201, 404]).toContain(status)
    expect(await leftovers(place.projectId)).toEqual({})
    expect((await send(place.owner.key, 'GET', `${place.path}/`)).status).toBe(404)
  })

  test('under changes to what is in it leaves nothing, not even their events', async () => {
    const place = await make.project()
    const key = place.owner.key
    const [label, module, epic] = [await make.label(place), await make.module(place), await make.epic(place)]
    const items = await Promise.all(times(10, () => make.workItem(place)))
    const writes = items.flatMap(({ id }, n) => [
      send(key, 'PATCH', `${place.path}/work-items/${id}/`, { name: `Renamed ${n}`, labels: [label.id] }),
      send(key, 'PATCH', `${place.path}/work-items/${id}/`, { parent: epic.id }),
      send(key, 'POST', `${place.path}/modules/${module.id}/module-issues/`, { issues: [id] }),
      send(key, 'PATCH', `${place.path}/labels/${label.id}/`, { color: `#${n}` }),
      send(key, 'POST', `${place.path}/states/`, { name: `State ${n}`, color: '#000', default: true }),
      send(key, 'PATCH', `${place.path}/`, { description: `${n}` }),
    ])
    await Promise.race(writes)
    const deleted = await send(key, 'DELETE', place.path)
    const answers = await Promise.all(writes)
    expect(deleted.status).toBe(204)
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect(await leftovers(place.projectId)).toEqual({})
    const { rows } = await pool.query<{ verb: string }>('select verb from events where entity_id = $1', [
      place.projectId,
    ])
    expect(rows).toEqual([{ verb: 'deleted' }])
  })

  test('twice at once: one 204, one 404', async () => {
    const place = await make.project()
    const answers = await Promise.all(times(2, () => send(place.owner.key, 'DELETE', place.path)))
    expect(statuses(answers)).toEqual([204, 404])
  })

  test('of 20,000 work items does not keep others waiting', { timeout: 60_000 }, async () => {
    const place = await make.project()
    const other = await make.project(place)
    await make.workItem(other)
    const key = place.owner.key
    const [label, module, first] = [
      await make.label(place),
      await make.module(place),
      await make.workItem(place),
    ]
    const member = await make.member(place, 15, 15)
    await pool.query(
      `insert into work_items (workspace_id, project_id, id, sequence_id, name, state_id, state_group, sort_order,
         parent_id)
       select workspace_id, project_id, gen_random_uuid(), n + 1, 'Item ' || n, state_id, state_group, n,
         case when n % 10 = 0 then id end
       from work_items, generate_series(1, 20000) n where id = $1`,
      [first.id],
    )
    // As autovacuum does in time: until then each of the rows below would be checked against the whole project.
    await pool.query('analyze work_items')
    const here = [place.workspaceId, place.projectId]
    await pool.query(
      `insert into work_item_labels (workspace_id, project_id, work_item_id, label_id)
       select workspace_id, project_id, id, $3 from work_items where workspace_id = $1 and project_id = $2`,
      [...here, label.id],
    )
    await pool.query(
      `insert into work_item_assignees (workspace_id, project_id, work_item_id, user_id)
       select workspace_id, project_id, id, $3 from work_items where workspace_id = $1 and project_id = $2`,
      [...here, member.id],
    )
    await pool.query(
      `insert into module_work_items (workspace_id, project_id, module_id, work_item_id, id)
       select workspace_id, project_id, $3, id, gen_random_uuid() from work_items
       where workspace_id = $1 and project_id = $2`,
      [...here, module.id],
    )
    await pool.query('analyze')

    const load = { over: false }
    const begun = performance.now()
    const deletion = send(key, 'DELETE', place.path).finally(() => {
      load.over = true
    })
    let [reads, slowest] = [0, 0]
    while (!load.over) {
      const start = performance.now()
      const read = await send(key, 'GET', `${other.path}/work-items/`)
      const write = await send(key, 'POST', `${other.path}/labels/`, { name: `Label ${reads}` })
      slowest = Math.max(slowest, performance.now() - start)
      expect([read.status, write.status]).toEqual([200, 201])
      reads += 1
    }
    expect((await deletion).status).toBe(204)
    expect(reads).toBeGreaterThan(3)
    expect(slowest).toBeLessThan((performance.now() - begun) / 2)
    expect(await leftovers(place.projectId)).toEqual({})
  })
})

test('of default states made at once, one stays the default', async () => {
  const place = await make.project()
  const states = await Promise.all(times(8, () => make.state(place)))
  const answers = await Promise.all([
    ...states.map(({ id }) =>
      send(place.owner.key, 'PATCH', `${place.path}/states/${id}/`, { default: true }),
    ),
    ...times(4, (n) =>
      send(place.owner.key, 'POST', `${place.path}/states/`, {
        name: `New ${n}`,
        color: '#000',
        default: true,
      }),
    ),
  ])
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  const { body } = await place.call('GET', `${place.path}/states/`)
  expect(body.results.filter((state: { default: boolean }) => state.default)).toHaveLength(1)
})

describe('of two admins who act on each other at once, one stays', () => {
  async function adminsOf(place: Place): Promise<number> {
    const { rowCount } = await pool.query(
      'select 1 from workspace_members where workspace_id = $1 and role = 20 and is_active',
      [place.workspaceId],
    )
    return rowCount ?? 0
  }

  test.each([
    ['demoting', 'PATCH', { role: 5 }, 200],
    ['removing', 'DELETE', undefined, 204],
  ])('%s', async (_what, method, body, done) => {
    const place = await make.workspace()
    const other = await make.member(place, 20)
    const [first, second] = [place.owner, other]
    const path = (id: string) => `/workspaces/${place.slug}/members/${id}/`
    const answers = await Promise.all([
      send(first.key, method, path(second.id), body),
      send(second.key, method, path(first.id), body),
    ])
    expect(answers.filter(({ status }) => status === done)).toHaveLength(1)
    for (const { status } of answers) expect([done, 400, 403, 404]).toContain(status)
    expect(await adminsOf(place)).toBe(1)
  })
})

test('work items that are put below each other at once make no circle', async () => {
  const place = await make.project()
  // Two chains, each of which is put below the end of the other: no request touches a row of the other one.
  const chains = await Promise.all(
    times(10, async () => {
      const tops = await Promise.all(times(2, () => make.workItem(place)))
      const ends = await Promise.all(tops.map(({ id }) => make.workItem(place, { parent: id })))
      return tops.map(({ id }, n) => ({ top: String(id), end: String(ends[1 - n]?.id) }))
    }),
  )
  for (const chain of chains) {
    const answers = await Promise.all(
      chain.map(({ top, end }) =>
        send(place.owner.key, 'PATCH', `${place.path}/work-items/${top}/`, { parent: end }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 400])
  }
})

test('overlapping sets added to one module and to several at once are all in', async () => {
  const place = await make.project()
  const key = place.owner.key
  const modules = await Promise.all(times(2, () => make.module(place)))
  const items: { id: string }[] = await Promise.all(times(40, () => make.workItem(place)))
  const answers = await Promise.all(
    times(16, (n) => {
      const some = items.filter((_, index) => (index + n) % 3 !== 0).map(({ id }) => id)
      const issues = n % 2 ? some : some.reverse()
      return send(key, 'POST', `${place.path}/modules/${modules[n % 2]?.id}/module-issues/`, { issues })
    }).concat(
      items
        .slice(0, 8)
        .map(({ id }) => send(key, 'PATCH', `${place.path}/work-items/${id}/`, { module: modules[0]?.id })),
    ),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  const { body } = await place.call('GET', `${place.path}/modules/${modules[0]?.id}/`)
  expect(body.total_issues).toBe(40)
})

describe('the numbers of events', () => {
  test('have no gap under load, and a number that is visible has all before it visible', async () => {
    const [place, other] = [await make.project(), await make.project()]
    const key = place.owner.key
    const before = await numbersOf(place)
    const load = { over: false }
    const watch = (async () => {
      // Without the lock on the counter a later number could be committed first: a reader would then miss the earlier one.
      while (!load.over) expectNoGap(await numbersOf(place))
    })()
    const writes = times(120, (n) => {
      if (n % 4 === 0) return send(key, 'POST', `${place.path}/work-items/`, { name: `Item ${n}` })
      if (n % 4 === 1) return send(key, 'POST', `${place.path}/labels/`, { name: `Label ${n % 20}` })
      if (n % 4 === 2) return send(other.owner.key, 'POST', `${other.path}/labels/`, { name: `Label ${n}` })
      return send(key, 'PATCH', `${place.path}/`, { description: `Text ${n}` })
    })
    const answers = await Promise.all(writes)
    load.over = true
    await watch
    const written = answers.filter(({ status }, n) => n % 4 !== 2 && status < 300).length
    expect(answers.some(({ status }) => status === 409)).toBe(true)
    const after = await numbersOf(place)
    expectNoGap(after)
    expect(after.length - before.length).toBe(written)
  })

  async function numbersOf(place: Place): Promise<number[]> {
    const { rows } = await pool.query<{ seq: number }>(
      'select seq from events where workspace_id = $1 order by seq',
      [place.workspaceId],
    )
    return rows.map(({ seq }) => seq)
  }

  function expectNoGap(numbers: number[]): void {
    expect(numbers).toEqual(times(numbers.length, (n) => n + 1))
  }
})
