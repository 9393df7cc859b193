import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { newId } from '../../ids.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const past = { start_date: '2020-01-01', end_date: '2020-01-14' }
const future = { start_date: '2099-01-01', end_date: '2099-01-14' }
const running = { start_date: '2020-01-01', end_date: '2099-01-14' }
const cyclesOf = (place: ProjectPlace) => `${place.path}/cycles/`

/** Ends a cycle that work items were put into while it ran. */
const end = (id: string) =>
  app.database.pool.query(`update cycles set end_date = '2020-01-14' where id = $1`, [id])

async function activityOf(place: ProjectPlace, id: string, field = 'cycles') {
  const { body } = await place.call('GET', `${place.path}/work-items/${id}/activities/`)
  return body.results.filter((row: { field: string }) => row.field === field)
}

describe('a cycle', () => {
  test('is created with its defaults, owned by the caller, and counted by the project', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', cyclesOf(place), { name: 'Sprint 1' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Sprint 1',
      description: '',
      start_date: null,
      end_date: null,
      status: 'draft',
      owned_by: place.owner.id,
      timezone: 'UTC',
      sort_order: 65_535,
      version: 1,
      progress_snapshot: {},
      archived_at: null,
      total_issues: 0,
      created_by: place.owner.id,
      project: place.projectId,
      workspace: place.workspaceId,
    })
    expect((await make.cycle(place, { name: 'Sprint 1' })).sort_order).toBe(55_535)
    expect((await place.call('GET', `${cyclesOf(place)}${body.id}/`)).body).toEqual(body)
    expect((await place.call('GET', `${place.path}/`)).body.total_cycles).toBe(2)
  })

  test('lasts from the start of its first day to the end of its last, in the time zone of the project', async () => {
    const place = await make.project(undefined, { timezone: 'Asia/Tokyo' })
    const days = { start_date: '2030-05-02T15:00:01Z', end_date: '2030-05-16T14:59:00Z' }
    const stored = {
      start_date: '2030-05-02T15:00:01.000000Z',
      end_date: '2030-05-16T14:59:00.000000Z',
    }
    expect(await make.cycle(place, { start_date: '2030-05-03', end_date: '2030-05-16' })).toMatchObject(
      stored,
    )
    // Midnight is how clients write a date; any other time is the moment that it says.
    const midnights = { start_date: '2030-05-03T00:00:00Z', end_date: '2030-05-16T23:59:59Z' }
    expect(await make.cycle(place, midnights)).toMatchObject(stored)
    expect(await make.cycle(place, days)).toMatchObject(stored)
  })

  test('that begins today begins now; sending back what was read changes nothing', async () => {
    const place = await make.project(undefined, { timezone: 'Pacific/Auckland' })
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' }).format(new Date())
    const cycle = await make.cycle(place, { start_date: today, end_date: '2099-12-31' })
    expect(Math.abs(Date.parse(cycle.start_date) - Date.now())).toBeLessThan(60_000)
    expect(cycle.status).toBe('current')
    const { start_date, end_date } = cycle
    const { body } = await place.call('PATCH', `${cyclesOf(place)}${cycle.id}/`, { start_date, end_date })
    expect(body).toEqual(cycle)
  })

  test.each([
    ['no name', {}, 'name'],
    ['an end before the start', { name: 'A', start_date: '2030-02-02', end_date: '2030-02-01' }, 'end_date'],
    ['a date that is none', { name: 'A', start_date: 'soon', end_date: '2030-02-01' }, 'start_date'],
    ['an owner from elsewhere', { name: 'A', owned_by: newId() }, 'owned_by'],
    ['no owner', { name: 'A', owned_by: null }, 'owned_by'],
    ['an unknown time zone', { name: 'A', timezone: 'Mars/Olympus' }, 'timezone'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', cyclesOf(place), body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('has both dates or neither, also after a change', async () => {
    const place = await make.project()
    const invalid = { status: 400, body: { code: 'invalid_dates' } }
    for (const one of [{ start_date: '2030-01-01' }, { end_date: '2030-01-01' }])
      expect(await place.call('POST', cyclesOf(place), { name: 'A', ...one })).toMatchObject(invalid)
    const { id } = await make.cycle(place, future)
    const path = `${cyclesOf(place)}${id}/`
    expect(await place.call('PATCH', path, { end_date: null })).toMatchObject(invalid)
    const moved = await place.call('PATCH', path, { end_date: '2099-02-01' })
    expect(moved.body).toMatchObject({ end_date: '2099-02-01T23:59:00.000000Z' })
    const { body } = await place.call('PATCH', path, { start_date: null, end_date: null })
    expect(body).toMatchObject({ status: 'draft', start_date: null, end_date: null })
  })

  test('is not created where cycles are turned off; a taken external pair is a 409', async () => {
    const off = await make.project(undefined, { cycle_view: false })
    expect(await off.call('POST', cyclesOf(off), { name: 'No' })).toMatchObject({
      status: 400,
      body: { code: 'feature_off' },
    })
    const place = await make.project()
    const pair = { external_source: 'jira', external_id: '7' }
    const [first, second] = [await make.cycle(place, pair), await make.cycle(place)]
    expect(await place.call('POST', cyclesOf(place), { name: 'New', ...pair })).toMatchObject({
      status: 409,
      body: { id: first.id },
    })
    expect(await place.call('PATCH', `${cyclesOf(place)}${second.id}/`, pair)).toMatchObject({
      status: 409,
      body: { id: second.id },
    })
  })

  test('keeps its owner when somebody else changes it', async () => {
    const place = await make.project()
    const someone = await make.member(place, 15, 15)
    const { id } = await make.cycle(place)
    const { body } = await someone.call('PATCH', `${cyclesOf(place)}${id}/`, { name: 'New' })
    expect(body).toMatchObject({ name: 'New', owned_by: place.owner.id, updated_by: someone.id })
    const given = await place.call('PATCH', `${cyclesOf(place)}${id}/`, { owned_by: someone.id })
    expect(given.body.owned_by).toBe(someone.id)
  })

  test('once ended takes a new place, and nothing else', async () => {
    const place = await make.project()
    const { id } = await make.cycle(place, past)
    const path = `${cyclesOf(place)}${id}/`
    expect((await place.call('PATCH', path, { sort_order: 7 })).body.sort_order).toBe(7)
    for (const body of [{ name: 'No' }, { sort_order: 8, name: 'No' }, { end_date: '2099-01-01' }])
      expect(await place.call('PATCH', path, body)).toMatchObject({
        status: 400,
        body: { code: 'cycle_completed' },
      })
    expect((await place.call('GET', path)).body).toMatchObject({ sort_order: 7, status: 'completed' })
  })

  test('is deleted by an admin or its owner; its work items stay', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    const [own, foreign] = [await make.cycle(place, { owned_by: member.id }), await make.cycle(place)]
    const item = await make.workItem(place)
    await place.call('POST', `${cyclesOf(place)}${own.id}/cycle-issues/`, { issues: [item.id] })
    expect((await guest.call('GET', cyclesOf(place))).status).toBe(200)
    expect((await guest.call('POST', cyclesOf(place), { name: 'No' })).status).toBe(403)
    expect((await member.call('DELETE', `${cyclesOf(place)}${foreign.id}/`)).status).toBe(403)
    expect((await member.call('DELETE', `${cyclesOf(place)}${own.id}/`)).status).toBe(204)
    expect((await place.call('DELETE', `${cyclesOf(place)}${foreign.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.cycle).toBeNull()
  })
})

describe('lists', () => {
  test('narrow by status; the current ones are a bare array', async () => {
    const place = await make.project()
    const made: Record<string, string> = {
      draft: (await make.cycle(place)).id,
      upcoming: (await make.cycle(place, future)).id,
      current: (await make.cycle(place, running)).id,
      completed: (await make.cycle(place, past)).id,
    }
    for (const [status, id] of Object.entries(made)) {
      for (const parameter of [
        `status=${status}`,
        `cycle_view=${status}`,
        `status=${status}&cycle_view=all`,
      ]) {
        const { body } = await place.call('GET', `${cyclesOf(place)}?${parameter}`)
        expect(Array.isArray(body)).toBe(status === 'current')
        expect(status === 'current' ? body : body.results).toMatchObject([{ id, status, total_issues: 0 }])
      }
      const { body } = await place.call('GET', `${place.path}/cycles-lite/?status=${status}`)
      expect(body.results).toMatchObject([{ id, status, owned_by: place.owner.id }])
      expect(body.results[0]).not.toHaveProperty('total_issues')
    }
    const { draft, upcoming, current } = made
    const { body } = await place.call('GET', `${cyclesOf(place)}?status=incomplete`)
    expect(ids(body.results)).toEqual([current, upcoming, draft])
    expect((await place.call('GET', `${cyclesOf(place)}?cycle_view=all`)).body.total_results).toBe(4)
    const bad = await place.call('GET', `${cyclesOf(place)}?status=soon`)
    expect(bad).toMatchObject({
      status: 400,
      body: { fields: { status: [expect.stringContaining('draft')] } },
    })
  })

  test('count the work items in each group, without archived ones and drafts', async () => {
    const place = await make.project()
    const { id } = await make.cycle(place)
    const { body } = await place.call('GET', `${place.path}/states/?group=completed`)
    const [a, b] = [await make.workItem(place), await make.workItem(place, { state: body.results[0].id })]
    const draft = await make.workItem(place, { is_draft: true })
    await place.call('POST', `${cyclesOf(place)}${id}/cycle-issues/`, { issues: [a.id, b.id, draft.id] })
    expect((await place.call('GET', cyclesOf(place))).body.results).toMatchObject([
      { total_issues: 2, backlog_issues: 1, completed_issues: 1, cancelled_issues: 0 },
    ])
  })
})

describe('the archive', () => {
  test('takes ended cycles only; an archived one is in the archive alone', async () => {
    const place = await make.project()
    const archive = (id: string) => place.call('POST', `${cyclesOf(place)}${id}/archive/`)
    for (const dates of [{}, future, running])
      expect(await archive((await make.cycle(place, dates)).id)).toMatchObject({
        status: 400,
        body: { code: 'not_finished' },
      })
    const { id } = await make.cycle(place, past)
    const path = `${cyclesOf(place)}${id}/`
    expect((await archive(id)).status).toBe(204)
    expect((await archive(id)).status).toBe(404)
    expect((await place.call('GET', path)).status).toBe(404)
    expect((await place.call('GET', `${path}cycle-issues/`)).status).toBe(404)
    expect(await place.call('PATCH', path, { sort_order: 1 })).toMatchObject({
      status: 400,
      body: { code: 'cycle_archived' },
    })
    expect(ids((await place.call('GET', cyclesOf(place))).body.results)).not.toContain(id)
    const { body } = await place.call('GET', `${place.path}/archived-cycles/`)
    expect(body.results).toMatchObject([{ id, archived_at: expect.any(String), total_issues: 0 }])
    expect((await place.call('DELETE', `${place.path}/archived-cycles/${id}/unarchive/`)).status).toBe(204)
    expect((await place.call('POST', `${place.path}/archived-cycles/${id}/archive/`)).status).toBe(204)
    expect((await place.call('DELETE', path)).status).toBe(204)
    expect((await place.call('GET', `${place.path}/archived-cycles/`)).body.results).toEqual([])
  })
})

describe('work items of a cycle', () => {
  test('are in one cycle: adding moves them, and both are told in their activity', async () => {
    const place = await make.project()
    const [one, two] = [await make.cycle(place), await make.cycle(place)]
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    await make.workItem(place, { parent: a.id })
    const add = (id: string, issues: string[]) =>
      place.call('POST', `${cyclesOf(place)}${id}/cycle-issues/`, { issues })
    const first = await add(one.id, [a.id, a.id])
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject([
      { cycle: one.id, issue: a.id, sub_issues_count: 1, created_by: place.owner.id, updated_by: null },
    ])
    expect((await add(one.id, [a.id, b.id])).body.map((row: { issue: string }) => row.issue)).toEqual([
      b.id,
      a.id,
    ])
    const moved = await add(two.id, [a.id])
    expect(moved.body).toMatchObject([{ id: first.body[0].id, cycle: two.id, issue: a.id }])
    expect((await place.call('GET', `${cyclesOf(place)}${one.id}/`)).body.total_issues).toBe(1)
    expect(await activityOf(place, a.id)).toMatchObject([
      { old_value: null, new_value: one.name, old_identifier: null, new_identifier: one.id },
      { old_value: one.name, new_value: two.name, old_identifier: one.id, new_identifier: two.id },
    ])
    const shown = await place.call('GET', `${place.path}/work-items/${a.id}/?expand=cycle`)
    expect(shown.body.cycle).toMatchObject({ id: two.id, name: two.name, status: 'draft' })
    const { body } = await place.call('GET', `${place.path}/work-items/?cycle=${two.id}`)
    expect(ids(body.results)).toEqual([a.id])
  })

  test('are listed whole, oldest first; one membership is read by the work item', async () => {
    const place = await make.project()
    const { id } = await make.cycle(place)
    const [a, b] = [await make.workItem(place, { priority: 'low' }), await make.workItem(place)]
    const path = `${cyclesOf(place)}${id}/cycle-issues/`
    const { body: links } = await place.call('POST', path, { issues: [b.id, a.id] })
    expect((await place.call('GET', path)).body.results).toEqual([
      { ...a, cycle: id },
      { ...b, cycle: id },
    ])
    expect(ids((await place.call('GET', `${path}?priority=low`)).body.results)).toEqual([a.id])
    const link = links.find((row: { issue: string }) => row.issue === a.id)
    expect((await place.call('GET', `${path}${a.id}/`)).body).toEqual(link)
    expect((await place.call('DELETE', `${path}${a.id}/`)).status).toBe(204)
    expect((await place.call('DELETE', `${path}${a.id}/`)).status).toBe(404)
    expect((await place.call('GET', `${path}${a.id}/`)).status).toBe(404)
  })

  test('an id that is none of the project, and an ended cycle, refuse the whole call', async () => {
    const place = await make.project()
    const [open, ended] = [await make.cycle(place), await make.cycle(place, past)]
    const [item, epic] = [await make.workItem(place), await make.epic(place)]
    const foreign = [(await make.workItem(await make.project(place))).id, newId(), epic.id]
    const path = `${cyclesOf(place)}${open.id}/cycle-issues/`
    const answer = await place.call('POST', path, { issues: [item.id, ...foreign] })
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_work_items' } })
    expect([...answer.body.invalid].sort()).toEqual([...foreign].sort())
    expect((await place.call('GET', path)).body.results).toEqual([])
    for (const body of [{}, { issues: [] }, { issues: ['x'] }])
      expect(await place.call('POST', path, body)).toMatchObject({
        status: 400,
        body: { fields: { issues: [expect.any(String)] } },
      })
    const late = await place.call('POST', `${cyclesOf(place)}${ended.id}/cycle-issues/`, {
      issues: [item.id],
    })
    expect(late).toMatchObject({ status: 400, body: { code: 'cycle_completed' } })
  })

  test('the database itself refuses a second cycle for a work item', async () => {
    const place = await make.project()
    const [one, two] = [await make.cycle(place), await make.cycle(place)]
    const item = await make.workItem(place)
    const insert = (cycle: string) =>
      app.database.pool.query(
        `insert into cycle_work_items (workspace_id, project_id, work_item_id, cycle_id, id) values ($1, $2, $3, $4, $5)`,
        [place.workspaceId, place.projectId, item.id, cycle, newId()],
      )
    await insert(one.id)
    await expect(insert(two.id)).rejects.toThrow('cycle_work_items_pkey')
  })
})

describe('a transfer', () => {
  test('moves what is open, and keeps a picture of how the cycle ended', async () => {
    const place = await make.project()
    const [source, target] = [await make.cycle(place, running), await make.cycle(place, future)]
    const label = await make.label(place)
    const { body: states } = await place.call('GET', `${place.path}/states/`)
    const state = (group: string) => states.results.find((one: { group: string }) => one.group === group).id
    const open = await make.workItem(place, { assignees: [place.owner.id], labels: [label.id] })
    const started = await make.workItem(place, { state: state('started') })
    const done = await make.workItem(place, { state: state('completed'), assignees: [place.owner.id] })
    const issues = [open.id, started.id, done.id]
    await place.call('POST', `${cyclesOf(place)}${source.id}/cycle-issues/`, { issues })
    const transfer = (from: string, to: string) =>
      place.call('POST', `${cyclesOf(place)}${from}/transfer-issues/`, { new_cycle_id: to })
    expect(await transfer(source.id, target.id)).toMatchObject({
      status: 400,
      body: { code: 'not_finished' },
    })
    await end(source.id)
    const { status, body } = await transfer(source.id, target.id)
    expect([status, body]).toEqual([200, { message: 'Success' }])
    const list = async (id: string) =>
      ids((await place.call('GET', `${cyclesOf(place)}${id}/cycle-issues/`)).body.results)
    expect(await list(target.id)).toEqual([open.id, started.id])
    expect(await list(source.id)).toEqual([done.id])
    const { body: ended } = await place.call('GET', `${cyclesOf(place)}${source.id}/`)
    expect(ended.progress_snapshot).toMatchObject({
      total_issues: 3,
      backlog_issues: 1,
      started_issues: 1,
      completed_issues: 1,
      distribution: {
        assignees: [
          { assignee_id: place.owner.id, total_issues: 2, completed_issues: 1, pending_issues: 1 },
          { assignee_id: null, total_issues: 1, completed_issues: 0, pending_issues: 1 },
        ],
        labels: [
          { label_id: label.id, label_name: label.name, total_issues: 1 },
          { label_id: null, total_issues: 2, completed_issues: 1 },
        ],
      },
    })
    expect((await activityOf(place, open.id)).at(-1)).toMatchObject({
      old_value: source.name,
      new_value: target.name,
      old_identifier: source.id,
      new_identifier: target.id,
    })
    expect(await activityOf(place, done.id)).toHaveLength(1)
  })

  test('needs a target of the project that has not ended', async () => {
    const place = await make.project()
    const [source, ended] = [await make.cycle(place, past), await make.cycle(place, past)]
    const foreign = await make.cycle(await make.project(place))
    const path = `${cyclesOf(place)}${source.id}/transfer-issues/`
    for (const new_cycle_id of [ended.id, foreign.id, newId(), source.id, undefined])
      expect(await place.call('POST', path, { new_cycle_id })).toMatchObject({
        status: 400,
        body: { fields: { new_cycle_id: [expect.any(String)] } },
      })
  })
})
