import { sql } from 'kysely'
import type { Static } from 'typebox'
import { member } from '../../access/roles.js'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { invalidField, notFound } from '../../errors.js'
import { appendEvents, type Change, type NewEvent } from '../../events/append.js'
import { newId, uniqueIds } from '../../ids.js'
import { replaceLinks } from '../../query/links.js'
import { readWritten } from '../../query/read.js'
import type { Resource, Sql } from '../../query/resource.js'
import { changeRecord, insertRecord, writing, type Values } from '../../query/write.js'
import { cleanHtml, stripHtml, textToHtml } from '../../text.js'
import { requireMember } from '../members/require-member.js'
import { applyDefaults } from '../work-item-properties/apply-defaults.js'
import { requireType } from '../work-item-types/require-type.js'
import { firstPosition, step } from '../position.js'
import { lockProject } from '../projects/lock-project.js'
import { describeChanges, type RawChange } from './describe-changes.js'
import { epics } from './work-items.resource.js'
import type { WorkItemInput, WorkItemUpdate } from './work-items.schema.js'

/** Creates a work item, or an epic: they share the table, the numbers and the rules. */
export function createWorkItem(
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  input: Static<typeof WorkItemInput>,
): Promise<string> {
  return writing(db, resource, scope, input, null, async (db) => {
    const id = await insertWorkItem(db, resource, scope, input)
    const json = await readWritten(db, resource, scope, id)
    await appendEvents(db, scope, [
      { entity: 'work_item', entityId: id, projectId: scope.projectId, verb: 'created' },
    ])
    return json
  })
}

/** The same without its event. `triage` puts it into the state that only the intake knows. */
export async function insertWorkItem(
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  input: Static<typeof WorkItemInput>,
  { triage }: { triage: boolean } = { triage: false },
): Promise<string> {
  const values = storedValues(input)
  await requireMember(db, scope.workspaceId, 'created_by', input.created_by, { past: true })
  if (values.type) await requireType(db, scope, values.type)
  const place = await takePlace(db, scope, input.state ?? null, triage)
  const id = await insertRecord(db, resource, scope, {
    sort_order: (place.last_position ?? firstPosition - step) + step,
    type: place.default_type_id,
    ...values,
    sequence_id: place.sequence_id,
    state: place.state_id,
    state_group: place.state_group,
    completed_at: place.state_group === 'completed' ? new Date() : null,
    ...(resource === epics ? { is_epic: true, type: place.epic_type_id } : {}),
    ...(input.created_at ? { created_at: input.created_at } : {}),
    ...(input.created_by ? { created_by: input.created_by } : {}),
  })
  const type = values.type === undefined ? place.default_type_id : values.type
  if (type && resource !== epics) await applyDefaults(db, scope, id, type)
  const assigned = await assign(db, resource, scope, id, input.assignees ?? [])
  if (assigned.added.length === 0 && place.default_assignee_id)
    await assign(db, resource, scope, id, [place.default_assignee_id])
  if (input.labels?.length) await attachLabels(db, resource, scope, id, input.labels)
  if (input.module) await replaceModules(db, scope, id, input.module)
  return id
}

/** `told` is what else its activity tells of this change. */
export function updateWorkItem(
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  id: string,
  input: Static<typeof WorkItemUpdate>,
  told: readonly Change[] = [],
): Promise<string> {
  return writing(db, resource, scope, input, id, async (db) => {
    const event = await changeWorkItem(db, resource, scope, id, input, told)
    const json = await readWritten(db, resource, scope, id)
    if (event) await appendEvents(db, scope, [event])
    return json
  })
}

