import { sql } from 'kysely'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'

/** Refuses what a feature of the workspace is for, while the feature is off. */
export async function requireFeature(
  db: Db,
  scope: WorkspaceScope,
  feature: 'initiatives' | 'project_grouping',
): Promise<void> {
  const { rows } =
    await sql`select 1 from workspaces where id = ${scope.workspaceId} and ${sql.ref(feature)}`.execute(db)
  if (rows.length === 0)
    throw badRequest(
      'feature_off',
      `The feature ${feature} is turned off in this workspace. An admin turns it on with PATCH /features/.`,
    )
}
