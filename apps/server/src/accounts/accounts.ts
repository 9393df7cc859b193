import { violationOf } from '../database/constraint-errors.js'
import { inTransaction, type Db } from '../database/open.js'
import { newId } from '../ids.js'
import { loadAuth, type Auth, type AuthOptions } from './auth.js'
import { checkPassword, passwordMax } from './passwords.js'

export interface AccountInput {
  email: string
  password: string
  first_name?: string
  last_name?: string
  display_name?: string
  /** False when nobody vouches for the address. Default: true. */
  email_verified?: boolean
}

export interface Accounts {
  /** Creates a user who can sign in with this password. Opens no session. */
  create(input: AccountInput): Promise<{ id: string; email: string }>
  /** The same in two steps, for an account that is made together with other things, in their transaction. */
  prepare(input: AccountInput): Promise<NewAccount>
  setPassword(userId: string, password: string): Promise<void>
  verifyPassword(email: string, password: string): Promise<boolean>
  /** The better-auth instance, loaded on first use. */
  auth(): Promise<Auth>
}

interface NewAccount {
  id: string
  email: string
  display_name: string
  insert: (db: Db) => Promise<void>
  /** In place of `insert`: makes it the owner's of an account that an import has made for this address. */
  claim: (db: Db, userId: string) => Promise<void>
}

export class AccountExists extends Error {
  override readonly name = 'AccountExists'
}
export class InvalidAccount extends Error {
  override readonly name = 'InvalidAccount'
}

// What better-auth's sign-in accepts (zod's email): an account with any other address could never sign in.
const emailPattern = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

export function openAccounts({ db: database, ...options }: AuthOptions & { db: Db }): Accounts {
  let loading: Promise<Auth> | undefined
  const auth = () => (loading ??= loadAuth(options))
  const context = async () => (await auth()).$context

  async function prepare(input: AccountInput): Promise<NewAccount> {
    const email = readEmail(input.email)
    checkPassword(input.password)
    const id = newId()
    const hash = await (await context()).password.hash(input.password)
    const user = { id, email, email_verified: input.email_verified ?? true, ...readNames(input, email) }
    // What better-auth writes for a sign-up.
    async function insert(db: Db): Promise<void> {
      try {
        await db.insertInto('users').values(user).execute()
        await db.insertInto('accounts').values(credential(id, hash)).execute()
      } catch (error) {
        throw explain(error, email)
      }
    }
    async function claim(db: Db, userId: string): Promise<void> {
      const named = Boolean(input.first_name?.trim() || input.last_name?.trim())
      const { id: _id, email: _email, email_verified, ...names } = user
      const changes = { email_verified, ...(named ? names : {}) }
      await db.updateTable('users').set(changes).where('id', '=', userId).execute()
      await db.insertInto('accounts').values(credential(userId, hash)).execute()
    }
    return { id, email, display_name: user.display_name, insert, claim }
  }

  return {
    auth,
    prepare,

    async create(input) {
      const { id, email, insert } = await prepare(input)
      await inTransaction(database, insert)
      return { id, email }
    },

    async setPassword(userId, password) {
      checkPassword(password)
      const hash = await (await context()).password.hash(password)
      await inTransaction(database, async (db) => {
        await db
          .insertInto('accounts')
          .values(credential(userId, hash))
          .onConflict((taken) =>
            taken
              .columns(['provider_id', 'account_id'])
              .doUpdateSet({ password: hash, updated_at: new Date() }),
          )
          .execute()
        await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
      })
    },

    async verifyPassword(email, password) {
      if (password.length > passwordMax) return false
      const { internalAdapter, password: hasher } = await context()
      const found = await internalAdapter.findUserByEmail(normalEmail(email), { includeAccounts: true })
      const hash = found?.accounts.find((account) => account.providerId === 'credential')?.password
      if (hash) return hasher.verify({ hash, password })
      // As slow as a wrong password, so that the time taken does not tell which addresses have an account.
      await hasher.hash(password)
      return false
    },
  }
}

const credential = (userId: string, hash: string) => ({
  id: newId(),
  user_id: userId,
  provider_id: 'credential',
  account_id: userId,
  password: hash,
})

export const normalEmail = (email: string): string => email.trim().toLowerCase()

function readEmail(value: string): string {
  const email = normalEmail(value)
  if (email.length > 254 || !emailPattern.test(email)) {
    throw new InvalidAccount(`"${email}" is not an email address. Use one like name@example.com.`)
  }
  return email
}

function readNames(input: AccountInput, email: string) {
  const first_name = input.first_name?.trim() ?? ''
  const last_name = input.last_name?.trim() ?? ''
  const fullName = `${first_name} ${last_name}`.trim()
  const display_name =
    input.display_name?.trim() || fullName.slice(0, 255) || email.slice(0, email.indexOf('@'))
  return { first_name, last_name, display_name, name: fullName || display_name }
}

function explain(error: unknown, email: string): unknown {
  const violation = violationOf(error)
  if (violation?.constraint === 'users_email_key')
    return new AccountExists(`An account with the email ${email} already exists.`)
  if (violation?.kind === 'check')
    return new InvalidAccount(
      `The ${violation.field.replace('_', ' ')} is too long: use at most 255 characters.`,
    )
  return error
}
