import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../make.js'
import { startApp } from '../start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const slashes = [
  { spelling: 'with its trailing slash', slash: '/' },
  { spelling: 'without a trailing slash', slash: '' },
]
const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id)

let place: ProjectPlace
let inWorkspace: string
async function setUpPlace(): Promise<void> {
  place = await make.project()
  inWorkspace = `/workspaces/${place.slug}`
}
beforeAll(setUpPlace)

describe('Reference 4, endpoint 1: POST …/modules/{module_id}/module-issues/', () => {
  const setUp = async () => {
    const module = await make.module(place)
    const items = [await make.workItem(place), await make.workItem(place)]
    return { path: `${place.path}/modules/${module.id}/module-issues`, ids: idsOf(items) }
  }

  test.each(slashes)('`issues` names the work items to add to the module, $spelling', async ({ slash }) => {
    const { path, ids } = await setUp()
    const { status, body } = await place.call('POST', path + slash, { issues: ids })
    expect(status).toBe(200)
    expect(new Set(body.map((row: { issue: string }) => row.issue))).toEqual(new Set(ids))
    expect(new Set(idsOf((await place.call('GET', path)).body.results))).toEqual(new Set(ids))
  })

  test('adding is not replacing, and adding twice is harmless', async () => {
    const { path, ids } = await setUp()
    await place.call('POST', path, { issues: [ids[0]] })
    await place.call('POST', path, { issues: [ids[1]] })
    expect((await place.call('POST', path, { issues: ids })).status).toBe(200)
    expect((await place.call('GET', path)).body.total_results).toBe(2)
  })

  test.each([
    { issues: undefined },
    { issues: null },
    { issues: 'one' },
    { issues: [] },
    { issues: [1] },
    { issues: [null] },
    { issues: ['not-an-id'] },
  ])('`issues` is a required array of strings, each a work item id: $issues is refused', async (body) => {
    const { path, ids } = await setUp()
    const mixed =
      Array.isArray(body.issues) && body.issues.length > 0 ? { issues: [...ids, ...body.issues] } : body
    const answer = await place.call('POST', path, mixed)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('issues')
    expect((await place.call('GET', path)).body.results).toEqual([])
  })

  test('it takes no query parameters', async () => {
    const { path, ids } = await setUp()
    expect((await place.call('POST', `${path}/?expand=issue`, { issues: ids })).status).toBe(400)
  })
})

