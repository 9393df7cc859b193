import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { newId } from '../../ids.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const at = (place: ProjectPlace) => `${place.path}/milestones/`

describe('a milestone', () => {
  test('is created, read, changed and deleted', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', at(place), { title: 'Beta', target_date: '2026-12-01' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Beta',
      target_date: '2026-12-01',
      external_id: null,
      created_by: place.owner.id,
      project: place.projectId,
      workspace: place.workspaceId,
    })
    const one = `${at(place)}${body.id}/`
    expect((await place.call('GET', one)).body).toEqual(body)
    expect((await place.call('GET', at(place))).body.results).toEqual([body])
    const changed = await place.call('PATCH', one, { target_date: null })
    expect(changed.body).toMatchObject({ title: 'Beta', target_date: null, updated_by: place.owner.id })
    expect((await place.call('DELETE', one)).status).toBe(204)
    expect((await place.call('GET', one)).status).toBe(404)
  })

  test.each([
    ['no title', { name: 'A' }, 'title'],
    ['an empty title', { title: '' }, 'title'],
    ['a date that is none', { title: 'A', target_date: 'soon' }, 'target_date'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', at(place), body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('a taken external pair is a 409 with the id; guests read and do not write', async () => {
    const place = await make.project()
    const pair = { external_source: 'jira', external_id: '7' }
    const { id } = await make.milestone(place, pair)
    expect(await place.call('POST', at(place), { title: 'B', ...pair })).toMatchObject({
      status: 409,
      body: { id },
    })
    const guest = await make.member(place, 15, 5)
    expect((await guest.call('GET', at(place))).status).toBe(200)
    expect((await guest.call('POST', at(place), { title: 'No' })).status).toBe(403)
  })
})

describe('its work items', () => {
  test('stay when it is deleted; their activity tells it', async () => {
    const place = await make.project()
    const { id } = await make.milestone(place, { title: 'Beta' })
    const item = await make.workItem(place)
    await place.call('POST', `${at(place)}${id}/work-items/`, { issues: [item.id] })
    expect((await place.call('DELETE', `${at(place)}${id}/`)).status).toBe(204)
    const { body } = await place.call('GET', `${place.path}/work-items/${item.id}/activities/`)
    expect(body.results.at(-1)).toMatchObject({ field: 'milestones', old_value: 'Beta', new_value: null })
  })

  test('are added once, listed in pages, and taken out; their activity tells it', async () => {
    const place = await make.project()
    const milestone = await make.milestone(place, { title: 'Beta' })
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    const path = `${at(place)}${milestone.id}/work-items/`
    const added = await place.call('POST', path, { issues: [a.id, a.id] })
    expect(added).toMatchObject({ status: 200, body: [{ issue: a.id, milestone: milestone.id }] })
    expect((await place.call('POST', path, { issues: [a.id, b.id] })).body).toHaveLength(2)
    const { body } = await place.call('GET', `${path}?expand=issue`)
    expect(body.results).toMatchObject([{ issue: { id: a.id, name: a.name } }, { issue: { id: b.id } }])
    expect((await place.call('DELETE', path, { issues: [a.id, newId()] })).status).toBe(204)
    expect((await place.call('GET', path)).body.results).toMatchObject([{ issue: b.id }])
    const { body: activity } = await place.call('GET', `${place.path}/work-items/${a.id}/activities/`)
    expect(activity.results.slice(1)).toMatchObject([
      { field: 'milestones', old_value: null, new_value: 'Beta', new_identifier: milestone.id },
      { field: 'milestones', old_value: 'Beta', new_value: null, old_identifier: milestone.id },
    ])
    await place.call('DELETE', `${at(place)}${milestone.id}/`)
    expect((await place.call('GET', `${place.path}/work-items/${b.id}/`)).status).toBe(200)
  })

  test('what is no work item of the project is refused by name, and nothing is added', async () => {
    const place = await make.project()
    const { id } = await make.milestone(place)
    const item = await make.workItem(place)
    const foreign = [(await make.workItem(await make.project(place))).id, newId()]
    const path = `${at(place)}${id}/work-items/`
    const answer = await place.call('POST', path, { issues: [item.id, ...foreign] })
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_work_items' } })
    expect([...answer.body.invalid].sort()).toEqual([...foreign].sort())
    for (const method of ['POST', 'DELETE'])
      for (const body of [{}, { issues: [] }])
        expect((await place.call(method, path, body)).body.fields).toHaveProperty('issues')
    expect((await place.call('GET', path)).body.results).toEqual([])
  })
})
