import { sql } from 'kysely'
import { member } from '../../access/roles.js'
import type { WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { conflict, invalidField } from '../../errors.js'
import { appendEvents, type NewEvent } from '../../events/append.js'
import { newId, uniqueIds } from '../../ids.js'
import type { Sql } from '../../query/resource.js'
import { current } from '../work-items/work-items.resource.js'
import { relatedRows } from './work-item-relations.resource.js'

/** A relation from the addressed work item to another one. */
export interface Relation {
  /** What each side calls it. */
  forward: string
  backward: string
  /** The kind that is stored, or the definition. */
  kind: string | null
  definitionId: string | null
  /** Stored from the other side. */
  reversed: boolean
}

const inverses: Record<string, string> = {
  blocking: 'blocked_by',
  start_after: 'start_before',
  finish_after: 'finish_before',
}
const stored = new Map(Object.entries(inverses))
const shown = new Map(Object.entries(inverses).map(([reverse, kind]) => [kind, reverse]))

export const inverseOf = (kind: string): string => stored.get(kind) ?? shown.get(kind) ?? kind

export const builtIn = (forward: string): Relation => ({
  forward,
  backward: inverseOf(forward),
  kind: stored.get(forward) ?? forward,
  definitionId: null,
  reversed: stored.has(forward),
})

export interface Target {
  id: string
  projectId: string
  /** As in WEB-12. */
  label: string
}

/**
 * Relates a work item to others, all of them or none. Gives them as JSON text. What stands already stays as it is: a
 * client that asks again has what it asked for.
 */
export function relate(
  db: Db,
  scope: WorkItemScope,
  relation: Relation,
  field: string,
  ids: readonly string[],
  asSeen: string | null,
): Promise<string> {
  const unique = uniqueIds(ids)
  if (unique.includes(scope.workItemId))
    throw invalidField(field, 'must not hold the work item itself: it cannot be related to itself.')
  return inTransaction(db, async (db) => {
    const found = await findTargets(db, scope, [...unique, scope.workItemId], current('w'))
    const targets = found.filter(({ id }) => id !== scope.workItemId)
    const missing = unique.filter((id) => !targets.some((target) => target.id === id))
    if (missing.length > 0)
      throw invalidField(
        field,
        `must be work items of projects that you may write in; these are not: ${missing.join(', ')}.`,
      )
    const added = await insertRelations(db, scope, relation, targets)
    const standing = await findStanding(db, scope, relation, targets)
    const refused = targets.filter(({ id }) => !standing.some((row) => row.other === id))
    if (refused.length > 0)
      throw conflict(
        `Related to this work item in another way: ${refused.map(({ label }) => label).join(', ')}. Remove that relation first.`,
        { fields: { [field]: ['holds work items that are related to this one in another way.'] } },
      )
    const { rows } = await relatedRows(
      scope,
      standing.map(({ id }) => id),
      asSeen,
    ).execute(db)
    const changed = found.filter(({ id }) => id === scope.workItemId || added.includes(id))
    if (added.length > 0) await appendEvents(db, scope, relationEvents(scope, changed, relation, 'new'))
    return rows[0]?.json ?? '[]'
  })
}

/** Work items in projects that the caller may write in. */
export async function findTargets(
  db: Db,
  { workspaceId, userId }: WorkItemScope,
  ids: readonly string[],
  where: Sql = sql`true`,
): Promise<Target[]> {
  const { rows } =
    await sql<Target>`select w.id, w.project_id as "projectId", p.identifier || '-' || w.sequence_id as label
    from project_members m
      join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id and p.archived_at is null
      join work_items w on w.workspace_id = m.workspace_id and w.project_id = m.project_id
        and w.id = any(${ids}::uuid[]) and ${where}
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.is_active and m.role >= ${member}
    order by array_position(${ids}::uuid[], w.id)`.execute(db)
  return rows
}

/** Adds the relations that are new, and gives the ids of the work items at their other ends. */
async function insertRelations(
  db: Db,
  scope: WorkItemScope,
  { kind, definitionId, reversed }: Relation,
  targets: readonly Target[],
): Promise<string[]> {
  const own = sql`${scope.projectId}::uuid, ${scope.workItemId}::uuid`
  const other = sql`n.project_id, n.work_item_id`
  const [from, to] = reversed ? [other, own] : [own, other]
  const { rows } = await sql<{ other: string }>`
    insert into work_item_relations (workspace_id, id, project_id, work_item_id, related_project_id,
      related_work_item_id, kind, definition_id, created_by_id)
    select ${scope.workspaceId}::uuid, n.id, ${from}, ${to}, ${kind}::work_item_relation_kind,
      ${definitionId}::uuid, ${scope.userId}::uuid
    from unnest(${targets.map(() => newId())}::uuid[], ${targets.map(({ projectId }) => projectId)}::uuid[],
      ${targets.map(({ id }) => id)}::uuid[]) as n (id, project_id, work_item_id)
    on conflict do nothing
    returning ${reversed ? sql`work_item_id` : sql`related_work_item_id`} as other`.execute(db)
  return rows.map(({ other }) => other)
}

/** The relations of just this kind and direction between the addressed work item and the others. */
async function findStanding(
  db: Db,
  scope: WorkItemScope,
  { forward, backward, definitionId, reversed }: Relation,
  targets: readonly Target[],
): Promise<{ id: string; other: string }[]> {
  const same = definitionId
    ? sql`s.definition_id = ${definitionId}::uuid and (s.outward = ${!reversed} or ${forward === backward})`
    : sql`s.kind = ${forward}`
  const { rows } = await sql<{ id: string; other: string }>`select s.id, s.related_work_item_id as other
    from work_item_relation_sides s where s.workspace_id = ${scope.workspaceId}
      and s.project_id = ${scope.projectId} and s.work_item_id = ${scope.workItemId} and ${same}
      and s.related_work_item_id = any(${targets.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
}

/** Both sides see it in their activity. `found` holds the addressed work item and the others. */
export function relationEvents(
  scope: WorkItemScope,
  found: readonly Target[],
  { forward, backward }: Pick<Relation, 'forward' | 'backward'>,
  side: 'old' | 'new',
): NewEvent[] {
  const change = (field: string, to: Target | undefined) => ({
    field,
    old_value: null,
    new_value: null,
    [`${side}_value`]: to?.label ?? null,
    [`${side}_identifier`]: to?.id ?? null,
  })
  const self = found.find(({ id }) => id === scope.workItemId)
  const others = found.filter(({ id }) => id !== scope.workItemId)
  const event = (entityId: string, projectId: string, changes: NewEvent['changes']): NewEvent => ({
    entity: 'work_item',
    entityId,
    projectId,
    verb: 'updated',
    changes: changes ?? [],
  })
  return [
    event(
      scope.workItemId,
      scope.projectId,
      others.map((other) => change(forward, other)),
    ),
    ...others.map((other) => event(other.id, other.projectId, [change(backward, self)])),
  ]
}
