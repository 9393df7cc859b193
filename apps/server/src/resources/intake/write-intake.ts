import { sql } from 'kysely'
import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import { guest } from '../../access/roles.js'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, forbidden, invalidField, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid, newId } from '../../ids.js'
import { readWritten } from '../../query/read.js'
import { changeRecord, insertRecord, removeRecord, writing } from '../../query/write.js'
import { requireFeature } from '../projects/require-feature.js'
import { removeWorkItem } from '../work-items/remove-work-item.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { insertWorkItem, updateWorkItem } from '../work-items/write-work-item.js'
import { intakeWorkItems } from './intake.resource.js'
import { accepted, statusNames, type IntakeInput, type IntakeUpdate } from './intake.schema.js'

/** A work item in the hidden triage state, waiting for somebody to accept it. */
export function createIntakeWorkItem(
  db: Db,
  scope: ProjectScope,
  { issue, ...values }: Static<typeof IntakeInput>,
): Promise<string> {
  return writing(db, intakeWorkItems, scope, values, null, async (db) => {
    await requireFeature(db, scope, 'intake_view')
    const intake = await openIntake(db, scope)
    const item = await insertWorkItem(db, anyWorkItems, scope, plainText(issue), { triage: true })
    const id = await insertRecord(db, intakeWorkItems, scope, { ...values, intake, issue: item })
    const json = await readWritten(db, intakeWorkItems, scope, id)
    await appendEvents(db, scope, [
      { entity: 'work_item', entityId: item, projectId: scope.projectId, verb: 'created' },
    ])
    return json
  })
}

/**
 * Admins decide; whoever may write changes the work item too; a guest, the name and description of their own. Accepting
 * moves the work item to the default state of the project.
 */
export function updateIntakeWorkItem(
  db: Db,
  scope: ProjectScope,
  workItemId: string,
  { issue, ...values }: Static<typeof IntakeUpdate>,
): Promise<string> {
  return writing(db, intakeWorkItems, scope, values, null, async (db) => {
    const row = await lockIntake(db, scope, workItemId)
    checkRights(scope, row, Object.keys(values), Object.keys(issue ?? {}))
    if (row.status === accepted && values.status !== undefined && values.status !== accepted)
      throw badRequest('already_accepted', 'This work item has been accepted: its status no longer changes.')
    const changes = await changeRecord(db, intakeWorkItems, scope, row.id, values)
    const decided = changes.find(({ field }) => field === 'status')
    const state = decided?.new_value === accepted ? { state: await defaultState(db, scope) } : {}
    if (issue || decided) {
      const told = decided ? [{ ...decided, field: 'intake', ...inWords(decided) }] : []
      await updateWorkItem(db, anyWorkItems, scope, workItemId, { ...plainText(issue ?? {}), ...state }, told)
    } else if (changes.length > 0)
      await appendEvents(db, scope, [
        {
          entity: 'intake_work_item',
          entityId: row.id,
          projectId: scope.projectId,
          verb: 'updated',
          changes,
        },
      ])
    return readWritten(db, intakeWorkItems, scope, row.id)
  })
}

/** What has not been accepted goes with its work item; an accepted work item stays. */
export function removeIntakeWorkItem(db: Db, scope: ProjectScope, workItemId: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const row = await lockIntake(db, scope, workItemId)
    if (row.status === accepted) return removeRecord(db, intakeWorkItems, scope, row.id)
    return removeWorkItem(db, anyWorkItems, scope, workItemId)
  })
}

interface IntakeRow {
  id: string
  status: number
  created_by_id: string | null
}

async function lockIntake(db: Db, scope: ProjectScope, workItemId: string): Promise<IntakeRow> {
  const { rows } = isUuid(workItemId)
    ? await sql<IntakeRow>`select id, status, created_by_id from intake_work_items
        where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
          and work_item_id = ${workItemId} for update`.execute(db)
    : { rows: [] }
  if (!rows[0]) throw notFound('intake work item')
  return rows[0]
}

const open = ['name', 'description', 'description_html']

function checkRights(scope: ProjectScope, row: IntakeRow, fields: string[], ofIssue: string[]): void {
  if (scope.projectRole === guest) {
    if (row.created_by_id !== scope.userId)
      throw forbidden('A guest may change only what they put into the intake themselves.')
    if (ofIssue.some((field) => !open.includes(field)))
      throw forbidden('A guest may change only the name and the description.')
  }
  if (fields.length > 0 && !isProjectAdmin(scope))
    throw forbidden(`Only an admin of the project may change ${fields.join(', ')}.`)
}

const inWords = ({ old_value, new_value }: { old_value: unknown; new_value: unknown }) => ({
  old_value: nameOf(old_value),
  new_value: nameOf(new_value),
})
const nameOf = (status: unknown): string =>
  Object.entries(statusNames).find(([number]) => number === String(status))?.[1] ?? String(status)

/** The project's intake; made with the first thing that is put into it. */
async function openIntake(db: Db, scope: ProjectScope): Promise<string> {
  const here = sql`workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}`
  await sql`insert into intakes (workspace_id, project_id, id, name, created_by_id)
    select workspace_id, id, ${newId()}, name || ' Intake', ${scope.userId} from projects
    where workspace_id = ${scope.workspaceId} and id = ${scope.projectId}
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from intakes where ${here}`.execute(db)
  if (!rows[0]) throw notFound('project')
  return rows[0].id
}

async function defaultState(db: Db, scope: ProjectScope): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from states where workspace_id = ${scope.workspaceId}
    and project_id = ${scope.projectId} and "default"`.execute(db)
  if (!rows[0]) throw invalidField('status', 'cannot be 1: the project has no default state to move it to.')
  return rows[0].id
}

function plainText<Issue extends { description?: unknown }>({ description, ...issue }: Issue) {
  return typeof description === 'string' ? { ...issue, description } : issue
}
