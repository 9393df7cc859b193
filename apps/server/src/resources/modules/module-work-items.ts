import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'
import { appendEvents, type Change } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { lockRow } from '../../query/write.js'
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
    if (strict) await refuseForeign(db, scope, ids)
    const added = await addToModule(db, scope, moduleId, ids)
    const json = await readArray(db, moduleWorkItems, scope, {}, { where: sql`t.module_id = ${moduleId}` })
    await appendEvents(db, scope, eventsOf(scope, added, { new_value: name, new_identifier: moduleId }))
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
    await appendEvents(
      db,
      scope,
      eventsOf(scope, [workItemId], { old_value: name, old_identifier: moduleId }),
    )
  })
}

/** The module's name; its row is locked, so that it is not deleted meanwhile. */
async function lockName(db: Db, scope: ProjectScope, moduleId: string): Promise<string> {
  const { name } = await lockRow(db, modules, scope, moduleId, ['name'])
  return String(name)
}

async function refuseForeign(db: Db, scope: ProjectScope, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select n.id from unnest(${ids}::uuid[]) as n (id)
    where not exists (select from work_items w where w.workspace_id = ${scope.workspaceId}
      and w.project_id = ${scope.projectId} and w.id = n.id and not w.is_epic)`.execute(db)
  if (rows.length === 0) return
  const invalid = rows.map((row) => row.id)
  throw badRequest('unknown_work_items', `These are not work items of this project: ${invalid.join(', ')}.`, {
    invalid,
  })
}

function eventsOf(scope: ProjectScope, ids: readonly string[], change: Partial<Change>) {
  return ids.map((id) => ({
    entity: 'work_item',
    entityId: id,
    projectId: scope.projectId,
    verb: 'updated' as const,
    changes: [{ field: 'modules', old_value: null, new_value: null, ...change }],
  }))
}
