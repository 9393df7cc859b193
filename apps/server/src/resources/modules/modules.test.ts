import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../ids.js'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

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
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
const statesOf = async ({ call, path }: ProjectPlace): Promise<{ id: string; group: string }[]> =>
  (await call('GET', `${path}/states/`)).body.results

describe('the life of a module', () => {
  test('takes a name alone and gives the defaults; a new one stands before the others', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', `${place.path}/modules/`, { name: 'Map' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Map',
      description: '',
      description_text: null,
      description_html: null,
      status: 'planned',
      lead: null,
      members: [],
      start_date: null,
      target_date: null,
      archived_at: null,
      deleted_at: null,
      logo_props: {},
      view_props: {},
      sort_order: 65_535,
      external_id: null,
      external_source: null,
      total_issues: 0,
      backlog_issues: 0,
      unstarted_issues: 0,
      started_issues: 0,
      completed_issues: 0,
      cancelled_issues: 0,
      project: place.projectId,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
    })
    expect((await make.module(place)).sort_order).toBe(55_535)
    expect((await place.call('GET', `${place.path}/modules/${body.id}/`)).body).toEqual(body)
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'module', verb: 'created', actor_id: place.owner.id },
    ])
    expect((await place.call('GET', place.path)).body.total_modules).toBe(2)
  })

  test('keeps members of the project only, and replaces the set', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    const outside = await make.member(place, 15)
    const module = await make.module(place, { members: [member.id, outside.id], lead: outside.id })
    expect(module).toMatchObject({ members: [member.id], lead: outside.id })
    const path = `${place.path}/modules/${module.id}/`
    const { body } = await place.call('PATCH', path, { members: [guest.id, newId()] })
    expect(body).toEqual({
      ...module,
      members: [guest.id],
      updated_at: body.updated_at,
      updated_by: body.updated_by,
    })
    expect((await place.call('PATCH', path, { name: 'Same' })).body.members).toEqual([guest.id])
    expect((await place.call('PATCH', path, { members: [] })).body.members).toEqual([])
    expect((await eventsOf(module.id)).flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ field: 'members', old_value: [member.id], new_value: [guest.id] }),
    )
  })

  test('an update gives the whole record, and changes what is sent', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const sent = { name: 'New', status: 'in-progress', start_date: '2026-01-01', target_date: '2026-02-01' }
    const { status, body } = await place.call('PATCH', `${place.path}/modules/${module.id}/`, sent)
    expect(status).toBe(200)
    expect(body).toEqual({ ...module, ...sent, updated_at: body.updated_at, updated_by: place.owner.id })
    expect((await place.call('GET', `${place.path}/modules/`)).body.results).toEqual([body])
  })

  test.each([
    ['no name', {}, 'name'],
    ['a status with an underscore', { name: 'A', status: 'in_progress' }, 'status'],
    [
      'a target before the start',
      { name: 'A', start_date: '2026-02-02', target_date: '2026-02-01' },
      'target_date',
    ],
    ['a lead from elsewhere', { name: 'A', lead: '01900000-0000-7000-8000-000000000000' }, 'lead'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.project()
    const answer = await place.call('POST', `${place.path}/modules/`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('a lead must be an active member of the workspace, on create and on update', async () => {
    const place = await make.project()
    const [module, left] = [await make.module(place), await make.member(place, 15, 15)]
    await place.call('DELETE', `/workspaces/${place.slug}/members/${left.id}/`)
    const created = await place.call('POST', `${place.path}/modules/`, { name: 'New', lead: left.id })
    const updated = await place.call('PATCH', `${place.path}/modules/${module.id}/`, { lead: left.id })
    for (const answer of [created, updated])
      expect(answer).toMatchObject({ status: 400, body: { fields: { lead: [expect.any(String)] } } })
  })

  test('a taken name is a 400 of its own code with the id; a taken external pair a 409', async () => {
    const place = await make.project()
    const pair = { external_source: 'jira', external_id: '7' }
    const [first, second] = [await make.module(place, pair), await make.module(place)]
    const path = `${place.path}/modules/`
    const code = 'module_name_already_exists'
    expect(await place.call('POST', path, { name: first.name })).toMatchObject({
      status: 400,
      body: { code, id: first.id },
    })
    expect(await place.call('PATCH', `${path}${second.id}/`, { name: first.name })).toMatchObject({
      status: 400,
      body: { code, id: second.id },
    })
    expect(await place.call('POST', path, { name: 'New', ...pair })).toMatchObject({
      status: 409,
      body: { code: 'conflict', id: first.id },
    })
    expect(await place.call('PATCH', `${path}${second.id}/`, pair)).toMatchObject({
      status: 409,
      body: { code: 'conflict', id: second.id },
    })
    await make.module(await make.project(place), { name: first.name, ...pair })
  })

  test('is not created where modules are turned off', async () => {
    const place = await make.project(undefined, { module_view: false })
    const answer = await place.call('POST', `${place.path}/modules/`, { name: 'No' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'feature_off' } })
  })

  test('only a completed or cancelled one is archived; it then is in the archive alone', async () => {
    const place = await make.project()
    const { call } = place
    for (const status of ['backlog', 'planned', 'in-progress', 'paused']) {
      const { id } = await make.module(place, { status })
      const answer = await call('POST', `${place.path}/modules/${id}/archive/`)
      expect(answer).toMatchObject({ status: 400, body: { code: 'not_finished' } })
    }
    for (const status of ['completed', 'cancelled']) {
      const module = await make.module(place, { status })
      const item = await make.workItem(place, { module: module.id })
      const path = `${place.path}/modules/${module.id}/`
      expect((await call('POST', `${path}archive/`)).status).toBe(204)
      expect((await call('GET', path)).status).toBe(404)
      expect((await call('GET', `${path}module-issues/`)).status).toBe(404)
      expect((await call('POST', `${path}module-issues/`, { issues: [item.id] })).status).toBe(404)
      expect(ids((await call('GET', `${place.path}/modules/`)).body.results)).not.toContain(module.id)
      expect(await call('PATCH', path, { name: 'No' })).toMatchObject({
        status: 400,
        body: { code: 'module_archived' },
      })
      for (const archive of ['archived-modules/', 'modules/archived/']) {
        const { body } = await call('GET', `${place.path}/${archive}`)
        expect(body.results).toMatchObject([
          { id: module.id, archived_at: expect.any(String), total_issues: 1 },
        ])
      }
      expect((await call('DELETE', `${place.path}/archived-modules/${module.id}/unarchive/`)).status).toBe(
        204,
      )
      expect((await call('GET', path)).body).toMatchObject({
        id: module.id,
        archived_at: null,
        total_issues: 1,
      })
      await call('POST', `${path}archive/`)
      expect((await call('DELETE', path)).status).toBe(204)
      expect((await call('GET', `${place.path}/archived-modules/`)).body.results).toEqual([])
      expect((await eventsOf(module.id)).map(({ verb }) => verb)).toEqual([
        'created',
        'updated',
        'updated',
        'updated',
        'deleted',
      ])
    }
  })

  test('deleted by an admin or its creator; its work items stay', async () => {
    const place = await make.project()
    const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 15, 5)]
    const [own, foreign] = [await make.module({ ...place, call: member.call }), await make.module(place)]
    const item = await make.workItem(place, { module: foreign.id })
    const path = `${place.path}/modules/`
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await guest.call('POST', path, { name: 'No' })).status).toBe(403)
    expect((await guest.call('DELETE', `${path}${own.id}/`)).status).toBe(403)
    expect((await member.call('DELETE', `${path}${foreign.id}/`)).status).toBe(403)
    expect((await member.call('DELETE', `${path}${own.id}/`)).status).toBe(204)
    expect((await place.call('DELETE', `${path}${foreign.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.module).toBeNull()
    expect((await place.call('GET', path)).body.results).toEqual([])
  })
})

describe('counters', () => {
  test('count the work items in each group, without archived ones and drafts', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const states = await statesOf(place)
    const issues: string[] = []
    for (const [index, state] of states.entries())
      for (let n = 0; n <= index; n += 1) issues.push((await make.workItem(place, { state: state.id })).id)
    const done = states.find(({ group }) => group === 'completed')?.id
    const archived = await make.workItem(place, { state: done })
    const draft = await make.workItem(place, { is_draft: true })
    await place.call('POST', `${place.path}/work-items/${archived.id}/archive/`)
    const path = `${place.path}/modules/${module.id}/`
    await place.call('POST', `${path}module-issues/`, { issues: [...issues, archived.id, draft.id] })
    const expected = {
      total_issues: 15,
      backlog_issues: 1,
      unstarted_issues: 2,
      started_issues: 3,
      completed_issues: 4,
      cancelled_issues: 5,
    }
    expect((await place.call('GET', path)).body).toMatchObject(expected)
    expect((await place.call('GET', `${place.path}/modules/`)).body.results).toMatchObject([expected])
    expect((await place.call('PATCH', path, { name: 'Counted' })).body).toMatchObject(expected)
    expect((await place.call('GET', `${path}module-issues/`)).body.total_results).toBe(15)
    await place.call('DELETE', `${place.path}/work-items/${issues[0]}/`)
    await place.call('PATCH', `${place.path}/work-items/${issues[1]}/`, { state: done })
    expect((await place.call('GET', path)).body).toMatchObject({
      total_issues: 14,
      backlog_issues: 0,
      unstarted_issues: 1,
      completed_issues: 5,
    })
  })
})

describe('work items of a module', () => {
  test('adding gives every membership, newest first; adding twice is harmless', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const [a, b] = [await make.workItem(place), await make.workItem(place)]
    await make.workItem(place, { parent: a.id })
    const path = `${place.path}/modules/${module.id}/module-issues/`
    const { status, body } = await place.call('POST', path, { issues: [a.id, a.id] })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        module: module.id,
        issue: a.id,
        sub_issues_count: 1,
        project: place.projectId,
        workspace: place.workspaceId,
        created_by: place.owner.id,
      },
    ])
    const { body: both } = await place.call('POST', path, { issues: [a.id, b.id] })
    expect(both.map(({ issue }: { issue: string }) => issue)).toEqual([b.id, a.id])
    expect(both[1]).toEqual(body[0])
    expect((await eventsOf(a.id)).filter(({ verb }) => verb === 'updated')).toHaveLength(1)
  })

  test('the list holds whole work items, oldest first, and takes their filters', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const [a, b] = [await make.workItem(place, { priority: 'low' }), await make.workItem(place)]
    await make.workItem(place)
    const path = `${place.path}/modules/${module.id}/module-issues/`
    await place.call('POST', path, { issues: [b.id, a.id] })
    const { body } = await place.call('GET', path)
    expect(body.results).toEqual([
      { ...a, module: module.id },
      { ...b, module: module.id },
    ])
    expect(ids((await place.call('GET', `${path}?order_by=-created_at`)).body.results)).toEqual([b.id, a.id])
    expect(ids((await place.call('GET', `${path}?priority=low`)).body.results)).toEqual([a.id])
    const { body: expanded } = await place.call('GET', `${path}?expand=module&fields=module`)
    expect(expanded.results[0].module.name).toBe(module.name)
  })

  test('a work item may be in several modules', async () => {
    const place = await make.project()
    const modules = [await make.module(place), await make.module(place)]
    const item = await make.workItem(place)
    for (const { id } of modules)
      await place.call('POST', `${place.path}/modules/${id}/module-issues/`, { issues: [item.id] })
    for (const { id } of modules)
      expect((await place.call('GET', `${place.path}/modules/${id}/`)).body.total_issues).toBe(1)
  })

  test('is taken out once; the work item stays', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const item = await make.workItem(place, { module: module.id })
    const path = `${place.path}/modules/${module.id}/module-issues/${item.id}/`
    expect((await place.call('DELETE', path)).status).toBe(204)
    expect((await place.call('DELETE', path)).status).toBe(404)
    expect((await place.call('DELETE', `${place.path}/modules/${module.id}/module-issues/x/`)).status).toBe(
      404,
    )
    expect((await place.call('GET', `${place.path}/work-items/${item.id}/`)).body.module).toBeNull()
  })

  test.each([
    ['issues that are missing', {}],
    ['an empty array', { issues: [] }],
    ['a text', { issues: 'a' }],
    ['an id that is malformed', { issues: ['not-an-id'] }],
    ['something that is no text', { issues: [7] }],
  ])('%s: 400, and nothing is added', async (_what, body) => {
    const place = await make.project()
    const [module, item] = [await make.module(place), await make.workItem(place)]
    const path = `${place.path}/modules/${module.id}/module-issues/`
    const issues = 'issues' in body && Array.isArray(body.issues) && body.issues.length > 0
    const sent = issues ? { issues: [item.id, ...(body.issues as unknown[])] } : body
    const answer = await place.call('POST', path, sent)
    expect(answer).toMatchObject({ status: 400, body: { fields: { issues: [expect.any(String)] } } })
    expect((await place.call('GET', path)).body.results).toEqual([])
  })

  test('ids that are not work items of the project are left out, or named when the caller is strict', async () => {
    const place = await make.project()
    const [module, item, epic] = [
      await make.module(place),
      await make.workItem(place),
      await make.epic(place),
    ]
    const foreign = [(await make.workItem(await make.project(place))).id, newId(), epic.id]
    const path = `${place.path}/modules/${module.id}/module-issues/`
    const strict = await place.call(
      'POST',
      path,
      { issues: [item.id, ...foreign] },
      { prefer: 'handling=strict' },
    )
    expect(strict).toMatchObject({ status: 400, body: { code: 'unknown_work_items' } })
    expect([...strict.body.invalid].sort()).toEqual([...foreign].sort())
    for (const id of foreign) expect(strict.body.error).toContain(id)
    expect((await place.call('GET', path)).body.results).toEqual([])
    const lenient = await place.call('POST', path, { issues: [item.id, ...foreign] })
    expect(lenient.body).toMatchObject([{ issue: item.id }])
    const good = await place.call('POST', path, { issues: [item.id] }, { prefer: 'handling=strict' })
    expect(good.status).toBe(200)
  })

  test('a thousand in one call take as many statements as one', async () => {
    const place = await make.project()
    const module = await make.module(place)
    const first = await make.workItem(place)
    const { rows } = await app.database.pool.query<{ id: string }>(
      `insert into work_items (workspace_id, project_id, id, sequence_id, name, state_id, state_group, sort_order)
       select workspace_id, project_id, gen_random_uuid(), n + 1, 'Item ' || n, state_id, state_group, n
       from work_items, generate_series(1, 1000) n where id = $1 returning id`,
      [first.id],
    )
    const path = `${place.path}/modules/${module.id}/module-issues/`
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      const texts = async (issues: string[]) => {
        query.mockClear()
        expect((await place.call('POST', path, { issues })).status).toBe(200)
        const all = query.mock.calls.map(([statement]: unknown[]) =>
          typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
        )
        // The server's own statements come at moments of their own.
        return all.filter((text) => !/api_tokens|rate_counts|discarded_files|pg_notify/.test(text))
      }
      await texts([first.id])
      const one = await texts(ids(rows.slice(0, 1)))
      const thousand = await texts(ids(rows))
      expect(thousand).toEqual(one)
      expect(thousand.filter((text) => /insert into module_work_items/.test(text))).toHaveLength(1)
      expect(thousand.length).toBeLessThan(10)
    } finally {
      query.mockRestore()
    }
    expect((await place.call('GET', `${place.path}/modules/${module.id}/`)).body.total_issues).toBe(1001)
  })

  test('guests list and members change; a module of another project is not there', async () => {
    const place = await make.project()
    const guest = await make.member(place, 15, 5)
    const [module, item] = [await make.module(place), await make.workItem(place)]
    const path = `${place.path}/modules/${module.id}/module-issues/`
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await guest.call('POST', path, { issues: [item.id] })).status).toBe(403)
    const { id } = await make.module(await make.project(place))
    const elsewhere = `${place.path}/modules/${id}/module-issues/`
    expect((await place.call('GET', elsewhere)).status).toBe(404)
    expect((await place.call('POST', elsewhere, { issues: [item.id] })).status).toBe(404)
  })
})
