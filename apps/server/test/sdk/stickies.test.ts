import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { sdkClients } from './client.js'

const app = await startApp()
const make = factories(app)
const clientFor = await sdkClients(app)
afterAll(() => app.stop())

test('the Node SDK writes, reads, lists, changes and deletes stickies', async () => {
  const place = await make.workspace()
  const { stickies } = clientFor(place.owner.key)
  const created = await stickies.create(place.slug, {
    name: 'Note',
    description_html: '<p>Call them</p>',
    color: '#fff',
    background_color: '#000',
    logo_props: { in_use: 'emoji', emoji: { value: '128204' } },
  })
  expect(created).toMatchObject({
    name: 'Note',
    description_stripped: 'Call them',
    owner: place.owner.id,
    workspace: place.workspaceId,
    sort_order: 65_535,
    logo_props: { in_use: 'emoji', emoji: { value: '128204' } },
  })
  expect(await stickies.retrieve(place.slug, created.id)).toEqual(created)
  const listed = await stickies.list(place.slug, { limit: 10, offset: 0, query: 'call' })
  expect(listed).toMatchObject({ total_count: 1, results: [created] })
  expect(await stickies.update(place.slug, created.id, { name: 'Other' })).toMatchObject({ name: 'Other' })
  await stickies.delete(place.slug, created.id)
  await expect(stickies.retrieve(place.slug, created.id)).rejects.toMatchObject({ statusCode: 404 })
})
