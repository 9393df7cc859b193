import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid, newId } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { about, lockRow, writing } from '../../query/write.js'
import { estimatePoints, estimates } from './estimates.resource.js'
import type { EstimatePointsInput } from './estimates.schema.js'

/** The id of the project's one estimate. */
export async function findEstimate(db: Db, scope: ProjectScope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from estimates
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}`.execute(db)
  if (!rows[0]) throw notFound('estimate')
  return rows[0].id
}

/** Adds points in one statement whatever their number; all of them, or none. Gives them. */
export function addPoints(
  db: Db,
  scope: ProjectScope,
  estimateId: string,
  points: Static<typeof EstimatePointsInput>['estimate_points'],
): Promise<string> {
  const rows = points.map((point) => ({ id: newId(), ...point }))
  return writing(db, estimatePoints, scope, {}, null, async (db) => {
    await lockRow(db, estimates, scope, estimateId, [])
    await sql`insert into estimate_points (workspace_id, project_id, estimate_id, created_by_id, id, key, value,
        description, external_source, external_id)
      select ${scope.workspaceId}, ${scope.projectId}, ${estimateId}, ${scope.userId}, n.id, coalesce(n.key, 0),
        n.value, coalesce(n.description, ''), n.external_source, n.external_id
      from json_to_recordset(${JSON.stringify(rows)}::json) as n (id uuid, key integer, value text,
        description text, external_source text, external_id text)`.execute(db)
    const ids = rows.map(({ id }) => id)
    const json = await readArray(db, estimatePoints, scope, {}, { where: sql`t.id = any(${ids}::uuid[])` })
    await appendEvents(
      db,
      scope,
      ids.map((id) => ({ ...about(estimatePoints, scope, id), verb: 'created' })),
    )
    return json
  })
}

/** The 404 of a point of another estimate. */
export async function requirePoint(
  db: Db,
  scope: ProjectScope,
  params: { estimate_id: string; estimate_point_id: string },
): Promise<string> {
  const { estimate_id, estimate_point_id: id } = params
  const { rows } =
    isUuid(estimate_id) && isUuid(id)
      ? await sql`select 1 from estimate_points where workspace_id = ${scope.workspaceId}
          and project_id = ${scope.projectId} and estimate_id = ${estimate_id} and id = ${id}`.execute(db)
      : { rows: [] }
  if (rows.length === 0) throw notFound('estimate point')
  return id
}
