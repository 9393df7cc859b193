import { afterAll, expect, test } from 'vitest'
import { factories } from '../make.js'
import { startApp } from '../start.js'
import { sdkClients } from './client.js'

const app = await startApp()
const make = factories(app)
const clientFor = await sdkClients(app)
afterAll(() => app.stop())

test('the Node SDK logs time, lists, changes, sums up and deletes it', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const client = clientFor(place.owner.key)
  const { workLogs } = client.workItems
  const where = [place.slug, place.projectId, item.id] as const
  const created = await workLogs.create(...where, { description: 'Drew it', duration: 45 })
  expect(created).toMatchObject({
    description: 'Drew it',
    duration: 45,
    logged_by: place.owner.id,
    created_by: place.owner.id,
    project_id: place.projectId,
    workspace_id: place.workspaceId,
  })
  expect(await workLogs.list(...where)).toEqual([created])
  expect(await workLogs.update(...where, created.id, { duration: 60 })).toMatchObject({ duration: 60 })
  expect(await client.projects.getTotalWorkLogs(place.slug, place.projectId)).toEqual([
    { issue_id: item.id, duration: 60 },
  ])
  await workLogs.delete(...where, created.id)
  expect(await workLogs.list(...where)).toEqual([])
})
