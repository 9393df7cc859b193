import { sql } from 'kysely'
import { normalEmail } from '../../accounts/accounts.js'
import { checkPassword } from '../../accounts/passwords.js'
import { ApiError, notFound } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { toAccountError } from './account-errors.js'
import { operations } from './accounts.operations.js'
import { accountRoute, type AccountCall, type AccountParts, type AccountRoute } from './serve-accounts.js'
import { acceptInvitation, findInvitation, isFirstRun, makeFirstAccount, signUp } from './sign-up.js'
import { sendVerification, verifyEmail } from './verify-email.js'

type Call = AccountCall<unknown>

export function accountRoutes({
  config,
  db,
  accounts,
  sessions,
  mail,
}: AccountParts): readonly AccountRoute[] {
  /** Opens a session, and gives the user. */
  async function open({ headers, setCookies }: Call, email: string, password: string) {
    const auth = await accounts.auth()
    const { response, headers: answered } = await auth.api.signInEmail({
      body: { email: normalEmail(email), password },
      headers,
      returnHeaders: true,
    })
    setCookies(answered)
    // Whoever comes sweeps: what has ended is of no use to anybody.
    await sql`with s as (delete from sessions where expires_at < now()), v as (delete from verifications where
      expires_at < now()) select`.execute(db)
    const { id, display_name } = response.user
    return { id, email: response.user.email, display_name }
  }

  /** Ends the session of this browser, and takes its cookie away. */
  async function close({ headers, setCookies }: Call): Promise<void> {
    const auth = await accounts.auth()
    const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
    setCookies(answered)
    sessions.forget()
  }

  return [
    accountRoute(operations.session, async ({ headers, setCookies }) => {
      const installation = { open_sign_up: config.openSignUp, mail: mail !== null }
      if (await isFirstRun(db)) return { first_run: true, ...installation, user: null, session: null }
      const auth = await accounts.auth()
      const { response: found, headers: answered } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      })
      // The library moves the end of the session on once a day; the cookie must follow.
      setCookies(answered)
      if (!found?.user.is_active) return { first_run: false, ...installation, user: null, session: null }
      const { id, email, display_name } = found.user
      const session = { id: found.session.id, expires_at: found.session.expiresAt }
      return { first_run: false, ...installation, user: { id, email, display_name }, session }
    }),
    accountRoute(operations.firstRun, async (call) => {
      if (!(await isFirstRun(db)))
        throw new ApiError(409, 'not_first_run', 'This installation has an account already. Sign in.')
      const { email, workspace } = await makeFirstAccount(db, accounts, call.body)
      return { user: await open(call, email, call.body.password), workspace }
    }),
    accountRoute(operations.signIn, async (call) => {
      await call.limit.count(call.address, normalEmail(call.body.email))
      return { user: await open(call, call.body.email, call.body.password) }
    }),
    accountRoute(operations.signUp, async (call) => {
      await call.limit.count(call.address, `sign-up:${normalEmail(call.body.email ?? '')}`)
      const { email, workspace } = await signUp(db, accounts, call.body, config.openSignUp)
      const user = await open(call, email, call.body.password)
      if (workspace === null && mail) await sendVerification(accounts, mail, config.publicUrl, user)
      return { user, workspace }
    }),
    accountRoute(operations.verifyEmail, ({ body }) => verifyEmail(db, accounts, body.token)),
    accountRoute(operations.invitation, async ({ params }) => {
      const { id: _id, ...invitation } = await findInvitation(db, params['token'] ?? '')
      return invitation
    }),
    accountRoute(operations.acceptInvitation, async ({ params, signedIn }) => {
      const { userId } = await signedIn()
      return { workspace: await acceptInvitation(db, userId, params['token'] ?? '') }
    }),
    accountRoute(operations.signOut, close),
    accountRoute(operations.signOutEverywhere, async (call) => {
      const { userId } = await call.signedIn()
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
      await close(call)
    }),
    accountRoute(operations.sessions, async ({ signedIn }) => {
      const { userId, sessionId } = await signedIn()
      const { rows } = await sql<object>`
          select id, created_at, updated_at, expires_at, ip_address, user_agent, id = ${sessionId} as current
          from sessions where user_id = ${userId} and expires_at > now() order by created_at desc`.execute(db)
      return rows
    }),
    accountRoute(operations.endSession, async ({ params, signedIn }) => {
      const { userId } = await signedIn()
      const id = params['session_id'] ?? ''
      const { numDeletedRows } = isUuid(id)
        ? await db
            .deleteFrom('sessions')
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .executeTakeFirst()
        : { numDeletedRows: 0n }
      if (numDeletedRows === 0n) throw notFound('session')
      sessions.forget()
    }),
    accountRoute(
      operations.changePassword,
      async ({ body, headers, address, setCookies, signedIn, limit }) => {
        const { userId } = await signedIn()
        // A borrowed browser is a place to guess passwords from as well.
        await limit.count(address, `user:${userId}`)
        refuseWeak(body.new_password)
        const auth = await accounts.auth()
        const { headers: answered } = await auth.api.changePassword({
          body: {
            currentPassword: body.current_password,
            newPassword: body.new_password,
            revokeOtherSessions: true,
          },
          headers,
          returnHeaders: true,
        })
        setCookies(answered)
        sessions.forget()
      },
    ),
    accountRoute(operations.forgotPassword, async ({ body, address, limit }) => {
      if (!mail)
        throw new ApiError(
          409,
          'mail_not_configured',
          'This server sends no mail. Ask its operator for a new password: waypost user set-password.',
        )
      const email = normalEmail(body.email)
      await limit.count(address, `forgot:${email}`)
      const { rows } = await sql`select 1 from users where email = ${email} and is_active`.execute(db)
      if (rows.length > 0) await (await accounts.auth()).api.requestPasswordReset({ body: { email } })
      return { message: `If ${email} has an account, a mail with a link is on its way.` }
    }),
    accountRoute(operations.resetPassword, async ({ body, address, limit }) => {
      await limit.count(address, 'reset')
      refuseWeak(body.new_password)
      const auth = await accounts.auth()
      await auth.api.resetPassword({ body: { token: body.token, newPassword: body.new_password } })
      sessions.forget()
    }),
  ]
}

function refuseWeak(password: string): void {
  try {
    checkPassword(password)
  } catch (error) {
    throw toAccountError(error, 'new_password')
  }
}
