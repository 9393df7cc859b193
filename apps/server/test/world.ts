import type { Route } from '../src/http/route.js'
import { factories, type Person, type Place, type ProjectPlace } from './make.js'
import type { TestApp } from './start.js'

/** One of everything that a path can name. */
export interface World extends ProjectPlace {
  /** The path with every parameter filled in, or with the ones given. */
  url: (path: string, given?: Readonly<Record<string, string>>) => string
  /** The same for another spelling of a route's path. */
  urlOf: (route: Route, path: string) => string
  /** What stands for a parameter in this path. */
  param: (path: string, name: string) => string
  /** A body that the route accepts: its example, or one made of this world's ids. */
  body: (route: Route) => Record<string, unknown> | Buffer | undefined
  ids: Record<
    'workItem' | 'module' | 'cycle' | 'milestone' | 'epic' | 'initiative' | 'teamspace' | 'workItemType',
    string
  >
}

export function paramsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Makes a project with everything in it that a route can be about, in a new workspace or in the given one. */
export async function makeWorld(
  app: TestApp,
  at?: Place,
  project: Record<string, unknown> = {},
): Promise<World> {
  const make = factories(app)
  const place = await make.project(at, project)
  const { call, path, slug, projectId, owner } = place
  const workspacePath = `/workspaces/${slug}`

  const states = (await call('GET', `${path}/states/`)).body.results
  const done: string = states.find((state: { group: string }) => state.group === 'completed').id
  await call('PATCH', `${path}/`, {
    project_lead: owner.id,
    default_assignee: owner.id,
    default_state: states[0].id,
  })
  const workItemType: string = (await make.workItemType(place, { name: 'Task' })).id
  const workspaceType = await make.record(call, `${workspacePath}/work-item-types/`)
  const unusedType = await make.workItemType(place)

  const state = await make.state(place)
  const label = await make.label(place, { parent: (await make.label(place)).id })
  const module = await make.module(place, { lead: owner.id, members: [owner.id] })
  const finishedModule = await make.module(place, { status: 'completed' })
  const archivedModule = await make.module(place, {
    status: 'cancelled',
    lead: owner.id,
    members: [owner.id],
  })
  await call('POST', `${path}/modules/${archivedModule.id}/archive/`)

  const estimate = (await call('POST', `${path}/estimates/`, { name: 'Sizes', type: 'points' })).body
  const ofEstimate = `${path}/estimates/${estimate.id}/estimate-points/`
  const [point, otherPoint] = (await call('POST', ofEstimate, [{ value: '1' }, { value: '2' }])).body
  await call('PATCH', `${path}/`, { estimate: estimate.id })

  const past = { start_date: '2020-01-01', end_date: '2020-01-14' }
  const cycle = await make.cycle(place)
  const [ended, finishedCycle] = [await make.cycle(place, past), await make.cycle(place, past)]
  const archivedCycle = await make.cycle(place, past)
  await call('POST', `${path}/cycles/${archivedCycle.id}/archive/`)

  const milestone = await make.milestone(place)

  const links = { assignees: [owner.id], labels: [label.id], state: states[1].id, estimate_point: point.id }
  const epic = await make.epic(place, { ...links, parent: (await make.epic(place)).id })
  const full = { ...links, parent: epic.id, module: module.id, type: workItemType }
  const workItem = await make.workItem(place, full)
  await call('PATCH', `${path}/work-items/${workItem.id}/`, { priority: 'low' })
  const finished = await make.workItem(place, { state: done })
  const archived = await make.workItem(place, { ...full, state: done })
  await call('POST', `${path}/cycles/${cycle.id}/cycle-issues/`, { issues: [workItem.id, archived.id] })
  await call('POST', `${path}/milestones/${milestone.id}/work-items/`, { issues: [workItem.id] })
  await call('POST', `${path}/work-items/${archived.id}/archive/`)
  const request = await make.intake(place)
  await call('PATCH', `${path}/intake-issues/${request.issue}/`, { status: 2, duplicate_to: workItem.id })
  const related = await make.workItem(place)
  const [unwanted, first, second] = [
    await make.workItem(place),
    await make.workItem(place),
    await make.workItem(place),
  ]
  const definition = await make.relationDefinition(place)
  await call('POST', `${path}/work-items/${workItem.id}/dependencies/`, {
    relation_type: 'blocking',
    work_item_ids: [related.id],
  })
  await call('POST', `${path}/work-items/${workItem.id}/work-item-relations/`, {
    relation_definition_id: definition.id,
    relation_definition_type: definition.name,
    work_item_ids: [related.id],
  })
  await call('POST', `${path}/work-items/${workItem.id}/relations/`, {
    relation_type: 'relates_to',
    issues: [unwanted.id],
  })
  const property = await make.property(
    place,
    { options: [{ name: 'A' }], property_type: 'OPTION' },
    `${path}/work-item-types/${unusedType.id}/work-item-properties/`,
  )
  const ownProperty = await make.property(place, { options: [{ name: 'A' }], property_type: 'OPTION' })
  const option = await make.record(call, `${path}/work-item-properties/${ownProperty.id}/options/`, {
    parent: ownProperty.options[0].id,
  })
  const workspaceProperty = await make.property(
    place,
    { options: [{ name: 'A' }], property_type: 'OPTION' },
    `${workspacePath}/work-item-properties/`,
  )
  const ofWorkspaceProperty = `${workspacePath}/work-item-properties/${workspaceProperty.id}`
  const workspaceOption = await make.record(call, `${ofWorkspaceProperty}/options/`, {
    parent: workspaceProperty.options[0].id,
  })
  await call('POST', `${workspacePath}/work-item-types/${workspaceType.id}/properties/`, {
    properties: [workspaceProperty.id],
  })
  const detached = await make.property(place)
  await call('POST', `${path}/work-item-types/${unusedType.id}/properties/`, { properties: [detached.id] })
  const valued = await make.property(place)
  await call('POST', `${path}/work-items/${workItem.id}/work-item-properties/${valued.id}/values/`, {
    value: 'Red',
  })
  const activities = await call('GET', `${path}/work-items/${workItem.id}/activities/`)

  const comment = await make.comment(place, workItem.id, {
    parent: (await make.comment(place, workItem.id)).id,
  })
  const link = await make.link(place, workItem.id)
  const worklog = await make.worklog(place, workItem.id)
  const [page, workspacePage, unlinkedPage] = [
    await make.page(place),
    await make.workspacePage(place),
    await make.workspacePage(place),
  ]
  await call('POST', `${path}/work-items/${workItem.id}/pages/`, { page_id: page.id })
  const sticky = await make.sticky(place)
  const attachment = await make.file(call, `${path}/work-items/${workItem.id}/attachments/`)
  const asset = await make.file(call, `${workspacePath}/assets/`)
  const image = await make.file(call, '/assets/user-assets/', { entity_type: 'USER_COVER' })

  const token = await make.record(call, '/users/me/api-tokens/', { title: 'Spare' })

  const initiative = await make.initiative(place, { lead: owner.id })
  const initiativeLabel = await make.initiativeLabel(place)
  const ofInitiative = `${workspacePath}/initiatives/${initiative.id}`
  await call('POST', `${ofInitiative}/labels/`, { label_ids: [initiativeLabel.id] })
  await call('POST', `${ofInitiative}/projects/`, { project_ids: [projectId] })
  await call('POST', `${ofInitiative}/epics/`, { epic_ids: [epic.id] })

  const invitation = await make.record(call, `${workspacePath}/invitations/`, {
    email: (await make.person()).email,
  })
  const elsewhere = await make.workspace()
  const toOwner = await make.record(elsewhere.call, `/workspaces/${elsewhere.slug}/invitations/`, {
    email: owner.email,
  })
  const roles = (await call('GET', `${workspacePath}/roles/`)).body.results

  const teamspace = await make.record(call, `${workspacePath}/teamspaces/`, { lead: owner.id })
  await call('POST', `${workspacePath}/teamspaces/${teamspace.id}/projects/`, { project_ids: [projectId] })
  await call('POST', `${workspacePath}/teamspaces/${teamspace.id}/members/`, { member_ids: [owner.id] })
  await call('PATCH', `${workspacePath}/features/`, { project_grouping: true })
  const projectLabel = await make.record(call, `${workspacePath}/project-labels/`)
  const projectState = await make.record(call, `${workspacePath}/project-states/`)

  const leaver = await make.member(place, 15)
  const removed = await make.member(place, 15)
  const projectLeaver = await make.member(place, 15, 15)
  const projectNewcomer = await make.member(place, 15)
  const newcomer = await make.person()
  await touchAll(app, place)
  const archive = (await elsewhere.call('GET', `/workspaces/${elsewhere.slug}/export/`)).bytes

  const params: Record<string, string> = {
    workspace_slug: slug,
    project_id: projectId,
    state_id: state.id,
    label_id: label.id,
    work_item_id: workItem.id,
    work_item_identifier: `${(await call('GET', `${path}/`)).body.identifier}-${workItem.sequence_id}`,
    comment_id: comment.id,
    link_id: link.id,
    worklog_id: worklog.id,
    page_id: page.id,
    sticky_id: sticky.id,
    activity_id: activities.body.results[0].id,
    attachment_id: attachment.asset_id,
    asset_id: asset.asset_id,
    token_id: token.id,
    invitation_id: invitation.id,
    role_id: roles[0].id,
    teamspace_id: teamspace.id,
    module_id: module.id,
    cycle_id: cycle.id,
    milestone_id: milestone.id,
    estimate_id: estimate.id,
    estimate_point_id: otherPoint.id,
    epic_id: epic.id,
    initiative_id: initiative.id,
    member_id: projectLeaver.id,
    type_id: unusedType.id,
    definition_id: definition.id,
    property_id: property.id,
    option_id: option.id,
    related_work_item_id: related.id,
  }
  const exceptions: { path: string; name: string; value: string }[] = [
    { path: '/initiatives/labels/{label_id}/', name: 'label_id', value: initiativeLabel.id },
    { path: '{workspace_slug}/pages/{page_id}/', name: 'page_id', value: workspacePage.id },
    { path: '{workspace_slug}/members/{member_id}/', name: 'member_id', value: leaver.id },
    { path: '{workspace_slug}/work-item-types/{type_id}/', name: 'type_id', value: workspaceType.id },
    { path: '{project_id}/work-item-properties/', name: 'property_id', value: ownProperty.id },
    { path: '{work_item_id}/work-item-properties/', name: 'property_id', value: valued.id },
    { path: '{project_id}/work-item-types/{type_id}/properties/', name: 'property_id', value: detached.id },
    { path: '{workspace_slug}/work-item-types/', name: 'property_id', value: workspaceProperty.id },
    { path: '{workspace_slug}/work-item-properties/', name: 'property_id', value: workspaceProperty.id },
    { path: '{workspace_slug}/work-item-properties/', name: 'option_id', value: workspaceOption.id },
    { path: '/user-assets/{asset_id}/', name: 'asset_id', value: image.asset_id },
    { path: '/users/me/invitations/', name: 'invitation_id', value: toOwner.id },
    { path: '/project-labels/{label_id}/', name: 'label_id', value: projectLabel.id },
    { path: '/project-states/{state_id}/', name: 'state_id', value: projectState.id },
    { path: '{work_item_id}/archive/', name: 'work_item_id', value: finished.id },
    { path: '{work_item_id}/unarchive/', name: 'work_item_id', value: archived.id },
    { path: '{module_id}/archive/', name: 'module_id', value: finishedModule.id },
    { path: '/archived-modules/{module_id}/', name: 'module_id', value: archivedModule.id },
    { path: '/intake-issues/{work_item_id}/', name: 'work_item_id', value: request.issue },
    { path: '{cycle_id}/archive/', name: 'cycle_id', value: finishedCycle.id },
    { path: '{cycle_id}/transfer-issues/', name: 'cycle_id', value: ended.id },
    { path: '/archived-cycles/{cycle_id}/', name: 'cycle_id', value: archivedCycle.id },
  ]
  const values: Record<string, unknown> = {
    issues: [workItem.id, finished.id],
    work_item_ids: [workItem.id],
    updates: [{ id: workItem.id, priority: 'high' }],
    page_id: unlinkedPage.id,
    new_cycle_id: cycle.id,
    label_ids: [initiativeLabel.id],
    project_ids: [projectId],
    epic_ids: [epic.id],
    relation_type: 'start_after',
    related_issue: unwanted.id,
    relation_definition_id: definition.id,
    relation_definition_type: definition.name,
    work_item_types: [workspaceType.id],
    work_item_type_ids: [workspaceType.id],
    member_ids: [owner.id],
    email: newcomer.email,
    member: projectNewcomer.id,
    role: 15,
  }

  const param = (routePath: string, name: string): string => {
    const exception = exceptions.find((one) => one.name === name && routePath.includes(one.path))
    const value = exception?.value ?? params[name]
    if (value === undefined) throw new Error(`world.ts has nothing for {${name}} in ${routePath}.`)
    return value
  }
  const url: World['url'] = (routePath, given = {}) =>
    routePath.replace(/\{(\w+)\}/g, (_, name: string) => given[name] ?? param(routePath, name))
  const needed: Record<string, string> = { confirm: slug, slug: `${elsewhere.slug}-again` }
  const urlOf: World['urlOf'] = (route, path) => {
    const names = route.method === 'GET' ? [] : Object.keys(route.query?.properties ?? {})
    const query = names.map((name) => `${name}=${needed[name] ?? ''}`).join('&')
    return (
      url(path, Object.fromEntries(paramsOf(path).map((name) => [name, param(route.path, name)]))) +
      `?${query}`
    )
  }

  function body(route: Route): Record<string, unknown> | Buffer | undefined {
    if (route.upload !== undefined) return archive
    if (route.example) return route.example
    if (!route.body) return undefined
    if (route.path.endsWith('/members/remove/')) return { email: removed.email }
    // Not the work item itself, and one that has no such relation yet.
    const others = route.path.endsWith('dependencies/') ? first : second
    const targets = { issues: [others.id], work_item_ids: [others.id] }
    const given = /{work_item_id}\/.*(relations|dependencies)\/$/.test(route.path)
      ? { ...values, ...targets }
      : values
    if (/\/properties\/$/.test(route.path))
      return {
        properties: [route.path.includes('{project_id}') ? property.id : workspaceProperty.id],
      }
    const names = Object.keys(route.body.properties)
    const missing = names.filter((name) => !(name in given))
    if (missing.length > 0)
      throw new Error(`${route.method} ${route.path} has no example, and world.ts no ${missing.join(', ')}.`)
    return Object.fromEntries(names.map((name) => [name, given[name]]))
  }

  return {
    ...place,
    url,
    urlOf,
    param,
    body,
    ids: {
      workItem: workItem.id,
      module: module.id,
      cycle: cycle.id,
      milestone: milestone.id,
      epic: epic.id,
      initiative: initiative.id,
      teamspace: teamspace.id,
      workItemType,
    },
  }
}

