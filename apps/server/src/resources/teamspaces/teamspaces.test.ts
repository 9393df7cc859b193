import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function place() {
  const at = await make.project()
  const list = `/workspaces/${at.slug}/teamspaces/`
  const team = await make.record(at.call, list)
  return { ...at, list, team, one: `${list}${team.id}/` }
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('a teamspace is made, changed, listed and removed', async () => {
  const { call, list, owner } = await place()
  const html = '<p>Hello <script>alert(1)</script></p>'
  const { status, body } = await call('POST', list, {
    name: 'Pilots',
    lead: owner.id,
    description_html: html,
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Pilots',
    lead: owner.id,
    logo_props: {},
    description_json: {},
    description_stripped: 'Hello',
    description_binary: null,
    updated_by: null,
  })
  expect(body.description_html).not.toContain('script')
  const one = `${list}${body.id}/`
  expect((await call('PATCH', one, { name: 'Harbour' })).body.name).toBe('Harbour')
  expect((await call('GET', `${list}?lead=${owner.id}`)).body.results).toHaveLength(1)
  expect((await call('DELETE', one)).status).toBe(204)
  expect((await call('GET', one)).status).toBe(404)
})

test('a lead must be a member of the workspace', async () => {
  const { call, list } = await place()
  const stranger = await make.person()
  const { status, body } = await call('POST', list, { name: 'X', lead: stranger.id })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('lead')
})

test('projects are added, listed and taken out, all or none', async () => {
  const { call, one, projectId } = await place()
  const projects = `${one}projects/`
  expect(idsOf((await call('POST', projects, { project_ids: [projectId] })).body)).toEqual([projectId])
  expect((await call('POST', projects, { project_ids: [projectId] })).status).toBe(200)
  const foreign = await make.project()
  const refused = await call('POST', projects, { project_ids: [foreign.projectId] })
  expect(refused).toMatchObject({ status: 400, body: { fields: { project_ids: expect.anything() } } })
  expect(idsOf((await call('GET', projects)).body.results)).toEqual([projectId])
  expect((await call('DELETE', projects, { project_ids: [projectId] })).status).toBe(204)
  expect((await call('GET', projects)).body.results).toEqual([])
})

test('a secret project shows only to its members', async () => {
  const at = await place()
  const secret = await make.project(at, { network: 0 })
  await at.call('POST', `${at.one}projects/`, { project_ids: [secret.projectId] })
  const other = await make.member(at, 15)
  expect((await other.call('GET', `${at.one}projects/`)).body.results).toEqual([])
  const refused = await other.call('POST', `${at.one}projects/`, { project_ids: [secret.projectId] })
  expect(refused.status).toBe(400)
})

test('members are added, listed and taken out; whoever leaves the workspace is gone', async () => {
  const at = await place()
  const members = `${at.one}members/`
  const person = await make.member(at, 15)
  const added = await at.call('POST', members, { member_ids: [person.id, at.owner.id] })
  expect(idsOf(added.body).sort()).toEqual([at.owner.id, person.id].sort())
  expect((await at.call('GET', members)).body.total_results).toBe(2)
  await at.call('DELETE', `/workspaces/${at.slug}/members/${person.id}/`)
  expect(idsOf((await at.call('GET', members)).body.results)).toEqual([at.owner.id])
  expect((await at.call('POST', members, { member_ids: [person.id] })).status).toBe(400)
  expect((await at.call('DELETE', members, { member_ids: [at.owner.id] })).status).toBe(204)
  expect((await at.call('GET', members)).body.results).toEqual([])
})

test('a guest reads and does not write', async () => {
  const at = await place()
  const guest = await make.member(at, 5)
  expect((await guest.call('GET', at.one)).status).toBe(200)
  expect((await guest.call('PATCH', at.one, { name: 'X' })).status).toBe(403)
})

test('a project that is deleted leaves its teamspaces', async () => {
  const { call, one, path, projectId } = await place()
  await call('POST', `${one}projects/`, { project_ids: [projectId] })
  expect((await call('DELETE', `${path}/`)).status).toBe(204)
  expect((await call('GET', `${one}projects/`)).body.results).toEqual([])
})
