import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const ofProject = ({ path }: ProjectPlace) => `${path}/work-item-properties/`
const ofType = ({ path }: ProjectPlace, type: { id: string }) =>
  `${path}/work-item-types/${type.id}/work-item-properties/`
const ofWorkspace = ({ slug }: ProjectPlace) => `/workspaces/${slug}/work-item-properties/`
const valuesOf = ({ path }: ProjectPlace, item: { id: string }, property: { id: string }) =>
  `${path}/work-items/${item.id}/work-item-properties/${property.id}/values/`

describe('a property', () => {
  test('of a type is made with its options, and listed there and in the project', async () => {
    const place = await make.project()
    const type = await make.workItemType(place)
    const { status, body } = await place.call('POST', ofType(place, type), {
      name: 'has no effect',
      display_name: 'How bad',
      property_type: 'OPTION',
      options: [{ name: 'High' }, { name: 'Low', is_default: true }],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'how-bad',
      display_name: 'How bad',
      relation_type: null,
      is_required: false,
      is_active: true,
      is_multi: false,
      default_value: [],
      settings: {},
      validation_rules: {},
      issue_type: type.id,
      project: place.projectId,
      workspace: place.workspaceId,
      options: [
        { name: 'High', sort_order: 10_000, project: place.projectId },
        { name: 'Low', sort_order: 20_000, is_default: true, property: body.id },
      ],
    })
    for (const path of [ofType(place, type), ofProject(place)]) {
      expect((await place.call('GET', path)).body).toEqual([body])
      expect((await place.call('GET', `${path}${body.id}/`)).body).toEqual(body)
    }
    expect((await place.call('GET', ofWorkspace(place))).body).toEqual([])
    const [high] = body.options
    const changed = await place.call('PATCH', `${ofType(place, type)}${body.id}/`, {
      options: [{ id: high.id, name: 'Highest' }, { name: 'None' }],
      default_value: ['Highest'],
    })
    expect(changed.body.options.map(({ name }: { name: string }) => name)).toEqual(['Highest', 'Low', 'None'])
    expect(changed.body.default_value).toEqual([high.id])
    expect((await place.call('DELETE', `${ofType(place, type)}${body.id}/`)).status).toBe(204)
    expect((await place.call('GET', ofProject(place))).body).toEqual([])
  })

  test('is put in order among the others', async () => {
    const place = await make.project()
    const type = await make.workItemType(place)
    const path = ofType(place, type)
    const made = async (display_name: string) =>
      (await place.call('POST', path, { display_name, property_type: 'TEXT' })).body
    const [first, second] = [await made('First'), await made('Second')]
    const moved = await place.call('PATCH', `${path}${second.id}/`, { sort_order: first.sort_order - 1 })
    expect(moved.body.sort_order).toBe(first.sort_order - 1)
    const { body } = await place.call('GET', path)
    expect(body.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
      'Second',
      'First',
    ])
  })

  test.each([
    [{ property_type: 'RELATION' }, 'relation_type'],
    [{ property_type: 'TEXT', relation_type: 'USER' }, 'relation_type'],
    [{ property_type: 'CATS' }, 'property_type'],
    [{ property_type: 'TEXT', options: [{ name: 'A' }] }, 'options'],
    [{ property_type: 'TEXT', settings: { display_format: 'wavy' } }, 'settings'],
    [{ property_type: 'DATETIME', settings: { display_format: 'single-line' } }, 'settings'],
    [{ property_type: 'DECIMAL', default_value: ['many'] }, 'default_value'],
    [{ property_type: 'OPTION', options: [{ name: 'A' }], default_value: ['B'] }, 'default_value'],
  ])('%j is refused for %s, and nothing is made', async (values, field) => {
    const place = await make.project()
    const answer = await place.call('POST', ofProject(place), { display_name: 'P', ...values })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect((await place.call('GET', ofProject(place))).body).toEqual([])
  })

  test('of the workspace is seen in projects whose types have it, and not changed there', async () => {
    const place = await make.project()
    const property = await make.property(place, {}, ofWorkspace(place))
    const type = await make.workItemType(place)
    expect(property).toMatchObject({ project: null, issue_type: null })
    expect((await place.call('GET', `${ofProject(place)}${property.id}/`)).status).toBe(404)
    const attach = await place.call('POST', `${place.path}/work-item-types/${type.id}/properties/`, {
      properties: [property.id],
    })
    expect(attach.body).toEqual({ properties: [property.id] })
    expect((await place.call('GET', ofType(place, type))).body).toMatchObject([{ id: property.id }])
    for (const path of [ofProject(place), ofType(place, type)])
      expect(await place.call('PATCH', `${path}${property.id}/`, { display_name: 'Mine' })).toMatchObject({
        status: 400,
        body: { code: 'workspace_managed' },
      })
    const detach = `${place.path}/work-item-types/${type.id}/properties/${property.id}/`
    expect((await place.call('DELETE', detach)).status).toBe(204)
    expect((await place.call('DELETE', detach)).status).toBe(404)
    expect((await place.call('GET', ofProject(place))).body).toEqual([])
  })

  test('of the workspace is attached to its types under both bodies', async () => {
    const place = await make.project()
    const type = await make.record(place.call, `/workspaces/${place.slug}/work-item-types/`)
    const url = `/workspaces/${place.slug}/work-item-types/${type.id}/properties/`
    const [a, b] = [
      await make.property(place, {}, ofWorkspace(place)),
      await make.property(place, {}, ofWorkspace(place)),
    ]
    expect((await place.call('POST', url, { properties: [a.id] })).body).toEqual([a.id])
    expect((await place.call('POST', url, { property_id: b.id })).body).toEqual([a.id, b.id])
    expect((await place.call('GET', url)).body).toEqual([a.id, b.id])
    const own = await make.property(place)
    expect((await place.call('POST', url, { properties: [own.id] })).body.fields).toHaveProperty('properties')
    expect((await place.call('POST', url, {})).status).toBe(400)
  })

  test('of one project is not seen in another one that uses the same type', async () => {
    const place = await make.project()
    const other = await make.project(place)
    const type = await make.workItemType(place, { project_ids: [other.projectId] })
    const property = await make.property(place, {}, ofType(place, type))
    expect((await place.call('GET', ofType(other, type))).body).toEqual([])
    const item = await make.workItem(other)
    expect((await place.call('POST', valuesOf(other, item, property), { value: 'A' })).status).toBe(404)
    expect((await place.call('DELETE', `${place.path}/`)).status).toBe(204)
  })
})

