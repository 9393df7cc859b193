import { sql } from 'kysely'
import type { MaybePromise } from '../and-then.js'
import { changesOf, onePerHandle, type Db } from '../database/open.js'
import { isUuid } from '../ids.js'

/** A workspace that the caller is an active member of. */
export interface WorkspaceScope {
  userId: string
  workspaceId: string
  workspaceSlug: string
  workspaceRole: number
}

/** A project that the caller may see. */
export interface ProjectScope extends WorkspaceScope {
  projectId: string
  /** Null when the caller sees the project because it is public, without being a member. */
  projectRole: number | null
  isArchived: boolean
}

/** A work item, or an epic, of a project that the caller is a member of. */
export interface WorkItemScope extends ProjectScope {
  workItemId: string
}

const keptMillis = 1000
/** Events about these change who may see what. */
const deciding = new Set(['workspace', 'workspace_member', 'project', 'project_member'])

/**
 * Memberships, kept for a second so that a hot read costs one statement. Only what was found is kept: a new member is
 * let in at once. A write to members, projects or workspaces makes every process forget those of the workspace: this
 * one at the commit, others a moment later, or within the second if they do not hear of it.
 */
class ScopeCache<T extends WorkspaceScope> {
  /** By user, then by place: a hot read has both at hand, and need not join them to a text that is hashed anew. */
  private readonly byUser = new Map<string, Map<string, { until: number; scope: T }>>()
  private size = 0
  private forgotten = 0

  constructor(db: Db) {
    const changes = changesOf(db)
    changes.onResync(() => this.forget(() => true))
    changes.on('events', (value) => {
      const [workspaceId, entity = ''] = value.split(' ')
      if (deciding.has(entity)) this.forget((scope) => scope.workspaceId === workspaceId)
    })
  }

  find(userId: string, place: string): T | undefined {
    const entry = this.byUser.get(userId)?.get(place)
    return entry && entry.until > Date.now() ? entry.scope : undefined
  }

  async load(userId: string, place: string, load: () => Promise<T | null>): Promise<T | null> {
    const before = this.forgotten
    const until = Date.now() + keptMillis
    const scope = await load()
    // What was read before something was to be forgotten may be the very thing.
    if (scope && this.forgotten === before) this.keep(userId, place, { until, scope })
    else this.byUser.get(userId)?.delete(place)
    return scope
  }

  private keep(userId: string, place: string, entry: { until: number; scope: T }): void {
    if (this.size >= 10_000) {
      this.byUser.clear()
      this.size = 0
    }
    const places = this.byUser.get(userId) ?? new Map<string, typeof entry>()
    if (!places.has(place)) this.size += 1
    this.byUser.set(userId, places.set(place, entry))
  }

  private forget(concerns: (scope: WorkspaceScope) => boolean): void {
    this.forgotten += 1
    for (const places of this.byUser.values())
      for (const [place, { scope }] of places) if (concerns(scope)) places.delete(place)
  }
}

const scopesOf = onePerHandle((db) => ({
  workspaces: new ScopeCache<WorkspaceScope>(db),
  projects: new ScopeCache<ProjectScope>(db),
}))

export function findWorkspace(db: Db, userId: string, slug: string): MaybePromise<WorkspaceScope | null> {
  const { workspaces } = scopesOf(db)
  return (
    workspaces.find(userId, slug) ??
    workspaces.load(userId, slug, async () => {
      const { rows } = await sql<WorkspaceScope>`
        select m.user_id as "userId", w.id as "workspaceId", w.slug as "workspaceSlug", m.role as "workspaceRole"
        from workspaces w join workspace_members m on m.workspace_id = w.id
        where w.slug = ${slug} and m.user_id = ${userId} and m.is_active`.execute(db)
      return rows[0] ?? null
    })
  )
}

export function findProject(
  db: Db,
  workspace: WorkspaceScope,
  projectId: string,
): MaybePromise<ProjectScope | null> {
  const { userId, workspaceId } = workspace
  const { projects } = scopesOf(db)
  const known = projects.find(userId, projectId)
  // A project is in one workspace, and found in no other.
  if (known?.workspaceId === workspaceId) return known
  if (!isUuid(projectId)) return null
  return projects.load(userId, projectId, async () => {
    const { rows } = await sql<{ role: number | null; archived: boolean }>`
      select m.role, p.archived_at is not null as archived
      from projects p left join project_members m on m.workspace_id = p.workspace_id and m.project_id = p.id
        and m.user_id = ${userId} and m.is_active
      where p.workspace_id = ${workspaceId} and p.id = ${projectId}
        and (p.network = 2 or m.user_id is not null)`.execute(db)
    const row = rows[0]
    return row ? { ...workspace, projectId, projectRole: row.role, isArchived: row.archived } : null
  })
}

/** Not kept in memory: work items come and go. */
export async function findWorkItem(
  db: Db,
  project: ProjectScope,
  workItemId: string,
): Promise<WorkItemScope | null> {
  if (!isUuid(workItemId)) return null
  const { rows } = await sql`select 1 from work_items where workspace_id = ${project.workspaceId}
    and project_id = ${project.projectId} and id = ${workItemId}
    and archived_at is null and not is_draft and state_group <> 'triage'`.execute(db)
  return rows.length > 0 ? { ...project, workItemId } : null
}
