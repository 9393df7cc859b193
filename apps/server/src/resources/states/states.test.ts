import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function eventsOf(id: string) {
  const { rows } = await app.database.pool.query(
    'select entity, verb, actor_id, changes from events where entity_id = $1 order by seq',
    [id],
  )
  return rows
}
const list = async ({ call, path }: ProjectPlace) => (await call('GET', `${path}/states/`)).body.results
const defaults = async (place: ProjectPlace): Promise<string[]> =>
  (await list(place))
    .filter((state: { default: boolean }) => state.default)
    .map(({ id }: { id: string }) => id)

describe('the life of a state', () => {
  test('is created last in the order with 200, whatever sequence is sent', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', `${place.path}/states/`, {
      name: 'In Review',
      color: '#8b5cf6',
      group: 'started',
      sequence: 1,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'In Review',
      slug: 'in-review',
      description: '',
      color: '#8b5cf6',
      group: 'started',
      sequence: 70_000,
      default: false,
      is_triage: false,
      external_id: null,
      external_source: null,
      project: place.projectId,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
      deleted_at: null,
    })
    expect((await make.state(place)).sequence).toBe(85_000)
    expect((await place.call('GET', `${place.path}/states/${body.id}/`)).body).toEqual(body)
    expect((await list(place)).map(({ name }: { name: string }) => name).slice(-2)[0]).toBe('In Review')
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'state', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('is in the backlog group when none is sent; name and color are required', async () => {
    const place = await make.project()
    expect((await make.state(place)).group).toBe('backlog')
    const { status, body } = await place.call('POST', `${place.path}/states/`, {})
    expect(status).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual(['color', 'name'])
  })

  test('the triage group is the system’s own', async () => {
    const place = await make.project()
    const { id } = await make.state(place)
    const created = await place.call('POST', `${place.path}/states/`, {
      name: 'T',
      color: '#000',
      group: 'triage',
    })
    const updated = await place.call('PATCH', `${place.path}/states/${id}/`, { group: 'triage' })
    for (const answer of [created, updated])
      expect(answer).toMatchObject({ status: 400, body: { fields: { group: [expect.any(String)] } } })
  })

  test('is renamed with its slug, moved in the order, and logged', async () => {
    const place = await make.project()
    const state = await make.state(place)
    const { body } = await place.call('PATCH', `${place.path}/states/${state.id}/`, {
      name: 'Första!',
      sequence: 10,
    })
    expect(body).toEqual({
      ...state,
      name: 'Första!',
      slug: 'forsta',
      sequence: 10,
      updated_at: body.updated_at,
      updated_by: place.owner.id,
    })
    expect((await list(place))[0].id).toBe(state.id)
    expect((await eventsOf(state.id)).at(-1)).toMatchObject({ verb: 'updated' })
  })

  test('is deleted when it is empty and not the default', async () => {
    const place = await make.project()
    const state = await make.state(place)
    const path = `${place.path}/states/${state.id}/`
    const item = await make.workItem(place, { state: state.id })
    expect(await place.call('DELETE', path)).toMatchObject({ status: 400, body: { code: 'state_in_use' } })
    await place.call('DELETE', `${place.path}/work-items/${item.id}/`)
    expect((await place.call('DELETE', path)).status).toBe(204)
    expect((await place.call('GET', path)).status).toBe(404)
    expect((await place.call('DELETE', path)).status).toBe(404)
    expect((await eventsOf(state.id)).at(-1)).toMatchObject({ verb: 'deleted' })
    const [id] = await defaults(place)
    expect(await place.call('DELETE', `${place.path}/states/${id}/`)).toMatchObject({
      status: 400,
      body: { code: 'default_state' },
    })
  })
})

describe('the default state', () => {
  test('is one: making another one the default takes it from the first', async () => {
    const place = await make.project()
    const [first] = await defaults(place)
    const created = await make.state(place, { default: true })
    expect(await defaults(place)).toEqual([created.id])
    await place.call('PATCH', `${place.path}/states/${first}/`, { default: true })
    expect(await defaults(place)).toEqual([first])
    expect((await make.workItem(place)).state).toBe(first)
  })

  test('losing it is in the log of the state that lost it', async () => {
    const place = await make.project()
    const [first = ''] = await defaults(place)
    await make.state(place, { default: true })
    expect((await eventsOf(first)).at(-1)).toMatchObject({
      verb: 'updated',
      changes: [{ field: 'default', old_value: true, new_value: false }],
    })
  })

  test('cannot be given up without another one', async () => {
    const place = await make.project()
    const [first] = await defaults(place)
    const answer = await place.call('PATCH', `${place.path}/states/${first}/`, { default: false })
    expect(answer).toMatchObject({ status: 400, body: { code: 'default_state' } })
    expect(await defaults(place)).toEqual([first])
  })
})

describe('names and external pairs', () => {
  test('are unique in a project: 409 with the existing state on create, the addressed one on update', async () => {
    const place = await make.project()
    const pair = { external_source: 'jira', external_id: '7' }
    const [first, second] = [await make.state(place, pair), await make.state(place)]
    for (const clash of [{ name: first.name }, pair]) {
      const created = await place.call('POST', `${place.path}/states/`, {
        name: 'New',
        color: '#000',
        ...clash,
      })
      expect(created).toMatchObject({ status: 409, body: { code: 'conflict', id: first.id } })
      const updated = await place.call('PATCH', `${place.path}/states/${second.id}/`, clash)
      expect(updated).toMatchObject({ status: 409, body: { code: 'conflict', id: second.id } })
    }
    const other = await make.project(place)
    await make.state(other, { name: first.name, ...pair })
    await make.state(place, { ...pair, external_source: 'linear' })
  })
})

test('changing the group of a state changes it for the work items in it', async () => {
  const place = await make.project()
  const state = await make.state(place, { group: 'started' })
  const item = await make.workItem(place, { state: state.id })
  const module = await make.module(place)
  await place.call('POST', `${place.path}/modules/${module.id}/module-issues/`, { issues: [item.id] })
  await place.call('PATCH', `${place.path}/states/${state.id}/`, { group: 'cancelled' })
  expect((await place.call('GET', `${place.path}/modules/${module.id}/`)).body).toMatchObject({
    started_issues: 0,
    cancelled_issues: 1,
  })
})

test('guests read states and members write them; another project’s state is not there', async () => {
  const place = await make.project()
  const [guest, member] = [await make.member(place, 15, 5), await make.member(place, 15, 15)]
  const state = await make.state(place)
  const path = `${place.path}/states/`
  expect((await guest.call('GET', path)).status).toBe(200)
  expect((await guest.call('POST', path, { name: 'A', color: '#000' })).status).toBe(403)
  expect((await guest.call('PATCH', `${path}${state.id}/`, { name: 'A' })).status).toBe(403)
  expect((await guest.call('DELETE', `${path}${state.id}/`)).status).toBe(403)
  expect((await member.call('DELETE', `${path}${state.id}/`)).status).toBe(204)
  const { id } = await make.state(await make.project(place))
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect((await place.call(method, `${path}${id}/`, method === 'PATCH' ? {} : undefined)).status).toBe(404)
})
