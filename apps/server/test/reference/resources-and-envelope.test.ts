import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.js'
import { factories } from '../make.js'
import { startApp, type Answer } from '../start.js'
import { makeWorld } from '../world.js'

const app = await startApp()
const make = factories(app)
const world = await makeWorld(app)
const inWorkspace = `/workspaces/${world.slug}`
afterAll(() => app.stop())

describe('Reference, introduction', () => {
  test('{base_url} is prefixed to every path; self-hosted deployments use their own address', async () => {
    const baseUrl = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${baseUrl}/api/v1${world.path}/`, {
      headers: { 'X-API-Key': world.owner.key },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: world.projectId })
  })

  test('request bodies are JSON (Content-Type: application/json) and responses are JSON', async () => {
    const sent = await world.call('POST', `${world.path}/labels/`, { name: 'Ünïcode ✓' })
    expect(sent.status).toBe(201)
    expect(sent.body.name).toBe('Ünïcode ✓')
    const read = await world.call('GET', `${world.path}/labels/`)
    const refused = await world.call('GET', '/no-such-path/')
    for (const { headers } of [sent, read, refused])
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const form = await world.call('POST', `${world.path}/labels/`, 'name=Form', {
      'content-type': 'text/plain',
    })
    expect(form.status).toBe(415)
  })
})

describe('Reference 1: what the service does', () => {
  test('its resource-oriented URLs are nested under a workspace', () => {
    const outside = routes.filter(({ path }) => !path.startsWith('/workspaces/{workspace_slug}/'))
    // The workspaces themselves, also from a file, and what belongs to a person and to no workspace.
    const personal = ['/users/me/', '/users/me/api-tokens/', '/users/me/invitations/', '/assets/user-assets/']
    const collections = outside.map(({ path }) => path.replace(/\{\w+\}\/$/, ''))
    expect(new Set(collections)).toEqual(new Set(['/workspaces/', '/workspaces/import/', ...personal]))
  })

  test('it offers projects, work items, modules that group work items, epics, and labels attached to initiatives', async () => {
    const paths = [
      `${inWorkspace}/projects/`,
      `${world.path}/work-items/`,
      `${world.path}/modules/`,
      `${world.path}/modules/${world.ids.module}/module-issues/`,
      `${world.path}/epics/`,
      `${inWorkspace}/initiatives/${world.ids.initiative}/labels/`,
    ]
    for (const path of paths) {
      const { status, body } = await world.call('GET', path)
      expect(status).toBe(200)
      expect(body.results.length).toBeGreaterThan(0)
    }
  })

  test('clients authenticate with an API key and use standard HTTP methods and status codes', async () => {
    const labels = `${world.path}/labels/`
    expect((await app.as(null)('GET', labels)).status).toBe(401)
    const created = await world.call('POST', labels, { name: 'Standard' })
    expect(created.status).toBe(201)
    const label = `${labels}${created.body.id}/`
    expect((await world.call('GET', label)).status).toBe(200)
    expect((await world.call('PATCH', label, { color: '#fff' })).status).toBe(200)
    expect((await world.call('DELETE', label)).status).toBe(204)
    expect((await world.call('GET', label)).status).toBe(404)
    expect((await world.call('PUT', label)).status).toBe(405)
  })

  test('lists are paginated by cursor', async () => {
    const { body } = await world.call('GET', `${world.path}/states/?per_page=2`)
    expect(body.results).toHaveLength(2)
    const next = await world.call('GET', `${world.path}/states/?per_page=2&cursor=${body.next_cursor}`)
    expect(next.body.results).toHaveLength(2)
    expect(next.body.results).not.toEqual(body.results)
  })

  test('responses can be narrowed with `fields` and enriched with `expand`', async () => {
    const url = `${world.path}/work-items/${world.ids.workItem}/?fields=id,project&expand=project`
    const { body } = await world.call('GET', url)
    expect(Object.keys(body)).toEqual(['id', 'project'])
    expect(body.project.id).toBe(world.projectId)
  })

  test('methods in use: GET (read), POST (create or submit), PATCH (partial update), DELETE (remove)', async () => {
    // The reference does not know stickies, which existing clients also PUT.
    const known = routes.filter(({ group }) => group !== 'stickies')
    expect(new Set(known.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PATCH', 'DELETE']))
    const label = await make.label(world, { color: '#abcdef', description: 'kept' })
    const changed = await world.call('PATCH', `${world.path}/labels/${label.id}/`, { color: '#000000' })
    expect(changed.body).toMatchObject({ name: label.name, description: 'kept', color: '#000000' })
  })
})

describe('Reference 2: resources', () => {
  test('a workspace is identified by its workspace_slug, which is unique', async () => {
    expect((await world.call('GET', `${inWorkspace}/`)).body.slug).toBe(world.slug)
    const again = await world.call('POST', '/workspaces/', { name: 'Another', slug: world.slug })
    expect(again.status).toBe(409)
  })

  test('a project is identified by project_id and belongs to a workspace', async () => {
    const { body } = await world.call('GET', `${world.path}/`)
    expect(body).toMatchObject({ id: world.projectId, workspace: world.workspaceId })
    const other = await make.workspace(world.owner)
    expect((await world.call('GET', `/workspaces/${other.slug}/projects/${world.projectId}/`)).status).toBe(
      404,
    )
  })

  test.each([
    { noun: 'work item', segment: 'work-items', id: world.ids.workItem },
    { noun: 'module', segment: 'modules', id: world.ids.module },
    { noun: 'epic', segment: 'epics', id: world.ids.epic },
  ])('a $noun is identified by its id and belongs to a project', async ({ segment, id }) => {
    const { body } = await world.call('GET', `${world.path}/${segment}/${id}/`)
    expect(body).toMatchObject({ id, project: world.projectId })
    const other = await make.project(world)
    expect((await world.call('GET', `${other.path}/${segment}/${id}/`)).status).toBe(404)
  })

  test('a module contains work items: the link is a membership without an identifier, under `module-issues`', async () => {
    const [module, item] = [await make.module(world), await make.workItem(world)]
    const path = `${world.path}/modules/${module.id}/module-issues/`
    await world.call('POST', path, { issues: [item.id] })
    const listed = async () =>
      (await world.call('GET', path)).body.results.map((row: { id: string }) => row.id)
    expect(await listed()).toEqual([item.id])
    expect((await world.call('DELETE', `${path}${item.id}/`)).status).toBe(204)
    expect(await listed()).toEqual([])
  })

  test('an initiative is identified by initiative_id and belongs to a workspace', async () => {
    const { initiative } = world.ids
    const { body } = await world.call('GET', `${inWorkspace}/initiatives/${initiative}/`)
    expect(body).toMatchObject({ id: initiative, workspace: world.workspaceId })
    const other = await make.workspace(world.owner)
    expect((await world.call('GET', `/workspaces/${other.slug}/initiatives/${initiative}/`)).status).toBe(404)
  })

  test('an initiative label belongs to an initiative', async () => {
    const [one, other] = [await make.initiative(world), await make.initiative(world)]
    const label = await make.initiativeLabel(world)
    await world.call('POST', `${inWorkspace}/initiatives/${one.id}/labels/`, { label_ids: [label.id] })
    const labelsOf = async (id: string) =>
      (await world.call('GET', `${inWorkspace}/initiatives/${id}/labels/`)).body.results
    expect(await labelsOf(one.id)).toMatchObject([{ id: label.id, name: label.name }])
    expect(await labelsOf(other.id)).toEqual([])
  })

  test('work-item fields that appear in the conventions: `id`, `name`, `description`, `assignees`, `state`', async () => {
    const item = await make.workItem(world, {
      name: 'Repair the crane',
      description_html: '<p>It <b>squeaks</b></p>',
      assignees: [world.owner.id],
    })
    const { body } = await world.call('GET', `${world.path}/work-items/${item.id}/`)
    expect(body).toMatchObject({
      id: item.id,
      name: 'Repair the crane',
      description: 'It squeaks',
      assignees: [world.owner.id],
      state: expect.any(String),
    })
  })

  test('values accepted by `expand` on a work item: `type`, `module`, `labels`, `assignees`, `state`, `project`', async () => {
    const names = ['type', 'module', 'labels', 'assignees', 'state', 'project']
    const url = `${world.path}/work-items/${world.ids.workItem}/?expand=${names.join(',')}`
    const { status, body } = await world.call('GET', url)
    expect(status).toBe(200)
    for (const name of names) expect([body[name]].flat()[0]).toMatchObject({ id: expect.any(String) })
  })
})

describe('Reference 2: the paginated list envelope', () => {
  let [first, middle, last]: Answer[] = []
  beforeAll(async () => {
    const place = await make.project()
    for (let n = 0; n < 5; n += 1) await make.label(place)
    const get = (cursor: string) => place.call('GET', `${place.path}/labels/?per_page=2&cursor=${cursor}`)
    ;[first, middle, last] = [await get(''), await get('2:1:0'), await get('2:2:0')]
  })

  test('it has exactly the nine fields, and total_count', () => {
    expect(Object.keys(first!.body)).toEqual([
      ...['next_cursor', 'prev_cursor', 'next_page_results', 'prev_page_results', 'count'],
      ...['total_pages', 'total_results', 'total_count', 'extra_stats', 'results'],
    ])
    expect(first!.body.total_count).toBe(first!.body.total_results)
  })

  test('next_cursor, string: cursor for the next page', () => {
    expect([first, middle].map((answer) => answer!.body.next_cursor)).toEqual(['2:1:0', '2:2:0'])
    expect(last!.body.next_cursor).toBeTypeOf('string')
  })

  test('prev_cursor, string: cursor for the previous page; empty string on the first page', () => {
    const cursors = [first, middle, last].map((answer) => answer!.body.prev_cursor)
    expect(cursors).toEqual(['', '2:0:1', '2:1:1'])
  })

  test('next_page_results, boolean: true when more results follow the current page', () => {
    const more = [first, middle, last].map((answer) => answer!.body.next_page_results)
    expect(more).toEqual([true, true, false])
  })

  test('prev_page_results, boolean: true when results precede the current page', () => {
    const before = [first, middle, last].map((answer) => answer!.body.prev_page_results)
    expect(before).toEqual([false, true, true])
  })

  test('count, integer: number of items on the current page', () => {
    expect([first, middle, last].map((answer) => answer!.body.count)).toEqual([2, 2, 1])
  })

  test('total_pages, integer: estimated total number of pages', () => {
    expect([first, middle, last].map((answer) => answer!.body.total_pages)).toEqual([3, 3, 3])
  })

  test('total_results, integer: total number of items across all pages', () => {
    expect([first, middle, last].map((answer) => answer!.body.total_results)).toEqual([5, 5, 5])
  })

  test('extra_stats, object: additional statistics, if any (may be empty)', () => {
    expect(first!.body.extra_stats).toEqual({})
  })

  test('extra_stats is null where EMPTY_EXTRA_STATS says so', async () => {
    const other = await startApp({ EMPTY_EXTRA_STATS: 'null' })
    const place = await factories(other).project()
    const { body } = await place.call('GET', `${place.path}/labels/`)
    await other.stop()
    expect(body).toMatchObject({ extra_stats: null, results: [] })
  })

  test('results, array: items of the current page', () => {
    const ids = [first, middle, last].flatMap((answer) =>
      answer!.body.results.map(({ id }: { id: string }) => id),
    )
    expect(new Set(ids).size).toBe(5)
  })

  test('the envelope of an empty list', async () => {
    const place = await make.project()
    const { body } = await place.call('GET', `${place.path}/labels/`)
    expect(body).toEqual({
      next_cursor: '100:1:0',
      prev_cursor: '',
      next_page_results: false,
      prev_page_results: false,
      count: 0,
      total_pages: 0,
      total_results: 0,
      total_count: 0,
      extra_stats: {},
      results: [],
    })
  })
})
