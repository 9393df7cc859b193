import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Accounts } from '../../accounts/accounts.js'
import { inTransaction, type Db } from '../../database/open.js'
import { ApiError, invalidField, notFound } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { answerInvitation } from '../invitations/write-invitation.js'
import { createWorkspace } from '../workspaces/create-workspace.js'
import type { FirstRun, SignUp } from './accounts.schema.js'

/** The same as `waypost setup` takes: of two at once, one finds what the other made. */
const lockKey = 7_290_118

interface WorkspaceName {
  id: string
  slug: string
  name: string
}
interface SignedUp {
  email: string
  workspace: WorkspaceName | null
}

export async function isFirstRun(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The first account and its workspace, on an installation that has none. */
export async function makeFirstAccount(
  db: Db,
  accounts: Accounts,
  { workspace_name, workspace_slug, ...person }: Static<typeof FirstRun>,
): Promise<SignedUp> {
  const account = await accounts.prepare(person)
  return inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
    if (!(await isFirstRun(db)))
      throw new ApiError(409, 'not_first_run', 'This installation has an account already. Sign in.')
    await account.insert(db)
    const name = workspace_name.trim()
    if (name === '') throw invalidField('workspace_name', 'is required.')
    const slug = workspace_slug ? { slug: workspace_slug } : {}
    const made = await createWorkspace(db, account.id, { name, ...slug }).catch((error: unknown) => {
      throw error instanceof ApiError && error.details['fields'] ? renamed(error) : error
    })
    return { email: account.email, workspace: { ...made, name } }
  })
}

/** `slug` of a workspace is `workspace_slug` here. */
function renamed(error: ApiError): ApiError {
  return invalidField('workspace_slug', error.message.replace(/^slug /, ''))
}

export async function signUp(
  db: Db,
  accounts: Accounts,
  { invitation, email, ...person }: Static<typeof SignUp>,
  openSignUp: boolean,
): Promise<SignedUp> {
  if (invitation !== undefined) return signUpInvited(db, accounts, invitation, person)
  if (!openSignUp)
    throw new ApiError(
      403,
      'sign_up_closed',
      'Accounts are made by invitation here. Ask an admin of a workspace.',
    )
  if (email === undefined) throw invalidField('email', 'is required.')
  const account = await accounts.prepare({ ...person, email, email_verified: false })
  await inTransaction(db, account.insert)
  return { email: account.email, workspace: null }
}

async function signUpInvited(
  db: Db,
  accounts: Accounts,
  token: string,
  person: { password: string; first_name?: string; last_name?: string },
): Promise<SignedUp> {
  const invitation = await findInvitation(db, token)
  const account = await accounts.prepare({ ...person, email: invitation.email })
  await inTransaction(db, async (db) => {
    const unclaimed = await findUnclaimed(db, invitation)
    if (unclaimed === null) await account.insert(db)
    else await account.claim(db, unclaimed)
    await answerInvitation(db, unclaimed ?? account.id, invitation.id, true)
  })
  return { email: account.email, workspace: invitation.workspace }
}

/**
 * The account that an import has made for whoever is invited. An admin who passes the link on could use it as well, so
 * it must not lead into any other workspace.
 */
async function findUnclaimed(db: Db, { email, workspace }: OpenInvitation): Promise<string | null> {
  const { rows } = await sql<{ id: string; elsewhere: boolean }>`
    select u.id, exists (select from workspace_members m
      where m.user_id = u.id and m.workspace_id <> ${workspace.id}) as elsewhere
    from users u where u.email = ${email} and u.is_unclaimed for update of u`.execute(db)
  if (rows[0]?.elsewhere)
    throw new ApiError(
      409,
      'account_unclaimed',
      'This address has an account in another workspace too, which has no password yet. Ask for a new password by mail, or ask the operator for one: waypost user set-password.',
    )
  return rows[0]?.id ?? null
}

interface OpenInvitation {
  id: string
  email: string
  role: number
  invited_by: string | null
  has_account: boolean
  workspace: WorkspaceName
}

/** What the holder of the link sees before they answer. */
export async function findInvitation(db: Db, token: string): Promise<OpenInvitation> {
  const { rows } = isUuid(token)
    ? await sql<OpenInvitation>`
        select i.id, i.email, i.role, by.display_name as invited_by,
          exists (select from users u where u.email = i.email and not u.is_unclaimed) as has_account,
          json_build_object('id', w.id, 'slug', w.slug, 'name', w.name) as workspace
        from invitations i join workspaces w on w.id = i.workspace_id left join users by on by.id = i.created_by_id
        where i.token = ${token} and i.responded_at is null`.execute(db)
    : { rows: [] }
  const invitation = rows[0]
  if (!invitation) throw notFound('invitation')
  return invitation
}

/** By somebody who has an account and is signed in. The link shows that the address is theirs. */
export async function acceptInvitation(db: Db, userId: string, token: string): Promise<WorkspaceName> {
  const invitation = await findInvitation(db, token)
  await inTransaction(db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', userId)
      .where('email', '=', invitation.email)
      .executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw new ApiError(
        403,
        'other_address',
        `This invitation is to ${invitation.email}. Sign in with that account to accept it.`,
      )
    await answerInvitation(db, userId, invitation.id, true)
  })
  return invitation.workspace
}
