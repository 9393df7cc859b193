import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp, type Call } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function eventsOf(id: string) {
  const { rows } = await app.database.pool.query(
    'select entity, verb, actor_id, changes from events where entity_id = $1 order by seq',
    [id],
  )
  return rows
}
interface Member {
  id: string
  role: number
}
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('members of a workspace', () => {
  test('an account is added by its email in any case, as a member unless a role is sent', async () => {
    const place = await make.workspace()
    const someone = await make.person()
    const { status, body } = await place.call('POST', `/workspaces/${place.slug}/members/`, {
      email: ` ${someone.email.toUpperCase()}`.trim(),
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: someone.id, email: someone.email, role: 15, role_slug: 'member' })
    expect((await someone.call('GET', `/workspaces/${place.slug}/`)).status).toBe(200)
    expect(await eventsOf(someone.id)).toMatchObject([
      { entity: 'workspace_member', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('adding one twice is a conflict that names the member; an unknown email is a fault of the field', async () => {
    const place = await make.workspace()
    const someone = await make.member(place, 15)
    const path = `/workspaces/${place.slug}/members/`
    expect(await place.call('POST', path, { email: someone.email })).toMatchObject({
      status: 409,
      body: { id: someone.id },
    })
    expect(await place.call('POST', path, { email: 'nobody@example.com' })).toMatchObject({
      status: 400,
      body: { fields: { email: [expect.any(String)] } },
    })
    expect((await place.call('POST', path, { email: someone.email, role: 7 })).body.fields).toHaveProperty(
      'role',
    )
  })

  test('the list is a bare array of users with roles, filtered by text, role and activity', async () => {
    const place = await make.workspace()
    const [member, guest] = [await make.member(place, 15), await make.member(place, 5)]
    const path = `/workspaces/${place.slug}/members/`
    const { body } = await place.call('GET', path)
    expect(ids(body)).toEqual([place.owner.id, member.id, guest.id])
    expect(body[2]).toMatchObject({
      role: 5,
      role_slug: 'guest',
      is_active: true,
      is_bot: false,
      avatar_url: null,
    })
    expect(ids((await place.call('GET', `${path}?role_slug=guest`)).body)).toEqual([guest.id])
    expect(ids((await place.call('GET', `${path}?email=${member.email.toUpperCase()}`)).body)).toEqual([
      member.id,
    ])
    expect((await place.call('GET', `${path}?is_active=yes`)).status).toBe(400)
    const { body: page } = await place.call('GET', `/workspaces/${place.slug}/members-lite/?per_page=2`)
    expect(ids(page.results)).toEqual([place.owner.id, member.id])
    expect(page).toMatchObject({ total_results: 3, next_page_results: true })
  })

  test('guests see the workspace but not its members', async () => {
    const place = await make.workspace()
    const guest = await make.member(place, 5)
    expect((await guest.call('GET', `/workspaces/${place.slug}/`)).status).toBe(200)
    expect((await guest.call('GET', `/workspaces/${place.slug}/members/`)).status).toBe(403)
  })

  test('a changed role counts on the very next request', async () => {
    const place = await make.workspace()
    const someone = await make.member(place, 15)
    const rename = () => someone.call('PATCH', `/workspaces/${place.slug}/`, { name: 'Ours' })
    expect((await rename()).status).toBe(403)
    const { body } = await place.call('PATCH', `/workspaces/${place.slug}/members/${someone.id}/`, {
      role: 20,
    })
    expect(body).toMatchObject({ id: someone.id, role: 20 })
    expect((await rename()).status).toBe(200)
    expect((await eventsOf(someone.id)).at(-1)).toMatchObject({
      verb: 'updated',
      changes: [{ field: 'role', old_value: 15, new_value: 20 }],
    })
  })

  test('removing one ends the memberships of all projects at once, and keeps what they did', async () => {
    const place = await make.project()
    const someone = await make.member(place, 15, 15)
    const item = await make.workItem({ ...place, call: someone.call })
    expect((await place.call('DELETE', `/workspaces/${place.slug}/members/${someone.id}/`)).status).toBe(204)
    expect((await someone.call('GET', `/workspaces/${place.slug}/`)).status).toBe(404)
    expect((await someone.call('GET', `${place.path}/work-items/`)).status).toBe(404)
    expect(ids((await place.call('GET', `${place.path}/project-members/`)).body)).toEqual([place.owner.id])
    const left = await place.call('GET', `/workspaces/${place.slug}/members/?is_active=false`)
    expect(ids(left.body)).toEqual([someone.id])
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.created_by).toBe(someone.id)
    expect((await eventsOf(someone.id)).at(-1)).toMatchObject({ entity: 'workspace_member', verb: 'deleted' })
  })

  test('a project that loses its last admin so is handed to whoever removed them', async () => {
    const place = await make.project()
    const [lead, second] = [await make.member(place, 15), await make.member(place, 20)]
    const secret = await make.project({ ...place, call: lead.call }, { network: 0 })
    const shared = await make.project({ ...place, call: lead.call }, { network: 0 })
    await lead.call('POST', `${shared.path}/project-members/`, { member: second.id, role: 5 })
    expect((await place.call('GET', `${secret.path}/`)).status).toBe(404)
    const path = `/workspaces/${place.slug}/members/`
    expect((await place.call('DELETE', `${path}${lead.id}/`)).status).toBe(204)
    const members = async (call: Call, { path }: { path: string }) =>
      (await call('GET', `${path}/project-members/`)).body.map((one: Member) => [one.id, one.role])
    expect(await members(place.call, secret)).toEqual([[place.owner.id, 20]])
    const { rows } = await app.database.pool.query(
      `select verb, actor_id from events where workspace_id = $1 and project_id = $2 and entity = 'project_member'
       order by seq desc limit 1`,
      [place.workspaceId, secret.projectId],
    )
    expect(rows).toEqual([{ verb: 'created', actor_id: place.owner.id }])
    // An admin of the workspace who is in the project administers it already.
    expect(await members(second.call, shared)).toEqual([[second.id, 5]])
    expect((await second.call('PATCH', `${shared.path}/`, { description: 'Mine' })).status).toBe(200)

    // Who removes themselves leaves it to another admin of the workspace.
    expect((await place.call('DELETE', `${path}${place.owner.id}/`)).status).toBe(204)
    expect(await members(second.call, secret)).toEqual([[second.id, 20]])
    expect((await second.call('DELETE', `${secret.path}/`)).status).toBe(204)
  })

  test('one who comes back has the new role, and no project until added to it', async () => {
    const place = await make.project()
    const someone = await make.member(place, 20, 20)
    const path = `/workspaces/${place.slug}/members/`
    expect((await place.call('POST', `${path}remove/`, { email: someone.email })).status).toBe(204)
    expect((await place.call('POST', `${path}remove/`, { member: someone.id })).status).toBe(404)
    expect((await place.call('POST', `${path}remove/`, {})).status).toBe(400)
    expect((await place.call('POST', path, { email: someone.email, role: 5 })).status).toBe(201)
    expect((await someone.call('GET', `/workspaces/${place.slug}/`)).body.role).toBe(5)
    expect((await someone.call('GET', `${place.path}/work-items/`)).status).toBe(403)
  })

  test('the last admin can be neither demoted nor removed', async () => {
    const place = await make.workspace()
    const path = `/workspaces/${place.slug}/members/`
    const own = `${path}${place.owner.id}/`
    const second = await make.member(place, 15)
    for (const [method, url, body] of [
      ['PATCH', own, { role: 15 }],
      ['DELETE', own, undefined],
      ['POST', `${path}remove/`, { member: place.owner.id }],
    ] as const)
      expect(await place.call(method, url, body)).toMatchObject({ status: 400, body: { code: 'last_admin' } })
    expect((await place.call('GET', `/workspaces/${place.slug}/`)).body.role).toBe(20)
    await place.call('PATCH', `${path}${second.id}/`, { role: 20 })
    expect((await place.call('DELETE', own)).status).toBe(204)
    expect((await second.call('GET', path)).body).toHaveLength(1)
  })

  test('only admins change members; a member of another workspace is nobody here', async () => {
    const place = await make.workspace()
    const [member, other] = [await make.member(place, 15), await make.workspace()]
    const path = `/workspaces/${place.slug}/members/`
    expect((await member.call('POST', path, { email: other.owner.email })).status).toBe(403)
    expect((await member.call('DELETE', `${path}${place.owner.id}/`)).status).toBe(403)
    for (const id of [other.owner.id, 'not-a-uuid']) {
      expect((await place.call('PATCH', `${path}${id}/`, { role: 5 })).status).toBe(404)
      expect((await place.call('DELETE', `${path}${id}/`)).status).toBe(404)
    }
  })
})

describe.each(['project-members', 'members'])('members of a project, spelled %s', (segment) => {
  test('live from joining to leaving', async () => {
    const place = await make.project()
    const someone = await make.member(place, 15)
    const path = `${place.path}/${segment}/`
    const added = await place.call('POST', path, { member: someone.id })
    expect(added).toMatchObject({ status: 201, body: { member: someone.id, role: 5 } })
    const membership = added.body.id
    expect((await place.call('GET', path)).body).toMatchObject([
      { id: place.owner.id, role: 20, role_slug: 'admin' },
      { id: someone.id, role: 5, role_slug: 'guest', email: someone.email },
    ])
    for (const id of [membership, someone.id])
      expect((await place.call('GET', `${path}${id}/`)).body).toEqual(added.body)

    expect((await someone.call('POST', `${place.path}/labels/`, { name: 'No' })).status).toBe(403)
    const { body } = await place.call('PATCH', `${path}${membership}/`, { role: 15 })
    expect(body).toEqual({ ...added.body, role: 15 })
    expect((await someone.call('POST', `${place.path}/labels/`, { name: 'Yes' })).status).toBe(201)

    expect((await place.call('DELETE', `${path}${someone.id}/`)).status).toBe(204)
    expect((await someone.call('GET', `${place.path}/labels/`)).status).toBe(403)
    expect((await place.call('GET', `${path}${membership}/`)).status).toBe(404)
    expect(ids((await place.call('GET', `${path}?is_active=false`)).body)).toEqual([someone.id])

    const again = await place.call('POST', path, { member: someone.id, role: 20 })
    expect(again.body).toEqual({ id: membership, member: someone.id, role: 20 })
    expect((await eventsOf(membership)).map(({ verb }) => verb)).toEqual([
      'created',
      'updated',
      'deleted',
      'created',
    ])
  })

  test('the last admin can be neither demoted nor removed', async () => {
    const place = await make.project()
    const path = `${place.path}/${segment}/`
    const own = `${path}${place.owner.id}/`
    const second = await make.member(place, 15, 15)
    const refused = { status: 400, body: { code: 'last_admin' } }
    expect(await place.call('PATCH', own, { role: 15 })).toMatchObject(refused)
    expect(await place.call('DELETE', own)).toMatchObject(refused)
    expect((await place.call('PATCH', own, { role: 20 })).status).toBe(200)
    expect((await place.call('PATCH', `${path}${second.id}/`, { role: 20 })).status).toBe(200)
    // Of two who each demote the other at once, one stays.
    const answers = await Promise.all([
      place.call('PATCH', `${path}${second.id}/`, { role: 15 }),
      second.call('PATCH', own, { role: 15 }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await place.call('GET', path)
    expect(body.filter(({ role }: { role: number }) => role === 20)).toHaveLength(1)
  })

  test('must be members of the workspace, and come in once', async () => {
    const place = await make.project()
    const [stranger, someone] = [await make.person(), await make.member(place, 15, 15)]
    const path = `${place.path}/${segment}/`
    const refused = await place.call('POST', path, { member: stranger.id })
    expect(refused).toMatchObject({ status: 400, body: { fields: { member: [expect.any(String)] } } })
    expect((await place.call('POST', path, { member: someone.id, role: 10 })).body.fields).toHaveProperty(
      'role',
    )
    const { body: existing } = await place.call('GET', `${path}${someone.id}/`)
    expect(await place.call('POST', path, { member: someone.id })).toMatchObject({
      status: 409,
      body: { id: existing.id },
    })
  })

  test('are changed by admins of the project only', async () => {
    const place = await make.project()
    const [member, other] = [await make.member(place, 15, 15), await make.member(place, 15)]
    const path = `${place.path}/${segment}/`
    expect((await member.call('GET', path)).status).toBe(200)
    expect((await member.call('POST', path, { member: other.id })).status).toBe(403)
    expect((await member.call('PATCH', `${path}${member.id}/`, { role: 20 })).status).toBe(403)
    expect((await member.call('DELETE', `${path}${place.owner.id}/`)).status).toBe(403)
    expect((await other.call('GET', path)).status).toBe(403)
  })
})

test('a workspace admin has no project for free', async () => {
  const place = await make.project()
  const admin = await make.member(place, 20)
  expect((await admin.call('GET', `${place.path}/work-items/`)).status).toBe(403)
  expect((await admin.call('DELETE', place.path)).status).toBe(403)
  const secret = await make.project(place, { network: 0 })
  expect((await admin.call('GET', secret.path)).status).toBe(404)
})

test('users/me is the user behind the key', async () => {
  const { id, email, call } = await make.person()
  expect((await call('GET', '/users/me/')).body).toMatchObject({ id, email, avatar_url: null })
  expect((await call('GET', '/users/me?fields=id')).body).toEqual({ id })
})
