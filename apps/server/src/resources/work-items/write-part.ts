import { sql } from 'kysely'
import type { WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { appendEvents, type Change, type NewEvent } from '../../events/append.js'
import { readWritten } from '../../query/read.js'
import type { Resource } from '../../query/resource.js'
import {
  about,
  changeRecord,
  deleteRecord,
  insertRecord,
  lockRow,
  writing,
  type Values,
} from '../../query/write.js'

/** A record that hangs on a work item and that the work item's activity speaks of, by the words in `column`. */
export interface Part {
  resource: Resource
  field: string
  column: string
}

export function createPart(
  db: Db,
  { resource, field, column }: Part,
  scope: WorkItemScope,
  values: Values,
): Promise<string> {
  return writing(db, resource, scope, values, null, async (db) => {
    await touchWorkItem(db, scope)
    const id = await insertRecord(db, resource, scope, values)
    const json = await readWritten(db, resource, scope, id)
    const told = { field, old_value: null, new_value: values[column] ?? null, new_identifier: id }
    await appendEvents(db, scope, [
      { ...about(resource, scope, id), verb: 'created' },
      inActivity(scope, told),
    ])
    return json
  })
}

export function updatePart(
  db: Db,
  { resource, field, column }: Part,
  scope: WorkItemScope,
  id: string,
  values: Values,
): Promise<string> {
  return writing(db, resource, scope, values, id, async (db) => {
    await touchWorkItem(db, scope)
    const changes = await changeRecord(db, resource, scope, id, values)
    const json = await readWritten(db, resource, scope, id)
    const told = changes
      .filter((change) => change.field === column)
      .map((change) => ({ ...change, field, old_identifier: id, new_identifier: id }))
    if (changes.length > 0)
      await appendEvents(db, scope, [
        { ...about(resource, scope, id), verb: 'updated', changes },
        ...told.map((change) => inActivity(scope, change)),
      ])
    return json
  })
}

export function removePart(
  db: Db,
  { resource, field, column }: Part,
  scope: WorkItemScope,
  id: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await touchWorkItem(db, scope)
    const row = await lockRow(db, resource, scope, id, [column])
    await deleteRecord(db, resource, scope, id)
    const told = { field, old_value: row[column] ?? null, new_value: null, old_identifier: id }
    await appendEvents(db, scope, [
      { ...about(resource, scope, id), verb: 'deleted' },
      inActivity(scope, told),
    ])
  })
}

/** Comes before the locks of what hangs on the work item: deleting the work item takes them in this order too. */
export async function touchWorkItem(db: Db, scope: WorkItemScope): Promise<void> {
  const { rows } = await sql`update work_items set last_activity_at = now()
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and id = ${scope.workItemId}
    returning id`.execute(db)
  if (rows.length === 0) throw notFound('work item')
}

const inActivity = (scope: WorkItemScope, change: Change): NewEvent => ({
  entity: 'work_item',
  entityId: scope.workItemId,
  projectId: scope.projectId,
  verb: 'updated',
  changes: [change],
})
