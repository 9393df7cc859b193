import { sql } from 'kysely'
import type { Static } from 'typebox'
import { admin, guest, member } from '../../access/roles.js'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, conflict, invalidField, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid, newId } from '../../ids.js'
import { about, changeRecord, updateRecord } from '../../query/write.js'
import { projectMemberships } from './members.resource.js'
import type { ProjectMemberInput, ProjectMemberUpdate, WorkspaceMemberInput } from './members.schema.js'

/** Adds an account to the workspace; one that was removed before comes back with the new role. */
export async function addWorkspaceMember(
  db: Db,
  scope: WorkspaceScope,
  { email, role = member }: Static<typeof WorkspaceMemberInput>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst()
    if (!user) throw invalidField('email', 'belongs to no account here.')
    const { rows } = await sql`
      insert into workspace_members as m (workspace_id, user_id, role) values (${scope.workspaceId}, ${user.id}, ${role})
      on conflict (workspace_id, user_id) do update set role = excluded.role, is_active = true, updated_at = now()
      where not m.is_active returning user_id`.execute(db)
    if (rows.length === 0) throw conflict('This user is a member of the workspace already.', { id: user.id })
    await recordMember(db, scope, user.id, 'created')
    return user.id
  })
}

export async function changeWorkspaceRole(
  db: Db,
  scope: WorkspaceScope,
  userId: string,
  role: number,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await lockWorkspaceMember(db, scope, userId)
    if (before.role === role) return
    if (before.isLastAdmin) throw lastAdmin('workspace')
    await sql`update workspace_members set role = ${role}, updated_at = now()
      where workspace_id = ${scope.workspaceId} and user_id = ${userId}`.execute(db)
    await recordMember(db, scope, userId, 'updated', { old_value: before.role, new_value: role })
  })
}

/** Ends a membership, in the workspace and in all of its projects. What the member did stays theirs. */
export async function removeWorkspaceMember(db: Db, scope: WorkspaceScope, userId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const { isLastAdmin } = await lockWorkspaceMember(db, scope, userId)
    if (isLastAdmin) throw lastAdmin('workspace')
    await sql`update workspace_members set is_active = false, updated_at = now()
      where workspace_id = ${scope.workspaceId} and user_id = ${userId}`.execute(db)
    const { rows } = await sql<{ project_id: string; role: number }>`
      update project_members set is_active = false, updated_at = now()
      where workspace_id = ${scope.workspaceId} and user_id = ${userId} and is_active
      returning project_id, role`.execute(db)
    const administered = rows.filter(({ role }) => role === admin).map(({ project_id }) => project_id)
    const handed = administered.length > 0 ? await handOver(db, scope, userId, administered) : []
    await appendEvents(db, scope, [
      { entity: 'workspace_member', entityId: userId, verb: 'deleted' },
      ...handed.map(({ id, projectId }) => ({
        ...about(projectMemberships, { ...scope, projectId }, id),
        verb: 'created' as const,
      })),
    ])
  })
}

/**
 * Of these projects, those that nobody administers any more are handed to whoever removed their admin; to the admin of
 * the workspace of longest standing when they removed themselves. A secret project would be out of everybody's reach.
 */
async function handOver(
  db: Db,
  { workspaceId, userId }: WorkspaceScope,
  removedId: string,
  projects: readonly string[],
): Promise<{ id: string; projectId: string }[]> {
  const { rows } = await sql<{ id: string; projectId: string }>`
    insert into project_members as m (workspace_id, project_id, id, user_id, role, created_by_id)
    select ${workspaceId}, p.id, gen_random_uuid(), heir.user_id, ${admin}, ${userId}
    from unnest(${projects}::uuid[]) as p (id),
      (select w.user_id from workspace_members w
        where w.workspace_id = ${workspaceId} and w.is_active and w.role = ${admin} and w.user_id <> ${removedId}
        order by w.user_id = ${userId} desc, w.created_at, w.user_id limit 1) heir
    where not exists (select from project_members o
      join workspace_members w on w.workspace_id = o.workspace_id and w.user_id = o.user_id
      where o.workspace_id = ${workspaceId} and o.project_id = p.id and o.is_active and w.is_active
        and ${admin} in (o.role, w.role))
    on conflict (workspace_id, project_id, user_id)
      do update set role = excluded.role, is_active = true, updated_at = now()
    returning m.id, m.project_id as "projectId"`.execute(db)
  return rows
}

