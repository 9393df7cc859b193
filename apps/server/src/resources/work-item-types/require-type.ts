import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'

/**
 * A work item has a type that its project uses; the one that it has already may have become inactive. The link is
 * locked, so that the project does not lose the type meanwhile.
 */
export async function requireType(
  db: Db,
  { workspaceId, projectId }: ProjectScope,
  typeId: string,
  workItemId: string | null = null,
): Promise<void> {
  const { rows } = await sql`select 1 from project_work_item_types l
      join work_item_types y on y.workspace_id = l.workspace_id and y.id = l.type_id
    where l.workspace_id = ${workspaceId} and l.project_id = ${projectId} and l.type_id = ${typeId} and not y.is_epic
      and (y.is_active or exists (select from work_items w where w.workspace_id = l.workspace_id
        and w.project_id = l.project_id and w.id = ${workItemId}::uuid and w.type_id = y.id))
    for key share of l`.execute(db)
  if (rows.length === 0) throw invalidField('type', 'must be an active work item type of this project.')
}
