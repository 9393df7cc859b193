import { sql } from 'kysely'
import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import type { ProjectScope } from '../../access/scope.js'
import { ApiError, badRequest, forbidden } from '../../errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import { replaceLinks } from '../../query/links.js'
import { readWritten } from '../../query/read.js'
import { about, changeRecord, insertRecord, lockRow, updateRecord, writing } from '../../query/write.js'
import { requireMember } from '../members/require-member.js'
import { atStart } from '../position.js'
import { requireFeature } from '../projects/require-feature.js'
import { removeHolder } from '../work-items/remove-holder.js'
import { archivedModules, modules } from './modules.resource.js'
import type { ModuleInput, ModuleUpdate } from './modules.schema.js'

export function createModule(
  db: Db,
  scope: ProjectScope,
  input: Static<typeof ModuleInput>,
): Promise<string> {
  return naming(() =>
    writing(db, modules, scope, input, null, async (db) => {
      await requireFeature(db, scope, 'module_view')
      await requireMember(db, scope.workspaceId, 'lead', input.lead)
      const sort_order = await atStart(db, modules, scope)
      const id = await insertRecord(db, modules, scope, { ...input, sort_order })
      if (input.members?.length) await setMembers(db, scope, id, input.members)
      const json = await readWritten(db, modules, scope, id)
      await appendEvents(db, scope, [{ ...about(modules, scope, id), verb: 'created' }])
      return json
    }),
  )
}

export function updateModule(
  db: Db,
  scope: ProjectScope,
  id: string,
  input: Static<typeof ModuleUpdate>,
): Promise<string> {
  return naming(() =>
    writing(db, modules, scope, input, id, async (db) => {
      await refuseArchived(db, scope, id)
      await requireMember(db, scope.workspaceId, 'lead', input.lead)
      const changes = await changeRecord(db, modules, scope, id, input)
      if (input.members) {
        const { added, removed } = await setMembers(db, scope, id, input.members)
        if (added.length + removed.length > 0)
          changes.push({ field: 'members', old_value: removed, new_value: added })
      }
      const json = await readWritten(db, modules, scope, id)
      if (changes.length > 0)
        await appendEvents(db, scope, [{ ...about(modules, scope, id), verb: 'updated', changes }])
      return json
    }),
  )
}

/** Removes a module, archived or not; its work items stay, and their activity tells that they left it. */
export function removeModule(db: Db, scope: ProjectScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const resource = (await isArchived(db, scope, id)) ? archivedModules : modules
    const row = await lockRow(db, resource, scope, id, ['created_by_id'])
    if (!isProjectAdmin(scope) && row['created_by_id'] !== scope.userId)
      throw forbidden('Only an admin of the project or the creator may delete this module.')
    await removeHolder(db, resource, scope, id)
  })
}

export async function archiveModule(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const { status } = await lockRow(db, modules, scope, id, ['status'])
    if (status !== 'completed' && status !== 'cancelled')
      throw badRequest(
        'not_finished',
        'Only a completed or cancelled module can be archived. Change its status first.',
      )
    await updateRecord(db, modules, scope, id, { archived_at: new Date().toISOString() })
  })
}

export async function unarchiveModule(db: Db, scope: ProjectScope, id: string): Promise<void> {
  await updateRecord(db, archivedModules, scope, id, { archived_at: null })
}

/** Members of the project only; others are left out. */
const setMembers = (db: Db, scope: ProjectScope, id: string, users: readonly string[]) =>
  replaceLinks(
    db,
    modules,
    'members',
    scope,
    id,
    users,
    (ids) => sql`select user_id as id from project_members
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
      and user_id = any(${ids}) and is_active`,
  )

async function isArchived(db: Db, scope: ProjectScope, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const { rows } = await sql`select 1 from modules where workspace_id = ${scope.workspaceId}
    and project_id = ${scope.projectId} and id = ${id} and archived_at is not null`.execute(db)
  return rows.length > 0
}

async function refuseArchived(db: Db, scope: ProjectScope, id: string): Promise<void> {
  if (await isArchived(db, scope, id))
    throw badRequest('module_archived', 'This module is archived. Unarchive it first.')
}

/** Existing clients know a taken name of a module as a 400 with a code of its own. */
async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isName =
      error instanceof ApiError && error.status === 409 && 'name' in (error.details['fields'] as object)
    if (!isName) throw error
    throw new ApiError(400, 'module_name_already_exists', error.message, error.details)
  }
}
