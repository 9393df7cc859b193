import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('projects-lite has few fields, and archived projects only when asked for', async () => {
  const at = await make.project()
  const archived = await make.project(at)
  await at.call('POST', `${archived.path}/archive/`)
  const list = `/workspaces/${at.slug}/projects-lite/`
  const { body } = await at.call('GET', list)
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual([at.projectId])
  expect(Object.keys(body.results[0])).toEqual(expect.arrayContaining(['id', 'name', 'identifier']))
  expect(body.results[0]).not.toHaveProperty('total_members')
  const all = await at.call('GET', `${list}?include_archived=true&order_by=created_at`)
  expect(all.body.results.map(({ id }: { id: string }) => id)).toEqual([at.projectId, archived.projectId])
})

test('projects-lite hides secret projects of others', async () => {
  const at = await make.project(undefined, { network: 0 })
  const other = await make.member(at, 15)
  expect((await other.call('GET', `/workspaces/${at.slug}/projects-lite/`)).body.results).toEqual([])
})

test('modules-lite has no counts and no archived modules', async () => {
  const at = await make.project()
  const module = await make.module(at, { members: [at.owner.id] })
  const gone = await make.module(at, { status: 'completed' })
  await at.call('POST', `${at.path}/modules/${gone.id}/archive/`)
  const { body } = await at.call('GET', `${at.path}/modules-lite/`)
  expect(body.results).toHaveLength(1)
  expect(body.results[0]).toMatchObject({ id: module.id, members: [at.owner.id], project: at.projectId })
  expect(body.results[0]).not.toHaveProperty('total_issues')
})

test('a summary counts what the lists show', async () => {
  const at = await make.project()
  await make.workItem(at)
  await make.epic(at)
  await make.label(at)
  await make.module(at)
  const { body } = await at.call('GET', `${at.path}/summary/`)
  expect(body).toMatchObject({
    id: at.projectId,
    counts: { members: 1, states: 5, labels: 1, modules: 1, issues: 1, cycles: 0, intakes: 0, pages: 0 },
  })
  const some = await at.call('GET', `${at.path}/summary/?fields=issues,labels`)
  expect(some.body.counts).toEqual({ labels: 1, issues: 1 })
  const bad = await at.call('GET', `${at.path}/summary/?fields=issues,nope`)
  expect(bad.status).toBe(400)
  expect(bad.body).toMatchObject({ code: 'invalid_fields', invalid: ['nope'] })
})

test('a guest of the workspace gets no summary', async () => {
  const at = await make.project()
  const guest = await make.member(at, 5, 5)
  expect((await guest.call('GET', `${at.path}/summary/`)).status).toBe(403)
})
