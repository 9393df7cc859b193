import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { violationOf } from '../database/constraint-errors.js'

export interface AccountInput {
  email: string
  password: string
  first_name?: string
  last_name?: string
  display_name?: string
}

interface AccountsOptions {
  pool: pg.Pool
  publicUrl: string
  secret: string
}

export interface Accounts {
  /** Creates a user who can sign in with this password. Opens no session. */
  create(input: AccountInput): Promise<{ id: string }>
  verifyPassword(email: string, password: string): Promise<boolean>
  /** The better-auth instance, loaded on first use. */
  auth(): Promise<Auth>
}

type Auth = Awaited<ReturnType<typeof loadAuth>>

export class AccountExists extends Error {
  override readonly name = 'AccountExists'
}
export class WeakPassword extends Error {
  override readonly name = 'WeakPassword'
}
export class InvalidAccount extends Error {
  override readonly name = 'InvalidAccount'
}

const passwordMin = 8
const passwordMax = 128

// What better-auth's sign-in accepts (zod's email): an account with any other address could never sign in.
const emailPattern = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

// OWASP's minimum for argon2id, which is the package's default algorithm.
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function openAccounts(options: AccountsOptions): Accounts {
  let loading: Promise<Auth> | undefined
  const auth = () => (loading ??= loadAuth(options))
  const context = async () => (await auth()).$context

  return {
    auth,

    async create(input) {
      const email = readEmail(input.email)
      checkPassword(input.password)
      const { internalAdapter, password } = await context()
      const id = uuidv7()
      const user = { id, email, emailVerified: false, ...readNames(input, email) }
      const hash = await password.hash(input.password)
      try {
        // Named for OAuth, but the one function that writes the user and the account in one transaction.
        await internalAdapter.createOAuthUser(user, {
          providerId: 'credential',
          accountId: id,
          password: hash,
        })
      } catch (error) {
        throw explain(error, email)
      }
      return { id }
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

const normalEmail = (email: string) => email.trim().toLowerCase()

function readEmail(value: string): string {
  const email = normalEmail(value)
  if (email.length > 254 || !emailPattern.test(email)) {
    throw new InvalidAccount(`"${email}" is not an email address. Use one like name@example.com.`)
  }
  return email
}

function checkPassword(password: string): void {
  if (password.length < passwordMin) {
    throw new WeakPassword(`The password is too short: use at least ${passwordMin} characters.`)
  }
  if (password.length > passwordMax) {
    throw new WeakPassword(`The password is too long: use at most ${passwordMax} characters.`)
  }
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

// Imported on first use: better-auth takes 0.3 to 0.5 s to load, which a start and most commands do not need.
async function loadAuth({ pool, publicUrl, secret }: AccountsOptions) {
  const [{ betterAuth }, argon2] = await Promise.all([import('better-auth'), import('@node-rs/argon2')])
  const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

  return betterAuth({
    appName: 'Waypost',
    baseURL: new URL(publicUrl).origin,
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // On by default only where NODE_ENV is production, which a self-hosted start seldom sets.
    rateLimit: { enabled: true },
    advanced: {
      cookiePrefix: 'waypost',
      // Our migrations own the schema. The check is a background query that a short command would cut off.
      database: { generateId: () => uuidv7(), validateSchema: false },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by create(): signing up must not open by itself when the handler is mounted.
      disableSignUp: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      password: {
        // Keyboards differ in how they compose accents: the same password must give the same bytes.
        hash: (password) => argon2.hash(password.normalize('NFKC'), argon2Cost),
        verify: ({ hash, password }) => argon2.verify(hash, password.normalize('NFKC')),
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...timestamps },
      // Not an input of the library's own endpoints: these change through /api/v1, with its rules.
      additionalFields: {
        first_name: { type: 'string', required: true, input: false },
        last_name: { type: 'string', required: true, input: false },
        display_name: { type: 'string', required: true, input: false },
        avatar: { type: 'string', required: true, input: false },
        timezone: { type: 'string', required: true, input: false },
        is_active: { type: 'boolean', required: true, input: false },
        is_bot: { type: 'boolean', required: true, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...timestamps } },
  })
}