describe('Reference 4, endpoint 2: GET …/initiatives/{initiative_id}/labels/', () => {
  const setUp = async (count: number) => {
    const initiative = await make.initiative(place)
    const path = `${inWorkspace}/initiatives/${initiative.id}/labels`
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) ids.push((await make.initiativeLabel(place)).id)
    await place.call('POST', path, { label_ids: ids })
    await make.initiativeLabel(place)
    return { path, ids }
  }

  test.each(slashes)('returns all labels of the initiative, $spelling', async ({ slash }) => {
    const { path, ids } = await setUp(3)
    const { status, body } = await place.call('GET', path + slash)
    expect(status).toBe(200)
    expect(idsOf(body.results)).toEqual(ids)
  })

  test('two optional numeric parameters: number of results per page, and number of results to skip', async () => {
    const { path, ids } = await setUp(5)
    const get = async (query: string) => (await place.call('GET', `${path}/?${query}`)).body
    expect(idsOf((await get('limit=2&offset=3')).results)).toEqual(ids.slice(3, 5))
    expect(idsOf((await get('limit=2&offset=1')).results)).toEqual(ids.slice(1, 3))
    expect(idsOf((await get('limit=2')).results)).toEqual(ids.slice(0, 2))
    expect(idsOf((await get('offset=4')).results)).toEqual(ids.slice(4))
    expect(await get('limit=2&offset=2')).toMatchObject({ next_page_results: true, prev_page_results: true })
    expect(await get('limit=2&offset=5')).toMatchObject({
      count: 0,
      total_results: 5,
      next_page_results: false,
    })
    expect(idsOf((await get('per_page=2&cursor=2:1:0')).results)).toEqual(ids.slice(2, 4))
  })

  test('a page reached by offset leads on to the rows after it and before it', async () => {
    const { path, ids } = await setUp(6)
    const get = async (query: string) => (await place.call('GET', `${path}/?${query}`)).body
    const { next_cursor, prev_cursor } = await get('limit=2&offset=2')
    expect(idsOf((await get(`cursor=${next_cursor}`)).results)).toEqual(ids.slice(4))
    expect(idsOf((await get(`cursor=${prev_cursor}`)).results)).toEqual(ids.slice(0, 2))
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'offset=-1', 'offset=1.5', 'offset=x', 'offset='])(
    'a number that cannot be is refused: %s',
    async (query) => {
      const { path } = await setUp(1)
      const answer = await place.call('GET', `${path}/?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.body.error).toContain(query.split('=')[0])
    },
  )

  test('two answers to one question are refused', async () => {
    const { path } = await setUp(1)
    expect((await place.call('GET', `${path}/?limit=1&per_page=2`)).status).toBe(400)
    expect((await place.call('GET', `${path}/?offset=1&cursor=2:1:0`)).status).toBe(400)
  })
})

describe('Reference 4, endpoint 3: GET …/work-items/{work_item_id}/', () => {
  test.each(slashes)('details of one work item, $spelling', async ({ slash }) => {
    const item = await make.workItem(place, { name: 'Dredge the basin' })
    const { status, body } = await place.call('GET', `${place.path}/work-items/${item.id}${slash}`)
    expect(status).toBe(200)
    expect(body).toEqual(item)
    expect(body.name).toBe('Dredge the basin')
  })

  test('`expand` (optional string): comma-separated list', async () => {
    const item = await make.workItem(place)
    const url = `${place.path}/work-items/${item.id}/`
    const { body } = await place.call('GET', `${url}?expand=state,project`)
    expect(body).toMatchObject({
      state: { id: item.state, name: 'Backlog' },
      project: { id: place.projectId },
    })
    expect((await place.call('GET', `${url}?expand=`)).body).toEqual(item)
    expect((await place.call('GET', `${url}?expand=name`)).status).toBe(400)
  })
})

describe('Reference 4, endpoint 4: GET …/modules/{module_id}/module-issues/', () => {
  test.each(slashes)('lists all work items in the module, $spelling', async ({ slash }) => {
    const [module, other] = [await make.module(place), await make.module(place)]
    const items = [await make.workItem(place), await make.workItem(place)]
    await make.workItem(place, { module: other.id })
    await make.workItem(place)
    const path = `${place.path}/modules/${module.id}/module-issues`
    await place.call('POST', path, { issues: idsOf(items) })
    const { status, body } = await place.call('GET', path + slash)
    expect(status).toBe(200)
    expect(body.total_results).toBe(2)
    expect(idsOf(body.results)).toEqual(idsOf(items))
    expect(body.results[0].name).toBe(items[0].name)
  })
})

describe('Reference 4, endpoint 5: GET …/epics/{epic_id}/', () => {
  test.each(slashes)('details of one epic, $spelling', async ({ slash }) => {
    const epic = await make.epic(place, { name: 'New pier' })
    const { status, body } = await place.call('GET', `${place.path}/epics/${epic.id}${slash}`)
    expect(status).toBe(200)
    expect(body).toEqual(epic)
    expect(body.name).toBe('New pier')
  })

  test('a work item is not an epic, nor an epic a work item', async () => {
    const [epic, item] = [await make.epic(place), await make.workItem(place)]
    expect((await place.call('GET', `${place.path}/epics/${item.id}/`)).status).toBe(404)
    expect((await place.call('GET', `${place.path}/work-items/${epic.id}/`)).status).toBe(404)
  })
})

describe('Reference 4, endpoint 6: DELETE …/projects/{project_id}', () => {
  beforeEach(setUpPlace)

  test.each(slashes)(
    'permanently deletes the project and all its associated data, $spelling',
    async ({ slash }) => {
      const module = await make.module(place, { members: [place.owner.id] })
      const epic = await make.epic(place)
      const label = await make.label(place)
      const values = { assignees: [place.owner.id], labels: [label.id], module: module.id, parent: epic.id }
      const item = await make.workItem(place, values)
      const initiative = `${inWorkspace}/initiatives/${(await make.initiative(place)).id}`
      await place.call('POST', `${initiative}/projects/`, { project_ids: [place.projectId] })
      await place.call('POST', `${initiative}/epics/`, { epic_ids: [epic.id] })
      const kept = await make.project(place)
      const keptItem = await make.workItem(kept)
      const { name, identifier } = (await place.call('GET', `${place.path}/`)).body

      const answer = await place.call('DELETE', place.path + slash)
      expect(answer.status).toBe(204)
      expect(answer.text).toBe('')

      for (const path of [
        '/',
        '/work-items/',
        `/work-items/${item.id}/`,
        `/modules/${module.id}/`,
        '/labels/',
      ])
        expect((await place.call('GET', place.path + path)).status).toBe(404)
      expect((await place.call('DELETE', place.path)).status).toBe(404)
      expect((await place.call('GET', `${initiative}/projects/`)).body.results).toEqual([])
      expect((await place.call('GET', `${initiative}/epics/`)).body.results).toEqual([])
      expect(await rowsOfProject(place.projectId)).toEqual([])
      expect((await place.call('GET', `${kept.path}/work-items/${keptItem.id}/`)).status).toBe(200)
      const again = await place.call('POST', `${inWorkspace}/projects/`, { name, identifier })
      expect(again.status).toBe(201)
    },
  )

  /** Every table that still holds something of the project. */
  async function rowsOfProject(id: string): Promise<string[]> {
    const { pool } = app.database
    const { rows: tables } = await pool.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t
         using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(10)
    const left: string[] = []
    for (const { name } of tables) {
      const { rowCount } = await pool.query(`select 1 from "${name}" where project_id = $1`, [id])
      if (rowCount) left.push(name)
    }
    return left
  }

  test('it takes no query parameters and needs no body', async () => {
    expect((await place.call('DELETE', `${place.path}?force=true`)).status).toBe(400)
    const empty = await place.call('DELETE', place.path, '', { 'content-type': 'application/json' })
    expect(empty.status).toBe(204)
  })
})

describe('Reference 4, endpoint 7: GET …/projects/{project_id}/', () => {
  beforeAll(setUpPlace)

  test.each(slashes)('details of one project, $spelling', async ({ slash }) => {
    const { status, body } = await place.call('GET', place.path + slash)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: place.projectId, workspace: place.workspaceId, is_member: true })
  })
})

describe('Reference 4, endpoint 8: GET …/projects/{project_id}/work-items/', () => {
  beforeEach(setUpPlace)

  test.each(slashes)('`per_page`, `cursor`, `fields`, `expand`, $spelling', async ({ slash }) => {
    const items = [await make.workItem(place), await make.workItem(place), await make.workItem(place)]
    const query = 'per_page=1&cursor=1:1:0&fields=id,state&expand=state'
    const { status, body } = await place.call('GET', `${place.path}/work-items${slash}?${query}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 1, total_results: 3, total_pages: 3, next_cursor: '1:2:0' })
    expect(body.results).toEqual([
      { id: items[1].id, state: expect.objectContaining({ id: items[1].state }) },
    ])
  })
})

