import { sql } from 'kysely'
import { admin, member } from '../../access/roles.js'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, invalidField } from '../../errors.js'
import { uniqueIds } from '../../ids.js'
import { appendEvents, type Change, type NewEvent } from '../../events/append.js'
import { readArray } from '../../query/read.js'
import type { Sql } from '../../query/resource.js'
import { about } from '../../query/write.js'
import { projectWorkItemTypes, workItemTypes } from './work-item-types.resource.js'

/** The projects `p` in which the caller may decide about types: one's own; for an admin, public ones too. */
const inReach = ({ workspaceId, workspaceRole, userId }: WorkspaceScope): Sql =>
  sql`p.workspace_id = ${workspaceId} and ((${workspaceRole}::int >= ${admin} and p.network = 2)
    or exists (select from project_members m where m.workspace_id = p.workspace_id and m.project_id = p.id
      and m.user_id = ${userId} and m.is_active and m.role >= ${member}))`

/** Makes these the projects that use a type, of those in the caller's reach; the others are left as they are. */
export async function setProjects(
  db: Db,
  scope: WorkspaceScope,
  typeId: string,
  ids: readonly string[],
): Promise<Change[]> {
  const wanted = sql`${uniqueIds(ids)}::uuid[]`
  const { rows: strange } = await sql<{ id: string }>`select n.id from unnest(${wanted}) as n (id)
    where not exists (select from projects p where ${inReach(scope)} and p.id = n.id)`.execute(db)
  if (strange.length > 0)
    throw invalidField(
      'project_ids',
      `must be projects that you may change; these are not: ${strange.map(({ id }) => id).join(', ')}.`,
    )
  const { rows: removed } = await sql<{ id: string }>`delete from project_work_item_types l using projects p
    where ${inReach(scope)} and l.workspace_id = p.workspace_id and l.project_id = p.id and l.type_id = ${typeId}
      and p.id <> all(${wanted}) returning l.project_id as id`.execute(db)
  await refuseInUse(
    db,
    scope,
    typeId,
    removed.map(({ id }) => id),
  )
  const { rows: added } = await sql<{ id: string }>`
    insert into project_work_item_types (workspace_id, project_id, type_id)
    select ${scope.workspaceId}::uuid, n.id, ${typeId}::uuid from unnest(${wanted}) as n (id)
    on conflict do nothing returning project_id as id`.execute(db)
  return [
    ...removed.map(({ id }) => usedIn({ old_identifier: id })),
    ...added.map(({ id }) => usedIn({ new_identifier: id })),
  ]
}

/** After a project has lost a type: its work items must not have it. */
export async function refuseInUse(
  db: Db,
  { workspaceId }: WorkspaceScope,
  typeId: string,
  projectIds: readonly string[],
): Promise<void> {
  if (projectIds.length === 0) return
  const { rows } =
    await sql`select 1 from work_items where workspace_id = ${workspaceId} and type_id = ${typeId}
    and project_id = any(${projectIds}::uuid[]) limit 1`.execute(db)
  if (rows.length > 0) throw typeInUse()
  const { rows: kept } = await sql`select 1 from work_item_types y join projects p
      on p.workspace_id = y.workspace_id and p.id = any(${projectIds}::uuid[]) and p.is_issue_type_enabled
    where y.workspace_id = ${workspaceId} and y.id = ${typeId} and y.is_default limit 1`.execute(db)
  if (kept.length > 0)
    throw badRequest('default_type', 'A project that uses types keeps the default one. Turn types off first.')
}

export const typeInUse = () =>
  badRequest('type_in_use', 'Work items have this type: give them another one first.')

export const usedIn = (change: Partial<Change>): Change => ({
  field: 'project_ids',
  old_value: null,
  new_value: null,
  ...change,
})

/** Lets a project use types of the workspace; using one twice is harmless. Gives the types. */
export function importWorkItemTypes(
  db: Db,
  scope: ProjectScope,
  body: { work_item_types?: string[]; work_item_type_ids?: string[] },
): Promise<string> {
  const ids = uniqueIds([...(body.work_item_types ?? []), ...(body.work_item_type_ids ?? [])])
  if (ids.length === 0)
    throw invalidField('work_item_types', 'is required: the ids of types of the workspace.')
  return inTransaction(db, async (db) => {
    const { rows: found } = await sql<{ id: string }>`select t.id from work_item_types t
      where t.workspace_id = ${scope.workspaceId} and t.id = any(${ids}::uuid[])
        and ${workItemTypes.visible?.('t', scope) ?? sql`true`} order by t.id for key share`.execute(db)
    const missing = ids.filter((id) => !found.some((row) => row.id === id))
    if (missing.length > 0)
      throw invalidField(
        body.work_item_types ? 'work_item_types' : 'work_item_type_ids',
        `must be types of the workspace; these are not: ${missing.join(', ')}.`,
      )
    const { rows: added } = await sql<{ id: string }>`
      insert into project_work_item_types (workspace_id, project_id, type_id)
      select ${scope.workspaceId}::uuid, ${scope.projectId}::uuid, n.id from unnest(${ids}::uuid[]) as n (id)
      on conflict do nothing returning type_id as id`.execute(db)
    const json = await readArray(
      db,
      projectWorkItemTypes,
      scope,
      {},
      { where: sql`t.id = any(${ids}::uuid[])` },
    )
    await appendEvents(
      db,
      scope,
      added.map(({ id }): NewEvent => ({
        ...about(workItemTypes, scope, id),
        verb: 'updated',
        changes: [usedIn({ new_identifier: scope.projectId })],
      })),
    )
    return json
  })
}
