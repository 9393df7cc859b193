import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function onItem(place?: ProjectPlace) {
  const at = place ?? (await make.project())
  const item = await make.workItem(at)
  return { at, item, path: `${at.path}/work-items/${item.id}/comments/` }
}

describe('comments of a work item', () => {
  test('an empty body is a comment with the defaults', async () => {
    const { at, item, path } = await onItem()
    const { status, body } = await at.call('POST', path, {})
    expect(status).toBe(201)
    expect(body).toMatchObject({
      comment_html: '<p></p>',
      comment_stripped: '',
      comment_json: {},
      access: 'INTERNAL',
      parent: null,
      attachments: [],
      actor: at.owner.id,
      created_by: at.owner.id,
      updated_by: null,
      edited_at: null,
      deleted_at: null,
      is_member: true,
      external_id: null,
      issue: item.id,
      project: at.projectId,
      workspace: at.workspaceId,
    })
    expect((await at.call('GET', `${path}${body.id}/`)).body).toEqual(body)
  })

  test('HTML is cleaned on create and on update, and its words are kept beside it', async () => {
    const { at, path } = await onItem()
    const evil = '<p onclick="x()">Hi <b>you</b></p><script>x()</script><a href="javascript:x()">there</a>'
    const { body } = await at.call('POST', path, { comment_html: evil })
    expect(body.comment_html).not.toMatch(/script|onclick/)
    expect(body.comment_stripped).toBe('Hi you\nthere')
    const changed = await at.call('PATCH', `${path}${body.id}/`, { comment_html: `<i>Yes</i>${evil}` })
    expect(changed.body.comment_html).not.toMatch(/script|onclick/)
    expect(changed.body.comment_stripped).toContain('Yes')
  })

  test('edited_at is the time of the last new text, not of other changes', async () => {
    const { at, path } = await onItem()
    const comment = (await at.call('POST', path, { comment_html: '<p>A</p>', comment_json: { a: 1 } })).body
    const one = `${path}${comment.id}/`
    const opened = (await at.call('PATCH', one, { access: 'EXTERNAL', comment_html: '<p>A</p>' })).body
    expect(opened).toMatchObject({ access: 'EXTERNAL', edited_at: null, updated_by: at.owner.id })
    const edited = (await at.call('PATCH', one, { comment_html: '<p>B</p>' })).body
    expect(edited.edited_at).toMatch(/^20/)
    expect(edited.comment_json).toEqual({})
  })

  test('the author and an admin change and delete it, others do not', async () => {
    const { at, path } = await onItem()
    const [guest, member, boss] = [
      await make.member(at, 15, 5),
      await make.member(at, 15, 15),
      await make.member(at, 20, 15),
    ]
    const { body } = await guest.call('POST', path, { comment_html: '<p>Mine</p>' })
    const one = `${path}${body.id}/`
    expect((await member.call('GET', one)).body.actor).toBe(guest.id)
    for (const [method, verb] of [
      ['PATCH', 'change'],
      ['DELETE', 'delete'],
    ] as const) {
      const refused = await member.call(method, one, {})
      expect(refused.status).toBe(403)
      expect(refused.body.error).toBe(`Only an admin of the project or the author may ${verb} this comment.`)
    }
    expect((await guest.call('PATCH', one, { comment_html: '<p>Still mine</p>' })).status).toBe(200)
    expect((await boss.call('PATCH', one, { access: 'EXTERNAL' })).status).toBe(200)
    expect((await guest.call('DELETE', one)).status).toBe(204)
    expect((await guest.call('GET', one)).status).toBe(404)
  })

  test('an import by an admin keeps author and time; nobody else writes in the name of others', async () => {
    const { at, path } = await onItem()
    const member = await make.member(at, 15, 15)
    const values = { created_by: member.id, created_at: '2020-02-03T04:05:06Z' }
    const { body } = await at.call('POST', path, values)
    expect(body).toMatchObject({
      actor: member.id,
      created_by: member.id,
      created_at: '2020-02-03T04:05:06.000000Z',
    })
    expect((await member.call('POST', path, { created_by: at.owner.id })).status).toBe(403)
    expect((await member.call('POST', path, { created_by: member.id })).status).toBe(201)
    const stranger = await make.person()
    const refused = await at.call('POST', path, { created_by: stranger.id })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ created_by: ['must be a member of the workspace.'] })
  })

  test('an external pair is used once in the project: the holder is named, on another work item too', async () => {
    const { at, path } = await onItem()
    const other = await onItem(at)
    const pair = { external_source: 'jira', external_id: '7' }
    const first = (await at.call('POST', path, pair)).body
    const again = await at.call('POST', other.path, pair)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'conflict', id: first.id })
    const second = (await at.call('POST', other.path, { ...pair, external_id: '8' })).body
    const moved = await at.call('PATCH', `${other.path}${second.id}/`, pair)
    expect(moved.status).toBe(409)
    expect(moved.body.id).toBe(second.id)
    const found = await at.call('GET', `${path}?external_id=7&external_source=jira&fields=id`)
    expect(found.body.results).toEqual([{ id: first.id }])
    const elsewhere = await onItem()
    expect((await elsewhere.at.call('POST', elsewhere.path, pair)).status).toBe(201)
  })

  test('an answer names a comment of the same work item, and outlives it', async () => {
    const { at, path } = await onItem()
    const other = await onItem(at)
    const question = (await at.call('POST', path, { comment_html: '<p>When?</p>' })).body
    const answer = (await at.call('POST', path, { parent: question.id })).body
    expect(answer.parent).toBe(question.id)
    const expanded = await at.call('GET', `${path}${answer.id}/?expand=parent,actor,issue`)
    expect(expanded.body).toMatchObject({
      parent: { id: question.id, comment_stripped: 'When?' },
      actor: { id: at.owner.id },
      issue: { id: answer.issue },
    })
    const foreign = await at.call('POST', other.path, { parent: question.id })
    expect(foreign.status).toBe(400)
    expect(foreign.body.fields).toEqual({ parent: ['does not exist here.'] })
    expect((await at.call('PATCH', `${path}${answer.id}/`, { parent: answer.id })).status).toBe(400)
    await at.call('DELETE', `${path}${question.id}/`)
    expect((await at.call('GET', `${path}${answer.id}/`)).body.parent).toBe(null)
  })

  test('bad fields are named with what would be right', async () => {
    const { at, path } = await onItem()
    const { status, body } = await at.call('POST', path, { access: 'PUBLIC', comment_html: 3 })
    expect(status).toBe(400)
    expect(body.fields.access).toEqual(['must be one of INTERNAL, EXTERNAL.'])
    expect(body.fields.comment_html).toBeDefined()
  })

  test('newest first; the list filters by access and actor', async () => {
    const { at, path } = await onItem()
    const guest = await make.member(at, 15, 5)
    const first = (await at.call('POST', path, { access: 'EXTERNAL' })).body
    const second = (await guest.call('POST', path, {})).body
    const ids = async (query: string) =>
      (await at.call('GET', `${path}?${query}`)).body.results.map((row: { id: string }) => row.id)
    expect(await ids('')).toEqual([second.id, first.id])
    expect(await ids('order_by=created_at')).toEqual([first.id, second.id])
    expect(await ids('access=EXTERNAL')).toEqual([first.id])
    expect(await ids(`actor=${guest.id}&limit=1&offset=0&issue=${first.issue}`)).toEqual([second.id])
  })

  test('moves last_activity_at and is in the log, but not in the activity of the work item', async () => {
    const { at, item, path } = await onItem()
    const { body } = await at.call('POST', path, { comment_html: '<p>Hi</p>' })
    await at.call('PATCH', `${path}${body.id}/`, { comment_html: '<p>Ho</p>' })
    await at.call('DELETE', `${path}${body.id}/`)
    const activity = await at.call('GET', `${at.path}/work-items/${item.id}/activities/`)
    expect(activity.body.results).toMatchObject([{ verb: 'created', field: null }])
    expect(activity.body.total_results).toBe(1)
    const { rows } = await app.database.pool.query(
      `select entity, verb, changes->0->>'field' as field, changes->0->>'new_value' as now from events
       where entity_id in ($1, $2) and seq > (select min(seq) from events where entity_id = $2) order by seq`,
      [body.id, item.id],
    )
    expect(rows).toEqual([
      { entity: 'comment', verb: 'created', field: null, now: null },
      { entity: 'work_item', verb: 'updated', field: 'comment', now: 'Hi' },
      { entity: 'comment', verb: 'updated', field: 'comment_html', now: '<p>Ho</p>' },
      { entity: 'work_item', verb: 'updated', field: 'comment', now: 'Ho' },
      { entity: 'comment', verb: 'deleted', field: null, now: null },
      { entity: 'work_item', verb: 'updated', field: 'comment', now: null },
    ])
    const after = (await at.call('GET', `${at.path}/work-items/${item.id}/`)).body
    expect(Date.parse(after.last_activity_at)).toBeGreaterThan(Date.parse(item.last_activity_at))
    expect(after.updated_at).toBe(item.updated_at)
  })

  test('the old spelling of the path serves them too; a comment is found on its own work item only', async () => {
    const { at, item, path } = await onItem()
    const other = await onItem(at)
    const legacy = `${at.path}/issues/${item.id}/comments/`
    const { body, headers } = await at.call('POST', legacy, {})
    expect(headers['deprecation']).toBeDefined()
    expect((await at.call('PATCH', `${legacy}${body.id}/`, { access: 'EXTERNAL' })).status).toBe(200)
    expect((await at.call('GET', legacy)).body.results).toHaveLength(1)
    for (const missing of [`${other.path}${body.id}/`, `${path}${newId()}/`, `${path}x/`])
      for (const method of ['GET', 'PATCH', 'DELETE'])
        expect((await at.call(method, missing, method === 'PATCH' ? {} : undefined)).status).toBe(404)
    expect((await at.call('DELETE', `${legacy}${body.id}/`)).status).toBe(204)
  })

  test('go with their work item and with their project', async () => {
    const { at, item, path } = await onItem()
    const { body } = await at.call('POST', path, {})
    await at.call('POST', path, { parent: body.id })
    const other = await onItem(at)
    await at.call('POST', other.path, {})
    expect((await at.call('DELETE', `${at.path}/work-items/${item.id}/`)).status).toBe(204)
    expect((await at.call('GET', path)).status).toBe(404)
    expect((await at.call('DELETE', `${at.path}/`)).status).toBe(204)
    const { rows } = await app.database.pool.query(
      'select id from work_item_comments where project_id = $1',
      [at.projectId],
    )
    expect(rows).toEqual([])
  })
})
