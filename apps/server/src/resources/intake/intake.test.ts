import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { newId } from '../../ids.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const at = (place: ProjectPlace) => `${place.path}/intake-issues/`
const one = (place: ProjectPlace, row: { issue: string }) => `${at(place)}${row.issue}/`

describe('what is put into the intake', () => {
  test('waits in the triage state, with a number of its own, and is in no list of work items', async () => {
    const place = await make.project(undefined, { identifier: 'WEB' })
    const { status, body } = await place.call('POST', at(place), {
      issue: { name: 'Map', description_html: '<p>Down</p><script>x</script>', priority: 'high' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: -2,
      source: 'IN_APP',
      snoozed_till: null,
      duplicate_to: null,
      extra: {},
      created_by: place.owner.id,
      project: place.projectId,
      issue_detail: {
        id: body.issue,
        name: 'Map',
        description_html: '<p>Down</p>',
        priority: 'high',
        sequence_id: 1,
        state: { name: 'Triage', group: 'triage', color: '#4E5355' },
        module: null,
        cycle: null,
        labels: [],
      },
    })
    expect(body.inbox).toBe(body.intake)
    expect((await place.call('GET', one(place, body))).body).toEqual(body)
    expect((await place.call('GET', at(place))).body.results).toEqual([body])
    expect((await place.call('GET', `${place.path}/work-items/`)).body.results).toEqual([])
    expect((await place.call('GET', `${place.path}/work-items/${body.issue}/`)).status).toBe(404)
    expect((await place.call('GET', `/workspaces/${place.slug}/work-items/WEB-1/`)).status).toBe(404)
    expect((await make.workItem(place)).sequence_id).toBe(2)
  })

  test('has its container whether the intake was on from the start or turned on later', async () => {
    const later = await make.project(undefined, { intake_view: false })
    expect(await later.call('POST', at(later), { issue: { name: 'No' } })).toMatchObject({
      status: 400,
      body: { code: 'feature_off' },
    })
    expect((await later.call('GET', at(later))).body.results).toEqual([])
    await later.call('PATCH', `${later.path}/`, { intake_view: true })
    const [first, second] = [await make.intake(later), await make.intake(later)]
    expect(first.intake).toBe(second.intake)
    expect((await make.intake(await make.project())).intake).toEqual(expect.any(String))
    await later.call('PATCH', `${later.path}/features/`, { intakes: false })
    expect((await later.call('GET', at(later))).body.results).toEqual([])
  })

  test.each([
    ['no issue', {}, 'issue'],
    ['no name', { issue: {} }, 'issue.name'],
    ['an unknown priority', { issue: { name: 'A', priority: 'huge' } }, 'issue.priority'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', at(place), body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('is reached under its old spelling too', async () => {
    const place = await make.project()
    const old = `${place.path}/inbox-issues/`
    const { body } = await place.call('POST', old, { issue: { name: 'A' } })
    expect((await place.call('GET', old)).body.results).toEqual([body])
    const path = `${old}${body.issue}/`
    expect((await place.call('GET', path)).body).toEqual(body)
    expect((await place.call('PATCH', path, { issue: { name: 'B' } })).body.issue_detail.name).toBe('B')
    expect((await place.call('DELETE', path)).status).toBe(204)
  })

  test('is narrowed by status; once its snooze has passed it is not listed', async () => {
    const place = await make.project()
    const [snoozed, past, pending] = [
      await make.intake(place),
      await make.intake(place),
      await make.intake(place),
    ]
    const snooze = (row: { issue: string }, snoozed_till: string) =>
      place.call('PATCH', `${one(place, row)}status/`, { status: 0, snoozed_till })
    await snooze(snoozed, '2099-01-01T00:00:00Z')
    await snooze(past, '2020-01-01T00:00:00Z')
    const list = async (query = '') =>
      (await place.call('GET', at(place) + query)).body.results.map(({ id }: { id: string }) => id)
    expect(await list()).toEqual([pending.id, snoozed.id])
    expect(await list('?status=0')).toEqual([snoozed.id])
    expect((await place.call('GET', one(place, past))).status).toBe(200)
  })
})

describe('a decision', () => {
  test('to accept moves the work item to the default state, for good, and its activity tells it', async () => {
    const place = await make.project()
    const row = await make.intake(place)
    const { body } = await place.call('PATCH', one(place, row), { status: 1, issue: { priority: 'low' } })
    expect(body).toMatchObject({
      status: 1,
      updated_by: place.owner.id,
      issue_detail: { priority: 'low', state: { name: 'Backlog', group: 'backlog' } },
    })
    const item = await place.call('GET', `${place.path}/work-items/${row.issue}/`)
    expect(item.body).toMatchObject({ id: row.issue, priority: 'low' })
    const { body: activity } = await place.call('GET', `${place.path}/work-items/${row.issue}/activities/`)
    expect(activity.results).toMatchObject([
      { verb: 'created' },
      { field: 'intake', old_value: 'pending', new_value: 'accepted' },
      { field: 'priority', new_value: 'low' },
      { field: 'state', old_value: 'Triage', new_value: 'Backlog' },
    ])
    expect(await place.call('PATCH', one(place, row), { status: -1 })).toMatchObject({
      status: 400,
      body: { code: 'already_accepted' },
    })
    expect((await place.call('PATCH', one(place, row), { status: 1 })).body).toEqual(body)
  })

  test('to accept needs a default state', async () => {
    const place = await make.project()
    const row = await make.intake(place)
    await app.database.pool.query(`update states set "default" = false where project_id = $1`, [
      place.projectId,
    ])
    const answer = await place.call('PATCH', one(place, row), { status: 1 })
    expect(answer).toMatchObject({ status: 400, body: { fields: { status: [expect.any(String)] } } })
    expect((await place.call('GET', one(place, row))).body.status).toBe(-2)
  })

  test('to reject or to call a duplicate leaves it in triage', async () => {
    const place = await make.project()
    const [row, item] = [await make.intake(place), await make.workItem(place)]
    const { body } = await place.call('PATCH', one(place, row), { status: 2, duplicate_to: item.id })
    expect(body).toMatchObject({
      status: 2,
      duplicate_to: item.id,
      issue_detail: { state: { group: 'triage' } },
    })
    const foreign = await make.workItem(await make.project(place))
    for (const duplicate_to of [foreign.id, newId(), row.issue])
      expect(await place.call('PATCH', one(place, row), { duplicate_to })).toMatchObject({
        status: 400,
        body: { fields: { duplicate_to: [expect.any(String)] } },
      })
    expect((await place.call('PATCH', one(place, row), { status: 7 })).status).toBe(400)
  })
})

describe('who may do what', () => {
  test('guests ask, and change the name and description of their own only', async () => {
    const place = await make.project()
    const [guest, other] = [await make.member(place, 15, 5), await make.member(place, 15, 5)]
    const row = await make.intake({ ...place, call: guest.call })
    const path = one(place, row)
    expect((await other.call('GET', path)).status).toBe(200)
    const own = await guest.call('PATCH', path, { issue: { name: 'New', description_html: '<p>x</p>' } })
    expect(own.body.issue_detail).toMatchObject({ name: 'New', description_html: '<p>x</p>' })
    expect((await other.call('PATCH', path, { issue: { name: 'No' } })).status).toBe(403)
    expect((await guest.call('PATCH', path, { issue: { priority: 'low' } })).status).toBe(403)
    expect((await guest.call('PATCH', path, { status: 1 })).status).toBe(403)
    expect((await guest.call('PATCH', `${path}status/`, { status: 1 })).status).toBe(403)
    expect((await other.call('DELETE', path)).status).toBe(403)
    expect((await guest.call('DELETE', path)).status).toBe(204)
  })

  test('members change the work item, admins decide', async () => {
    const place = await make.project()
    const member = await make.member(place, 15, 15)
    const row = await make.intake(place)
    const path = one(place, row)
    const changed = await member.call('PATCH', path, { issue: { priority: 'low', assignees: [member.id] } })
    expect(changed.body.issue_detail).toMatchObject({ priority: 'low', assignees: [member.id] })
    const refused = await member.call('PATCH', path, { status: 1, issue: { name: 'No' } })
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining('status') } })
    expect((await place.call('GET', path)).body).toEqual(changed.body)
    expect((await member.call('DELETE', path)).status).toBe(403)
    expect((await place.call('PATCH', path, { status: 1 })).status).toBe(200)
  })

  test('unknown keys of the work item, such as its project, are ignored', async () => {
    const place = await make.project()
    const row = await make.intake(place)
    const issue = { name: 'New', workspace_id: newId(), sequence_id: 99, state: newId() }
    const { status, body } = await place.call('PATCH', one(place, row), { issue })
    expect(status).toBe(200)
    expect(body.issue_detail).toMatchObject({ name: 'New', sequence_id: 1, state: { group: 'triage' } })
  })
})

describe('deleting', () => {
  test('takes the work item along, unless it was accepted', async () => {
    const place = await make.project()
    const [waiting, taken] = [await make.intake(place), await make.intake(place)]
    await place.call('PATCH', one(place, taken), { status: 1 })
    for (const row of [waiting, taken]) {
      expect((await place.call('DELETE', one(place, row))).status).toBe(204)
      expect((await place.call('GET', one(place, row))).status).toBe(404)
    }
    const { rows } = await app.database.pool.query('select id from work_items where project_id = $1', [
      place.projectId,
    ])
    expect(rows).toEqual([{ id: taken.issue }])
  })
})