/** The same inside a transaction, without its event, which it gives; null when nothing differs. */
export async function changeWorkItem(
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  id: string,
  input: Static<typeof WorkItemUpdate>,
  told: readonly Change[] = [],
): Promise<NewEvent | null> {
  const values = storedValues(input)
  if (input.parent) await lockProject(db, scope)
  if (values.type) await requireType(db, scope, values.type, id)
  const state = input.state ? await findState(db, scope, input.state) : null
  const changes: RawChange[] = await changeRecord(db, resource, scope, id, {
    ...values,
    ...(state ? { state_group: state } : {}),
  })
  if (input.parent && (await isBelowItself(db, scope, id)))
    throw invalidField('parent', 'must not be a work item below this one.')
  const changed = new Set(changes.map(({ field }) => field))
  if (changed.has('state')) await setCompletedAt(db, scope, id, sql`now()`)
  else if (changed.has('completed_at')) await setCompletedAt(db, scope, id, sql`completed_at`)
  if (input.assignees) {
    const links = await assign(db, resource, scope, id, input.assignees)
    changes.push({ field: 'assignees', ...links })
  }
  if (input.labels) {
    const links = await attachLabels(db, resource, scope, id, input.labels)
    changes.push({ field: 'labels', ...links })
  }
  if (input.module !== undefined) {
    const links = await replaceModules(db, scope, id, input.module)
    changes.push({ field: 'modules', ...links })
  }
  const described = [...told, ...(await describeChanges(db, scope, changes))]
  if (described.length === 0) return null
  await touch(db, scope, id)
  const { projectId } = scope
  return { entity: 'work_item', entityId: id, projectId, verb: 'updated', changes: described }
}

/** The body in the words of the table. */
function storedValues(input: Static<typeof WorkItemUpdate>): Values & { type?: string | null } {
  const { description, description_html, type_id, ...values } = input
  const html = description_html ?? (typeof description === 'string' ? textToHtml(description) : undefined)
  const cleaned = html === undefined ? undefined : cleanHtml(html)
  return {
    ...values,
    ...(cleaned === undefined ? {} : { description_html: cleaned, description_stripped: stripHtml(cleaned) }),
    ...(type_id === undefined ? {} : { type: type_id }),
  }
}

interface Place {
  sequence_id: number
  state_id: string | null
  state_group: string | null
  last_position: number | null
  default_assignee_id: string | null
  /** Null in a project that does not use types. */
  default_type_id: string | null
  epic_type_id: string
}

/**
 * Takes the project's next number, and finds the state and the position. The counter's row stays locked until the
 * commit: two creates could otherwise take the same number, and a project could be deleted under them.
 */
async function takePlace(db: Db, scope: ProjectScope, state: string | null, triage: boolean): Promise<Place> {
  const { workspaceId, projectId } = scope
  const { rows } = await sql<Place>`
    with counter as (
      update project_counters set last_sequence_id = last_sequence_id + 1
      where workspace_id = ${workspaceId} and project_id = ${projectId} returning last_sequence_id
    )
    select counter.last_sequence_id as sequence_id, s.id as state_id, s."group" as state_group,
      (select max(w.sort_order) from work_items w where w.workspace_id = ${workspaceId}
        and w.project_id = ${projectId} and w.state_id = s.id) as last_position,
      p.default_assignee_id,
      (select y.id from work_item_types y join project_work_item_types l
          on l.workspace_id = y.workspace_id and l.type_id = y.id and l.project_id = p.id
        where y.workspace_id = p.workspace_id and y.is_default and p.is_issue_type_enabled) as default_type_id,
      (select y.id from work_item_types y where y.workspace_id = ${workspaceId} and y.is_epic
        order by y.created_at limit 1) as epic_type_id
    from counter
      join projects p on p.workspace_id = ${workspaceId} and p.id = ${projectId}
      left join lateral (
        select id, "group" from states where workspace_id = ${workspaceId} and project_id = ${projectId}
          and ("group" = 'triage') = ${triage} and (${state}::uuid is null or id = ${state}::uuid)
        order by "default" desc, sequence limit 1) s on true`.execute(db)
  const place = rows[0]
  if (!place) throw notFound('project')
  if (!place.state_id) throw invalidField('state', 'must be a state of this project.')
  return place
}

