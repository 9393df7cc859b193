import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { startClient } from './client.js'

const app = await startApp()
const make = factories(app)
const place = await make.project()
const { slug, projectId, owner } = place
const client = await startClient(app, owner.key)
const [a, b] = [await make.workItem(place), await make.workItem(place)]
afterAll(() => app.stop())

test('relations of a work item', async () => {
  const { relations } = client.workItems
  const request = { relation_type: 'blocking', issues: [b.id] } as const
  await relations.create(slug, projectId, a.id, { ...request, issues: [...request.issues] })
  expect((await relations.list(slug, projectId, a.id)).blocking).toEqual([b.id])
  expect((await relations.list(slug, projectId, b.id)).blocked_by).toEqual([a.id])
  await relations.delete(slug, projectId, a.id, { related_issue: b.id })
  expect((await relations.list(slug, projectId, a.id)).blocking).toEqual([])
})

test('dependencies of a work item', async () => {
  const { dependencies } = client.workItems
  const made = await dependencies.create(slug, projectId, a.id, {
    relation_type: 'start_before',
    work_item_ids: [b.id],
  })
  expect(made).toMatchObject([{ id: b.id, relation_type: 'start_before' }])
  expect((await dependencies.list(slug, projectId, b.id)).start_after).toMatchObject([{ id: a.id }])
  await dependencies.remove(slug, projectId, a.id, b.id)
  expect((await dependencies.list(slug, projectId, b.id)).start_after).toEqual([])
})

test('relation definitions, and relations by them', async () => {
  const definitions = client.workItemRelationDefinitions
  const definition = await definitions.create(slug, { name: 'Test', outward: 'tests', inward: 'tested by' })
  await definitions.update(slug, definition.id, { color: '#fff' })
  expect(await definitions.list(slug, { is_active: true, is_default: false })).toMatchObject([
    { id: definition.id, color: '#fff', workspace: place.workspaceId },
  ])
  const { customRelations } = client.workItems
  await customRelations.create(slug, projectId, a.id, {
    relation_definition_id: definition.id,
    relation_definition_type: 'tests',
    work_item_ids: [b.id],
  })
  expect((await customRelations.list(slug, projectId, b.id))['tested by']).toMatchObject([{ id: a.id }])
  await customRelations.remove(slug, projectId, b.id, a.id)
  await definitions.del(slug, definition.id)
  expect(await customRelations.list(slug, projectId, a.id)).toEqual({})
})
