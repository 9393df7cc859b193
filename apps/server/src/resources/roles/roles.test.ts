import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('roles of the workspace come before those of projects, the highest first', async () => {
  const at = await make.project()
  await make.member(at, 15, 5)
  const { body } = await at.call('GET', `/workspaces/${at.slug}/roles/`)
  const told = body.results.map(
    ({ namespace, slug, level, member_count }: Record<string, unknown>) =>
      `${String(namespace)} ${String(slug)} ${String(level)}: ${String(member_count)}`,
  )
  expect(told).toEqual([
    'workspace admin 20: 1',
    'workspace member 15: 1',
    'workspace guest 5: 0',
    'project admin 20: 1',
    'project contributor 15: 0',
    'project guest 5: 1',
  ])
})

test('roles are filtered by namespace and found by id', async () => {
  const at = await make.workspace()
  const list = `/workspaces/${at.slug}/roles/`
  const { body } = await at.call('GET', `${list}?namespace=project`)
  expect(body.results).toHaveLength(3)
  expect((await at.call('GET', `${list}${body.results[0].id}/`)).body).toEqual(body.results[0])
  expect((await at.call('GET', `${list}?namespace=team`)).status).toBe(400)
})

test('the distribution counts memberships and people, without archived projects', async () => {
  const at = await make.project()
  const second = await make.project(at)
  const archived = await make.project(at)
  await at.call('POST', `${archived.path}/archive/`)
  const person = await make.member(at, 15, 15)
  await at.call('POST', `${second.path}/project-members/`, { member: person.id, role: 15 })
  const { body } = await at.call('GET', `/workspaces/${at.slug}/project-role-distribution/`)
  expect(body).toMatchObject({ total_memberships: 4, total_distinct_members: 2 })
  expect(body.roles).toMatchObject([
    { slug: 'admin', level: 20, membership_count: 2, distinct_member_count: 1 },
    { slug: 'contributor', level: 15, membership_count: 2, distinct_member_count: 1 },
    { slug: 'guest', level: 5, membership_count: 0, distinct_member_count: 0 },
  ])
})
