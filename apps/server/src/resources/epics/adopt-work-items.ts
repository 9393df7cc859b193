import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { uniqueIds } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { lockRow } from '../../query/write.js'
import { lockProject } from '../projects/lock-project.js'
import { describeChanges } from '../work-items/describe-changes.js'
import { epics, workItems } from '../work-items/work-items.resource.js'
import { isBelowItself } from '../work-items/write-work-item.js'

/** Makes the epic the parent of these work items, in one transaction. */
export function adoptWorkItems(
  db: Db,
  scope: ProjectScope,
  epicId: string,
  ids: readonly string[],
): Promise<string> {
  const unique = uniqueIds(ids)
  const here = sql`w.workspace_id = ${scope.workspaceId} and w.project_id = ${scope.projectId}`
  return inTransaction(db, async (db) => {
    await lockProject(db, scope)
    await lockRow(db, epics, scope, epicId, [])
    const { rows: before } = await sql<{ id: string; parent_id: string | null }>`
      select w.id, w.parent_id from work_items w
      where ${here} and w.id = any(${unique}::uuid[]) and not w.is_epic order by w.id for update`.execute(db)
    const missing = unique.filter((id) => !before.some((row) => row.id === id))
    if (missing.length > 0)
      throw invalidField(
        'work_item_ids',
        `must be work items of this project; these are not: ${missing.join(', ')}.`,
      )
    const moved = before.filter((row) => row.parent_id !== epicId)
    await sql`update work_items w set parent_id = ${epicId}, updated_at = now(), updated_by_id = ${scope.userId},
      last_activity_at = now() where ${here} and w.id = any(${moved.map((row) => row.id)}::uuid[])`.execute(
      db,
    )
    if (await isBelowItself(db, scope, epicId))
      throw invalidField('work_item_ids', 'must not hold a work item that the epic is below.')
    const changes = await describeChanges(
      db,
      scope,
      moved.map((row) => ({ field: 'parent', old_value: row.parent_id, new_value: epicId })),
    )
    const json = await readArray(db, workItems, scope, {}, { where: sql`t.id = any(${unique}::uuid[])` })
    await appendEvents(
      db,
      scope,
      moved.map((row, index) => ({
        entity: 'work_item',
        entityId: row.id,
        projectId: scope.projectId,
        verb: 'updated' as const,
        changes: changes.slice(index, index + 1),
      })),
    )
    return json
  })
}
