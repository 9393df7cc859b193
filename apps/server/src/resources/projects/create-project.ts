import { sql } from 'kysely'
import type { Static } from 'typebox'
import { admin } from '../../access/roles.js'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import { newId } from '../../ids.js'
import { pickLogo } from '../../palette.js'
import { readWritten } from '../../query/read.js'
import { about, insertRecord, writing } from '../../query/write.js'
import { slugify } from '../../text.js'
import { requireMember } from '../members/require-member.js'
import { useDefaultType } from '../work-item-types/use-default-type.js'
import { checkProject } from './check-project.js'
import { projects } from './projects.resource.js'
import type { ProjectInput } from './projects.schema.js'

const defaultStates = [
  { name: 'Backlog', group: 'backlog', color: '#60646C', sequence: 15_000, default: true },
  { name: 'Todo', group: 'unstarted', color: '#60646C', sequence: 25_000, default: false },
  { name: 'In Progress', group: 'started', color: '#F59E0B', sequence: 35_000, default: false },
  { name: 'Done', group: 'completed', color: '#46A758', sequence: 45_000, default: false },
  { name: 'Cancelled', group: 'cancelled', color: '#9AA4BC', sequence: 55_000, default: false },
  { name: 'Triage', group: 'triage', color: '#4E5355', sequence: 65_000, default: false },
] as const

/** A project with its creator and lead as admins, its states and its counter, in one transaction. */
export function createProject(
  db: Db,
  scope: WorkspaceScope,
  input: Static<typeof ProjectInput>,
): Promise<string> {
  const values = checkProject(input)
  return writing(db, projects, scope, values, null, async (db) => {
    await requireMember(db, scope.workspaceId, 'project_lead', values.project_lead)
    await requireMember(db, scope.workspaceId, 'default_assignee', values.default_assignee)
    const { timezone } = await db
      .selectFrom('workspaces')
      .select('timezone')
      .where('id', '=', scope.workspaceId)
      .executeTakeFirstOrThrow()
    const id = await insertRecord(db, projects, scope, {
      timezone,
      ...values,
      logo_props: values.logo_props ?? pickLogo(newId()),
    })
    await addAdmins(db, scope.workspaceId, id, [scope.userId, values.project_lead])
    const made = values.is_issue_type_enabled ? await useDefaultType(db, scope, id) : []
    await db
      .insertInto('project_counters')
      .values({ workspace_id: scope.workspaceId, project_id: id })
      .execute()
    await db
      .insertInto('states')
      .values(
        defaultStates.map((state) => ({
          ...state,
          workspace_id: scope.workspaceId,
          project_id: id,
          id: newId(),
          slug: slugify(state.name, 255),
          created_by_id: scope.userId,
        })),
      )
      .execute()
    const json = await readWritten(db, projects, scope, id)
    await appendEvents(db, scope, [...made, { ...about(projects, scope, id), verb: 'created' }])
    return json
  })
}

/** Makes these users admins of the project, whether or not they were members. */
export async function addAdmins(
  db: Db,
  workspaceId: string,
  projectId: string,
  users: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(users.filter((user) => typeof user === 'string'))]
  if (ids.length === 0) return
  await db
    .insertInto('project_members')
    .values(
      ids.map((user_id) => ({
        workspace_id: workspaceId,
        project_id: projectId,
        id: newId(),
        user_id,
        role: admin,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'project_id', 'user_id'])
        .doUpdateSet({ role: admin, is_active: true, updated_at: sql`now()` }),
    )
    .execute()
}
