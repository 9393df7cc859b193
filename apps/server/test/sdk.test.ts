import { InitiativeState, PlaneClient } from '@makeplane/plane-node-sdk'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factories, type Person, type Place } from './make.js'
import { startApp } from './start.js'

/**
 * The client that people already have. Left out are its methods for what is not served yet: the lite lists of projects
 * and modules, worklogs, assets and the distribution of roles. Filters, search and counts are in sdk/.
 */
const app = await startApp()
const make = factories(app)
let place: Place
let member: Person
let slug = ''
let project = ''
let client: PlaneClient

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  place = await make.workspace()
  member = await make.member(place, 15)
  slug = place.slug
  client = clientOf(place.owner.key)
  const { id } = await client.projects.create(slug, { name: 'Sdk', identifier: 'SDK', module_view: true })
  project = id
  await client.projects.updateFeatures(slug, project, { epics: true })
  await place.call('POST', `/workspaces/${slug}/projects/${project}/members/`, {
    member: member.id,
    role: 15,
  })
})
afterAll(() => app.stop())

function clientOf(apiKey: string): PlaneClient {
  return new PlaneClient({
    baseUrl: `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`,
    apiKey,
  })
}

const ids = (rows: { id?: string }[]) => rows.map(({ id }) => id)
const missing = { name: 'HttpError', statusCode: 404, message: expect.stringContaining('does not exist') }

describe('projects', () => {
  test('create, retrieve, update, list, archive, unArchive, delete', async () => {
    const sent = {
      name: 'Website',
      identifier: 'WEB',
      description: 'The site',
      network: 0,
      cycle_view: true,
      archive_in: 3,
      timezone: 'Europe/Rome',
      external_source: 'github',
      external_id: '7',
    }
    const created = await client.projects.create(slug, sent)
    expect(created).toMatchObject({ ...sent, member_role: 20, is_member: true, workspace: place.workspaceId })
    expect(await client.projects.retrieve(slug, created.id)).toEqual(created)

    // What was read goes back as it is, as the type of the method invites.
    const updated = await client.projects.update(slug, created.id, { ...created, name: 'Web' })
    expect(updated).toEqual({
      ...created,
      name: 'Web',
      updated_at: updated.updated_at,
      updated_by: place.owner.id,
    })

    const page = await client.projects.list(slug, { limit: 1, offset: 1 })
    expect(page).toMatchObject({ count: 1, total_count: 2, total_results: 2, total_pages: 2 })
    expect(ids([...(await client.projects.list(slug)).results]).sort()).toEqual([created.id, project].sort())

    await client.projects.archive(slug, created.id)
    expect((await client.projects.retrieve(slug, created.id)).archived_at).toEqual(expect.any(String))
    await expect(client.states.list(slug, created.id)).rejects.toMatchObject({ statusCode: 404 })
    await client.projects.unArchive(slug, created.id)
    expect(await client.projects.retrieve(slug, created.id)).toMatchObject({ archived_at: null })

    await client.projects.delete(slug, created.id)
    await expect(client.projects.retrieve(slug, created.id)).rejects.toMatchObject(missing)
  })

  test('an identifier that the client makes itself from the name is taken', async () => {
    const { id, identifier } = await client.projects.create(slug, { name: 'My app', identifier: '' })
    expect(identifier).toBe('MYAPP')
    await client.projects.delete(slug, id)
  })

  test('getMembers, getMembersLite', async () => {
    const members = await client.projects.getMembers(slug, project)
    expect(members).toMatchObject([
      { id: place.owner.id, email: place.owner.email, role: 20, role_slug: 'admin' },
      { id: member.id, email: member.email, role: 15, role_slug: 'contributor' },
    ])
    const page = await client.projects.getMembersLite(slug, project, { per_page: 1, cursor: '1:1:0' })
    expect(page).toMatchObject({ total_count: 2, results: [members[1]] })
  })

  test('retrieveFeatures, updateFeatures', async () => {
    const before = await client.projects.retrieveFeatures(slug, project)
    expect(before).toMatchObject({ epics: true, modules: true, cycles: false, pages: true })
    const after = await client.projects.updateFeatures(slug, project, { cycles: true })
    expect(after).toEqual({ ...before, cycles: true })
    expect(await client.projects.retrieveFeatures(slug, project)).toEqual(after)
  })

  test('an error is an HttpError with our sentence and body', async () => {
    await expect(client.projects.create(slug, { name: 'Sdk', identifier: 'OTHER' })).rejects.toMatchObject({
      name: 'HttpError',
      statusCode: 409,
      message: 'A project with this name exists already.',
      response: { code: 'conflict', id: project, fields: { name: [expect.any(String)] } },
    })
    await expect(clientOf('wrong').users.me()).rejects.toMatchObject({ statusCode: 401 })
  })
})

