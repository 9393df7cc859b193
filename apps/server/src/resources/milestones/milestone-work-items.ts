import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import { newId } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { lockRow } from '../../query/write.js'
import { membershipEvents, requireWorkItems } from '../work-items/memberships.js'
import { milestoneWorkItems, milestones } from './milestones.resource.js'

/** Adds work items to a milestone, all or none; gives every membership of it. Adding twice is harmless. */
export function addMilestoneWorkItems(
  db: Db,
  scope: ProjectScope,
  milestoneId: string,
  ids: readonly string[],
): Promise<string> {
  const unique = [...new Set(ids)]
  return inTransaction(db, async (db) => {
    const { title } = await lockRow(db, milestones, scope, milestoneId, ['title'])
    await requireWorkItems(db, scope, unique)
    const { rows } = await sql<{ id: string }>`
      insert into milestone_work_items (workspace_id, project_id, milestone_id, work_item_id, id, created_by_id)
      select ${scope.workspaceId}, ${scope.projectId}, ${milestoneId}, n.work_item_id, n.id, ${scope.userId}
      from unnest(${unique}::uuid[], ${unique.map(() => newId())}::uuid[]) as n (work_item_id, id)
      on conflict do nothing returning work_item_id as id`.execute(db)
    const where = sql`t.milestone_id = ${milestoneId}`
    const json = await readArray(db, milestoneWorkItems, scope, {}, { where })
    const joined = rows.map(({ id }) => ({ id, new_value: title, new_identifier: milestoneId }))
    await appendEvents(db, scope, membershipEvents(scope, 'milestones', joined))
    return json
  })
}

/** Takes work items out of a milestone; those that are not in it are passed over. */
export function removeMilestoneWorkItems(
  db: Db,
  scope: ProjectScope,
  milestoneId: string,
  ids: readonly string[],
): Promise<void> {
  return inTransaction(db, async (db) => {
    const { title } = await lockRow(db, milestones, scope, milestoneId, ['title'])
    const { rows } = await sql<{ id: string }>`delete from milestone_work_items
      where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
        and milestone_id = ${milestoneId} and work_item_id = any(${ids}::uuid[])
      returning work_item_id as id`.execute(db)
    const left = rows.map(({ id }) => ({ id, old_value: title, old_identifier: milestoneId }))
    await appendEvents(db, scope, membershipEvents(scope, 'milestones', left))
  })
}
