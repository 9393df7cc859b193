import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const at = (place: ProjectPlace, item: { id: string }, what: string) =>
  `${place.path}/work-items/${item.id}/${what}/`

const none = {
  blocking: [],
  blocked_by: [],
  duplicate: [],
  relates_to: [],
  start_after: [],
  start_before: [],
  finish_after: [],
  finish_before: [],
}

describe('relations', () => {
  const sides: [string, string, string][] = [
    ['blocking', 'blocked_by', 'blocked_by'],
    ['blocked_by', 'blocking', 'blocked_by'],
    ['start_before', 'start_after', 'start_before'],
    ['start_after', 'start_before', 'start_before'],
    ['finish_before', 'finish_after', 'finish_before'],
    ['finish_after', 'finish_before', 'finish_before'],
    ['duplicate', 'duplicate', 'duplicate'],
    ['relates_to', 'relates_to', 'relates_to'],
  ]
  test.each(sides)('%s is %s from the other side, and goes from both', async (kind, inverse, stored) => {
    const place = await make.project()
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    const { status, body } = await place.call('POST', at(place, a, 'relations'), {
      relation_type: kind,
      issues: [b.id],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject([
      {
        id: b.id,
        name: b.name,
        sequence_id: b.sequence_id,
        project_id: place.projectId,
        relation_type: stored,
      },
    ])
    const list = async (item: { id: string }) => (await place.call('GET', at(place, item, 'relations'))).body
    expect(await list(a)).toEqual({ ...none, [kind]: [b.id] })
    expect(await list(b)).toEqual({ ...none, [inverse]: [a.id] })
    const removed = await place.call('POST', at(place, b, 'relations/remove'), { related_issue: a.id })
    expect(removed.status).toBe(204)
    expect([await list(a), await list(b)]).toEqual([none, none])
    const again = await place.call('POST', at(place, a, 'relations/remove'), { related_issue: b.id })
    expect(again.status).toBe(404)
  })

  test('a work item is not related to itself, nor twice to another one, nor to half of them', async () => {
    const place = await make.project()
    const [a, b, c] = [await make.workItem(place), await make.workItem(place), await make.workItem(place)]
    const relate = (from: { id: string }, kind: string, issues: string[]) =>
      place.call('POST', at(place, from, 'relations'), { relation_type: kind, issues })
    expect(await relate(a, 'relates_to', [a.id])).toMatchObject({
      status: 400,
      body: { fields: { issues: [expect.any(String)] } },
    })
    expect((await relate(a, 'blocking', [b.id])).status).toBe(201)
    for (const answer of [
      await relate(a, 'blocked_by', [c.id, b.id]),
      await relate(b, 'blocking', [a.id]),
      await relate(b, 'relates_to', [a.id]),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await relate(a, 'cats', [b.id])).status).toBe(400)
    expect((await relate(a, 'blocking', [])).status).toBe(400)
    expect((await place.call('GET', at(place, a, 'relations'))).body.blocking).toEqual([b.id])
  })

  test('reach into other projects of the caller, and show nothing of those of others', async () => {
    const place = await make.project()
    const other = await make.project(place, { network: 0 })
    const [a, b] = [await make.workItem(place), await make.workItem(other)]
    const someone = await make.member(place, 15, 15)
    const url = at(place, a, 'relations')
    const hidden = await someone.call('POST', url, { relation_type: 'blocking', issues: [b.id] })
    expect(hidden.status).toBe(400)
    await place.call('POST', url, { relation_type: 'blocking', issues: [b.id] })
    expect((await place.call('GET', url)).body.blocking).toEqual([b.id])
    expect((await someone.call('GET', url)).body.blocking).toEqual([])
    expect((await someone.call('POST', `${url}remove/`, { related_issue: b.id })).status).toBe(404)
    await place.call('DELETE', `${other.path}/`)
    expect((await place.call('GET', url)).body).toEqual(none)
  })

  test('stand in the activity of both work items', async () => {
    const place = await make.project()
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    await place.call('POST', at(place, a, 'relations'), { relation_type: 'blocking', issues: [b.id] })
    await place.call('POST', at(place, b, 'relations/remove'), { related_issue: a.id })
    const last = async (item: { id: string }) =>
      (await place.call('GET', at(place, item, 'activities'))).body.results.slice(1)
    expect(await last(a)).toMatchObject([
      { field: 'blocking', old_value: null, new_value: expect.stringMatching(/-2$/), new_identifier: b.id },
      { field: 'blocking', old_value: expect.stringMatching(/-2$/), new_value: null, old_identifier: b.id },
    ])
    expect(await last(b)).toMatchObject([
      { field: 'blocked_by', new_identifier: a.id },
      { field: 'blocked_by', old_identifier: a.id },
    ])
  })

  test('are listed in the order asked for', async () => {
    const place = await make.project()
    const items = [await make.workItem(place), await make.workItem(place), await make.workItem(place)]
    const [a, b, c] = items.map(({ id }) => id)
    const url = `${place.path}/work-items/${a}/relations/`
    for (const id of [b, c]) await place.call('POST', url, { relation_type: 'relates_to', issues: [id] })
    expect((await place.call('GET', `${url}?order_by=-created_at`)).body.relates_to).toEqual([c, b])
    expect((await place.call('GET', `${url}?fields=relates_to&per_page=1`)).body).toEqual({
      relates_to: [b, c],
    })
  })
})

test('dependencies are the six kinds that order work, with the work items in full', async () => {
  const place = await make.project()
  const [a, b] = [await make.workItem(place), await make.workItem(place)]
  const label = await make.label(place)
  await place.call('PATCH', `${place.path}/work-items/${b.id}/`, { labels: [label.id] })
  const url = at(place, a, 'dependencies')
  const body = { relation_type: 'finish_after', work_item_ids: [b.id] }
  const answer = await place.call('POST', url, body)
  expect(answer).toMatchObject({
    status: 201,
    body: [{ id: b.id, relation_type: 'finish_after', label_ids: [label.id], assignee_ids: [] }],
  })
  expect((await place.call('GET', url)).body).toEqual({
    blocking: [],
    blocked_by: [],
    start_before: [],
    start_after: [],
    finish_before: [],
    finish_after: answer.body,
  })
  expect((await place.call('GET', at(place, b, 'dependencies'))).body.finish_before).toMatchObject([
    { id: a.id, relation_type: 'finish_before' },
  ])
  expect((await place.call('POST', url, { ...body, relation_type: 'duplicate' })).status).toBe(400)
  expect((await place.call('DELETE', `${at(place, b, 'dependencies')}${a.id}/`)).status).toBe(204)
  await place.call('POST', at(place, a, 'relations'), { relation_type: 'duplicate', issues: [b.id] })
  expect((await place.call('DELETE', `${url}${b.id}/`)).status).toBe(404)
})

describe('relations by definition', () => {
  test('are listed under the label of each side, and kept apart from the others', async () => {
    const place = await make.project()
    const definition = await make.relationDefinition(place, {
      outward: 'implements',
      inward: 'implemented by',
    })
    await make.relationDefinition(place, { name: 'Pair' })
    await make.relationDefinition(place, { name: 'Gone', is_active: false })
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    const url = at(place, a, 'work-item-relations')
    const body = {
      relation_definition_id: definition.id,
      relation_definition_type: 'implemented by',
      work_item_ids: [b.id],
    }
    expect(await place.call('POST', url, body)).toMatchObject({
      status: 201,
      body: [{ id: b.id, relation_type: 'implemented by' }],
    })
    expect((await place.call('GET', url)).body).toMatchObject({
      implements: [],
      'implemented by': [{ id: b.id, relation_type: 'implemented by' }],
      Pair: [],
    })
    const other = (await place.call('GET', at(place, b, 'work-item-relations'))).body
    expect(other).toMatchObject({ implements: [{ id: a.id }], 'implemented by': [] })
    expect(Object.keys(other)).toHaveLength(3)
    expect(await place.call('POST', url, body)).toMatchObject({ status: 201, body: [{ id: b.id }] })
    const backwards = { ...body, relation_definition_type: 'implements' }
    expect((await place.call('POST', url, backwards)).status).toBe(409)
    expect((await place.call('GET', at(place, a, 'relations'))).body).toEqual(none)
    expect((await place.call('DELETE', `${at(place, b, 'work-item-relations')}${a.id}/`)).status).toBe(204)
    expect((await place.call('GET', url)).body['implemented by']).toEqual([])
    expect((await place.call('DELETE', `${url}${b.id}/`)).status).toBe(404)
  })

  test('an unknown or inactive definition and an unknown label are refused by name', async () => {
    const place = await make.project()
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    const inactive = await make.relationDefinition(place, { is_active: false })
    const definition = await make.relationDefinition(place, { name: 'Pair' })
    const send = (id: string, label: string) =>
      place.call('POST', at(place, a, 'work-item-relations'), {
        relation_definition_id: id,
        relation_definition_type: label,
        work_item_ids: [b.id],
      })
    for (const id of [inactive.id, place.projectId])
      expect((await send(id, 'Pair')).body.fields).toHaveProperty('relation_definition_id')
    expect((await send(definition.id, 'Fair')).body.fields).toHaveProperty('relation_definition_type')
  })

  test('go with their definition', async () => {
    const place = await make.project()
    const definition = await make.relationDefinition(place, { name: 'Pair' })
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    await place.call('POST', at(place, a, 'work-item-relations'), {
      relation_definition_id: definition.id,
      relation_definition_type: 'Pair',
      work_item_ids: [b.id],
    })
    const url = `/workspaces/${place.slug}/work-item-relation-definitions/`
    expect((await place.call('GET', `${url}?is_active=true&is_default=false`)).body.count).toBe(1)
    expect((await place.call('DELETE', `${url}${definition.id}/`)).status).toBe(204)
    expect((await place.call('GET', at(place, a, 'work-item-relations'))).body).toEqual({})
  })
})

test('asking again changes nothing and tells nobody', async () => {
  const place = await make.project()
  const [a, b, c] = [await make.workItem(place), await make.workItem(place), await make.workItem(place)]
  const relate = (from: { id: string }, kind: string, issues: string[]) =>
    place.call('POST', at(place, from, 'relations'), { relation_type: kind, issues })
  const activities = async (of: { id: string }): Promise<number> =>
    (await place.call('GET', at(place, of, 'activities'))).body.total_results
  const first = await relate(a, 'blocking', [b.id])
  const before = [await activities(a), await activities(b)]
  expect((await relate(a, 'blocking', [b.id])).body).toEqual(first.body)
  expect((await relate(b, 'blocked_by', [a.id])).body).toMatchObject([{ id: a.id }])
  expect([await activities(a), await activities(b)]).toEqual(before)
  const more = await relate(a, 'blocking', [b.id, c.id])
  expect(more.body.map(({ id }: { id: string }) => id).sort()).toEqual([b.id, c.id].sort())
  expect(await activities(a)).toBe(before[0]! + 1)
  expect(await activities(b)).toBe(before[1])
  expect((await place.call('GET', at(place, a, 'relations'))).body.blocking).toEqual([b.id, c.id])
})

test('both sides at once make one relation', async () => {
  const place = await make.project()
  const [a, b] = [await make.workItem(place), await make.workItem(place)]
  const answers = await Promise.all(
    [a, b, a, b].map((from) =>
      place.call('POST', at(place, from, 'relations'), {
        relation_type: 'blocking',
        issues: [from === a ? b.id : a.id],
      }),
    ),
  )
  // Those that asked for the same as the first one have it; the other direction is refused.
  const won = answers.findIndex(({ status }) => status === 201)
  expect(answers.map(({ status }) => status)).toEqual(
    [0, 1, 2, 3].map((index) => (index % 2 === won % 2 ? 201 : 409)),
  )
})

test('an id in capitals is the same work item', async () => {
  const place = await make.project()
  const [a, b] = [await make.workItem(place), await make.workItem(place)]
  const relate = (id: string) =>
    place.call('POST', at(place, a, 'relations'), { relation_type: 'blocking', issues: [id] })
  expect((await relate(a.id.toUpperCase())).status).toBe(400)
  expect((await relate(b.id.toUpperCase())).status).toBe(201)
  expect(await relate(b.id)).toMatchObject({ status: 201, body: [{ id: b.id }] })
})
