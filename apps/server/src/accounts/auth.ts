import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { readSecret } from '../database/site.js'
import type { Mail, Message } from '../mail/mail.js'
import { passwordMax, passwordMin } from './passwords.js'

export interface AuthOptions {
  pool: pg.Pool
  publicUrl: string
  /** Null where no mail is sent. */
  mail: Mail | null
  onError: (message: string, details: readonly unknown[]) => void
}

export type Auth = Awaited<ReturnType<typeof loadAuth>>

const cookiePrefix = 'waypost'
export const addressHeader = 'x-waypost-client-address'

const day = 86_400

// OWASP's minimum for argon2id, which is the package's default algorithm.
const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const resetMessage = (to: string, link: string): Message => ({
  to,
  subject: 'A new password for Waypost',
  text: `Somebody, most likely you, asked for a new password for ${to}.

Choose it here within the next hour:
${link}

If it was not you, ignore this mail: nothing has changed.
`,
})

// Imported on first use: better-auth takes 0.3 to 0.5 s to load, which a start and most commands do not need.
export async function loadAuth({ pool, publicUrl, mail, onError }: AuthOptions) {
  const [{ betterAuth }, { APIError }, argon2] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('@node-rs/argon2'),
  ])
  const secret = await readSecret(pool)
  const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

  return betterAuth({
    appName: 'Waypost',
    baseURL: new URL(publicUrl).origin,
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => onError(message, details) },
    advanced: {
      cookiePrefix,
      // Written by us from the address that TRUSTED_PROXIES leads to: what a client sends never gets here.
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Our migrations own the schema. The check is a background query that a short command would cut off.
      database: { generateId: () => uuidv7(), validateSchema: false },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by create(), with its rules.
      disableSignUp: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      password: {
        // Keyboards differ in how they compose accents: the same password must give the same bytes.
        hash: (password) => argon2.hash(password.normalize('NFKC'), argon2Cost),
        verify: ({ hash, password }) => argon2.verify(hash, password.normalize('NFKC')),
      },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => {
        mail?.send(resetMessage(user.email, `${publicUrl}/reset-password?token=${token}`))
        return Promise.resolve()
      },
      // Whoever opens the link has the mailbox.
      onPasswordReset: async ({ user }) => {
        await pool.query('update users set email_verified = true where id = $1', [user.id])
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
      expiresIn: 30 * day,
      updateAge: day,
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
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...timestamps },
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const { rows } = await pool.query('select 1 from users where id = $1 and is_active', [userId])
            if (rows.length === 0) throw new APIError('FORBIDDEN', { code: 'INACTIVE_USER' })
          },
        },
      },
    },
  })
}
