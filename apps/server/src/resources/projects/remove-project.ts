import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { discardFilesOf } from '../assets/discard-files-of.js'

/** Children before parents: each statement removes a whole table's share, so that no cascade goes row by row. */
const tables = [
  'initiative_epics',
  'initiative_projects',
  'teamspace_projects',
  'module_work_items',
  'module_members',
  'work_item_labels',
  'work_item_assignees',
  'events',
  'work_items',
  'modules',
  'labels',
  'project_counters',
] as const

/** Removes a project and all that hangs on it, for good, in one transaction. */
export async function removeProject(db: Db, scope: ProjectScope): Promise<void> {
  const { workspaceId, projectId } = scope
  await inTransaction(db, async (db) => {
    // Waits for creates that are under way, and makes later ones find no project.
    const { rows } = await sql`select id from projects
      where workspace_id = ${workspaceId} and id = ${projectId} for update`.execute(db)
    if (rows.length === 0) throw notFound('project')
    await discardFilesOf(db, scope)
    for (const table of tables)
      await sql`delete from ${sql.table(table)}
        where workspace_id = ${workspaceId} and project_id = ${projectId}`.execute(db)
    await sql`delete from events where workspace_id = ${workspaceId} and entity_id = ${projectId}`.execute(db)
    await sql`delete from projects where workspace_id = ${workspaceId} and id = ${projectId}`.execute(db)
    await appendEvents(db, scope, [{ entity: 'project', entityId: projectId, verb: 'deleted' }])
  })
}
