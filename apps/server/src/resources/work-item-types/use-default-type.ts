import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import type { NewEvent } from '../../events/append.js'
import { newId } from '../../ids.js'

/**
 * Gives a project that turns types on the default one of the workspace, which is made for the first such project.
 * Gives the event of that.
 */
export async function useDefaultType(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  projectId: string,
): Promise<NewEvent[]> {
  const { rows } = await sql<{ id: string }>`
    insert into work_item_types (workspace_id, id, name, description, is_default, created_by_id)
    values (${workspaceId}, ${newId()}, 'Task', 'A piece of work.', true, ${userId})
    on conflict do nothing returning id`.execute(db)
  await sql`insert into project_work_item_types (workspace_id, project_id, type_id)
    select workspace_id, ${projectId}::uuid, id from work_item_types where workspace_id = ${workspaceId} and is_default
    on conflict do nothing`.execute(db)
  return rows.map(({ id }) => ({ entity: 'work_item_type', entityId: id, verb: 'created' }))
}
