import { sql } from 'kysely'
import type { Static } from 'typebox'
import { guest } from '../../access/roles.js'
import type { WorkspaceScope } from '../../access/scope.js'
import { violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, notFound, type ApiError } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import { createRecord, lockRow, removeRecord, updateRecord } from '../../query/write.js'
import { invitations, type InvitationInput, type InvitationUpdate } from './invitations.resource.js'

export async function createInvitation(
  db: Db,
  scope: WorkspaceScope,
  { email: given, role = guest }: Static<typeof InvitationInput>,
): Promise<string> {
  const email = given.trim().toLowerCase()
  return inTransaction(db, async (db) => {
    const { rows } = await sql`select 1 from workspace_members m join users u on u.id = m.user_id
      where m.workspace_id = ${scope.workspaceId} and m.is_active and u.email = ${email}
        and not u.is_unclaimed`.execute(db)
    if (rows.length > 0)
      throw emailFault('already_member', 'This person is a member of the workspace already.')
    return createRecord(db, invitations, scope, { email, role })
  }).catch((error: unknown) => {
    throw violationOf(error)?.constraint === 'invitations_email_key'
      ? emailFault('already_invited', 'This address has been invited already.')
      : error
  })
}

export function updateInvitation(
  db: Db,
  scope: WorkspaceScope,
  id: string,
  { role, email }: Static<typeof InvitationUpdate>,
): Promise<string> {
  return inTransaction(db, async (db) => {
    await lockOpen(db, scope, id)
    if (email !== undefined)
      throw emailFault(
        'email_cannot_be_updated',
        'The address of an invitation cannot be changed. Remove the invitation and make another one.',
      )
    return updateRecord(db, invitations, scope, id, { role })
  })
}

export function removeInvitation(db: Db, scope: WorkspaceScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockOpen(db, scope, id)
    await removeRecord(db, invitations, scope, id)
  })
}

/** Joins the workspace with the role that is offered, or declines. Once only, and only whom it is addressed to. */
export async function answerInvitation(db: Db, userId: string, id: string, accepted: boolean): Promise<void> {
  await inTransaction(db, async (db) => {
    const { rows } = isUuid(id)
      ? await sql<{ workspaceId: string; role: number; accepted: boolean; responded: boolean }>`
          select i.workspace_id as "workspaceId", i.role, i.accepted, i.responded_at is not null as responded
          from invitations i join users u on u.email = i.email
          where i.id = ${id} and u.id = ${userId} and u.email_verified for update of i`.execute(db)
      : { rows: [] }
    const invitation = rows[0]
    if (!invitation) throw notFound('invitation')
    if (invitation.responded) throw answered(invitation.accepted)
    const { workspaceId, role } = invitation
    await sql`update invitations set accepted = ${accepted}, responded_at = now(), updated_at = now(),
      updated_by_id = ${userId} where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
    const changes = [{ field: 'accepted', old_value: null, new_value: accepted }]
    const events = [{ entity: 'invitation', entityId: id, verb: 'updated' as const, changes }]
    if (!accepted) return appendEvents(db, { workspaceId, userId }, events)
    // Somebody who is a member by now keeps the role that they have.
    await sql`insert into workspace_members as m (workspace_id, user_id, role)
      values (${workspaceId}, ${userId}, ${role})
      on conflict (workspace_id, user_id) do update set role = excluded.role, is_active = true, updated_at = now()
      where not m.is_active`.execute(db)
    const joined = { entity: 'workspace_member', entityId: userId, verb: 'created' as const }
    await appendEvents(db, { workspaceId, userId }, [...events, joined])
  })
}

/** What was answered is history: it is neither changed nor removed. */
async function lockOpen(db: Db, scope: WorkspaceScope, id: string): Promise<void> {
  const { accepted, responded_at } = await lockRow(db, invitations, scope, id, ['accepted', 'responded_at'])
  if (responded_at !== null) throw answered(accepted === true)
}

function answered(accepted: boolean): ApiError {
  return accepted
    ? badRequest('invite_already_accepted', 'This invitation has been accepted already.')
    : badRequest('invite_already_responded', 'This invitation has been declined already.')
}

function emailFault(code: string, sentence: string): ApiError {
  return badRequest(code, sentence, { fields: { email: [sentence] } })
}