describe('options', () => {
  test('come last, can be nested, and are of OPTION only', async () => {
    const place = await make.project()
    const property = await make.property(place, { property_type: 'OPTION' })
    const url = `${ofProject(place)}${property.id}/options/`
    const first = await make.record(place.call, url, { name: 'A' })
    const second = await make.record(place.call, url, { name: 'B', parent: first.id })
    expect(second).toMatchObject({ parent: first.id, sort_order: 20_000, property: property.id })
    expect((await place.call('GET', url)).body).toEqual([first, second])
    expect((await place.call('PATCH', `${url}${first.id}/`, { name: 'C' })).body.name).toBe('C')
    expect((await place.call('DELETE', `${url}${first.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${url}${second.id}/`)).body.parent).toBeNull()
    const text = await make.property(place)
    const refused = await place.call('POST', `${ofProject(place)}${text.id}/options/`, { name: 'A' })
    expect(refused).toMatchObject({ status: 400, body: { code: 'not_an_option' } })
    const foreign = `${ofProject(place)}${text.id}/options/${second.id}/`
    expect((await place.call('GET', foreign)).status).toBe(404)
  })
})

describe('values', () => {
  const id = '0190aaaa-0000-7000-8000-000000000000'
  test.each<[Record<string, unknown>, unknown[], unknown[]]>([
    [{ property_type: 'TEXT' }, ['Blue'], [1, true, '', null]],
    [{ property_type: 'FILE' }, ['a-file'], [1, '']],
    [{ property_type: 'URL' }, ['https://example.com/a'], ['javascript:alert(1)', 'example', 7]],
    [{ property_type: 'EMAIL' }, ['a@example.com'], ['a', 'a b@c.de', 7]],
    [{ property_type: 'DECIMAL' }, [1.5, -3, 0], ['many', true, '']],
    [{ property_type: 'BOOLEAN' }, [true, false], ['maybe', 1]],
    [{ property_type: 'DATETIME' }, ['2026-02-28', '2026-02-28 12:30:00'], ['2026-02-30', '28/02/2026', 5]],
    [{ property_type: 'OPTION' }, [], ['A', id, 1]],
    [{ property_type: 'RELATION', relation_type: 'USER' }, [], [id, 'me']],
    [{ property_type: 'RELATION', relation_type: 'ISSUE' }, [], [id]],
    [{ property_type: 'RELATION', relation_type: 'RELEASE' }, [], [id]],
    [{ property_type: 'FORMULA' }, [], ['1 + 1']],
  ])('of %j are %j, and not %j', async (kind, good, bad) => {
    const place = await make.project()
    const [property, item] = [await make.property(place, kind), await make.workItem(place)]
    const url = valuesOf(place, item, property)
    for (const value of good) {
      const { status, body } = await place.call('POST', url, { value })
      expect(status).toBe(200)
      expect(body).toMatchObject({ property_id: property.id, issue_id: item.id, value })
      expect((await place.call('GET', url)).body).toEqual(body)
    }
    for (const value of bad)
      expect(await place.call('POST', url, { value }), JSON.stringify(value)).toMatchObject({
        status: 400,
        body: { fields: { value: [expect.any(String)] } },
      })
  })

  test('of relations and options must exist for the caller', async () => {
    const place = await make.project()
    const secret = await make.project(await make.workspace())
    const [item, other] = [await make.workItem(place), await make.workItem(place)]
    const user = await make.property(place, { property_type: 'RELATION', relation_type: 'USER' })
    const issue = await make.property(place, { property_type: 'RELATION', relation_type: 'ISSUE' })
    const option = await make.property(place, { property_type: 'OPTION', options: [{ name: 'A' }] })
    const send = (property: { id: string }, value: string) =>
      place.call('POST', valuesOf(place, item, property), { value })
    expect((await send(user, place.owner.id)).body.value).toBe(place.owner.id)
    expect((await send(issue, other.id)).body.value).toBe(other.id)
    expect((await send(option, option.options[0].id)).body.value).toBe(option.options[0].id)
    expect((await send(user, secret.owner.id)).status).toBe(400)
    expect((await send(issue, (await make.workItem(secret)).id)).status).toBe(400)
    await place.call('DELETE', `${ofProject(place)}${option.id}/options/${option.options[0].id}/`)
    await place.call('DELETE', `${place.path}/work-items/${other.id}/`)
    for (const property of [option, issue])
      expect((await place.call('GET', valuesOf(place, item, property))).status).toBe(404)
  })

  test('are one for a plain property, a replaced set for one with several', async () => {
    const place = await make.project()
    const item = await make.workItem(place)
    const one = await make.property(place)
    const several = await make.property(place, {
      property_type: 'OPTION',
      is_multi: true,
      options: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
    })
    const [a, b, c] = several.options.map((option: { id: string }) => option.id)
    const url = valuesOf(place, item, one)
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await place.call(method, url, method === 'PATCH' ? { value: 'A' } : undefined)).status).toBe(
        404,
      )
    const first = await place.call('POST', url, { value: 'Red', external_id: '1', external_source: 'jira' })
    expect(first.body).toMatchObject({ external_id: '1', external_source: 'jira', value_type: 'TEXT' })
    expect((await place.call('PATCH', url, { value: 'Blue' })).body).toMatchObject({
      id: first.body.id,
      value: 'Blue',
    })
    expect((await place.call('POST', url, { value: ['Red'] })).status).toBe(400)
    const many = valuesOf(place, item, several)
    const values = async (value: unknown) =>
      (await place.call('POST', many, { value })).body.map((row: { value: string }) => row.value)
    expect(await values([a, b, a])).toEqual([a, b])
    expect(await values(c)).toEqual([c])
    const all = `${place.path}/work-items/${item.id}/work-item-properties/values/`
    expect((await place.call('GET', all)).body).toEqual([
      { property_id: one.id, values: ['Blue'] },
      { property_id: several.id, values: [c] },
    ])
    expect((await place.call('DELETE', url)).status).toBe(204)
    expect((await place.call('GET', `${all}?property=${one.id}`)).body).toEqual([])
  })

  test('of a required property change but do not go; an inactive one takes none', async () => {
    const place = await make.project()
    const item = await make.workItem(place)
    const property = await make.property(place, { is_required: true })
    const url = valuesOf(place, item, property)
    await place.call('POST', url, { value: 'A' })
    for (const answer of [await place.call('DELETE', url), await place.call('POST', url, { value: null })])
      expect(answer).toMatchObject({ status: 400, body: { code: 'property_required' } })
    expect((await place.call('PATCH', url, { value: 'B' })).body.value).toBe('B')
    const one = `${ofProject(place)}${property.id}/`
    expect(await place.call('PATCH', one, { property_type: 'DECIMAL' })).toMatchObject({
      status: 400,
      body: { code: 'property_in_use' },
    })
    await place.call('PATCH', one, { is_active: false })
    expect(await place.call('POST', url, { value: 'C' })).toMatchObject({
      status: 400,
      body: { code: 'property_inactive' },
    })
  })

  test('come from the defaults when a work item is made, and stand in its activity when changed', async () => {
    const place = await make.project()
    const type = await make.workItemType(place)
    const text = await make.property(place, { default_value: ['Blue'] }, ofType(place, type))
    const number = await make.property(
      place,
      { property_type: 'DECIMAL', default_value: 3 },
      ofType(place, type),
    )
    const option = await make.property(
      place,
      { property_type: 'OPTION', options: [{ name: 'A' }, { name: 'B', is_default: true }] },
      ofType(place, type),
    )
    await make.property(place, {}, ofType(place, type))
    const item = await make.workItem(place, { type: type.id })
    const all = `${place.path}/work-items/${item.id}/work-item-properties/values/`
    expect((await place.call('GET', all)).body).toEqual([
      { property_id: text.id, values: ['Blue'] },
      { property_id: number.id, values: [3] },
      { property_id: option.id, values: [option.options[1].id] },
    ])
    await place.call('POST', valuesOf(place, item, text), { value: 'Red' })
    const activities = await place.call('GET', `${place.path}/work-items/${item.id}/activities/`)
    expect(activities.body.results.at(-1)).toMatchObject({
      field: text.display_name,
      old_value: 'Blue',
      new_value: 'Red',
    })
  })
})

test('the schema of a type has its properties, when the project uses types', async () => {
  const place = await make.project(undefined, { is_issue_type_enabled: true })
  const type = await make.workItemType(place)
  const values = { display_name: 'Due by', property_type: 'DATETIME', is_required: true }
  const property = await make.property(place, values, ofType(place, type))
  await make.property(place, values, ofType(place, type))
  const url = `${place.path}/work-item-types/schema/?type_id=${type.id}`
  const { custom_fields } = (await place.call('GET', url)).body
  expect(Object.keys(custom_fields)).toEqual(['custom_field_due_by', 'custom_field_due_by_2'])
  expect(custom_fields.custom_field_due_by).toEqual({
    id: property.id,
    type: 'DATETIME',
    name: 'due-by',
    display_name: 'Due by',
    required: true,
    is_multi: false,
    options: [],
  })
  await place.call('PATCH', `${place.path}/features/`, { work_item_types: false })
  expect((await place.call('GET', url)).body.custom_fields).toEqual({})
})