test('states: create, retrieve, update, list, delete', async () => {
  const sent = {
    name: 'In Review',
    description: 'Looked at',
    color: '#8b5cf6',
    group: 'started' as const,
    external_source: 'jira',
    external_id: '3',
  }
  const created = await client.states.create(slug, project, { ...sent, sequence: 1, is_triage: false })
  expect(created).toMatchObject({
    ...sent,
    sequence: 70_000,
    default: false,
    project,
    workspace: place.workspaceId,
  })
  expect(await client.states.retrieve(slug, project, created.id)).toEqual(created)
  const updated = await client.states.update(slug, project, created.id, { name: 'Review', sequence: 40_000 })
  expect(updated).toMatchObject({ ...sent, name: 'Review', sequence: 40_000 })
  const { results } = await client.states.list(slug, project, { project, limit: 10, offset: 0 })
  expect(results.map(({ name }) => name)).toEqual([
    'Backlog',
    'Todo',
    'In Progress',
    'Review',
    'Done',
    'Cancelled',
  ])
  await client.states.delete(slug, project, created.id)
  await expect(client.states.retrieve(slug, project, created.id)).rejects.toMatchObject(missing)
})

test('labels: create, retrieve, update, list, delete', async () => {
  const sent = { name: 'Bug', color: '#d73a4a', description: 'Broken' }
  const created = await client.labels.create(slug, project, sent)
  expect(created).toMatchObject({ ...sent, project })
  expect(await client.labels.retrieve(slug, project, created.id)).toEqual(created)
  const updated = await client.labels.update(slug, project, created.id, { name: 'Defect', color: '' })
  expect(updated).toMatchObject({ ...sent, name: 'Defect', color: '' })
  expect((await client.labels.list(slug, project, { project, limit: 5, offset: 0 })).results).toEqual([
    updated,
  ])
  await client.labels.delete(slug, project, created.id)
  await expect(client.labels.retrieve(slug, project, created.id)).rejects.toMatchObject(missing)
})

