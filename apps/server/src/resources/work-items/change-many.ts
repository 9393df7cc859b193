import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import { conflictOn, translateViolation, violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { ApiError, badRequest, invalidField } from '../../errors.js'
import { appendEvents, type NewEvent } from '../../events/append.js'
import { bodyValidator } from '../../http/validate.js'
import { uniqueIds } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { Json, Uuid, described } from '../../schema.js'
import { workItems } from './work-items.resource.js'
import { WorkItemInput, WorkItemUpdate } from './work-items.schema.js'
import { changeWorkItem, insertWorkItem } from './write-work-item.js'

export const ManyUpdates = Type.Object({
  updates: described(
    Type.Array(Type.Object({ id: Uuid, ...WorkItemUpdate.properties }), { minItems: 1, maxItems: 500 }),
    'For each work item its id and the fields to change.',
  ),
})

/** All or nothing: one work item that cannot be changed leaves all of them as they were. */
export async function changeMany(
  db: Db,
  scope: ProjectScope,
  { updates }: Static<typeof ManyUpdates>,
): Promise<string> {
  const ids = uniqueIds(updates.map(({ id }) => id))
  if (ids.length < updates.length) throw invalidField('updates', 'must not name a work item twice.')
  return inTransaction(db, async (db) => {
    await lockAll(db, scope, ids)
    const events: NewEvent[] = []
    for (const { id, ...input } of updates) {
      const event = await changeWorkItem(db, workItems, scope, id, input)
      if (event) events.push(event)
    }
    const results = await readArray(db, workItems, scope, {}, { where: sql`t.id = any(${ids}::uuid[])` })
    await appendEvents(db, scope, events)
    return `{"results":${results}}`
  })
}

/** In one order for everybody, so that two such calls cannot wait for each other. */
async function lockAll(db: Db, scope: ProjectScope, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from work_items
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and id = any(${ids}::uuid[])
      and archived_at is null and not is_draft and not is_epic and state_group <> 'triage'
    order by id for update`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  if (missing.length > 0)
    throw invalidField(
      'updates',
      `names work items that are not in this project: ${missing.slice(0, 5).join(', ')}.`,
    )
}

export const ImportInput = Type.Object({
  rows: described(
    Type.Array(Json, { minItems: 1, maxItems: 1000 }),
    'Work items, each as for a single create.',
  ),
})

interface RowFault {
  row: number
  error: string
  fields: unknown
}

const checkRow = bodyValidator(WorkItemInput)

/** Creates all rows or none; what is wrong is told for each row, counted from 1. */
export async function importWorkItems(
  db: Db,
  scope: ProjectScope,
  { rows }: Static<typeof ImportInput>,
  strict: boolean,
): Promise<{ created: number; ids: string[] }> {
  const faults: RowFault[] = []
  const inputs = rows.map((row, index) => {
    try {
      // Safe: checked against this very schema.
      return checkRow(row, strict) as Static<typeof WorkItemInput>
    } catch (error) {
      faults.push(faultOf(index, error))
      return null
    }
  })
  if (faults.length > 0) throw refusal(faults)
  return inTransaction(db, async (db) => {
    const ids: string[] = []
    for (const [index, input] of inputs.entries()) {
      if (!input) continue
      // A fault that PostgreSQL finds must not keep the other rows from being looked at.
      await sql`savepoint import_row`.execute(db)
      try {
        ids.push(await insertWorkItem(db, workItems, scope, input))
      } catch (error) {
        faults.push(faultOf(index, error))
        await sql`rollback to savepoint import_row`.execute(db)
      }
      await sql`release savepoint import_row`.execute(db)
    }
    if (faults.length > 0) throw refusal(faults)
    const { projectId } = scope
    const event = { entity: 'work_item', projectId, verb: 'created' as const }
    await appendEvents(
      db,
      scope,
      ids.map((entityId) => ({ ...event, entityId })),
    )
    return { created: ids.length, ids }
  })
}

function faultOf(index: number, error: unknown): RowFault {
  const violation = violationOf(error)
  const refused = violation
    ? violation.kind === 'unique'
      ? conflictOn(violation.field, workItems.name)
      : translateViolation(violation, workItems.name)
    : error
  if (!(refused instanceof ApiError)) throw error
  return { row: index + 1, error: refused.message, fields: refused.details['fields'] ?? {} }
}

function refusal(faults: readonly RowFault[]): ApiError {
  const [first] = faults
  const rest = faults.length > 1 ? ` ${faults.length - 1} more rows are wrong.` : ''
  return badRequest(
    'invalid_rows',
    `Row ${first?.row ?? 0}: ${first?.error ?? ''}${rest} Nothing was created.`,
    {
      rows: faults,
    },
  )
}