/** Every record has been changed by somebody, so that `updated_by` has something to expand. */
async function touchAll(app: TestApp, { workspaceId, owner }: Place): Promise<void> {
  const tables = [
    ...['projects', 'states', 'labels', 'work_items', 'modules', 'cycles', 'cycle_work_items'],
    ...['initiatives', 'initiative_labels', 'work_item_comments', 'work_item_links'],
    ...['work_item_worklogs', 'pages', 'stickies'],
    ...['estimates', 'estimate_points', 'milestones', 'intake_work_items'],
    ...['projects', 'states', 'labels', 'work_items', 'modules'],
    ...['initiatives', 'initiative_labels', 'work_item_types'],
    ...['work_item_relation_definitions', 'work_item_properties', 'work_item_property_options'],
    ...['initiatives', 'initiative_labels', 'teamspaces', 'project_labels', 'project_states'],
  ]
  for (const table of tables)
    await app.database.pool.query(`update ${table} set updated_by_id = $1 where workspace_id = $2`, [
      owner.id,
      workspaceId,
    ])
}

/** Adds this many rows to every list of the world, straight into the tables. */
export async function fillLists(app: TestApp, world: World, count: number): Promise<void> {
  const { workspaceId: workspace, projectId: project, owner, ids } = world
  const { pool } = app.database
  /** Runs `text` once a row: `n` counts from 1; `w` is the workspace, `p` the project, `o` the owner. */
  const insert = (text: string, ...more: string[]) =>
    pool.query(
      `with s as (select $1::uuid as w, $2::uuid as p, $3::uuid as o, n, gen_random_uuid() as id,
         'Row ' || n || ' ' || gen_random_uuid() as name from generate_series(1, $4::int) as n) ${text}`,
      [workspace, project, owner.id, count, ...more],
    )
  const item = `workspace_id, project_id, id, name, sequence_id, state_id, state_group, sort_order, created_by_id`
  const itemRow = `s.w, s.p, s.id, s.name,
    (select max(sequence_id) from work_items where workspace_id = s.w and project_id = s.p) + s.n,
    t.id, t."group", s.n, s.o`
  const from = `from s join states t on t.workspace_id = s.w and t.project_id = s.p and t."default"`
  const epicType = `(select y.id from work_item_types y where y.workspace_id = s.w and y.is_epic)`

  await insert(`, added as (insert into workspaces (id, name, slug, owner_id, background_color)
      select id, left(name, 80), replace(id::text, '-', ''), o, '#fff' from s returning id)
    insert into workspace_members (workspace_id, user_id, role) select added.id, $3, 20 from added`)
  await insert(
    `, added as (insert into users (id, name, email, display_name)
      select id, name, id || '@example.com', name from s returning id),
    joined as (insert into workspace_members (workspace_id, user_id, role)
      select $1, id, 15 from added returning user_id),
    teamed as (insert into teamspace_members (workspace_id, teamspace_id, user_id)
      select $1, $5::uuid, user_id from joined)
    insert into project_members (workspace_id, project_id, id, user_id, role)
      select $1, $2, gen_random_uuid(), user_id, 15 from joined`,
    ids.teamspace,
  )
  await insert(
    `, added as (insert into projects (workspace_id, id, name, identifier, logo_props, timezone)
      select w, id, name, upper(left(replace(id::text, '-', ''), 12)), '{}', 'UTC' from s returning id),
    joined as (insert into project_members (workspace_id, project_id, id, user_id, role)
      select $1, id, gen_random_uuid(), $3, 20 from added),
    teamed as (insert into teamspace_projects (workspace_id, teamspace_id, project_id)
      select $1, $6::uuid, id from added)
    insert into initiative_projects (workspace_id, initiative_id, project_id) select $1, $5::uuid, id from added`,
    ids.initiative,
    ids.teamspace,
  )
  await insert(`insert into states (workspace_id, project_id, id, name, color, slug)
    select w, p, id, name, '#fff', '' from s`)
  await insert(`insert into labels (workspace_id, project_id, id, name) select w, p, id, name from s`)
  await insert(`insert into modules (workspace_id, project_id, id, name) select w, p, id, name from s`)
  await insert(
    `insert into modules (workspace_id, project_id, id, name, archived_at) select w, p, id, name, now() from s`,
  )
  await insert(
    `insert into cycles (workspace_id, project_id, id, name, owned_by_id) select w, p, id, name, o from s`,
  )
  await insert(`insert into milestones (workspace_id, project_id, id, title) select w, p, id, name from s`)
  await insert(`insert into cycles (workspace_id, project_id, id, name, owned_by_id, start_date, end_date, archived_at)
    select w, p, id, name, o, '2020-01-01', '2020-01-02', now() from s`)
  await insert(`, added as (insert into work_items (${item}) select ${itemRow}
      from s join states t on t.workspace_id = s.w and t.project_id = s.p and t."group" = 'triage' returning id)
    insert into intake_work_items (workspace_id, project_id, id, intake_id, work_item_id)
      select $1, $2, gen_random_uuid(), i.id, added.id from added
        join intakes i on i.workspace_id = $1 and i.project_id = $2`)
  await insert(
    `, added as (insert into work_items (${item}, parent_id) select ${itemRow}, $5::uuid ${from} returning id),
    cycled as (insert into cycle_work_items (workspace_id, project_id, cycle_id, work_item_id, id)
      select $1, $2, $7::uuid, id, gen_random_uuid() from added),
    marked as (insert into milestone_work_items (workspace_id, project_id, milestone_id, work_item_id, id)
      select $1, $2, $8::uuid, id, gen_random_uuid() from added)
    insert into module_work_items (workspace_id, project_id, module_id, work_item_id, id)
      select $1, $2, $6::uuid, id, gen_random_uuid() from added`,
    ids.epic,
    ids.module,
    ids.cycle,
    ids.milestone,
  )
  await insert(`insert into work_items (${item}, archived_at) select ${itemRow}, now() ${from}`)
  await insert(
    `, added as (insert into work_items (${item}, is_epic, type_id) select ${itemRow}, true, ${epicType} ${from} returning id)
    insert into initiative_epics (workspace_id, initiative_id, project_id, work_item_id)
      select $1, $5::uuid, $2, id from added`,
    ids.initiative,
  )
  await insert(`insert into initiatives (workspace_id, id, name) select w, id, name from s`)
  await insert(
    `insert into work_item_relation_definitions (workspace_id, id, name) select w, id, name from s`,
  )
  await insert(
    `, added as (insert into initiative_labels (workspace_id, id, name) select w, id, name from s returning id)
    insert into initiative_label_links (workspace_id, initiative_id, label_id) select $1, $5::uuid, id from added`,
    ids.initiative,
  )
  const below = `workspace_id, project_id, work_item_id, id`
  await insert(`insert into work_item_comments (${below}) select w, p, $5::uuid, id from s`, ids.workItem)
  await insert(
    `insert into work_item_links (${below}, url) select w, p, $5::uuid, id, 'https://example.com/' || id from s`,
    ids.workItem,
  )
  await insert(
    `insert into work_item_worklogs (${below}, created_by_id) select w, p, $5::uuid, id, o from s`,
    ids.workItem,
  )
  await insert(`insert into pages (workspace_id, id, name, owned_by_id) select w, id, name, o from s`)
  await insert(
    `, added as (insert into pages (workspace_id, project_id, id, name, owned_by_id) select w, p, id, name, o from s returning id)
    insert into work_item_pages (${below}, page_id, created_by_id)
      select $1, $2, $5::uuid, gen_random_uuid(), id, $3 from added`,
    ids.workItem,
  )
  await insert(`insert into stickies (workspace_id, id, owner_id) select w, id, o from s`)
  await insert(`insert into teamspaces (workspace_id, id, name) select w, id, name from s`)
  await insert(`insert into project_labels (workspace_id, id, name) select w, id, name from s`)
  // One event of many changes: its rows are alike in everything but their ids.
  await insert(
    `insert into events (workspace_id, seq, project_id, entity, entity_id, verb, actor_id, changes)
    select $1, 1000000 + (select count(*) from events), $2, 'work_item', $5::uuid, 'updated', $3,
      jsonb_agg(jsonb_build_object('id', id, 'field', 'name')) from s`,
    ids.workItem,
  )
  // As PostgreSQL does by itself, a minute later: without it, plans are guesses.
  await pool.query('analyze')
}

