import { sql } from 'kysely'
import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, forbidden, notFound } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { createRecord, updateRecord, writing } from '../../query/write.js'
import { requireMember } from '../members/require-member.js'
import { atStart } from '../position.js'
import { requireFeature } from '../projects/require-feature.js'
import { checkTimezone } from '../timezone.js'
import { removeHolder } from '../work-items/remove-holder.js'
import { readDays } from './cycle-days.js'
import { archivedCycles, cycles } from './cycles.resource.js'
import type { CycleInput, CycleUpdate } from './cycles.schema.js'

export function createCycle(db: Db, scope: ProjectScope, input: Static<typeof CycleInput>): Promise<string> {
  if (input.timezone) checkTimezone(input.timezone)
  return writing(db, cycles, scope, input, null, async (db) => {
    await requireFeature(db, scope, 'cycle_view')
    await requireMember(db, scope.workspaceId, 'owned_by', input.owned_by)
    return createRecord(db, cycles, scope, {
      owned_by: scope.userId,
      ...input,
      ...(await readDays(db, scope, input)),
      sort_order: await atStart(db, cycles, scope),
    })
  })
}

/** Of a cycle that has ended, only the place among the others can be changed. */
export function updateCycle(
  db: Db,
  scope: ProjectScope,
  id: string,
  input: Static<typeof CycleUpdate>,
): Promise<string> {
  if (input.timezone) checkTimezone(input.timezone)
  return writing(db, cycles, scope, input, id, async (db) => {
    const before = await lockCycle(db, scope, id)
    if (before.archived) throw badRequest('cycle_archived', 'This cycle is archived. Unarchive it first.')
    if (before.ended && Object.keys(input).some((field) => field !== 'sort_order'))
      throw badRequest('cycle_completed', 'This cycle has ended: only its sort_order can be changed.')
    await requireMember(db, scope.workspaceId, 'owned_by', input.owned_by)
    const days = await readDays(db, scope, input, before)
    return updateRecord(db, cycles, scope, id, { ...input, ...days })
  })
}

/** Removes a cycle, archived or not; its work items stay, and their activity tells that they left it. */
export function removeCycle(db: Db, scope: ProjectScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const { archived, owned_by_id } = await lockCycle(db, scope, id)
    if (!isProjectAdmin(scope) && owned_by_id !== scope.userId)
      throw forbidden('Only an admin of the project or the owner of the cycle may delete it.')
    await removeHolder(db, archived ? archivedCycles : cycles, scope, id)
  })
}

export async function archiveCycle(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const { archived, ended } = await lockCycle(db, scope, id)
    if (archived) throw notFound('cycle')
    if (!ended) throw badRequest('not_finished', 'Only a cycle that has ended can be archived.')
    await updateRecord(db, cycles, scope, id, { archived_at: new Date().toISOString() })
  })
}

export async function unarchiveCycle(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await updateRecord(db, archivedCycles, scope, id, { archived_at: null })
}

export interface CycleRow {
  id: string
  name: string
  start_date: Date | null
  end_date: Date | null
  owned_by_id: string
  archived: boolean
  ended: boolean
}

/** The cycle, archived or not, as it stays until the commit. */
export async function lockCycle(db: Db, scope: ProjectScope, id: string): Promise<CycleRow> {
  const [row] = isUuid(id) ? await lockCycles(db, scope, [id]) : []
  if (!row) throw notFound('cycle')
  return row
}

/** In the order of their ids: two transfers at once must not wait for each other. */
export async function lockCycles(db: Db, scope: ProjectScope, ids: readonly string[]): Promise<CycleRow[]> {
  const { rows } = await sql<CycleRow>`select id, name, start_date, end_date, owned_by_id,
      archived_at is not null as archived, coalesce(end_date < now(), false) as ended
    from cycles where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
      and id = any(${ids}::uuid[]) order by id for update`.execute(db)
  return rows
}
