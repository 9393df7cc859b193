import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const ofWorkspace = ({ slug }: { slug: string }) => `/workspaces/${slug}/work-item-types/`
const ofProject = ({ path }: ProjectPlace) => `${path}/work-item-types/`
const namesOf = async (place: ProjectPlace, path: string): Promise<string[]> =>
  (await place.call('GET', path)).body.map(({ name }: { name: string }) => name)

describe('a type of a project', () => {
  test('belongs to the project, and is used there', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', ofProject(place), { name: 'Bug' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Bug',
      description: '',
      logo_props: {},
      is_epic: false,
      is_active: true,
      is_default: false,
      level: 0,
      project: place.projectId,
      project_ids: [place.projectId],
      workspace: place.workspaceId,
      created_by: place.owner.id,
    })
    expect((await place.call('GET', `${ofProject(place)}${body.id}/`)).body).toEqual(body)
    expect((await place.call('GET', ofProject(place))).body).toEqual([body])
    const renamed = await place.call('PATCH', `${ofProject(place)}${body.id}/`, { name: 'Defect' })
    expect(renamed.body).toMatchObject({ name: 'Defect', updated_by: place.owner.id })
    expect((await place.call('DELETE', `${ofProject(place)}${body.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${ofWorkspace(place)}${body.id}/`)).status).toBe(404)
  })

  test('goes with its project, unless another project uses it', async () => {
    const place = await make.project()
    const other = await make.project(place)
    const own = await make.workItemType(place)
    const shared = await make.workItemType(place, { project_ids: [other.projectId] })
    expect((await place.call('DELETE', `${place.path}/`)).status).toBe(204)
    expect((await place.call('GET', `${ofWorkspace(place)}${own.id}/`)).status).toBe(404)
    expect((await place.call('GET', `${ofProject(other)}${shared.id}/`)).body).toMatchObject({
      project_ids: [other.projectId],
    })
  })

  test('stays while work items have it', async () => {
    const place = await make.project()
    const type = await make.workItemType(place)
    const item = await make.workItem(place, { type: type.id })
    for (const path of [ofProject(place), ofWorkspace(place)])
      expect(await place.call('DELETE', `${path}${type.id}/`)).toMatchObject({
        status: 400,
        body: { code: 'type_in_use' },
      })
    expect(await place.call('PATCH', `${ofProject(place)}${type.id}/`, { is_epic: true })).toMatchObject({
      status: 400,
      body: { code: 'type_in_use' },
    })
    await place.call('PATCH', `${place.path}/work-items/${item.id}/`, { type: null })
    expect((await place.call('DELETE', `${ofProject(place)}${type.id}/`)).status).toBe(204)
  })

  test('a taken external id names the type that has it', async () => {
    const place = await make.project()
    const external = { external_id: '7', external_source: 'jira' }
    const type = await make.workItemType(place, external)
    expect(await place.call('POST', ofProject(place), { name: 'B', ...external })).toMatchObject({
      status: 409,
      body: { id: type.id },
    })
  })
})

describe('a type of the workspace', () => {
  test('is used by the projects that import it, under both names of the body', async () => {
    const place = await make.project()
    const types = [
      await make.record(place.call, ofWorkspace(place), { name: 'Incident' }),
      await make.record(place.call, ofWorkspace(place), { name: 'Risk' }),
    ]
    expect(types[0]).toMatchObject({ project: null, project_ids: [] })
    const first = await place.call('POST', `${place.path}/import-work-item-types/`, {
      work_item_types: [types[0].id],
    })
    expect(first.body).toMatchObject([{ id: types[0].id, project_ids: [place.projectId] }])
    await place.call('POST', `${ofProject(place)}import-work-item-types/`, {
      work_item_type_ids: types.map(({ id }) => id),
    })
    expect(await namesOf(place, ofProject(place))).toEqual(['Incident', 'Risk'])
    const bad = await place.call('POST', `${place.path}/import-work-item-types/`, {
      work_item_types: [place.projectId],
    })
    expect(bad).toMatchObject({ status: 400, body: { fields: { work_item_types: [expect.any(String)] } } })
    expect((await place.call('POST', `${place.path}/import-work-item-types/`, {})).status).toBe(400)
  })

  test('is not changed through a project, and stays when the project drops it', async () => {
    const place = await make.project()
    const type = await make.record(place.call, ofWorkspace(place), { project_ids: [place.projectId] })
    expect(await place.call('PATCH', `${ofProject(place)}${type.id}/`, { name: 'Mine' })).toMatchObject({
      status: 400,
      body: { code: 'workspace_managed' },
    })
    expect((await place.call('DELETE', `${ofProject(place)}${type.id}/`)).status).toBe(204)
    expect((await place.call('GET', `${ofWorkspace(place)}${type.id}/`)).body.project_ids).toEqual([])
  })

  test('project_ids replaces the projects in reach and hides those that the caller cannot see', async () => {
    const place = await make.project()
    const type = await make.record(place.call, ofWorkspace(place), { project_ids: [place.projectId] })
    const admin = await make.member(place, 20)
    const secret = await make.project({ ...place, owner: admin, call: admin.call }, { network: 0 })
    const both = await admin.call('PATCH', `${ofWorkspace(place)}${type.id}/`, {
      project_ids: [place.projectId, secret.projectId],
    })
    expect(both.body.project_ids).toEqual([place.projectId, secret.projectId])
    const none = await place.call('PATCH', `${ofWorkspace(place)}${type.id}/`, { project_ids: [] })
    expect(none.body.project_ids).toEqual([])
    expect((await admin.call('GET', `${ofWorkspace(place)}${type.id}/`)).body.project_ids).toEqual([
      secret.projectId,
    ])
    const hidden = await place.call('PATCH', `${ofWorkspace(place)}${type.id}/`, {
      project_ids: [secret.projectId],
    })
    expect(hidden).toMatchObject({ status: 400, body: { fields: { project_ids: [expect.any(String)] } } })
    await admin.call('POST', ofProject(secret), { name: 'Secret type' })
    expect(await namesOf(place, ofWorkspace(place))).not.toContain('Secret type')
  })

  test('one for epics always remains', async () => {
    const place = await make.project()
    const [epic] = (await place.call('GET', `${ofWorkspace(place)}?is_epic=true`)).body
    for (const answer of [
      await place.call('DELETE', `${ofWorkspace(place)}${epic.id}/`),
      await place.call('PATCH', `${ofWorkspace(place)}${epic.id}/`, { is_epic: false }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'last_epic_type' } })
  })
})

