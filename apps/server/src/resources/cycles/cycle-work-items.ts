import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid, newId } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { membershipEvents, requireWorkItems } from '../work-items/memberships.js'
import { cycleWorkItems } from './cycles.resource.js'
import { lockCycle, type CycleRow } from './write-cycle.js'

/** Puts work items into a cycle, out of whichever they are in; gives every membership of the cycle. */
export function addCycleWorkItems(
  db: Db,
  scope: ProjectScope,
  cycleId: string,
  ids: readonly string[],
): Promise<string> {
  return inTransaction(db, async (db) => {
    const cycle = await lockCurrent(db, scope, cycleId)
    if (cycle.ended)
      throw badRequest('cycle_completed', 'This cycle has ended: no work items can be added to it.')
    await requireWorkItems(db, scope, ids)
    const moved = await enterCycle(db, scope, cycleId, ids)
    const json = await readArray(db, cycleWorkItems, scope, {}, { where: sql`t.cycle_id = ${cycleId}` })
    const joined = moved.map((row) => ({ ...row, new_value: cycle.name, new_identifier: cycleId }))
    await appendEvents(db, scope, membershipEvents(scope, 'cycles', joined))
    return json
  })
}

export function removeCycleWorkItem(
  db: Db,
  scope: ProjectScope,
  cycleId: string,
  workItemId: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const { name } = await lockCurrent(db, scope, cycleId)
    const { rows } = isUuid(workItemId)
      ? await sql`delete from cycle_work_items where workspace_id = ${scope.workspaceId}
          and project_id = ${scope.projectId} and cycle_id = ${cycleId} and work_item_id = ${workItemId}
          returning id`.execute(db)
      : { rows: [] }
    if (rows.length === 0) throw notFound('work item')
    const left = { id: workItemId, old_value: name, old_identifier: cycleId }
    await appendEvents(db, scope, membershipEvents(scope, 'cycles', [left]))
  })
}

/** In one statement whatever their number; gives those that were not in the cycle, with the cycle that they left. */
async function enterCycle(db: Db, scope: ProjectScope, cycleId: string, ids: readonly string[]) {
  const unique = [...new Set(ids)]
  const { rows } = await sql<{ id: string; old_value: string | null; old_identifier: string | null }>`
    with before as (
      select l.work_item_id, l.cycle_id, c.name from cycle_work_items l
        join cycles c on c.workspace_id = l.workspace_id and c.project_id = l.project_id and c.id = l.cycle_id
      where l.workspace_id = ${scope.workspaceId} and l.project_id = ${scope.projectId}
        and l.work_item_id = any(${unique}::uuid[])
    ), entered as (
      insert into cycle_work_items as l (workspace_id, project_id, cycle_id, work_item_id, id, created_by_id)
      select ${scope.workspaceId}, ${scope.projectId}, ${cycleId}, n.work_item_id, n.id, ${scope.userId}
      from unnest(${unique}::uuid[], ${unique.map(() => newId())}::uuid[]) as n (work_item_id, id)
      order by n.work_item_id
      on conflict (workspace_id, project_id, work_item_id) do update
        set cycle_id = excluded.cycle_id, updated_at = now(), updated_by_id = excluded.created_by_id
        where l.cycle_id <> excluded.cycle_id
      returning l.work_item_id
    )
    select e.work_item_id as id, b.name as old_value, b.cycle_id as old_identifier
    from entered e left join before b on b.work_item_id = e.work_item_id`.execute(db)
  return rows
}

async function lockCurrent(db: Db, scope: ProjectScope, cycleId: string): Promise<CycleRow> {
  const cycle = await lockCycle(db, scope, cycleId)
  if (cycle.archived) throw notFound('cycle')
  return cycle
}
