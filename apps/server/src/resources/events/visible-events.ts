import { sql } from 'kysely'
import { admin, member } from '../../access/roles.js'
import { findProject, type WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import type { LoggedEvent } from '../../events/follow-events.js'

/** Those that the caller may know of, with the rights that they have now. */
export async function visibleEvents(
  db: Db,
  scope: WorkspaceScope,
  events: readonly LoggedEvent[],
): Promise<LoggedEvent[]> {
  const projects = new Map<string, { member: boolean; seen: boolean }>()
  for (const id of new Set(events.flatMap(({ project_id }) => project_id ?? []))) {
    const project = await findProject(db, scope, id)
    projects.set(id, { member: project !== null && project.projectRole !== null, seen: project !== null })
  }
  const pages = await readablePages(db, scope, events)
  return events.flatMap((logged) => {
    let event = logged
    const { entity, entity_id, project_id, verb } = event
    // Nobody can see a deleted project any more; those who did must hear that it is gone.
    if (entity === 'project' && verb === 'deleted') return [{ ...event, changes: [] }]
    if (entity === 'page' && verb !== 'deleted' && !pages.has(entity_id)) return []
    if (entity === 'page' && verb === 'deleted') event = { ...event, changes: [] }
    if (project_id !== null) {
      const project = projects.get(project_id)
      const isOwn = entity === 'project_member' && entity_id === scope.userId
      return project?.member || isOwn || (entity === 'project' && project?.seen) ? [event] : []
    }
    return isOpen(event, scope) ? [event] : []
  })
}

/** What concerns the whole workspace. */
function isOpen({ entity, entity_id, actor_id }: LoggedEvent, scope: WorkspaceScope): boolean {
  switch (entity) {
    case 'sticky':
    case 'asset':
      return actor_id === scope.userId
    case 'invitation':
      return scope.workspaceRole >= admin
    case 'workspace_member':
    case 'teamspace':
      return scope.workspaceRole >= member || entity_id === scope.userId
    default:
      return true
  }
}

/** Pages can be private. Of one that is gone, its id is told and nothing else. */
async function readablePages(
  db: Db,
  scope: WorkspaceScope,
  events: readonly LoggedEvent[],
): Promise<ReadonlySet<string>> {
  const ids = events.flatMap(({ entity, entity_id }) => (entity === 'page' ? [entity_id] : []))
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select p.id from pages p where p.workspace_id = ${scope.workspaceId} and p.id = any(${ids}::uuid[])
      and (p.access = 0 or p.owned_by_id = ${scope.userId})
      and (p.project_id is null or exists (select from project_members m where m.workspace_id = p.workspace_id
        and m.project_id = p.project_id and m.user_id = ${scope.userId} and m.is_active))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
