import { sql } from 'kysely'
import { isProjectAdmin } from '../../access/can.js'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, forbidden, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import type { Resource } from '../../query/resource.js'
import { discardFilesOf } from '../assets/discard-files-of.js'
import { changeRecord, deleteRecord, lockRow } from '../../query/write.js'
import { membershipEvents, mostTold } from './memberships.js'

/** Removes a work item or an epic. Its children live on without a parent, and their activity tells so. */
export function removeWorkItem(db: Db, resource: Resource, scope: ProjectScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const row = await lockRow(db, resource, scope, id, ['created_by_id', 'sequence_id'])
    if (!isProjectAdmin(scope) && row['created_by_id'] !== scope.userId)
      throw forbidden(`Only an admin of the project or the creator may delete this ${resource.name}.`)
    await discardFilesOf(db, { ...scope, workItemId: id })
    const { rows } = await sql<{ id: string; old_value: string }>`
      select w.id, p.identifier || '-' || ${row['sequence_id']}::int as old_value
      from work_items w join projects p on p.workspace_id = w.workspace_id and p.id = w.project_id
      where w.workspace_id = ${scope.workspaceId} and w.project_id = ${scope.projectId} and w.parent_id = ${id}
      order by w.id desc limit ${mostTold}`.execute(db)
    await deleteRecord(db, resource, scope, id)
    const orphaned = rows.map((child) => ({ ...child, old_identifier: id }))
    await appendEvents(db, scope, [
      { entity: 'work_item', entityId: id, projectId: scope.projectId, verb: 'deleted' },
      ...membershipEvents(scope, 'parent', orphaned),
    ])
  })
}

/** Puts a finished work item out of sight, or brings it back. */
export function setArchived(
  db: Db,
  resource: Resource,
  scope: ProjectScope,
  id: string,
  archived: boolean,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const row = await lockRow(db, resource, scope, id, ['state_group'])
    const finished = row['state_group'] === 'completed' || row['state_group'] === 'cancelled'
    if (archived && !finished)
      throw badRequest(
        'not_finished',
        'Only a work item in a completed or cancelled state can be archived. Move it to one first.',
      )
    const changes = await changeRecord(db, resource, scope, id, {
      archived_at: archived ? new Date().toISOString().slice(0, 10) : null,
    })
    await appendEvents(db, scope, [
      { entity: 'work_item', entityId: id, projectId: scope.projectId, verb: 'updated', changes },
    ])
  })
}

/** The id of WEB-12, in a project that the caller is a member of. */
export async function findByIdentifier(
  db: Db,
  scope: { workspaceId: string; userId: string },
  identifier: string,
): Promise<{ id: string; projectId: string }> {
  const parts = /^(.+)-(\d{1,9})$/.exec(identifier)
  const { rows } = parts
    ? await sql<{ id: string; projectId: string }>`select w.id, w.project_id as "projectId"
        from projects p
          join work_items w on w.workspace_id = p.workspace_id and w.project_id = p.id
          join project_members m on m.workspace_id = p.workspace_id and m.project_id = p.id
            and m.user_id = ${scope.userId} and m.is_active
        where p.workspace_id = ${scope.workspaceId} and p.identifier = ${parts[1]} and p.archived_at is null
          and w.sequence_id = ${Number(parts[2])}`.execute(db)
    : { rows: [] }
  const row = rows[0]
  if (!row) throw notFound('work item')
  return row
}
