import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'

/** The columns of a project that switch a feature on, with what they switch, in sentences. */
const features = {
  module_view: 'Modules are',
  cycle_view: 'Cycles are',
  intake_view: 'The intake is',
} as const

/** Refuses where the feature is off. The project stays as it is until the commit. */
export async function requireFeature(
  db: Db,
  scope: ProjectScope,
  feature: keyof typeof features,
): Promise<void> {
  const { rows } = await sql<{ on: boolean }>`select ${sql.ref(feature)} as on from projects
    where workspace_id = ${scope.workspaceId} and id = ${scope.projectId} for share`.execute(db)
  if (!rows[0]) throw notFound('project')
  if (rows[0].on) return
  throw badRequest(
    'feature_off',
    `${features[feature]} turned off in this project. Turn on ${feature} first.`,
  )
}
