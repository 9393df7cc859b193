import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import type { WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { forbidden } from '../../errors.js'
import { lockRow, removeRecord, updateRecord } from '../../query/write.js'
import { worklogs } from './worklogs.resource.js'
import type { WorklogInput } from './worklogs.schema.js'

export function updateWorklog(
  db: Db,
  scope: WorkItemScope,
  id: string,
  input: Static<typeof WorklogInput>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    await lockOwn(db, scope, id, 'change')
    return updateRecord(db, worklogs, scope, id, input)
  })
}

export function removeWorklog(db: Db, scope: WorkItemScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockOwn(db, scope, id, 'delete')
    await removeRecord(db, worklogs, scope, id)
  })
}

async function lockOwn(db: Db, scope: WorkItemScope, id: string, verb: string): Promise<void> {
  const row = await lockRow(db, worklogs, scope, id, ['created_by_id'])
  if (row['created_by_id'] !== scope.userId && !isProjectAdmin(scope))
    throw forbidden(`Only an admin of the project or who logged the time may ${verb} this worklog.`)
}
