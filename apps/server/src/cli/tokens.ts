import { sql } from 'kysely'
import type { Db } from '../database/open.js'
import { newKey } from '../http/tokens.js'
import { isUuid, newId } from '../ids.js'
import { minutes, print, table, withSite, type OutputOptions } from './command.js'
import { requireUser } from './users.js'

export interface NewTokenOptions extends OutputOptions {
  email: string
  title: string
  description?: string
  expires?: Date
}

interface NewToken {
  title: string
  description?: string
  expires?: Date
}

/** Writes the key's hash and gives the key, which nobody can read again. */
export async function insertToken(
  db: Db,
  userId: string,
  { title, description = '', expires }: NewToken,
): Promise<{ id: string; key: string; hint: string }> {
  const { key, hash, hint } = newKey()
  const id = newId()
  await db
    .insertInto('api_tokens')
    .values({ id, user_id: userId, title, description, token_hash: hash, hint, expires_at: expires ?? null })
    .execute()
  return { id, key, hint }
}

export function createToken(options: NewTokenOptions): Promise<void> {
  return withSite(async ({ db }) => {
    const title = options.title.trim()
    if (title === '' || title.length > 255) throw new Error('The title must have 1 to 255 characters.')
    const user = await requireUser(db, options.email)
    const { id, key, hint } = await insertToken(db, user, { ...options, title })
    const expiry = options.expires ?? null
    print(
      options,
      { id, title, hint, expires_at: expiry, api_key: key },
      `${key}\nKeep it: it is not shown again. It ${expiry ? `expires on ${minutes(expiry)}` : 'does not expire'}.`,
    )
  })
}

interface TokenRow {
  id: string
  hint: string
  title: string
  description: string
  email: string
  status: 'active' | 'expired' | 'revoked'
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
}

export function listTokens(options: { email?: string } & OutputOptions): Promise<void> {
  return withSite(async ({ db }) => {
    const user = options.email === undefined ? null : await requireUser(db, options.email)
    const { rows } = await sql<TokenRow>`
      select a.id, a.hint, a.title, a.description, u.email, a.created_at, a.expires_at, a.revoked_at, a.last_used_at,
        case when a.revoked_at is not null then 'revoked' when a.expires_at <= now() then 'expired'
          else 'active' end as status
      from api_tokens a join users u on u.id = a.user_id
      where ${user}::uuid is null or a.user_id = ${user}::uuid order by a.created_at, a.id`.execute(db)
    const lines = rows.map((row) => [
      row.id,
      row.hint,
      row.title,
      row.email,
      row.status,
      minutes(row.expires_at),
      minutes(row.last_used_at),
    ])
    print(
      options,
      rows,
      rows.length === 0
        ? 'There is no key yet. Make one: waypost token create --help'
        : table(['ID', 'HINT', 'TITLE', 'ACCOUNT', 'STATUS', 'EXPIRES', 'LAST USED'], lines),
    )
  })
}

export function revokeToken(name: string, options: OutputOptions): Promise<void> {
  return withSite(async ({ db }) => {
    const row = await findToken(db, name)
    const { rows } = await sql`update api_tokens set revoked_at = now()
      where id = ${row.id} and revoked_at is null returning id`.execute(db)
    const text = rows.length === 0 ? 'was revoked already' : 'is revoked'
    print(
      options,
      { id: row.id, title: row.title, hint: row.hint, revoked: true },
      `The key "${row.title}" (…${row.hint}) ${text}.`,
    )
  })
}

async function findToken(db: Db, name: string): Promise<Pick<TokenRow, 'id' | 'title' | 'hint'>> {
  const found = await db
    .selectFrom('api_tokens')
    .select(['id', 'title', 'hint', 'revoked_at'])
    .where(isUuid(name) ? 'id' : 'hint', '=', name)
    .execute()
  // Of two keys with one ending, the one that still works is meant.
  const working = found.filter(({ revoked_at }) => revoked_at === null)
  const meant = working.length > 0 ? working : found
  const [first] = meant
  if (!first)
    throw new Error(`No key has the id or the last four characters "${name}". See waypost token list.`)
  if (meant.length > 1)
    throw new Error(
      `${meant.length} keys end in ${name}. Use an id: ${meant.map(({ id }) => id).join(', ')}.`,
    )
  return first
}
