import { sql } from 'kysely'
import type { WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import type { Sql } from '../../query/resource.js'
import { findTargets, inverseOf, relationEvents } from './relate-work-items.js'

/** Which relations between two work items a removal is about. */
export const anyBuiltIn = sql`s.definition_id is null`
export const anyDependency = sql`s.stored_kind in ('blocked_by', 'start_before', 'finish_before')`
export const anyCustom = sql`s.definition_id is not null`

interface Side {
  id: string
  kind: string | null
  own: string | null
  other: string | null
}

/** Removes the relations of two work items, from both sides at once. */
export function removeRelations(
  db: Db,
  scope: WorkItemScope,
  relatedId: string,
  which: Sql,
  what: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const found = isUuid(relatedId) ? await findTargets(db, scope, [relatedId, scope.workItemId]) : []
    const { rows } = await sql<Side>`select s.id, s.kind,
        case when s.outward then coalesce(nullif(d.outward, ''), d.name) else coalesce(nullif(d.inward, ''), d.name) end as own,
        case when s.outward then coalesce(nullif(d.inward, ''), d.name) else coalesce(nullif(d.outward, ''), d.name) end as other
      from work_item_relation_sides s
        left join work_item_relation_definitions d on d.workspace_id = s.workspace_id and d.id = s.definition_id
      where s.workspace_id = ${scope.workspaceId} and s.project_id = ${scope.projectId}
        and s.work_item_id = ${scope.workItemId} and ${which}
        and s.related_work_item_id = any(${found.map(({ id }) => id)}::uuid[])`.execute(db)
    const { rows: gone } = await sql<{ id: string }>`delete from work_item_relations
      where workspace_id = ${scope.workspaceId} and id = any(${rows.map(({ id }) => id)}::uuid[])
        and project_id = any(${found.map(({ projectId }) => projectId)}::uuid[]) returning id`.execute(db)
    if (gone.length === 0) throw notFound(what)
    await appendEvents(
      db,
      scope,
      rows
        .filter((row) => gone.some(({ id }) => id === row.id))
        .flatMap(({ kind, own, other }) =>
          relationEvents(
            scope,
            found,
            kind
              ? { forward: kind, backward: inverseOf(kind) }
              : { forward: own ?? '', backward: other ?? '' },
            'old',
          ),
        ),
    )
  })
}
