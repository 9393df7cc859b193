import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { sdkClients } from './client.js'

const app = await startApp()
const make = factories(app)
const clientFor = await sdkClients(app)
afterAll(() => app.stop())

test('the Node SDK writes, reads, lists, changes and deletes comments', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const { comments } = clientFor(place.owner.key).workItems
  const where = [place.slug, place.projectId, item.id] as const
  const created = await comments.create(...where, {
    comment_html: '<p>Hello</p>',
    comment_json: { type: 'doc' },
    access: 'EXTERNAL',
    external_source: 'sdk',
    external_id: '1',
  })
  expect(created).toMatchObject({
    comment_html: '<p>Hello</p>',
    comment_stripped: 'Hello',
    access: 'EXTERNAL',
    external_source: 'sdk',
    external_id: '1',
    attachments: [],
    is_member: true,
    actor: place.owner.id,
    issue: item.id,
    project: place.projectId,
    workspace: place.workspaceId,
  })
  const listed = await comments.list(...where, {
    issue: item.id,
    project: place.projectId,
    limit: 10,
    offset: 0,
  })
  expect(listed).toMatchObject({ total_count: 1, count: 1, results: [created] })
  const updated = await comments.update(...where, created.id, {
    comment_html: '<p>Bye</p>',
    access: 'INTERNAL',
  })
  expect(updated).toMatchObject({ comment_stripped: 'Bye', access: 'INTERNAL' })
  expect(await comments.retrieve(...where, created.id)).toEqual(updated)
  await expect(comments.create(...where, { external_source: 'sdk', external_id: '1' })).rejects.toMatchObject(
    {
      statusCode: 409,
      message: 'A comment with this external_id and external_source exists already.',
    },
  )
  await comments.delete(...where, created.id)
  await expect(comments.retrieve(...where, created.id)).rejects.toMatchObject({ statusCode: 404 })
})
