import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
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
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the life of an epic', () => {
  test('is written with names of its own and read with those of a work item', async () => {
    const place = await make.project()
    const [label, parent, state] = [await make.label(place), await make.epic(place), await make.state(place)]
    const { status, body } = await place.call('POST', `${place.path}/epics/`, {
      name: 'Offline charts',
      description_html: '<p>All<script>x</script></p>',
      priority: 'high',
      state_id: state.id,
      parent_id: parent.id,
      assignee_ids: [place.owner.id],
      label_ids: [label.id],
      start_date: '2026-01-01',
      target_date: '2026-02-01',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Offline charts',
      description_html: '<p>All</p>',
      description_stripped: 'All',
      priority: 'high',
      state: state.id,
      parent: parent.id,
      assignees: [place.owner.id],
      labels: [label.id],
      start_date: '2026-01-01',
      target_date: '2026-02-01',
      type: expect.any(String),
      project: place.projectId,
      workspace: place.workspaceId,
      created_by: place.owner.id,
    })
    const path = `${place.path}/epics/${body.id}/`
    expect((await place.call('GET', path)).body).toEqual(body)
    const { body: expanded } = await place.call('GET', `${path}?expand=type,state,labels`)
    expect(expanded).toMatchObject({
      type: { id: body.type, name: 'Epic', is_epic: true },
      state: { id: state.id },
      labels: [label],
    })
    const { body: changed } = await place.call('PATCH', path, {
      parent_id: null,
      assignee_ids: [],
      label_ids: [],
      state_id: parent.state,
    })
    expect(changed).toMatchObject({ parent: null, assignees: [], labels: [], state: parent.state })
  })

  test('shares numbers with work items, and lists apart from them', async () => {
    const place = await make.project()
    const item = await make.workItem(place)
    const epic = await make.epic(place)
    const last = await make.workItem(place)
    expect([item.sequence_id, epic.sequence_id, last.sequence_id]).toEqual([1, 2, 3])
    expect(ids((await place.call('GET', `${place.path}/epics/`)).body.results)).toEqual([epic.id])
    expect(ids((await place.call('GET', `${place.path}/work-items/`)).body.results)).toEqual([
      last.id,
      item.id,
    ])
    const path = `${place.path}/epics/${item.id}/`
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await place.call(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(404)
  })

  test('an external pair is taken once, by work items and epics together', async () => {
    const place = await make.project()
    const pair = { external_source: 'jira', external_id: '7' }
    const item = await make.workItem(place, pair)
    expect(await place.call('POST', `${place.path}/epics/`, { name: 'New', ...pair })).toMatchObject({
      status: 409,
      body: { id: item.id },
    })
    const epic = await make.epic(place)
    expect(await place.call('PATCH', `${place.path}/epics/${epic.id}/`, pair)).toMatchObject({
      status: 409,
      body: { id: epic.id },
    })
  })

  test('is not created where epics are turned off', async () => {
    const place = await make.project()
    await place.call('PATCH', `${place.path}/features/`, { epics: false })
    const answer = await place.call('POST', `${place.path}/epics/`, { name: 'No' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'feature_off' } })
  })

  test('deleting it leaves its work items without a parent', async () => {
    const place = await make.project()
    const epic = await make.epic(place)
    const child = await make.workItem(place, { parent: epic.id })
    expect((await place.call('DELETE', `${place.path}/epics/${epic.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${place.path}/epics/${epic.id}/`)).status).toBe(404)
    expect((await place.call('GET', `${place.path}/work-items/${child.id}/`)).body.parent).toBeNull()
    expect((await eventsOf(epic.id)).map(({ verb }) => verb)).toEqual(['created', 'deleted'])
  })

  test('guests read, members write, and only an admin or the creator deletes', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    const [own, foreign] = [await make.epic({ ...place, call: member.call }), await make.epic(place)]
    const path = `${place.path}/epics/`
    expect((await guest.call('GET', `${path}${own.id}/`)).status).toBe(200)
    expect((await guest.call('POST', path, { name: 'No' })).status).toBe(403)
    expect((await guest.call('POST', `${path}${own.id}/issues/`, { work_item_ids: [newId()] })).status).toBe(
      403,
    )
    expect((await member.call('DELETE', `${path}${foreign.id}/`)).status).toBe(403)
    expect((await member.call('DELETE', `${path}${own.id}/`)).status).toBe(204)
  })
})

describe.each(['work-items', 'issues'])('the %s of an epic', (segment) => {
  test('are put under it all together, and listed', async () => {
    const place = await make.project()
    const epic = await make.epic(place)
    const items = [await make.workItem(place), await make.workItem(place)]
    const path = `${place.path}/epics/${epic.id}/${segment}/`
    const { status, body } = await place.call('POST', path, { work_item_ids: [...ids(items), ...ids(items)] })
    expect(status).toBe(200)
    expect(body.map(({ parent }: { parent: string }) => parent)).toEqual([epic.id, epic.id])
    expect(ids(body).sort()).toEqual(ids(items).sort())
    const { body: page } = await place.call('GET', path)
    expect(ids(page.results).sort()).toEqual(ids(items).sort())
    const event = (await eventsOf(items[0].id)).at(-1)
    expect(event).toMatchObject({ verb: 'updated', changes: [{ field: 'parent', new_identifier: epic.id }] })
    await place.call('POST', path, { work_item_ids: ids(items) })
    expect(await eventsOf(items[0].id)).toHaveLength(2)
  })

  test('are all moved, or none: an id that is no work item of the project is named', async () => {
    const place = await make.project()
    const [epic, item, other] = [await make.epic(place), await make.workItem(place), await make.epic(place)]
    const foreign = (await make.workItem(await make.project(place))).id
    const path = `${place.path}/epics/${epic.id}/${segment}/`
    for (const bad of [foreign, newId(), other.id, 'not-an-id']) {
      const answer = await place.call('POST', path, { work_item_ids: [item.id, bad] })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['work_item_ids'])
      if (bad !== 'not-an-id') expect(answer.body.error).toContain(bad)
    }
    expect((await place.call('POST', path, {})).status).toBe(400)
    expect((await place.call('GET', path)).body.results).toEqual([])
    expect((await place.call('GET', `${place.path}/epics/${item.id}/${segment}/`)).status).toBe(404)
  })
})
