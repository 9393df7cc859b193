import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function onItem() {
  const at = await make.project()
  const item = await make.workItem(at)
  return { at, item, path: `${at.path}/work-items/${item.id}/worklogs/` }
}

describe('worklogs of a work item', () => {
  test('belong to the caller, whatever the body says', async () => {
    const { at, path } = await onItem()
    const other = await make.member(at, 15, 15)
    const { status, body } = await at.call('POST', path, {
      duration: 90,
      description: 'Drew it',
      created_by: other.id,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      duration: 90,
      description: 'Drew it',
      logged_by: at.owner.id,
      created_by: at.owner.id,
      updated_by: null,
      deleted_at: null,
      project_id: at.projectId,
      workspace_id: at.workspaceId,
    })
    expect((await at.call('POST', path, {})).body).toMatchObject({ duration: 0, description: '' })
  })

  test('are a bare array, newest first, with fields, expand, order and filter', async () => {
    const { at, path } = await onItem()
    const other = await make.member(at, 15, 15)
    const first = (await at.call('POST', path, { duration: 20 })).body
    const second = (await other.call('POST', path, { duration: 10 })).body
    expect((await at.call('GET', path)).body).toEqual([second, first])
    expect((await at.call('GET', `${path}?order_by=-duration&fields=duration`)).body).toEqual([
      { duration: 20 },
      { duration: 10 },
    ])
    const [one] = (await at.call('GET', `${path}?logged_by=${other.id}&expand=logged_by`)).body
    expect(one).toMatchObject({ id: second.id, logged_by: { id: other.id } })
  })

  test('a duration is a whole number of minutes', async () => {
    const { at, path } = await onItem()
    for (const duration of [-1, 1.5, '30', 1e9, null]) {
      const { status, body } = await at.call('POST', path, { duration })
      expect(status).toBe(400)
      expect(body.fields.duration).toEqual(['must be a whole number from 0 to 10000000.'])
    }
  })

  test('are changed and deleted by who logged the time or an admin', async () => {
    const { at, path } = await onItem()
    const [guest, member, other] = [
      await make.member(at, 15, 5),
      await make.member(at, 15, 15),
      await make.member(at, 15, 15),
    ]
    const { body } = await member.call('POST', path, { duration: 20, description: 'Kept' })
    const one = `${path}${body.id}/`
    for (const person of [guest, other])
      for (const method of ['PATCH', 'DELETE']) expect((await person.call(method, one, {})).status).toBe(403)
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await member.call('PATCH', one, { duration: 25 })).body).toMatchObject({
      duration: 25,
      description: 'Kept',
      updated_by: member.id,
    })
    expect((await at.call('PATCH', one, { description: 'Checked' })).status).toBe(200)
    expect((await member.call('DELETE', one)).status).toBe(204)
    for (const missing of [one, `${path}${newId()}/`, `${path}x/`])
      expect((await member.call('DELETE', missing)).status).toBe(404)
  })

  test('are summed up for each work item of the project, under both spellings', async () => {
    const { at, item, path } = await onItem()
    const [idle, other] = [await make.workItem(at), await make.workItem(at)]
    await at.call('POST', path, { duration: 20 })
    await at.call('POST', path, { duration: 15 })
    await make.worklog(at, other.id, { duration: 7 })
    const totals = (await at.call('GET', `${at.path}/total-worklogs/?order_by=-duration`)).body
    expect(totals).toEqual([
      { issue_id: item.id, duration: 35 },
      { issue_id: other.id, duration: 7 },
    ])
    expect(totals.map((row: { issue_id: string }) => row.issue_id)).not.toContain(idle.id)
    expect((await at.call('GET', `${at.path}/work-logs/total/?order_by=-duration`)).body).toEqual(totals)
    await at.call('DELETE', `${at.path}/work-items/${other.id}/`)
    expect((await at.call('GET', `${at.path}/total-worklogs/`)).body).toHaveLength(1)
    const outside = await make.member(at, 15)
    expect((await outside.call('GET', `${at.path}/total-worklogs/`)).status).toBe(403)
  })
})
