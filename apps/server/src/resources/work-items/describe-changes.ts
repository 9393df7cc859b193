import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import type { Change } from '../../events/append.js'

/** A changed field as the kernel saw it, or a changed set of links. */
export type RawChange = Change | { field: LinkField; added: string[]; removed: string[] }
type LinkField = 'assignees' | 'labels' | 'modules'

/** Changes that say nothing to a reader: kept equal by the program, or told by another change. */
const silent = new Set(['state_group', 'description_stripped', 'sort_order', 'completed_at'])
const renamed: Record<string, string> = { description_html: 'description' }
const referring = new Set(['state', 'parent', 'type', 'estimate_point'])

/** Changes as activity tells them: one row for each field, or for each link, with names beside the ids. */
export async function describeChanges(
  db: Db,
  scope: ProjectScope,
  changes: readonly RawChange[],
): Promise<Change[]> {
  const flat = changes.flatMap((change): Change[] => {
    if ('added' in change) return linkChanges(change.field, change.added, change.removed)
    if (change.field === null || silent.has(change.field)) return []
    return [{ ...change, field: renamed[change.field] ?? change.field }]
  })
  const names = await findNames(db, scope, flat)
  const estimate = flat.some(({ field }) => field === 'estimate_point')
    ? await findEstimateType(db, scope)
    : ''
  return flat.map((change) => {
    const isReference = referring.has(change.field ?? '') || change.old_identifier || change.new_identifier
    if (!isReference) return change
    const [before, after] = [idOf(change, 'old'), idOf(change, 'new')]
    return {
      field: change.field === 'estimate_point' ? `estimate_${estimate}` : change.field,
      old_value: before ? (names.get(before) ?? null) : null,
      new_value: after ? (names.get(after) ?? null) : null,
      old_identifier: before,
      new_identifier: after,
    }
  })
}

function linkChanges(field: LinkField, added: string[], removed: string[]): Change[] {
  const empty = { field, old_value: null, new_value: null }
  return [
    ...removed.map((id) => ({ ...empty, old_identifier: id, new_identifier: null })),
    ...added.map((id) => ({ ...empty, old_identifier: null, new_identifier: id })),
  ]
}

function idOf(change: Change, side: 'old' | 'new'): string | null {
  const identifier = side === 'old' ? change.old_identifier : change.new_identifier
  if (identifier !== undefined) return identifier
  const value = side === 'old' ? change.old_value : change.new_value
  return typeof value === 'string' ? value : null
}

/** Activity names the change of an estimate after its type: estimate_points, estimate_categories. */
async function findEstimateType(db: Db, { workspaceId, projectId }: ProjectScope): Promise<string> {
  const { rows } = await sql<{ type: string }>`select type from estimates
    where workspace_id = ${workspaceId} and project_id = ${projectId}`.execute(db)
  return rows[0]?.type ?? 'points'
}

/** The names behind all ids, in one statement. */
async function findNames(
  db: Db,
  { workspaceId, projectId }: ProjectScope,
  changes: readonly Change[],
): Promise<Map<string, string>> {
  const ids = changes
    .filter(
      ({ field, old_identifier, new_identifier }) =>
        referring.has(field ?? '') || old_identifier || new_identifier,
    )
    .flatMap((change) => [idOf(change, 'old'), idOf(change, 'new')])
    .filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${ids}::uuid[])`
  const here = sql`workspace_id = ${workspaceId} and project_id = ${projectId} and id = ${wanted}`
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from states where ${here}
    union all select id, name from labels where ${here}
    union all select id, name from modules where ${here}
    union all select id, value from estimate_points where ${here}
    union all select id, display_name from users where id = ${wanted}
    union all select id, name from work_item_types where workspace_id = ${workspaceId} and id = ${wanted}
    union all select w.id, p.identifier || '-' || w.sequence_id from work_items w
      join projects p on p.workspace_id = w.workspace_id and p.id = w.project_id
      where w.workspace_id = ${workspaceId} and w.project_id = ${projectId} and w.id = ${wanted}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.name]))
}