describe('work items', () => {
  test('create, retrieve, update, list, retrieveByIdentifier, delete', async () => {
    const label = await client.labels.create(slug, project, { name: 'Phone' })
    const module = await client.modules.create(slug, project, { name: 'Map' })
    const parent = await client.workItems.create(slug, project, { name: 'Parent' })
    const [, todo] = (await client.states.list(slug, project)).results
    const sent = {
      name: 'Show the map',
      description_html: '<p>On <strong>phones</strong></p>',
      state: todo?.id ?? '',
      assignees: [member.id],
      labels: [label.id],
      parent: parent.id,
      module: module.id,
      start_date: '2026-01-01',
      target_date: '2026-02-01',
      priority: 'high' as const,
    }
    const created = await client.workItems.create(slug, project, sent)
    expect(created).toMatchObject({ ...sent, project, description_stripped: 'On phones', type: null })
    expect(created.sequence_id).toBe(parent.sequence_id + 1)
    expect(await client.workItems.retrieve(slug, project, created.id)).toEqual(created)

    // Settings of one's own are for nobody else's eyes.
    const {
      email_verified: _verified,
      theme: _theme,
      timezone: _timezone,
      ...user
    } = (await member.call('GET', '/users/me/')).body
    const whole = await client.workItems.retrieve(slug, project, created.id, [
      'type',
      'module',
      'labels',
      'assignees',
      'state',
      'project',
    ])
    expect(whole).toMatchObject({
      ...created,
      type: null,
      module: { id: module.id, name: 'Map' },
      labels: [label],
      assignees: [user],
      state: todo,
      project: { id: project, identifier: 'SDK' },
    })

    const updated = await client.workItems.update(slug, project, created.id, { priority: 'low', labels: [] })
    expect(updated).toMatchObject({ ...sent, priority: 'low', labels: [] })
    const page = await client.workItems.list(slug, project, {
      project,
      state: sent.state,
      assignee: member.id,
      order_by: '-created_at',
      per_page: 50,
      fields: 'id,name,state',
      expand: 'state',
    })
    expect(page.results).toEqual([{ id: created.id, name: sent.name, state: todo }])
    expect((await client.workItems.list(slug, project, { limit: 1, offset: 1 })).results).toEqual([
      await client.workItems.retrieve(slug, project, parent.id),
    ])

    const identifier = `SDK-${created.sequence_id}`
    expect(await client.workItems.retrieveByIdentifier(slug, identifier)).toEqual(updated)
    const { state } = await client.workItems.retrieveByIdentifier(slug, identifier, ['state'])
    expect(state).toEqual(todo)

    await client.workItems.delete(slug, project, created.id)
    await expect(client.workItems.retrieve(slug, project, created.id)).rejects.toMatchObject(missing)
  })

  test('archive, listArchived, unarchive', async () => {
    const done = (await client.states.list(slug, project)).results.find(({ group }) => group === 'completed')
    const item = await client.workItems.create(slug, project, { name: 'Done', state: done?.id ?? '' })
    expect(item.completed_at).toEqual(expect.any(String))
    await client.workItems.archive(slug, project, item.id)
    const { results } = await client.workItems.listArchived(slug, project, { per_page: 10 })
    expect(results).toMatchObject([{ id: item.id, archived_at: expect.any(String) }])
    await client.workItems.unarchive(slug, project, item.id)
    expect(await client.workItems.retrieve(slug, project, item.id)).toEqual({
      ...item,
      updated_at: expect.any(String),
      updated_by: place.owner.id,
    })
  })

  test('activities: list, retrieve', async () => {
    const item = await client.workItems.create(slug, project, { name: 'Old' })
    await clientOf(member.key).workItems.update(slug, project, item.id, { name: 'New' })
    const { results } = await client.workItems.activities.list(slug, project, item.id, { per_page: 10 })
    expect(results).toMatchObject([
      {
        verb: 'created',
        field: null,
        actor: place.owner.id,
        issue: item.id,
        project,
        workspace: place.workspaceId,
      },
      { verb: 'updated', field: 'name', old_value: 'Old', new_value: 'New', actor: member.id },
    ])
    const [, renamed] = results
    const found = await client.workItems.activities.retrieve(slug, project, item.id, renamed?.id ?? '')
    expect(found).toEqual(renamed)
  })
})