export async function findMemberByEmail(db: Db, scope: WorkspaceScope, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from workspace_member_records
    where workspace_id = ${scope.workspaceId} and email = ${email.trim().toLowerCase()}`.execute(db)
  const row = rows[0]
  if (!row) throw notFound('member')
  return row.id
}

/**
 * A member, and whether the workspace has no other admin. The admins' rows are locked too, all in one order: two admins
 * could otherwise each remove the other at once.
 */
async function lockWorkspaceMember(
  db: Db,
  scope: WorkspaceScope,
  userId: string,
): Promise<{ role: number; isLastAdmin: boolean }> {
  const { rows } = isUuid(userId)
    ? await sql<{ role: number; wanted: boolean }>`select role, user_id = ${userId} as wanted
        from workspace_members where workspace_id = ${scope.workspaceId} and is_active
          and (role = ${admin} or user_id = ${userId}) order by user_id for update`.execute(db)
    : { rows: [] }
  const row = rows.find(({ wanted }) => wanted)
  if (!row) throw notFound('member')
  return { role: row.role, isLastAdmin: row.role === admin && rows.length === 1 }
}

const lastAdmin = (of: 'workspace' | 'project') =>
  badRequest('last_admin', `A ${of} needs an admin: make somebody else one first.`)

function recordMember(
  db: Db,
  scope: WorkspaceScope,
  userId: string,
  verb: 'created' | 'updated',
  role?: { old_value: number; new_value: number },
): Promise<void> {
  const changes = role ? [{ field: 'role', ...role }] : []
  return appendEvents(db, scope, [{ entity: 'workspace_member', entityId: userId, verb, changes }])
}

export async function addProjectMember(
  db: Db,
  scope: ProjectScope,
  { member: userId, role = guest }: Static<typeof ProjectMemberInput>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const { rows: members } =
      await sql`select 1 from workspace_members where workspace_id = ${scope.workspaceId}
      and user_id = ${userId} and is_active for share`.execute(db)
    if (members.length === 0) throw invalidField('member', 'must be a member of the workspace.')
    const { rows } = await sql<{ id: string }>`
      insert into project_members as m (workspace_id, project_id, id, user_id, role, created_by_id)
      values (${scope.workspaceId}, ${scope.projectId}, ${newId()}, ${userId}, ${role}, ${scope.userId})
      on conflict (workspace_id, project_id, user_id)
        do update set role = excluded.role, is_active = true, updated_at = now()
        where not m.is_active returning id`.execute(db)
    const row = rows[0]
    if (!row)
      throw conflict('This user is a member of the project already.', {
        id: await findProjectMembership(db, scope, userId),
      })
    await appendEvents(db, scope, [{ ...about(projectMemberships, scope, row.id), verb: 'created' }])
    return row.id
  })
}

export function changeProjectRole(
  db: Db,
  scope: ProjectScope,
  id: string,
  input: Static<typeof ProjectMemberUpdate>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    if (input.role !== admin && input.role !== undefined) await requireOtherAdmin(db, scope, id)
    return updateRecord(db, projectMemberships, scope, id, input)
  })
}

export async function removeProjectMember(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    await requireOtherAdmin(db, scope, id)
    await changeRecord(db, projectMemberships, scope, id, { is_active: false })
    await appendEvents(db, scope, [{ ...about(projectMemberships, scope, id), verb: 'deleted' }])
  })
}

/**
 * Refuses to take the project's last admin away. All admins' rows are locked, in one order: two could otherwise each
 * remove the other at once.
 */
async function requireOtherAdmin(db: Db, scope: ProjectScope, id: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from project_members
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and role = ${admin} and is_active
    order by id for update`.execute(db)
  if (rows.length === 1 && rows[0]?.id === id) throw lastAdmin('project')
}

/** A membership by its own id or by its user's: lists give the one, creates the other. */
export async function findProjectMembership(db: Db, scope: ProjectScope, id: string): Promise<string> {
  const { rows } = isUuid(id)
    ? await sql<{ id: string }>`select id from project_members where workspace_id = ${scope.workspaceId}
        and project_id = ${scope.projectId} and (id = ${id} or user_id = ${id}) and is_active`.execute(db)
    : { rows: [] }
  const row = rows[0]
  if (!row) throw notFound('project member')
  return row.id
}
