import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'

/**
 * One at a time in a project, for rules over several of its rows (one default state, no circle of parents). Take it
 * before any row of the project. Plain creates are not held up: they only need the project to stay.
 */
export async function lockProject(db: Db, { workspaceId, projectId }: ProjectScope): Promise<void> {
  await sql`select from projects where workspace_id = ${workspaceId} and id = ${projectId}
    for no key update`.execute(db)
}