describe('modules', () => {
  test('create, retrieve, update, list, delete', async () => {
    const sent = {
      name: 'Harbour',
      description: 'All of it',
      start_date: '2026-01-01',
      target_date: '2026-02-01',
      status: 'in-progress' as const,
      lead: member.id,
      members: [member.id],
      external_source: 'jira',
      external_id: '9',
    }
    const created = await client.modules.create(slug, project, sent)
    expect(created).toMatchObject({ ...sent, project, workspace: place.workspaceId, total_issues: 0 })
    expect(await client.modules.retrieve(slug, project, created.id)).toEqual(created)
    const updated = await client.modules.update(slug, project, created.id, { name: 'Port', members: [] })
    expect(updated).toMatchObject({ ...sent, name: 'Port', members: [], id: created.id })
    const { results } = await client.modules.list(slug, project, { limit: 1, offset: 0 })
    expect(results).toEqual([updated])
    await client.modules.delete(slug, project, created.id)
    await expect(client.modules.retrieve(slug, project, created.id)).rejects.toMatchObject(missing)
  })

  test('addWorkItemsToModule, listWorkItemsInModule, removeWorkItemFromModule', async () => {
    const module = await client.modules.create(slug, project, { name: 'Filled' })
    const items = [
      await client.workItems.create(slug, project, { name: 'One' }),
      await client.workItems.create(slug, project, { name: 'Two' }),
    ]
    await client.modules.addWorkItemsToModule(
      slug,
      project,
      module.id,
      items.map(({ id }) => id),
    )
    const { results } = await client.modules.listWorkItemsInModule(slug, project, module.id, { per_page: 10 })
    expect(results).toEqual(items.map((item) => ({ ...item, module: module.id })))
    expect(await client.modules.retrieve(slug, project, module.id)).toMatchObject({ total_issues: 2 })
    await client.modules.removeWorkItemFromModule(slug, project, module.id, items[0]?.id ?? '')
    const { results: left } = await client.modules.listWorkItemsInModule(slug, project, module.id)
    expect(ids(left)).toEqual([items[1]?.id])
  })

  test('archiveModule, listArchivedModules, unArchiveModule', async () => {
    const module = await client.modules.create(slug, project, { name: 'Finished', status: 'completed' })
    await client.modules.archiveModule(slug, project, module.id)
    const { results } = await client.modules.listArchivedModules(slug, project, { per_page: 10 })
    expect(results).toMatchObject([{ id: module.id, archived_at: expect.any(String) }])
    await client.modules.unArchiveModule(slug, project, module.id)
    expect(await client.modules.retrieve(slug, project, module.id)).toMatchObject({ archived_at: null })
  })
})

test('epics: create, retrieve, update, list, addIssues, listIssues, delete', async () => {
  const label = await client.labels.create(slug, project, { name: 'Offline' })
  const [, todo, started] = (await client.states.list(slug, project)).results
  const parent = await client.epics.create(slug, project, { name: 'Above' })
  const sent = {
    name: 'Offline charts',
    description_html: '<p>All</p>',
    priority: 'urgent' as const,
    start_date: '2026-01-01',
    target_date: '2026-02-01',
    external_source: 'jira',
    external_id: '11',
  }
  const created = await client.epics.create(slug, project, {
    ...sent,
    state_id: todo?.id ?? '',
    parent_id: parent.id ?? '',
    assignee_ids: [member.id],
    label_ids: [label.id],
  })
  const epic = created.id ?? ''
  expect(created).toMatchObject({
    ...sent,
    state: todo?.id,
    parent: parent.id,
    assignees: [member.id],
    labels: [label.id],
    project,
    workspace: place.workspaceId,
  })
  expect(await client.epics.retrieve(slug, project, epic)).toEqual(created)
  const updated = await client.epics.update(slug, project, epic, {
    name: 'Charts',
    state_id: started?.id ?? '',
  })
  expect(updated).toMatchObject({ ...sent, name: 'Charts', state: started?.id })
  expect((await client.epics.list(slug, project, { per_page: 10 })).results).toEqual([
    updated,
    await client.epics.retrieve(slug, project, parent.id ?? ''),
  ])

  const item = await client.workItems.create(slug, project, { name: 'Below' })
  const added = await client.epics.addIssues(slug, project, epic, { work_item_ids: [item.id] })
  expect(added).toMatchObject([{ id: item.id, name: 'Below', parent: epic }])
  expect((await client.epics.listIssues(slug, project, epic, { per_page: 10 })).results).toEqual(added)

  await client.epics.delete(slug, project, epic)
  await expect(client.epics.retrieve(slug, project, epic)).rejects.toMatchObject(missing)
  expect(await client.workItems.retrieve(slug, project, item.id)).toMatchObject({ parent: null })
})

