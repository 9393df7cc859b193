import { afterAll, expect, test } from 'vitest'
import { startListening } from './sdk.js'

const { app, make, client } = await startListening()
afterAll(() => app.stop())

test('the Node SDK lists projects and modules in short', async () => {
  const at = await make.project()
  const module = await make.module(at)
  const plane = client(at.owner.key)
  const projects = await plane.projects.listLite(at.slug, { per_page: 50, order_by: '-created_at' })
  expect(projects.results.map(({ id }) => id)).toEqual([at.projectId])
  const modules = await plane.modules.listLite(at.slug, at.projectId, { per_page: 50 })
  expect(modules.results.map(({ id }) => id)).toEqual([module.id])
})
