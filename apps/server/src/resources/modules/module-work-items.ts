import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { lockRow } from '../../query/write.js'
import { membershipEvents, requireWorkItems } from '../work-items/memberships.js'
import { addToModule } from '../work-items/write-work-item.js'
import { moduleWorkItems, modules } from './modules.resource.js'

/**
 * Adds work items to a module, all in one transaction; gives every membership of the module. Ids that are not work
 * items of the project are left out, or refused by name when the caller is strict.
 */
export function addModuleWorkItems(
  db: Db,
  scope: ProjectScope,
  moduleId: string,
  ids: readonly string[],
  strict: boolean,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const name = await lockName(db, scope, moduleId)
    if (strict) await requireWorkItems(db, scope, ids)
    const added = await addToModule(db, scope, moduleId, ids)
    const json = await readArray(db, moduleWorkItems, scope, {}, { where: sql`t.module_id = ${moduleId}` })
    const joined = added.map((id) => ({ id, new_value: name, new_identifier: moduleId }))
    await appendEvents(db, scope, membershipEvents(scope, 'modules', joined))
    return json
  })
}

export function removeModuleWorkItem(
  db: Db,
  scope: ProjectScope,
  moduleId: string,
  workItemId: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const name = await lockName(db, scope, moduleId)
    const { rows } = isUuid(workItemId)
      ? await sql`delete from module_work_items where workspace_id = ${scope.workspaceId}
          and project_id = ${scope.projectId} and module_id = ${moduleId} and work_item_id = ${workItemId}
          returning id`.execute(db)
      : { rows: [] }
    if (rows.length === 0) throw notFound('work item')
    const left = { id: workItemId, old_value: name, old_identifier: moduleId }
    await appendEvents(db, scope, membershipEvents(scope, 'modules', [left]))
  })
}

/** The module's name; its row is locked, so that it is not deleted meanwhile. */
async function lockName(db: Db, scope: ProjectScope, moduleId: string): Promise<string> {
  const { name } = await lockRow(db, modules, scope, moduleId, ['name'])
  return String(name)
}