async function findState(db: Db, scope: ProjectScope, id: string): Promise<string> {
  const { rows } = await sql<{
    group: string
  }>`select "group" from states where workspace_id = ${scope.workspaceId}
    and project_id = ${scope.projectId} and id = ${id} and "group" <> 'triage'`.execute(db)
  const state = rows[0]
  if (!state) throw invalidField('state', 'must be a state of this project.')
  return state.group
}

const inProject = (scope: ProjectScope): Sql =>
  sql`workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}`

const assign = (db: Db, resource: Resource, scope: ProjectScope, id: string, users: readonly string[]) =>
  replaceLinks(
    db,
    resource,
    'assignees',
    scope,
    id,
    users,
    (ids) => sql`select user_id as id from project_members
    where ${inProject(scope)} and user_id = any(${ids}) and is_active and role >= ${member}`,
  )

const attachLabels = (
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  id: string,
  labels: readonly string[],
) =>
  replaceLinks(
    db,
    resource,
    'labels',
    scope,
    id,
    labels,
    (ids) => sql`select id from labels
    where ${inProject(scope)} and id = any(${ids})`,
  )

async function replaceModules(
  db: Db,
  scope: ProjectScope,
  id: string,
  module: string | null,
): Promise<{ added: string[]; removed: string[] }> {
  const removed = await sql<{ id: string }>`delete from module_work_items where ${inProject(scope)}
    and work_item_id = ${id} and module_id is distinct from ${module}::uuid returning module_id as id`.execute(
    db,
  )
  if (!module) return { added: [], removed: removed.rows.map((row) => row.id) }
  const { rows } = await sql`select 1 from modules
    where ${inProject(scope)} and id = ${module} and archived_at is null`.execute(db)
  if (rows.length === 0) throw invalidField('module', 'must be a module of this project.')
  const added = await addToModule(db, scope, module, [id])
  return { added: added.length > 0 ? [module] : [], removed: removed.rows.map((row) => row.id) }
}

/** Adds work items of the project to a module in one statement; gives those that were not in it. */
export async function addToModule(
  db: Db,
  scope: ProjectScope,
  module: string,
  ids: readonly string[],
): Promise<string[]> {
  const unique = uniqueIds(ids)
  const { rows } = await sql<{ id: string }>`
    insert into module_work_items (workspace_id, project_id, module_id, work_item_id, id, created_by_id)
    select w.workspace_id, w.project_id, ${module}::uuid, w.id, n.id, ${scope.userId}::uuid
    from unnest(${unique}::uuid[], ${unique.map(() => newId())}::uuid[]) as n (work_item_id, id)
      join work_items w on w.id = n.work_item_id and not w.is_epic
    where w.workspace_id = ${scope.workspaceId} and w.project_id = ${scope.projectId}
    on conflict do nothing returning work_item_id as id`.execute(db)
  return rows.map((row) => row.id)
}

/** Completed when the state says so, and never in another one. */
async function setCompletedAt(db: Db, scope: ProjectScope, id: string, time: Sql): Promise<void> {
  await sql`update work_items set completed_at = case when state_group = 'completed' then ${time} end
    where ${inProject(scope)} and id = ${id}`.execute(db)
}

async function touch(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await sql`update work_items set last_activity_at = now(), updated_at = now(), updated_by_id = ${scope.userId}
    where ${inProject(scope)} and id = ${id}`.execute(db)
}

/** Whether the parents of a work item lead back to it. Only sure while the project is locked. */
export async function isBelowItself(db: Db, scope: ProjectScope, id: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive above (id) as (
      select parent_id from work_items where ${inProject(scope)} and id = ${id}
      union
      select w.parent_id from work_items w join above a on w.id = a.id where ${inProject(scope)} and w.parent_id is not null
    )
    select 1 from above where id = ${id}`.execute(db)
  return rows.length > 0
}
