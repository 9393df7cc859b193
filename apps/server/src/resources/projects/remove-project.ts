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
  'intake_work_items',
  'cycle_work_items',
  'milestone_work_items',
  'work_item_property_values',
  'work_item_relations',
  'teamspace_projects',
  'module_work_items',
  'module_members',
  'work_item_comments',
  'work_item_links',
  'work_item_worklogs',
  'work_item_pages',
  'pages',
  'work_item_labels',
  'work_item_assignees',
  'work_items',
  'work_item_counts',
  'work_item_minutes',
  'estimate_points',
  'estimates',
  'intakes',
  'milestones',
  'project_work_item_types',
  'work_item_properties',
  'modules',
  'cycles',
  'labels',
  'states',
  'project_members',
  'project_counters',
] as const

/** Removes a project and all that hangs on it, for good, in one transaction. */
export async function removeProject(db: Db, scope: ProjectScope): Promise<void> {
  const { workspaceId, projectId } = scope
  await inTransaction(db, async (db) => {
    const here = sql`workspace_id = ${workspaceId} and project_id = ${projectId}`
    // Waits for creates that are under way, and makes later ones find no project. The counter first, as they do: the
    // other way around, this and they would wait for each other.
    await sql`select from project_counters where ${here} for update`.execute(db)
    const { rows } = await sql`select id from projects
      where workspace_id = ${workspaceId} and id = ${projectId} for update`.execute(db)
    if (rows.length === 0) throw notFound('project')
    await discardFilesOf(db, scope)
    for (const table of tables) await sql`delete from ${sql.table(table)} where ${here}`.execute(db)
    // Types made here that other projects use by now live on as types of the workspace.
    await sql`delete from work_item_types y where y.workspace_id = ${workspaceId} and y.project_id = ${projectId}
      and not exists (select from project_work_item_types l
        where l.workspace_id = y.workspace_id and l.type_id = y.id)`.execute(db)
    await sql`delete from projects where workspace_id = ${workspaceId} and id = ${projectId}`.execute(db)
    // Last: until its row was gone, a change to it could still append one.
    await sql`delete from events where workspace_id = ${workspaceId}
      and (project_id = ${projectId} or entity_id = ${projectId})`.execute(db)
    await appendEvents(db, scope, [{ entity: 'project', entityId: projectId, verb: 'deleted' }])
  })
}
