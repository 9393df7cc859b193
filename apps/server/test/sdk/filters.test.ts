import { PlaneClient } from '@makeplane/plane-node-sdk'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHarbour } from '../harbour.js'
import { startApp } from '../start.js'

const app = await startApp()
const harbour = await makeHarbour(app)
const { slug, projectId, names } = harbour
let client: PlaneClient

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  client = new PlaneClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: harbour.owner.key })
})
afterAll(() => app.stop())

const numbers = (rows: readonly { sequence_id?: number | string }[]) => rows.map((row) => row.sequence_id)

test('list, listWorkspace, listArchived and modules with filters and pql', async () => {
  const filters = { and: [{ label_id: names['bug'] }, { state_group__in: ['unstarted', 'started'] }] }
  const query = { filters, pql: 'priority IN ("urgent", "high")', order_by: 'created_at', per_page: 50 }
  expect(numbers((await client.workItems.list(slug, projectId, query)).results)).toEqual([1, 2])
  expect(numbers((await client.workItems.listWorkspace(slug, query)).results)).toEqual([1, 2])
  expect((await client.workItems.listArchived(slug, projectId, query)).results).toEqual([])
  await expect(client.workItems.list(slug, projectId, { pql: 'priority = high' })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('pql, character 12'),
  })
})

test('countWorkspace', async () => {
  expect(await client.workItems.countWorkspace(slug, { group_by: 'priority', pql: 'isTopLevel()' })).toEqual({
    grouped_by: 'priority',
    sub_grouped_by: null,
    total_count: 3,
    grouped_counts: { urgent: { count: 1 }, high: { count: 1 }, none: { count: 1 } },
  })
})

test('search and advancedSearch', async () => {
  expect(await client.workItems.search(slug, 'tide', projectId)).toEqual({
    issues: [
      {
        ...{ id: names['web-2'], name: 'Tide tables', sequence_id: 2, project_id: projectId },
        ...{ project__identifier: 'WEB', workspace__slug: slug },
      },
    ],
  })
  const found = await client.workItems.advancedSearch(slug, {
    ...{ query: 'harbour', filters: { or: [{ priority: 'high' }, { priority: 'low' }] } },
    ...{ pql: 'assignee IS NOT NULL', limit: 5 },
  })
  expect(numbers(found)).toEqual([2])
})
