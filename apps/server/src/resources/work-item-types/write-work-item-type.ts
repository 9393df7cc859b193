import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { readWritten } from '../../query/read.js'
import type { Resource } from '../../query/resource.js'
import { about, changeRecord, insertRecord, lockRow, removeRecord, writing } from '../../query/write.js'
import { refuseInUse, setProjects, typeInUse, usedIn } from './use-work-item-types.js'
import { projectWorkItemTypes, workItemTypes } from './work-item-types.resource.js'
import type { WorkItemTypeInput, WorkItemTypeUpdate } from './work-item-types.schema.js'

/** A type is written on the workspace, or on a project that uses it. */
type Place = WorkspaceScope | ProjectScope

const projectOf = (scope: Place): string | null => ('projectId' in scope ? scope.projectId : null)
const resourceOf = (scope: Place): Resource => (projectOf(scope) ? projectWorkItemTypes : workItemTypes)

/** Made in a project, it belongs to the project and is used there. */
export function createWorkItemType(
  db: Db,
  scope: Place,
  { project_ids, ...values }: Static<typeof WorkItemTypeInput>,
): Promise<string> {
  const project = projectOf(scope)
  return writing(db, resourceOf(scope), scope, values, null, async (db) => {
    const id = await insertRecord(db, workItemTypes, scope, { ...values, project })
    await setProjects(db, scope, id, [...(project ? [project] : []), ...(project_ids ?? [])])
    const json = await readWritten(db, resourceOf(scope), scope, id)
    await appendEvents(db, scope, [{ ...about(workItemTypes, scope, id), verb: 'created' }])
    return json
  })
}

export function updateWorkItemType(
  db: Db,
  scope: Place,
  id: string,
  { project_ids, ...values }: Static<typeof WorkItemTypeUpdate>,
): Promise<string> {
  const resource = resourceOf(scope)
  const project = projectOf(scope)
  return writing(db, resource, scope, values, id, async (db) => {
    const before = await lockType(db, scope, id)
    if (project && before.project_id !== project) throw workspaceManaged()
    if (before.is_default && (values.is_active === false || values.is_epic))
      throw badRequest('default_type', 'The default type stays active, and is not one of epics.')
    if (before.is_epic && values.is_epic === false) await requireOtherEpicType(db, scope, id)
    const changes = await changeRecord(db, resource, scope, id, values).catch(explainUse)
    if (project_ids)
      changes.push(...(await setProjects(db, scope, id, [...(project ? [project] : []), ...project_ids])))
    const json = await readWritten(db, resource, scope, id)
    if (changes.length > 0)
      await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'updated', changes }])
    return json
  })
}

/** Deletes a type everywhere. */
export async function removeWorkItemType(db: Db, scope: WorkspaceScope, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await lockType(db, scope, id)
    if (before.is_default) throw badRequest('default_type', 'The default type cannot be deleted.')
    if (before.is_epic) await requireOtherEpicType(db, scope, id)
    await removeRecord(db, workItemTypes, scope, id)
  }).catch(explainUse)
}

/** Takes a type from a project; one that was made there and that no other project uses is deleted. */
export async function removeProjectType(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await lockType(db, scope, id)
    const { workspaceId, projectId } = scope
    await sql`delete from project_work_item_types where workspace_id = ${workspaceId}
      and project_id = ${projectId} and type_id = ${id}`.execute(db)
    await refuseInUse(db, scope, id, [projectId])
    const { rows: users } = await sql`select 1 from project_work_item_types
      where workspace_id = ${workspaceId} and type_id = ${id} limit 1`.execute(db)
    if (before.project_id === projectId && users.length === 0)
      return removeRecord(db, workItemTypes, { ...scope }, id)
    if (before.project_id === projectId)
      await sql`update work_item_types set project_id = null where workspace_id = ${workspaceId}
        and id = ${id}`.execute(db)
    await appendEvents(db, scope, [
      {
        ...about(workItemTypes, scope, id),
        verb: 'updated',
        changes: [usedIn({ old_identifier: projectId })],
      },
    ])
  }).catch(explainUse)
}

async function lockType(db: Db, scope: Place, id: string) {
  const row = await lockRow(db, resourceOf(scope), scope, id, ['project_id', 'is_default', 'is_epic'])
  return { project_id: row['project_id'], is_default: row['is_default'], is_epic: row['is_epic'] }
}

/** Epics have a type, so that a workspace always has one for them. */
async function requireOtherEpicType(db: Db, { workspaceId }: WorkspaceScope, id: string): Promise<void> {
  const { rows } = await sql`select 1 from work_item_types where workspace_id = ${workspaceId} and is_epic
    and id <> ${id} order by id for update`.execute(db)
  if (rows.length === 0)
    throw badRequest('last_epic_type', 'A workspace needs a type for its epics, and this is the last one.')
}

/** What belongs to the workspace is not changed through a project. */
export const workspaceManaged = () =>
  badRequest('workspace_managed', 'This belongs to the workspace: change it there, not in a project.')

/** Work items keep their type and its is_epic by a foreign key. */
function explainUse(error: unknown): never {
  throw violationOf(error)?.constraint === 'work_items_type_fkey' ? typeInUse() : error
}
