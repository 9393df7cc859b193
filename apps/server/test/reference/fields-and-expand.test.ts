import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '../start.js'
import { makeWorld } from '../world.js'

const app = await startApp()
const world = await makeWorld(app)
const list = `${world.path}/work-items/`
const one = `${list}${world.ids.workItem}/`
const get = async (path: string, query: string) => (await world.call('GET', `${path}?${query}`)).body
/** The work item with one of everything, as the list shows it. */
const inList = async (query: string) => (await get(list, `order_by=sequence_id&${query}`)).results[0]
afterAll(() => app.stop())

const places = [
  { where: 'on a list', path: list },
  { where: 'on one', path: one },
]

describe('Reference 4, field selection', () => {
  test('`fields`: comma-separated field names; only those fields are returned for each resource', async () => {
    const { results } = await get(list, 'fields=id,name')
    expect(results.length).toBeGreaterThan(1)
    for (const row of results) expect(Object.keys(row)).toEqual(['id', 'name'])
    expect(Object.keys(await get(one, 'fields=id,name'))).toEqual(['id', 'name'])
  })

  test('the fields come in the order in which they were asked for; spaces and repetitions do no harm', async () => {
    expect(Object.keys(await get(one, 'fields=name,%20id,,name'))).toEqual(['name', 'id'])
  })

  test('the values are those of the whole record', async () => {
    const whole = await get(one, '')
    for (const [name, value] of Object.entries(whole))
      expect(await get(one, `fields=${name}`)).toEqual({ [name]: value })
  })

  test('the envelope stays whole', async () => {
    const narrow = await get(list, 'fields=id')
    expect(Object.keys(narrow)).toEqual(Object.keys(await get(list, '')))
  })

  test('an empty `fields` asks for nothing in particular', async () => {
    expect(await get(one, 'fields=')).toEqual(await get(one, ''))
  })

  test.each(places)(
    'an unrecognised field name produces an error response that names the invalid fields, $where',
    async ({ path }) => {
      const { status, body } = await world.call('GET', `${path}?fields=id,nam,sate`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_fields', invalid: ['nam', 'sate'] })
      expect(body.error).toContain('nam, sate')
      expect(body.allowed).toEqual(Object.keys(await get(one, '')))
      expect(body.error).toContain(body.allowed.join(', '))
    },
  )

  test('names are exact', async () => {
    for (const name of ['ID', 'name.first', 'id*', "id'", 'id"', '*', '__proto__', 'workspace_id'])
      expect((await world.call('GET', `${one}?fields=${encodeURIComponent(name)}`)).status, name).toBe(400)
  })
})

describe('Reference 4, expansion', () => {
  test.each([
    ['type', { name: 'Task', is_epic: false }],
    ['module', { id: world.ids.module }],
    ['state', { name: 'Todo', group: 'unstarted', color: '#60646C' }],
    ['project', { id: world.projectId, identifier: expect.any(String) }],
    ['parent', { id: world.ids.epic, name: expect.any(String) }],
    ['created_by', { id: world.owner.id, email: world.owner.email }],
    ['updated_by', { id: world.owner.id, display_name: expect.any(String) }],
    ['workspace', { id: world.workspaceId, slug: world.slug }],
  ])('the response includes the nested details of `%s`', async (name, details) => {
    expect((await get(one, `expand=${name}`))[name]).toMatchObject(details)
    expect((await inList(`expand=${name}`))[name]).toMatchObject(details)
  })

  test.each([
    ['assignees', { id: world.owner.id, email: world.owner.email }],
    ['labels', { name: expect.any(String), project: world.projectId }],
  ])('the response includes the nested details of each of `%s`', async (name, details) => {
    expect((await get(one, `expand=${name}`))[name]).toEqual([expect.objectContaining(details)])
    expect((await inList(`expand=${name}`))[name]).toEqual([expect.objectContaining(details)])
  })

  test('`expand`: comma-separated names, for example assignees and state; the rest stays as it was', async () => {
    const [plain, expanded] = [await get(one, ''), await get(one, 'expand=assignees,state')]
    expect(expanded.assignees[0].id).toBe(plain.assignees[0])
    expect(expanded.state.id).toBe(plain.state)
    expect({ ...expanded, assignees: plain.assignees, state: plain.state }).toEqual(plain)
  })

  test('what is not there is null, or an empty list', async () => {
    const bare = (await world.call('POST', list, { name: 'Bare' })).body
    await world.call('PATCH', `${list}${bare.id}/`, { assignees: [] })
    const body = await get(`${list}${bare.id}/`, 'expand=type,module,parent,labels,assignees')
    expect(body).toMatchObject({ type: null, module: null, parent: null, labels: [], assignees: [] })
  })

  test('nested records hold ids, not further records', async () => {
    const { parent } = await get(one, 'expand=parent')
    expect(parent).toMatchObject({ project: world.projectId, created_by: world.owner.id })
  })

  test.each(places)('a name that cannot be expanded produces an error response, $where', async ({ path }) => {
    const { status, body } = await world.call('GET', `${path}?expand=state,name,nonsense`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_expand', invalid: ['name', 'nonsense'] })
    expect(body.error).toContain('name, nonsense')
    expect(body.allowed).toEqual(
      expect.arrayContaining([
        'type',
        'module',
        'labels',
        'assignees',
        'state',
        'project',
        'parent',
        'created_by',
      ]),
    )
    for (const name of body.allowed) expect(body.error).toContain(name)
  })

  test('what an error allows is what works', async () => {
    const { allowed } = await get(one, 'expand=nonsense')
    expect((await world.call('GET', `${one}?expand=${allowed.join(',')}`)).status).toBe(200)
  })
})

describe('Reference 4, fields and expand together', () => {
  test('what is both selected and expanded comes in full', async () => {
    const body = await get(one, 'fields=id,assignees,state&expand=assignees,state')
    expect(Object.keys(body)).toEqual(['id', 'assignees', 'state'])
    expect(body).toMatchObject({ assignees: [{ id: world.owner.id }], state: { name: 'Todo' } })
  })

  test('what is expanded and not selected does not come', async () => {
    expect(await get(one, 'fields=id&expand=state')).toEqual({ id: world.ids.workItem })
  })

  test('what is selected and not expanded comes as an id', async () => {
    const { state } = await get(one, '')
    expect(await get(one, 'fields=state,project&expand=project')).toMatchObject({
      state,
      project: { id: world.projectId },
    })
  })

  test('on a list as on one', async () => {
    const query = 'fields=id,labels,module&expand=labels,module'
    expect(await inList(query)).toEqual(await get(one, query))
  })

  test('a fault in either is told', async () => {
    expect((await world.call('GET', `${one}?fields=nonsense&expand=state`)).body.code).toBe('invalid_fields')
    expect((await world.call('GET', `${one}?fields=state&expand=nonsense`)).body.code).toBe('invalid_expand')
  })
})
