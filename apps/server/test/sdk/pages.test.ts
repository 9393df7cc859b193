import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { sdkClients } from './client.js'

const app = await startApp()
const make = factories(app)
const clientFor = await sdkClients(app)
afterAll(() => app.stop())

const page = { name: 'Guide', description_html: '<p>Read me</p>' }

test('the Node SDK writes, reads and lists pages of a workspace and of a project', async () => {
  const place = await make.project()
  const { pages } = clientFor(place.owner.key)
  const global = await pages.createWorkspacePage(place.slug, page)
  expect(global).toMatchObject({ ...page, description_stripped: 'Read me', created_by: place.owner.id })
  expect(await pages.retrieveWorkspacePage(place.slug, global.id)).toEqual(global)
  expect(await pages.listWorkspacePages(place.slug, { type: 'public', search: 'guide' })).toMatchObject({
    total_count: 1,
    results: [{ id: global.id, name: 'Guide' }],
  })
  const parent = await pages.createProjectPage(place.slug, place.projectId, page)
  const child = await pages.createProjectPage(place.slug, place.projectId, { ...page, parent_id: parent.id })
  expect(child['parent_id']).toBe(parent.id)
  expect(await pages.retrieveProjectPage(place.slug, place.projectId, child.id)).toEqual(child)
  const listed = await pages.listProjectPages(place.slug, place.projectId, { limit: 1, offset: 1 })
  expect(listed).toMatchObject({ total_count: 2, count: 1, results: [{ id: parent.id }] })
})

test('the Node SDK links pages to a work item, reads, lists and unlinks them', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const made = await make.page(place)
  const { pages } = clientFor(place.owner.key).workItems
  const where = [place.slug, place.projectId, item.id] as const
  const link = await pages.create(...where, { page_id: made.id })
  expect(link).toMatchObject({
    page: { id: made.id, name: made.name },
    issue: item.id,
    created_by: place.owner.id,
  })
  expect(await pages.retrieve(...where, link.id ?? '')).toEqual(link)
  expect(await pages.list(...where, { limit: 5 })).toMatchObject({ total_count: 1, results: [link] })
  await pages.delete(...where, link.id ?? '')
  await expect(pages.retrieve(...where, link.id ?? '')).rejects.toMatchObject({ statusCode: 404 })
})