describe('initiatives', () => {
  test('create, retrieve, update, list, delete', async () => {
    const sent = {
      name: 'Every chart on every phone',
      description: 'Plain',
      description_html: '<p>Rich</p>',
      lead: member.id,
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      logo_props: { in_use: 'emoji' as const, emoji: { value: '128640' } },
      state: InitiativeState.PLANNED,
    }
    const created = await client.initiatives.create(slug, sent)
    expect(created).toMatchObject({ ...sent, description_stripped: 'Rich', workspace: place.workspaceId })
    expect(await client.initiatives.retrieve(slug, created.id)).toEqual(created)
    const updated = await client.initiatives.update(slug, created.id, { state: InitiativeState.ACTIVE })
    expect(updated).toMatchObject({ ...sent, state: 'ACTIVE' })
    expect((await client.initiatives.list(slug, { per_page: 10 })).results).toEqual([updated])
    await client.initiatives.delete(slug, created.id)
    await expect(client.initiatives.retrieve(slug, created.id)).rejects.toMatchObject(missing)
  })

  test('labels: create, retrieve, update, list, addLabels, listLabels, removeLabels, delete', async () => {
    const { labels } = client.initiatives
    const { id } = await client.initiatives.create(slug, { name: 'Labelled' })
    const sent = { name: 'Growth', color: '#0ea5e9', description: 'More', sort_order: 5 }
    const created = await labels.create(slug, sent)
    expect(created).toMatchObject({ ...sent, workspace: place.workspaceId })
    expect(await labels.retrieve(slug, created.id)).toEqual(created)
    const updated = await labels.update(slug, created.id, { name: 'Reach' })
    expect(updated).toMatchObject({ ...sent, name: 'Reach' })
    const other = await labels.create(slug, { name: 'Speed', sort_order: 9 })
    expect((await labels.list(slug, { limit: 5, offset: 0 })).results).toEqual([updated, other])

    const added = await labels.addLabels(slug, id, { label_ids: [created.id, other.id] })
    expect(added).toEqual([updated, other])
    expect((await labels.listLabels(slug, id, { limit: 1, offset: 1 })).results).toEqual([other])
    await labels.removeLabels(slug, id, { label_ids: [created.id] })
    expect((await labels.listLabels(slug, id)).results).toEqual([other])
    await labels.delete(slug, created.id)
    await expect(labels.retrieve(slug, created.id)).rejects.toMatchObject(missing)
  })

  test('projects: add, list, remove', async () => {
    const { id } = await client.initiatives.create(slug, { name: 'With projects' })
    const whole = await client.projects.retrieve(slug, project)
    expect(await client.initiatives.projects.add(slug, id, { project_ids: [project] })).toEqual([whole])
    expect((await client.initiatives.projects.list(slug, id, { limit: 5, offset: 0 })).results).toEqual([
      whole,
    ])
    await client.initiatives.projects.remove(slug, id, { project_ids: [project] })
    expect((await client.initiatives.projects.list(slug, id)).results).toEqual([])
  })

  test('epics: add, list, remove', async () => {
    const { id } = await client.initiatives.create(slug, { name: 'With epics' })
    const epic = await client.epics.create(slug, project, { name: 'Attached' })
    const epic_ids = [epic.id ?? '']
    expect(await client.initiatives.epics.add(slug, id, { epic_ids })).toEqual([epic])
    expect((await client.initiatives.epics.list(slug, id, { limit: 5, offset: 0 })).results).toEqual([epic])
    await client.initiatives.epics.remove(slug, id, { epic_ids })
    expect((await client.initiatives.epics.list(slug, id)).results).toEqual([])
  })
})

test('workspace: getMembers, getMembersLite, retrieveFeatures, updateFeatures', async () => {
  const members = await client.workspace.getMembers(slug)
  expect(members).toMatchObject([
    { id: place.owner.id, role: 20, role_slug: 'admin' },
    { id: member.id, role: 15, role_slug: 'member' },
  ])
  expect(await client.workspace.getMembersLite(slug, { per_page: 1 })).toMatchObject({
    total_count: 2,
    results: [members[0]],
  })
  const before = await client.workspace.retrieveFeatures(slug)
  expect(before).toMatchObject({ initiatives: true, wiki: false })
  expect(await client.workspace.updateFeatures(slug, { wiki: true })).toEqual({ ...before, wiki: true })
})

test('users: me', async () => {
  expect(await client.users.me()).toMatchObject({ id: place.owner.id, email: place.owner.email })
  expect(await clientOf(member.key).users.me()).toMatchObject({ id: member.id, email: member.email })
})