/** Makes all rows alike in whatever lists are sorted by, as far as unique keys allow. */
export async function tieLists(app: TestApp, { workspaceId, owner }: World): Promise<void> {
  const times = `created_at = '2026-01-01', updated_at = '2026-01-01'`
  const ofWorkspace = {
    workspace_members: times,
    project_members: `sort_order = 1, ${times}`,
    projects: times,
    states: `sequence = 1, ${times}`,
    labels: `sort_order = 1, ${times}`,
    modules: `sort_order = 1, status = 'planned', ${times}`,
    work_items: `name = 'Same', sort_order = 1, priority = 'none', last_activity_at = '2026-01-01', ${times}`,
    module_work_items: times,
    work_item_comments: times,
    pages: `name = 'Same', sort_order = 1, ${times}`,
    work_item_pages: times,
    stickies: `name = 'Same', sort_order = 1, ${times}`,
    work_item_links: `title = 'Same', ${times}`,
    cycles: `name = 'Same', sort_order = 1, start_date = '2020-01-01', end_date = '2020-01-02', ${times}`,
    cycle_work_items: times,
    intake_work_items: `status = -2, ${times}`,
    milestones: `title = 'Same', target_date = null, ${times}`,
    milestone_work_items: `created_at = '2026-01-01'`,
    initiatives: `name = 'Same', state = 'DRAFT', ${times}`,
    initiative_labels: `sort_order = 1, ${times}`,
    work_item_relation_definitions: `name = 'Same', sort_order = 1, ${times}`,
    teamspaces: `name = 'Same', ${times}`,
    project_labels: `sort_order = 1, ${times}`,
  }
  for (const [table, values] of Object.entries(ofWorkspace))
    await app.database.pool.query(`update ${table} set ${values} where workspace_id = $1`, [workspaceId])
  await app.database.pool.query(`update workspaces set name = 'Same', ${times} where owner_id = $1`, [
    owner.id,
  ])
  await app.database.pool.query(
    `update users set display_name = 'Same', first_name = 'Same', ${times} where id in
      (select user_id from workspace_members where workspace_id = $1)`,
    [workspaceId],
  )
}

/** People of every role, in a public project: what a rule says is tried out on them. */
export async function makeRoles(app: TestApp, world: World): Promise<Record<RoleName, Person>> {
  const make = factories(app)
  const [workspaceGuest, workspaceMember, workspaceAdmin] = [
    await make.member(world, 5),
    await make.member(world, 15),
    await make.member(world, 20),
  ]
  return {
    workspaceGuest,
    workspaceMember,
    workspaceAdmin,
    projectGuest: await make.member(world, 15, 5),
    projectMember: await make.member(world, 15, 15),
    projectAdmin: await make.member(world, 15, 20),
    projectMemberAndWorkspaceAdmin: await make.member(world, 20, 15),
  }
}

export type RoleName =
  | 'workspaceGuest'
  | 'workspaceMember'
  | 'workspaceAdmin'
  | 'projectGuest'
  | 'projectMember'
  | 'projectAdmin'
  | 'projectMemberAndWorkspaceAdmin'
