import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('a workspace starts with initiatives on and the rest off, and changes what is sent', async () => {
  const { call, slug, workspaceId } = await make.workspace()
  const path = `/workspaces/${slug}/features/`
  const initial = {
    project_grouping: false,
    initiatives: true,
    teams: false,
    customers: false,
    wiki: false,
    pi: false,
  }
  expect((await call('GET', path)).body).toEqual(initial)
  const { body } = await call('PATCH', path, { wiki: true, unheard_of: true })
  expect(body).toEqual({ ...initial, wiki: true })
  expect((await call('GET', path)).body).toEqual(body)
  const { rows } = await app.database.pool.query(
    'select changes from events where entity_id = $1 order by seq desc limit 1',
    [workspaceId],
  )
  expect(rows[0].changes).toMatchObject([{ field: 'wiki', old_value: false, new_value: true }])
})

test('the features of a project and its own fields are the same switches', async () => {
  const place = await make.workspace()
  const { body: project } = await place.call('POST', `/workspaces/${place.slug}/projects/`, {
    name: 'Plain',
    identifier: 'PLAIN',
  })
  const path = `/workspaces/${place.slug}/projects/${project.id}`
  const { body: initial } = await place.call('GET', `${path}/features/`)
  expect(initial).toEqual({
    epics: false,
    modules: false,
    cycles: false,
    views: false,
    pages: true,
    intakes: false,
    work_item_types: false,
    workflows: false,
    parallel_cycles: false,
    project_updates: false,
  })
  const all = Object.fromEntries(Object.keys(initial).map((name) => [name, name !== 'pages']))
  expect((await place.call('PATCH', `${path}/features/`, all)).body).toEqual(all)
  expect((await place.call('GET', path)).body).toMatchObject({
    module_view: true,
    cycle_view: true,
    issue_views_view: true,
    page_view: false,
    intake_view: true,
    is_issue_type_enabled: true,
  })
  await place.call('PATCH', path, { module_view: false })
  expect((await place.call('GET', `${path}/features/`)).body).toEqual({ ...all, modules: false })
})

test.each([
  ['modules', 'modules'],
  ['epics', 'epics'],
])('with %s off none can be created; what there is stays readable', async (feature, segment) => {
  const place = await make.project()
  const record = await make.record(place.call, `${place.path}/${segment}/`)
  await place.call('PATCH', `${place.path}/features/`, { [feature]: false })
  const refused = await place.call('POST', `${place.path}/${segment}/`, { name: 'No' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'feature_off' } })
  expect((await place.call('GET', `${place.path}/${segment}/${record.id}/`)).body).toEqual(record)
  await place.call('PATCH', `${place.path}/features/`, { [feature]: true })
  expect((await place.call('POST', `${place.path}/${segment}/`, { name: 'Yes' })).status).toBe(201)
})

test('with initiatives off none can be created', async () => {
  const place = await make.workspace()
  await place.call('PATCH', `/workspaces/${place.slug}/features/`, { initiatives: false })
  const refused = await place.call('POST', `/workspaces/${place.slug}/initiatives/`, { name: 'No' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'feature_off' } })
})

test('every member reads features; admins of the workspace and of the project switch theirs', async () => {
  const place = await make.project()
  const [member, guest] = [await make.member(place, 15, 15), await make.member(place, 5)]
  const [ofWorkspace, ofProject] = [`/workspaces/${place.slug}/features/`, `${place.path}/features/`]
  for (const path of [ofWorkspace, ofProject]) {
    expect((await guest.call('GET', path)).status).toBe(200)
    expect((await member.call('PATCH', path, {})).status).toBe(403)
    expect((await place.call('PATCH', path, { wiki: 'yes', pages: 'yes' })).status).toBe(400)
  }
})