describe('the default type', () => {
  test('comes when a project turns types on, and is given to new work items that name none', async () => {
    const place = await make.project()
    expect((await make.workItem(place)).type).toBeNull()
    await place.call('PATCH', `${place.path}/features/`, { work_item_types: true })
    const [type] = (await place.call('GET', ofProject(place))).body
    expect(type).toMatchObject({ name: 'Task', is_default: true })
    expect(await make.workItem(place)).toMatchObject({ type: type.id, type_id: type.id })
    const bug = await make.workItemType(place)
    expect((await make.workItem(place, { type_id: bug.id })).type).toBe(bug.id)
    expect((await make.workItem(place, { type: null })).type).toBeNull()
    const second = await make.project(place, { is_issue_type_enabled: true })
    expect((await make.workItem(second)).type).toBe(type.id)
    const third = await make.project(place)
    await place.call('PATCH', `${third.path}/`, { is_issue_type_enabled: true })
    expect((await make.workItem(third)).type).toBe(type.id)
  })

  test('stays, active', async () => {
    const place = await make.project(undefined, { is_issue_type_enabled: true })
    const [type] = (await place.call('GET', ofProject(place))).body
    for (const answer of [
      await place.call('DELETE', `${ofProject(place)}${type.id}/`),
      await place.call('DELETE', `${ofWorkspace(place)}${type.id}/`),
      await place.call('PATCH', `${ofWorkspace(place)}${type.id}/`, { is_active: false }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'default_type' } })
  })
})

test('a work item has an active type that its project uses; it may keep one that became inactive', async () => {
  const place = await make.project()
  const other = await make.project(place)
  const foreign = await make.workItemType(other)
  const type = await make.workItemType(place)
  const item = await make.workItem(place, { type: type.id })
  const url = `${place.path}/work-items/${item.id}/`
  expect(await place.call('PATCH', url, { type: foreign.id })).toMatchObject({
    status: 400,
    body: { fields: { type: [expect.any(String)] } },
  })
  await place.call('PATCH', `${ofProject(place)}${type.id}/`, { is_active: false })
  expect((await place.call('PATCH', url, { type: type.id, name: 'Same' })).status).toBe(200)
  expect((await place.call('POST', `${place.path}/work-items/`, { name: 'B', type: type.id })).status).toBe(
    400,
  )
})

describe('the schema of a new work item', () => {
  test('has the standard fields with states and priorities, and members and labels when asked for', async () => {
    const place = await make.project()
    const label = await make.label(place)
    const url = `${ofProject(place)}schema/`
    const { body } = await place.call('GET', url)
    expect(body).toMatchObject({ type_id: null, type_name: null, type_logo_props: {}, custom_fields: {} })
    expect(Object.keys(body.fields)).toEqual([
      ...['name', 'description_html', 'priority', 'state_id', 'assignee_ids', 'label_ids'],
      ...['start_date', 'target_date', 'parent_id'],
    ])
    expect(body.fields.name).toEqual({ type: 'text', required: true, max_length: 255 })
    expect(body.fields.state_id.options).toHaveLength(5)
    expect(body.fields.priority.options).toHaveLength(5)
    expect(body.fields.label_ids.options).toBeUndefined()
    const more = (await place.call('GET', `${url}?include=members,labels`)).body.fields
    expect(more.label_ids.options).toMatchObject([{ id: label.id, name: label.name }])
    expect(more.assignee_ids.options).toMatchObject([{ id: place.owner.id }])
    expect(await place.call('GET', `${url}?include=cats`)).toMatchObject({
      status: 400,
      body: { invalid: ['cats'], allowed: ['members', 'labels'] },
    })
  })

  test('is that of the type asked for, else of the default one', async () => {
    const place = await make.project(undefined, { is_issue_type_enabled: true })
    const url = `${ofProject(place)}schema/`
    expect((await place.call('GET', url)).body.type_name).toBe('Task')
    const type = await make.workItemType(place, { name: 'Bug', description: 'Broken.' })
    expect((await place.call('GET', `${url}?type_id=${type.id}`)).body).toMatchObject({
      type_id: type.id,
      type_name: 'Bug',
      type_description: 'Broken.',
    })
    const missing = await place.call('GET', `${url}?type_id=${place.projectId}`)
    expect(missing.status).toBe(404)
  })
})
