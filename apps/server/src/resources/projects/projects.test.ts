import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { forbiddenCharacters } from './projects.schema.js'

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

describe('creating a project', () => {
  test('gives the defaults, and makes the caller its admin', async () => {
    const place = await make.workspace()
    await place.call('PATCH', `/workspaces/${place.slug}/`, { timezone: 'Europe/Rome' })
    const { status, body } = await place.call('POST', `/workspaces/${place.slug}/projects`, {
      name: '  Website ',
      identifier: ' web ',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Website',
      identifier: 'WEB',
      description: '',
      network: 2,
      page_view: true,
      module_view: false,
      cycle_view: false,
      issue_views_view: false,
      intake_view: false,
      is_time_tracking_enabled: false,
      is_issue_type_enabled: false,
      guest_view_all_features: false,
      archive_in: 0,
      close_in: 0,
      timezone: 'Europe/Rome',
      archived_at: null,
      deleted_at: null,
      default_assignee: null,
      project_lead: null,
      default_state: null,
      external_id: null,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
      total_members: 1,
      total_modules: 0,
      total_cycles: 0,
      is_member: true,
      member_role: 20,
      sort_order: 65_535,
    })
    expect(body.logo_props.icon).toMatchObject({
      name: expect.any(String),
      color: expect.stringMatching(/^#/),
    })
    expect(body.id[14]).toBe('7')
    expect((await place.call('GET', `/workspaces/${place.slug}/projects/${body.id}/`)).body).toEqual(body)
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'project', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('makes the lead an admin too; the lead must be an active member of the workspace', async () => {
    const place = await make.workspace()
    const [lead, left, stranger] = [
      await make.member(place, 15),
      await make.member(place, 15),
      await make.person(),
    ]
    await place.call('DELETE', `/workspaces/${place.slug}/members/${left.id}/`)
    const { path } = await make.project(place, { project_lead: lead.id })
    expect((await lead.call('PATCH', path, { description: 'Led' })).status).toBe(200)
    for (const nobody of [left, stranger]) {
      const created = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
        name: 'Other',
        identifier: 'OTH',
        project_lead: nobody.id,
      })
      const updated = await place.call('PATCH', path, { project_lead: nobody.id })
      for (const answer of [created, updated]) {
        expect(answer.status).toBe(400)
        expect(Object.keys(answer.body.fields)).toEqual(['project_lead'])
      }
    }
    expect((await place.call('GET', path)).body).toMatchObject({ project_lead: lead.id, total_members: 2 })
  })

  test.each(Array.from(forbiddenCharacters))('refuses a name or an identifier with %s', async (character) => {
    const place = await make.workspace()
    const answer = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
      name: `A${character}B`,
      identifier: `A${character}B`,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields).sort()).toEqual(['identifier', 'name'])
  })

  test.each([
    ['no name', { identifier: 'A' }, 'name'],
    ['no identifier', { name: 'A' }, 'identifier'],
    ['a blank name', { name: '  ', identifier: 'A' }, 'name'],
    ['a blank identifier', { name: 'A', identifier: '  ' }, 'identifier'],
    ['an identifier of 13 characters', { name: 'A', identifier: 'A'.repeat(13) }, 'identifier'],
    ['a name of 256 characters', { name: 'A'.repeat(256), identifier: 'A' }, 'name'],
    ['a network of 1', { name: 'A', identifier: 'A', network: 1 }, 'network'],
    ['archiving after 13 months', { name: 'A', identifier: 'A', archive_in: 13 }, 'archive_in'],
    ['a time zone that is none', { name: 'A', identifier: 'A', timezone: 'Mars/Base' }, 'timezone'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.workspace()
    const answer = await place.call('POST', `/workspaces/${place.slug}/projects/`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('spaces, underscores and slashes are fine in a name', async () => {
    const place = await make.workspace()
    const { body } = await make
      .project(place, { name: 'Café_1/2 東京', identifier: 'a_b/c d' })
      .then(({ path }) => place.call('GET', path))
    expect(body).toMatchObject({ name: 'Café_1/2 東京', identifier: 'A_B/C D' })
  })

  test.each(['name', 'identifier'])(
    'a taken %s is a conflict that names the field and the project',
    async (field) => {
      const place = await make.workspace()
      const [first, second] = [await make.project(place), await make.project(place)]
      const { body: taken } = await place.call('GET', first.path)
      const fresh = { name: 'Fresh', identifier: 'FRESH' }
      const created = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
        ...fresh,
        [field]: taken[field],
      })
      expect(created).toMatchObject({ status: 409, body: { id: first.projectId } })
      expect(Object.keys(created.body.fields)).toEqual([field])
      const updated = await place.call('PATCH', second.path, { [field]: taken[field] })
      expect(updated).toMatchObject({ status: 409, body: { id: second.projectId } })
      const elsewhere = await make.workspace()
      const there = await elsewhere.call('POST', `/workspaces/${elsewhere.slug}/projects/`, {
        ...fresh,
        [field]: taken[field],
      })
      expect(there.status).toBe(201)
    },
  )

  test('an identifier is taken in whatever case it is sent', async () => {
    const place = await make.workspace()
    const { projectId } = await make.project(place, { identifier: 'WEB' })
    const answer = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
      name: 'Again',
      identifier: 'web',
    })
    expect(answer).toMatchObject({ status: 409, body: { id: projectId } })
  })

  test('an external pair is taken once', async () => {
    const place = await make.workspace()
    const pair = { external_source: 'jira', external_id: '1' }
    const { projectId } = await make.project(place, pair)
    const answer = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
      name: 'Second',
      identifier: 'SEC',
      ...pair,
    })
    expect(answer).toMatchObject({ status: 409, body: { id: projectId } })
    await make.project(place, { ...pair, external_source: 'linear' })
  })

  test('starts with five states in order, the first of them the default, and hides triage', async () => {
    const { call, path } = await make.project()
    const { body } = await call('GET', `${path}/states/?fields=name,group,color,sequence,default,slug`)
    expect(body.results).toEqual([
      {
        name: 'Backlog',
        group: 'backlog',
        color: '#60646C',
        sequence: 15_000,
        default: true,
        slug: 'backlog',
      },
      { name: 'Todo', group: 'unstarted', color: '#60646C', sequence: 25_000, default: false, slug: 'todo' },
      {
        name: 'In Progress',
        group: 'started',
        color: '#F59E0B',
        sequence: 35_000,
        default: false,
        slug: 'in-progress',
      },
      { name: 'Done', group: 'completed', color: '#46A758', sequence: 45_000, default: false, slug: 'done' },
      {
        name: 'Cancelled',
        group: 'cancelled',
        color: '#9AA4BC',
        sequence: 55_000,
        default: false,
        slug: 'cancelled',
      },
    ])
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from states where "group" = 'triage'`,
    )
    for (const { id } of rows) expect((await call('GET', `${path}/states/${id}/`)).status).toBe(404)
  })
})

describe('changing a project', () => {
  test('changes what is sent and tells the log the old and the new', async () => {
    const { call, path, projectId, owner } = await make.project()
    const { body: before } = await call('GET', path)
    const { status, body } = await call('PATCH', path, {
      name: 'Renamed',
      identifier: 'new',
      network: 0,
      default_assignee: owner.id,
      archive_in: 3,
      logo_props: { in_use: 'emoji', emoji: { value: '128640' } },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      name: 'Renamed',
      identifier: 'NEW',
      network: 0,
      default_assignee: owner.id,
      archive_in: 3,
      logo_props: { in_use: 'emoji', emoji: { value: '128640' } },
      updated_at: body.updated_at,
      updated_by: owner.id,
    })
    expect(body.updated_at > before.updated_at).toBe(true)
    expect((await eventsOf(projectId)).at(-1).changes).toContainEqual(
      expect.objectContaining({ field: 'identifier', old_value: before.identifier, new_value: 'NEW' }),
    )
  })

  test('default_state must be a state of the project', async () => {
    const [place, other] = [await make.project(), await make.project()]
    const { body } = await place.call('GET', `${place.path}/states/?group=cancelled`)
    const own = body.results[0].id
    expect((await place.call('PATCH', place.path, { default_state: own })).body.default_state).toBe(own)
    const { id: foreign } = await make.state(other)
    expect(await place.call('PATCH', place.path, { default_state: foreign })).toMatchObject({
      status: 400,
      body: { fields: { default_state: [expect.any(String)] } },
    })
  })

  test('default_assignee must be a member of the workspace', async () => {
    const { call, path } = await make.project()
    const { id } = await make.person()
    expect(await call('PATCH', path, { default_assignee: id })).toMatchObject({
      status: 400,
      body: { fields: { default_assignee: [expect.any(String)] } },
    })
  })
})

describe('who sees and changes a project', () => {
  test('a public one is seen by the whole workspace, its inside by its members only', async () => {
    const place = await make.project()
    const someone = await make.member(place, 5)
    const { body } = await someone.call('GET', place.path)
    expect(body).toMatchObject({ id: place.projectId, is_member: false, member_role: null, sort_order: null })
    for (const inside of ['work-items', 'states', 'labels', 'modules', 'epics', 'project-members'])
      expect((await someone.call('GET', `${place.path}/${inside}/`)).status).toBe(403)
  })

  test('a secret one is seen by its members only, and looks missing to others', async () => {
    const place = await make.project(undefined, { network: 0 })
    const [inside, outside] = [await make.member(place, 15, 5), await make.member(place, 20)]
    const list = `/workspaces/${place.slug}/projects/`
    expect((await inside.call('GET', list)).body.total_results).toBe(1)
    expect((await outside.call('GET', list)).body.total_results).toBe(0)
    const missing = await outside.call('GET', `${list}01900000-0000-7000-8000-000000000000/`)
    for (const path of [place.path, `${place.path}/features/`, `${place.path}/work-items/`]) {
      const answer = await outside.call('GET', path)
      expect([answer.status, answer.body.error]).toEqual([404, missing.body.error])
    }
  })

  test('guests of the workspace create none', async () => {
    const place = await make.workspace()
    const guest = await make.member(place, 5)
    const answer = await guest.call('POST', `/workspaces/${place.slug}/projects/`, {
      name: 'A',
      identifier: 'A',
    })
    expect(answer.status).toBe(403)
  })

  test('admins of it change, archive and delete it, and members of it who are workspace admins', async () => {
    const place = await make.project()
    const member = await make.member(place, 15, 15)
    const guestAndAdmin = await make.member(place, 20, 5)
    for (const [method, path, body] of [
      ['PATCH', place.path, { name: 'Mine' }],
      ['POST', `${place.path}/archive/`, undefined],
      ['DELETE', place.path, undefined],
    ] as const)
      expect((await member.call(method, path, body)).status).toBe(403)
    expect((await guestAndAdmin.call('PATCH', place.path, { name: 'Ours' })).status).toBe(200)
    expect((await guestAndAdmin.call('DELETE', place.path)).status).toBe(204)
  })
})

describe('an archived project', () => {
  test('hides what is in it, refuses changes, and comes back whole', async () => {
    const place = await make.project()
    const { call, path } = place
    const item = await make.workItem(place)
    const identifier = (await call('GET', path)).body.identifier
    expect((await call('POST', `${path}/archive/`)).status).toBe(204)
    expect((await call('POST', `${path}/archive/`)).status).toBe(204)
    expect((await call('GET', path)).body.archived_at).toEqual(expect.any(String))
    for (const inside of [
      'work-items/',
      `work-items/${item.id}/`,
      `work-items/${item.id}/activities/`,
      'labels/',
      'states/',
      'modules/',
      'epics/',
      'archived-work-items/',
    ])
      expect(await call('GET', `${path}/${inside}`)).toMatchObject({
        status: 404,
        body: { code: 'project_archived' },
      })
    expect((await call('GET', `/workspaces/${place.slug}/work-items/${identifier}-1/`)).status).toBe(404)
    expect((await call('POST', `${path}/work-items/`, { name: 'No' })).status).toBe(404)
    expect(await call('PATCH', path, { name: 'No' })).toMatchObject({
      status: 400,
      body: { code: 'project_archived' },
    })
    expect((await call('DELETE', `${path}/archive/`)).status).toBe(204)
    expect((await call('GET', `${path}/work-items/${item.id}/`)).body).toEqual(item)
    expect((await call('GET', path)).body.archived_at).toBeNull()
    const fields = (await eventsOf(place.projectId)).flatMap(({ changes }) =>
      changes.map(({ field }: { field: string }) => field),
    )
    expect(fields.filter((field) => field === 'archived_at')).toHaveLength(2)
  })

  test('can be deleted', async () => {
    const { call, path } = await make.project()
    await call('POST', `${path}/archive/`)
    expect((await call('DELETE', path)).status).toBe(204)
  })
})

describe('deleting a project', () => {
  test('removes everything in it at once, frees its name and identifier, and touches nothing else', async () => {
    const place = await make.project(undefined, { name: 'Website', identifier: 'WEB' })
    const { call, path, slug } = place
    const other = await make.project(place)
    const kept = await make.workItem(other)
    const member = await make.member(place, 15, 15)
    const label = await make.label(place)
    const epic = await make.epic(place, { label_ids: [label.id] })
    const item = await make.workItem(place, { parent: epic.id, labels: [label.id], assignees: [member.id] })
    const module = await make.module(place, { members: [member.id], lead: member.id })
    await call('POST', `${path}/modules/${module.id}/module-issues/`, { issues: [item.id] })
    const initiative = await make.initiative(place)
    const ofInitiative = `/workspaces/${slug}/initiatives/${initiative.id}`
    await call('POST', `${ofInitiative}/projects/`, { project_ids: [place.projectId, other.projectId] })
    await call('POST', `${ofInitiative}/epics/`, { epic_ids: [epic.id] })

    const answer = await call('DELETE', path)
    expect([answer.status, answer.text]).toEqual([204, ''])

    expect(await rowsOf(place.projectId)).toEqual({})
    for (const gone of ['', '/work-items/', `/work-items/${item.id}/`, '/archive/'])
      expect((await call(gone === '/archive/' ? 'POST' : 'GET', `${path}${gone}`)).status).toBe(404)
    expect((await call('DELETE', path)).status).toBe(404)
    expect((await call('GET', `/workspaces/${slug}/work-items/WEB-1/`)).status).toBe(404)
    expect((await call('GET', `${ofInitiative}/projects/`)).body.results).toMatchObject([
      { id: other.projectId },
    ])
    expect((await call('GET', `${ofInitiative}/epics/`)).body.results).toEqual([])
    expect((await call('GET', `${other.path}/work-items/${kept.id}/`)).body).toEqual(kept)

    const again = await make.project(place, { name: 'Website', identifier: 'WEB' })
    expect((await make.workItem(again)).sequence_id).toBe(1)
    expect(await eventsOf(place.projectId)).toMatchObject([{ entity: 'project', verb: 'deleted' }])
  })

  async function rowsOf(projectId: string): Promise<Record<string, number>> {
    const { rows: tables } = await app.database.pool.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'project_id' and t.table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(10)
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const { rowCount } = await app.database.pool.query(`select 1 from ${name} where project_id = $1`, [
        projectId,
      ])
      if (rowCount) found[name] = rowCount
    }
    return found
  }
})

test('the list is in the order of the caller, newest first where that ties, and filters', async () => {
  const place = await make.workspace()
  const projects = [
    await make.project(place),
    await make.project(place),
    await make.project(place, { network: 0 }),
  ]
  const list = `/workspaces/${place.slug}/projects/`
  const { body } = await place.call('GET', list)
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual(projects.map((p) => p.projectId).reverse())
  const { body: secret } = await place.call('GET', `${list}?network=0&fields=id`)
  expect(secret.results).toEqual([{ id: projects[2]?.projectId }])
})