describe('Reference 4, endpoint 9: GET …/projects/', () => {
  beforeEach(setUpPlace)

  test.each(slashes)('lists the projects of a workspace, $spelling', async ({ slash }) => {
    const second = await make.project(place)
    await make.project()
    const { status, body } = await place.call('GET', `${inWorkspace}/projects${slash}`)
    expect(status).toBe(200)
    expect(new Set(idsOf(body.results))).toEqual(new Set([place.projectId, second.projectId]))
  })
})

describe('Reference 4, all endpoints', () => {
  beforeEach(setUpPlace)

  const nine = async () => {
    const [module, epic, item] = [
      await make.module(place),
      await make.epic(place),
      await make.workItem(place),
    ]
    const initiative = await make.initiative(place)
    return [
      {
        method: 'POST',
        path: `${place.path}/modules/${module.id}/module-issues/`,
        body: { issues: [item.id] },
      },
      { method: 'GET', path: `${inWorkspace}/initiatives/${initiative.id}/labels/` },
      { method: 'GET', path: `${place.path}/work-items/${item.id}/` },
      { method: 'GET', path: `${place.path}/modules/${module.id}/module-issues/` },
      { method: 'GET', path: `${place.path}/epics/${epic.id}/` },
      { method: 'GET', path: `${place.path}/` },
      { method: 'GET', path: `${place.path}/work-items/` },
      { method: 'GET', path: `${inWorkspace}/projects/` },
      { method: 'DELETE', path: place.path },
    ]
  }

  test('every request carries the authentication header', async () => {
    for (const { method, path, body } of await nine())
      expect((await app.as(null)(method, path, body)).status, `${method} ${path}`).toBe(401)
  })

  test('all path parameters are strings and are required: without one it is another address', async () => {
    for (const { method, path, body } of await nine()) {
      const ids = path.split('/').filter((part) => part === place.slug || /^[0-9a-f-]{36}$/.test(part))
      expect(ids.length).toBeGreaterThan(0)
      for (const id of ids) {
        const { status } = await place.call(method, path.replace(id, ''), body)
        // Without the last id it is the list, which cannot be deleted.
        expect(status, `${method} ${path} without ${id}`).toBe(
          method === 'DELETE' && path.endsWith(id) ? 405 : 404,
        )
      }
    }
  })

  test('an id is the same in capitals', async () => {
    for (const { method, path, body } of await nine()) {
      const upper = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => id.toUpperCase())
      expect((await place.call(method, upper, body)).status, upper).toBeLessThan(300)
    }
  })
})
