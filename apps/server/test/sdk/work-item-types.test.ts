import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { startClient } from './client.js'

const app = await startApp()
const make = factories(app)
const { slug, projectId, owner } = await make.project()
const client = await startClient(app, owner.key)
afterAll(() => app.stop())

test('work item types of a project', async () => {
  const types = client.workItemTypes
  const type = await types.create(slug, projectId, { name: 'Bug', is_active: true, project: projectId })
  expect(type).toMatchObject({ name: 'Bug', project: projectId, is_epic: false, level: 0 })
  expect(await types.retrieve(slug, projectId, type.id)).toEqual(type)
  expect(await types.update(slug, projectId, type.id, { description: 'Broken' })).toMatchObject({
    description: 'Broken',
  })
  expect(await types.list(slug, projectId, { limit: 10, offset: 0 })).toMatchObject([{ id: type.id }])
  await types.delete(slug, projectId, type.id)
  expect(await types.list(slug, projectId)).toEqual([])
})

test('work item types of a workspace, imported into a project', async () => {
  const types = client.workspaceWorkItemTypes
  const type = await types.create(slug, { name: 'Incident', level: 2 })
  expect(await types.retrieve(slug, type.id)).toEqual(type)
  expect(await types.update(slug, type.id, { is_active: true })).toMatchObject({ id: type.id })
  expect((await types.list(slug)).map(({ id }) => id)).toContain(type.id)
  await client.workItemTypes.importToProject(slug, projectId, [type.id])
  expect(await client.workItemTypes.list(slug, projectId)).toMatchObject([
    { id: type.id, project: projectId },
  ])
  await types.delete(slug, type.id)
  expect(await client.workItemTypes.list(slug, projectId)).toEqual([])
})
