import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const activities = async (place: ProjectPlace, id: string, query = '') =>
  (await place.call('GET', `${place.path}/work-items/${id}/activities/${query}`)).body.results

describe('the activity of a work item', () => {
  test('begins with its creation', async () => {
    const place = await make.project()
    const item = await make.workItem(place)
    const [created, ...rest] = await activities(place, item.id)
    expect(rest).toEqual([])
    expect(created).toMatchObject({
      verb: 'created',
      field: null,
      old_value: null,
      new_value: null,
      old_identifier: null,
      new_identifier: null,
      comment: 'created the work item',
      actor: place.owner.id,
      issue: item.id,
      project: place.projectId,
      workspace: place.workspaceId,
    })
    expect(created.epoch).toBe(Math.floor(Date.parse(created.created_at) / 1000))
  })

  test('has one row for each changed field, in words, with the ids behind them', async () => {
    const place = await make.project(undefined, { identifier: 'WEB' })
    const someone = await make.member(place, 15, 15)
    const [label, module, parent] = [
      await make.label(place),
      await make.module(place),
      await make.workItem(place),
    ]
    const [backlog, todo] = (await place.call('GET', `${place.path}/states/`)).body.results
    const item = await make.workItem(place, { name: 'Old', labels: [label.id] })
    await someone.call('PATCH', `${place.path}/work-items/${item.id}/`, {
      name: 'New',
      priority: 'high',
      start_date: '2026-01-01',
      state: todo.id,
      parent: parent.id,
      description_html: '<p>Told</p>',
      assignees: [someone.id],
      labels: [],
      module: module.id,
    })
    const { body: user } = await someone.call('GET', '/users/me/')
    const [, ...rows] = await activities(place, item.id)
    const told = Object.fromEntries(rows.map((row: { field: string }) => [row.field, row]))
    expect(rows).toHaveLength(9)
    expect(told).toMatchObject({
      name: { old_value: 'Old', new_value: 'New', comment: 'updated the name' },
      priority: { old_value: 'none', new_value: 'high' },
      start_date: { new_value: '2026-01-01', comment: 'updated the start date' },
      state: {
        old_value: 'Backlog',
        new_value: 'Todo',
        old_identifier: backlog.id,
        new_identifier: todo.id,
      },
      parent: { old_value: null, new_value: 'WEB-1', old_identifier: null, new_identifier: parent.id },
      description: { old_value: '<p></p>', new_value: '<p>Told</p>' },
      assignees: { old_value: null, new_value: user.display_name, new_identifier: someone.id },
      labels: { old_value: label.name, new_value: null, old_identifier: label.id, new_identifier: null },
      modules: { old_value: null, new_value: module.name, new_identifier: module.id },
    })
    for (const row of rows) expect(row).toMatchObject({ verb: 'updated', actor: someone.id, issue: item.id })
  })

  test('tells what was done to it from elsewhere: modules, epics, the archive', async () => {
    const place = await make.project(undefined, { identifier: 'WEB' })
    const [module, epic] = [await make.module(place), await make.epic(place)]
    const { body } = await place.call('GET', `${place.path}/states/?group=completed`)
    const item = await make.workItem(place, { state: body.results[0].id })
    const one = `${place.path}/work-items/${item.id}/`
    await place.call('POST', `${place.path}/modules/${module.id}/module-issues/`, { issues: [item.id] })
    await place.call('DELETE', `${place.path}/modules/${module.id}/module-issues/${item.id}/`)
    await place.call('POST', `${place.path}/epics/${epic.id}/issues/`, { work_item_ids: [item.id] })
    await place.call('POST', `${one}archive/`)
    await place.call('DELETE', `${one}unarchive/`)
    const [, ...rows] = await activities(place, item.id)
    expect(rows).toMatchObject([
      { field: 'modules', old_value: null, new_value: module.name, new_identifier: module.id },
      { field: 'modules', old_value: module.name, new_value: null, old_identifier: module.id },
      { field: 'parent', old_value: null, new_value: 'WEB-1', new_identifier: epic.id },
      { field: 'archived_at', new_value: expect.stringMatching(/^\d{4}-/) },
      { field: 'archived_at', old_value: expect.stringMatching(/^\d{4}-/) },
    ])
  })

  test('keeps the words of what has been renamed or deleted since', async () => {
    const place = await make.project()
    const label = await make.label(place, { name: 'Bug' })
    const item = await make.workItem(place)
    await place.call('PATCH', `${place.path}/work-items/${item.id}/`, { labels: [label.id] })
    await place.call('DELETE', `${place.path}/labels/${label.id}/`)
    expect((await activities(place, item.id)).slice(-2)).toMatchObject([
      { field: 'labels', new_value: 'Bug', new_identifier: label.id },
      { field: 'labels', old_value: 'Bug', old_identifier: label.id, new_value: null },
    ])
  })

  test('a write that changes nothing is no activity', async () => {
    const place = await make.project()
    const item = await make.workItem(place, { assignees: [place.owner.id] })
    await place.call('PATCH', `${place.path}/work-items/${item.id}/`, {
      name: item.name,
      state: item.state,
      assignees: item.assignees,
      labels: [],
      description_html: item.description_html,
      parent: null,
    })
    expect(await activities(place, item.id)).toHaveLength(1)
  })

  test('is oldest first, or newest first when asked, and filters by actor and verb', async () => {
    const place = await make.project()
    const someone = await make.member(place, 15, 15)
    const item = await make.workItem(place)
    const path = `${place.path}/work-items/${item.id}/`
    await place.call('PATCH', path, { name: 'A' })
    await someone.call('PATCH', path, { name: 'B' })
    const values = async (query: string) =>
      (await activities(place, item.id, query)).map((row: { new_value: string }) => row.new_value)
    expect(await values('')).toEqual([null, 'A', 'B'])
    expect(await values('?order_by=-created_at')).toEqual(['B', 'A', null])
    expect(await values(`?actor=${someone.id}`)).toEqual(['B'])
    expect(await values('?verb=created')).toEqual([null])
    const [row] = await activities(place, item.id, '?expand=actor,issue&fields=actor,issue')
    expect(row).toMatchObject({ actor: { id: place.owner.id }, issue: { id: item.id, name: 'B' } })
  })

  test('one of them is read by its id, of its own work item only', async () => {
    const place = await make.project()
    const [item, other] = [await make.workItem(place), await make.workItem(place)]
    const [activity] = await activities(place, item.id)
    const path = `${place.path}/work-items/${item.id}/activities/`
    expect((await place.call('GET', `${path}${activity.id}/`)).body).toEqual(activity)
    expect((await place.call('GET', `${path}${newId()}/`)).status).toBe(404)
    expect((await place.call('GET', `${path}x/`)).status).toBe(404)
    const elsewhere = `${place.path}/work-items/${other.id}/activities/${activity.id}/`
    expect((await place.call('GET', elsewhere)).status).toBe(404)
  })

  test('an epic has one too; a deleted or missing work item has none', async () => {
    const place = await make.project()
    const [epic, item] = [await make.epic(place), await make.workItem(place)]
    expect(await activities(place, epic.id)).toHaveLength(1)
    await place.call('DELETE', `${place.path}/work-items/${item.id}/`)
    for (const id of [item.id, newId(), 'x'])
      expect((await place.call('GET', `${place.path}/work-items/${id}/activities/`)).status).toBe(404)
  })

  test('guests read it, strangers to the project do not', async () => {
    const place = await make.project()
    const [guest, outside] = [await make.member(place, 15, 5), await make.member(place, 15)]
    const path = `${place.path}/work-items/${(await make.workItem(place)).id}/activities/`
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await outside.call('GET', path)).status).toBe(403)
  })
})
