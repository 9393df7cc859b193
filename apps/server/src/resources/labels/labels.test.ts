import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
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

describe('the life of a label', () => {
  test('takes a name alone, and stands behind the others whatever position is sent', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', `${place.path}/labels/`, { name: 'Bug' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Bug',
      color: '',
      description: '',
      parent: null,
      sort_order: 65_535,
      external_id: null,
      external_source: null,
      project: place.projectId,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
      deleted_at: null,
    })
    expect((await make.label(place, { sort_order: 1 })).sort_order).toBe(75_535)
    expect((await place.call('GET', `${place.path}/labels/${body.id}/`)).body).toEqual(body)
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'label', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('is listed newest first, or in the order asked for', async () => {
    const place = await make.project()
    for (const name of ['B', 'C', 'A']) await make.label(place, { name })
    const names = async (query: string) =>
      (await place.call('GET', `${place.path}/labels/${query}`)).body.results.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('')).toEqual(['A', 'C', 'B'])
    expect(await names('?order_by=name')).toEqual(['A', 'B', 'C'])
    expect(await names('?order_by=sort_order')).toEqual(['B', 'C', 'A'])
    expect(await names('?name=C')).toEqual(['C'])
  })

  test('is changed where sent, and logged', async () => {
    const place = await make.project()
    const label = await make.label(place, { color: '#fff', description: 'Old' })
    const { body } = await place.call('PATCH', `${place.path}/labels/${label.id}/`, {
      color: '#000',
      sort_order: 5,
    })
    expect(body).toEqual({
      ...label,
      color: '#000',
      sort_order: 5,
      updated_at: body.updated_at,
      updated_by: place.owner.id,
    })
    expect((await eventsOf(label.id)).at(-1)).toMatchObject({
      verb: 'updated',
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'color', old_value: '#fff', new_value: '#000' }),
      ]),
    })
  })

  test('deleted, it disappears from work items and from below it', async () => {
    const place = await make.project()
    const [label, kept] = [await make.label(place), await make.label(place)]
    const child = await make.label(place, { parent: label.id })
    const item = await make.workItem(place, { labels: [label.id, kept.id] })
    const path = `${place.path}/labels/${label.id}/`
    expect((await place.call('DELETE', path)).status).toBe(204)
    expect((await place.call('GET', path)).status).toBe(404)
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.labels).toEqual([kept.id])
    expect((await place.call('GET', `${place.path}/labels/${child.id}/`)).body.parent).toBeNull()
    expect((await eventsOf(label.id)).at(-1)).toMatchObject({ verb: 'deleted' })
  })
})

describe('what a label may not be', () => {
  test('twice of one name or external pair in a project', async () => {
    const place = await make.project()
    const pair = { external_source: 'github', external_id: '7' }
    const [first, second] = [await make.label(place, pair), await make.label(place)]
    for (const clash of [{ name: first.name }, pair]) {
      const created = await place.call('POST', `${place.path}/labels/`, { name: 'New', ...clash })
      expect(created).toMatchObject({ status: 409, body: { code: 'conflict', id: first.id } })
      const updated = await place.call('PATCH', `${place.path}/labels/${second.id}/`, clash)
      expect(updated).toMatchObject({ status: 409, body: { code: 'conflict', id: second.id } })
    }
    await make.label(await make.project(place), { name: first.name, ...pair })
    await make.label(place, { external_source: 'github' })
    await make.label(place, { external_source: 'github' })
  })

  test('its own parent, nor below a label of another project', async () => {
    const place = await make.project()
    const label = await make.label(place)
    const { id: foreign } = await make.label(await make.project(place))
    for (const parent of [label.id, foreign]) {
      const answer = await place.call('PATCH', `${place.path}/labels/${label.id}/`, { parent })
      expect(answer).toMatchObject({ status: 400, body: { fields: { parent: [expect.any(String)] } } })
    }
    const created = await place.call('POST', `${place.path}/labels/`, { name: 'New', parent: foreign })
    expect(created).toMatchObject({ status: 400, body: { fields: { parent: [expect.any(String)] } } })
  })

  test.each([
    ['nameless', {}, 'name'],
    ['of a name of 256 characters', { name: 'x'.repeat(256) }, 'name'],
    ['below something that is no id', { name: 'A', parent: 'x' }, 'parent'],
  ])('%s', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', `${place.path}/labels/`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
})

test('labels stand in no circle, however many there are in it and whoever writes at once', async () => {
  const place = await make.project()
  const [a, b, c] = [await make.label(place), await make.label(place), await make.label(place)]
  const below = (label: { id: string }, parent: { id: string }) =>
    place.call('PATCH', `${place.path}/labels/${label.id}/`, { parent: parent.id })
  expect((await below(b, a)).status).toBe(200)
  expect((await below(c, b)).status).toBe(200)
  for (const parent of [b, c])
    expect(await below(a, parent)).toMatchObject({
      status: 400,
      body: { fields: { parent: ['must not be a label below this one.'] } },
    })
  const [d, e] = [await make.label(place), await make.label(place)]
  const statuses = (await Promise.all([below(d, e), below(e, d)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 400])
})

test('guests read labels and members write them; another project’s label is not there', async () => {
  const place = await make.project()
  const [guest, member] = [await make.member(place, 15, 5), await make.member(place, 15, 15)]
  const label = await make.label(place)
  const path = `${place.path}/labels/`
  expect((await guest.call('GET', path)).status).toBe(200)
  expect((await guest.call('POST', path, { name: 'A' })).status).toBe(403)
  expect((await guest.call('DELETE', `${path}${label.id}/`)).status).toBe(403)
  expect((await member.call('DELETE', `${path}${label.id}/`)).status).toBe(204)
  const { id } = await make.label(await make.project(place))
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect((await place.call(method, `${path}${id}/`, method === 'PATCH' ? {} : undefined)).status).toBe(404)
})
