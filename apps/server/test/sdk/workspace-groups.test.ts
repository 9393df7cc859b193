import { afterAll, expect, test } from 'vitest'
import { startListening } from './sdk.js'

const { app, make, client } = await startListening()
afterAll(() => app.stop())

test('the Node SDK reads roles and how they are spread', async () => {
  const at = await make.project()
  const plane = client(at.owner.key)
  const page = await plane.roles.list(at.slug, { namespace: 'project', per_page: 20 })
  expect(page.results.map(({ slug }) => slug)).toEqual(['admin', 'contributor', 'guest'])
  const [role] = page.results
  expect(await plane.roles.retrieve(at.slug, role?.id ?? '')).toEqual(role)
  const spread = await plane.workspace.getProjectRoleDistribution(at.slug)
  expect(spread).toMatchObject({ total_memberships: 1, total_distinct_members: 1 })
})

test('the Node SDK keeps a teamspace', async () => {
  const at = await make.project()
  const { teamspaces } = client(at.owner.key)
  const team = await teamspaces.create(at.slug, { name: 'Pilots', lead: at.owner.id })
  expect(await teamspaces.retrieve(at.slug, team.id)).toEqual(team)
  expect((await teamspaces.update(at.slug, team.id, { name: 'Harbour' })).name).toBe('Harbour')
  expect((await teamspaces.list(at.slug, { limit: 5, offset: 0 })).results).toHaveLength(1)
  await teamspaces.projects.add(at.slug, team.id, { project_ids: [at.projectId] })
  expect((await teamspaces.projects.list(at.slug, team.id)).results).toMatchObject([{ id: at.projectId }])
  await teamspaces.projects.remove(at.slug, team.id, { project_ids: [at.projectId] })
  await teamspaces.members.add(at.slug, team.id, { member_ids: [at.owner.id] })
  expect((await teamspaces.members.list(at.slug, team.id)).results).toMatchObject([{ id: at.owner.id }])
  await teamspaces.members.remove(at.slug, team.id, { member_ids: [at.owner.id] })
  await teamspaces.delete(at.slug, team.id)
})

test('the Node SDK keeps labels and states for projects', async () => {
  const at = await make.workspace()
  const plane = client(at.owner.key)
  await plane.workspace.updateFeatures(at.slug, { project_grouping: true })
  const labels = plane.workspaceProjectLabels
  const label = await labels.create(at.slug, { name: 'Customer', color: '#0052cc' })
  expect(await labels.list(at.slug)).toMatchObject([{ id: label.id, name: 'Customer' }])
  expect((await labels.update(at.slug, label.id, { name: 'Inner' })).name).toBe('Inner')
  await labels.del(at.slug, label.id)
  const states = plane.workspaceProjectStates
  const state = await states.create(at.slug, { name: 'Under way', group: 'started', default: true })
  expect(await states.list(at.slug)).toMatchObject([{ id: state.id, group: 'started', default: true }])
  expect((await states.update(at.slug, state.id, { sequence: 5 })).sequence).toBe(5)
  await states.del(at.slug, state.id)
})
