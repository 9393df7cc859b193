import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import type { Change, NewEvent } from '../../events/append.js'

/** Refuses ids that are not work items of the project, by name. */
export async function requireWorkItems(db: Db, scope: ProjectScope, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select n.id from unnest(${ids}::uuid[]) as n (id)
    where not exists (select from work_items w where w.workspace_id = ${scope.workspaceId}
      and w.project_id = ${scope.projectId} and w.id = n.id and not w.is_epic
      and w.state_group <> 'triage')`.execute(db)
  if (rows.length === 0) return
  const invalid = rows.map((row) => row.id)
  throw badRequest('unknown_work_items', `These are not work items of this project: ${invalid.join(', ')}.`, {
    invalid,
  })
}

/** When something that many work items have is deleted, this many of them tell so, the newest; the log would grow without end. */
export const mostTold = 10_000

/** What the activity of work items tells when they enter or leave something that holds them. */
export function membershipEvents(
  scope: Pick<ProjectScope, 'projectId'>,
  field: string,
  rows: readonly ({ id: string } & Partial<Change>)[],
): NewEvent[] {
  return rows.map(({ id, ...change }) => ({
    entity: 'work_item',
    entityId: id,
    projectId: scope.projectId,
    verb: 'updated',
    changes: [{ field, old_value: null, new_value: null, ...change }],
  }))
}
