import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories } from '../../../test/make.js'
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

describe('the life of an initiative', () => {
  test('takes a name alone and gives the defaults', async () => {
    const place = await make.workspace()
    const { status, body } = await place.call('POST', `/workspaces/${place.slug}/initiatives/`, {
      name: 'Charts',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Charts',
      description: null,
      description_html: null,
      description_stripped: null,
      description_binary: null,
      lead: null,
      start_date: null,
      end_date: null,
      logo_props: {},
      state: 'DRAFT',
      archived_at: null,
      deleted_at: null,
      external_id: null,
      external_source: null,
      workspace: place.workspaceId,
      created_by: place.owner.id,
      updated_by: null,
    })
    const path = `/workspaces/${place.slug}/initiatives/${body.id}/`
    expect((await place.call('GET', path)).body).toEqual(body)
    expect(await eventsOf(body.id)).toMatchObject([
      { entity: 'initiative', verb: 'created', actor_id: place.owner.id },
    ])
  })

  test('is changed where sent, with its description cleaned, and deleted', async () => {
    const place = await make.workspace()
    const lead = await make.member(place, 15)
    const initiative = await make.initiative(place)
    const path = `/workspaces/${place.slug}/initiatives/${initiative.id}/`
    const sent = { state: 'ACTIVE', lead: lead.id, start_date: '2026-01-01', end_date: '2026-02-01' }
    const { body } = await place.call('PATCH', path, {
      ...sent,
      description_html: '<p>One<img src=x onerror=alert(1)></p>',
      description_stripped: 'not the client’s',
    })
    expect(body).toEqual({
      ...initiative,
      ...sent,
      description_html: '<p>One<img src="x" /></p>',
      description_stripped: 'One',
      updated_at: body.updated_at,
      updated_by: place.owner.id,
    })
    expect((await place.call('GET', `/workspaces/${place.slug}/initiatives/`)).body.results).toEqual([body])
    expect((await place.call('DELETE', path)).status).toBe(204)
    expect((await place.call('GET', path)).status).toBe(404)
    expect((await eventsOf(initiative.id)).map(({ verb }) => verb)).toEqual(['created', 'updated', 'deleted'])
  })

  test('the description can be taken away in both forms', async () => {
    const place = await make.workspace()
    const initiative = await make.initiative(place, { description_html: '<p>One</p>' })
    const { body } = await place.call('PATCH', `/workspaces/${place.slug}/initiatives/${initiative.id}/`, {
      description_html: null,
    })
    expect(body).toMatchObject({ description_html: null, description_stripped: null })
  })

  test.each([
    ['no name', {}, 'name'],
    ['a state in lower case', { name: 'A', state: 'active' }, 'state'],
    ['an end before the start', { name: 'A', start_date: '2026-02-02', end_date: '2026-02-01' }, 'end_date'],
    ['a lead from elsewhere', { name: 'A', lead: '01900000-0000-7000-8000-000000000000' }, 'lead'],
    ['a logo that is no object', { name: 'A', logo_props: null }, 'logo_props'],
  ])('refuses %s', async (_what, body, field) => {
    const place = await make.workspace()
    const answer = await place.call('POST', `/workspaces/${place.slug}/initiatives/`, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('a lead must be an active member of the workspace, on create and on update', async () => {
    const place = await make.workspace()
    const [initiative, left] = [await make.initiative(place), await make.member(place, 15)]
    const path = `/workspaces/${place.slug}/initiatives/`
    await place.call('DELETE', `/workspaces/${place.slug}/members/${left.id}/`)
    const created = await place.call('POST', path, { name: 'New', lead: left.id })
    const updated = await place.call('PATCH', `${path}${initiative.id}/`, { lead: left.id })
    for (const answer of [created, updated])
      expect(answer).toMatchObject({ status: 400, body: { fields: { lead: [expect.any(String)] } } })
  })

  test('an external pair is taken once: 409 with the existing one', async () => {
    const place = await make.workspace()
    const pair = { external_source: 'jira', external_id: '7' }
    const [first, second] = [await make.initiative(place, pair), await make.initiative(place)]
    const path = `/workspaces/${place.slug}/initiatives/`
    expect(await place.call('POST', path, { name: 'New', ...pair })).toMatchObject({
      status: 409,
      body: { id: first.id },
    })
    expect(await place.call('PATCH', `${path}${second.id}/`, pair)).toMatchObject({
      status: 409,
      body: { id: second.id },
    })
  })

  test('guests read and members write; another workspace’s initiative is not there', async () => {
    const place = await make.workspace()
    const [guest, member] = [await make.member(place, 5), await make.member(place, 15)]
    const initiative = await make.initiative(place)
    const path = `/workspaces/${place.slug}/initiatives/`
    expect((await guest.call('GET', `${path}${initiative.id}/`)).status).toBe(200)
    expect((await guest.call('POST', path, { name: 'No' })).status).toBe(403)
    expect((await guest.call('DELETE', `${path}${initiative.id}/`)).status).toBe(403)
    expect((await member.call('PATCH', `${path}${initiative.id}/`, { name: 'Yes' })).status).toBe(200)
    const { id } = await make.initiative(await make.workspace(place.owner))
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await place.call(method, `${path}${id}/`, method === 'PATCH' ? {} : undefined)).status).toBe(
        404,
      )
  })
})

describe('labels of initiatives', () => {
  test('live in a palette of the workspace, each name once', async () => {
    const place = await make.workspace()
    const path = `/workspaces/${place.slug}/initiatives/labels/`
    const { status, body } = await place.call('POST', path, { name: 'Growth', color: '#0ea5e9' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Growth',
      color: '#0ea5e9',
      description: null,
      sort_order: 65_535,
      workspace: place.workspaceId,
      created_by: place.owner.id,
    })
    const second = await make.initiativeLabel(place)
    expect(second.sort_order).toBe(75_535)
    expect((await make.initiativeLabel(place, { sort_order: 7 })).sort_order).toBe(7)
    expect((await place.call('GET', `${path}${body.id}/`)).body).toEqual(body)
    expect(
      (await place.call('GET', path)).body.results.map((row: { sort_order: number }) => row.sort_order),
    ).toEqual([7, 65_535, 75_535])
    expect(await place.call('POST', path, { name: 'Growth' })).toMatchObject({
      status: 409,
      body: { id: body.id },
    })
    expect(await place.call('PATCH', `${path}${second.id}/`, { name: 'Growth' })).toMatchObject({
      status: 409,
      body: { id: second.id },
    })
    const { body: changed } = await place.call('PATCH', `${path}${body.id}/`, { description: 'More' })
    expect(changed).toMatchObject({
      ...body,
      description: 'More',
      updated_at: changed.updated_at,
      updated_by: place.owner.id,
    })
    expect((await place.call('DELETE', `${path}${body.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${path}${body.id}/`)).status).toBe(404)
    expect((await eventsOf(body.id)).map(({ entity, verb }) => `${entity} ${verb}`)).toEqual([
      'initiative_label created',
      'initiative_label updated',
      'initiative_label deleted',
    ])
  })

  test('are listed in pages by per_page and cursor, and by limit and offset', async () => {
    const place = await make.workspace()
    const initiative = await make.initiative(place)
    const labels = []
    for (let n = 0; n < 5; n += 1) labels.push(await make.initiativeLabel(place))
    const path = `/workspaces/${place.slug}/initiatives/${initiative.id}/labels/`
    await place.call('POST', path, { label_ids: ids(labels) })
    const page = async (query: string) => (await place.call('GET', `${path}${query}`)).body
    expect(await page('?per_page=2&cursor=2:1:0')).toMatchObject({
      results: labels.slice(2, 4),
      total_results: 5,
      next_cursor: '2:2:0',
      prev_cursor: '2:0:1',
    })
    expect((await page('?limit=2&offset=3')).results).toEqual(labels.slice(3))
    expect((await page('')).results).toEqual(labels)
  })
})

describe('what hangs on an initiative', () => {
  test.each(['labels', 'projects', 'epics'] as const)(
    '%s are attached, listed and detached',
    async (what) => {
      const place = await make.project()
      const initiative = await make.initiative(place)
      const path = `/workspaces/${place.slug}/initiatives/${initiative.id}/${what}/`
      const key = `${what.slice(0, -1)}_ids`
      const create = {
        labels: () => make.initiativeLabel(place).then(({ id }) => id),
        projects: () => make.project(place).then(({ projectId }) => projectId),
        epics: () => make.epic(place).then(({ id }) => id),
      }[what]
      const [a, b] = [await create(), await create()]

      const { status, body } = await place.call('POST', path, { [key]: [a, b, a] })
      expect(status).toBe(200)
      expect(ids(body).sort()).toEqual([a, b].sort())
      expect(ids((await place.call('GET', path)).body.results).sort()).toEqual([a, b].sort())
      expect((await place.call('POST', path, { [key]: [a] })).body).toMatchObject([{ id: a }])

      expect((await place.call('DELETE', path, { [key]: [a, newId()] })).status).toBe(204)
      expect(ids((await place.call('GET', path)).body.results)).toEqual([b])
      const changes = (await eventsOf(initiative.id)).flatMap((event) => event.changes)
      expect(changes.filter(({ field }) => field === what)).toMatchObject([
        { new_identifier: expect.any(String) },
        { new_identifier: expect.any(String) },
        { old_identifier: a },
      ])
    },
  )

  test.each(['labels', 'projects', 'epics'] as const)('%s: all are attached, or none', async (what) => {
    const [place, elsewhere] = [await make.project(), await make.project()]
    const initiative = await make.initiative(place)
    const path = `/workspaces/${place.slug}/initiatives/${initiative.id}/${what}/`
    const key = `${what.slice(0, -1)}_ids`
    const own = {
      labels: (await make.initiativeLabel(place)).id,
      projects: place.projectId,
      epics: (await make.epic(place)).id,
    }
    const foreign = {
      labels: (await make.initiativeLabel(elsewhere)).id,
      projects: elsewhere.projectId,
      epics: (await make.epic(elsewhere)).id,
    }
    for (const bad of [foreign[what], newId()]) {
      const answer = await place.call('POST', path, { [key]: [own[what], bad] })
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual([key])
      expect(answer.body.error).toContain(bad)
    }
    for (const body of [{}, { [key]: [] }, { [key]: ['x'] }]) {
      expect((await place.call('POST', path, body)).status).toBe(400)
      expect((await place.call('DELETE', path, body)).status).toBe(400)
    }
    expect((await place.call('GET', path)).body.results).toEqual([])
    const missing = `/workspaces/${place.slug}/initiatives/${newId()}/${what}/`
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'GET' ? undefined : { [key]: [own[what]] }
      expect((await place.call(method, missing, body)).status).toBe(404)
    }
  })

  test('projects and epics that the caller may not see are not shown to the caller', async () => {
    const place = await make.project(undefined, { network: 0 })
    const someone = await make.member(place, 15)
    const initiative = await make.initiative(place)
    const path = `/workspaces/${place.slug}/initiatives/${initiative.id}`
    const epic = await make.epic(place)
    await place.call('POST', `${path}/projects/`, { project_ids: [place.projectId] })
    await place.call('POST', `${path}/epics/`, { epic_ids: [epic.id] })
    expect((await someone.call('GET', `${path}/projects/`)).body.results).toEqual([])
    expect((await someone.call('GET', `${path}/epics/`)).body.results).toEqual([])
    expect((await someone.call('POST', `${path}/projects/`, { project_ids: [place.projectId] })).status).toBe(
      400,
    )
    expect((await someone.call('POST', `${path}/epics/`, { epic_ids: [epic.id] })).status).toBe(400)
  })

  test('deleting the initiative keeps them; deleting one of them takes it off', async () => {
    const place = await make.project()
    const [first, second] = [await make.initiative(place), await make.initiative(place)]
    const [label, epic] = [await make.initiativeLabel(place), await make.epic(place)]
    for (const { id } of [first, second]) {
      const path = `/workspaces/${place.slug}/initiatives/${id}`
      await place.call('POST', `${path}/labels/`, { label_ids: [label.id] })
      await place.call('POST', `${path}/projects/`, { project_ids: [place.projectId] })
      await place.call('POST', `${path}/epics/`, { epic_ids: [epic.id] })
    }
    await place.call('DELETE', `/workspaces/${place.slug}/initiatives/${first.id}/`)
    const path = `/workspaces/${place.slug}/initiatives/${second.id}`
    for (const what of ['labels', 'projects', 'epics'])
      expect((await place.call('GET', `${path}/${what}/`)).body.total_results).toBe(1)
    await place.call('DELETE', `/workspaces/${place.slug}/initiatives/labels/${label.id}/`)
    await place.call('DELETE', `${place.path}/epics/${epic.id}/`)
    await place.call('DELETE', place.path)
    for (const what of ['labels', 'projects', 'epics'])
      expect((await place.call('GET', `${path}/${what}/`)).body.total_results).toBe(0)
  })
})
