import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { sdkClients } from './client.js'

const app = await startApp()
const make = factories(app)
const clientFor = await sdkClients(app)
afterAll(() => app.stop())

test('the Node SDK writes, reads, lists, changes and deletes links', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const { links } = clientFor(place.owner.key).workItems
  const where = [place.slug, place.projectId, item.id] as const
  const created = await links.create(...where, { url: 'https://example.com/', title: 'Example' })
  expect(created).toMatchObject({
    url: 'https://example.com/',
    title: 'Example',
    issue: item.id,
    project: place.projectId,
    workspace: place.workspaceId,
    created_by: place.owner.id,
  })
  const listed = await links.list(...where, {
    issue: item.id,
    workspace: place.workspaceId,
    limit: 10,
    offset: 0,
  })
  expect(listed).toMatchObject({ total_count: 1, results: [created] })
  const updated = await links.update(...where, created.id, { title: 'Other' })
  expect(await links.retrieve(...where, created.id)).toEqual(updated)
  await expect(links.create(...where, { url: 'https://example.com/' })).rejects.toMatchObject({
    statusCode: 400,
    message: 'The work item has a link to this url already.',
  })
  await links.delete(...where, created.id)
  await expect(links.retrieve(...where, created.id)).rejects.toMatchObject({ statusCode: 404 })
})
