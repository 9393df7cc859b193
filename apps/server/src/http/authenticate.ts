import { sql } from 'kysely'
import type { Actor } from '../access/access.js'
import { changesOf, type Db } from '../database/open.js'
import { ApiError } from '../errors.js'
import { hashKey } from './tokens.js'

interface Token {
  id: string
  user_id: string
  expires_at: Date | null
  revoked_at: Date | null
  is_active: boolean
}

const cacheMillis = 1000
const flushMillis = 10_000

/**
 * Whose key this is. A key that was found is kept in memory for a second. A change to it makes every process forget it:
 * in a moment, or within that second where nobody hears of it. Its expiry is compared on every request.
 */
export class Authenticator {
  private readonly known = new Map<string, { until: number; token: Token }>()
  private forgotten = 0
  private readonly used = new Map<string, Date>()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly db: Db,
    private readonly onFlushError: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => void this.flush().catch(onFlushError), flushMillis).unref()
    changesOf(db).on('keys', (id) => this.forget((token) => token.id === id))
    changesOf(db).onResync(() => this.forget(() => true))
  }

  /** Gives the actor, or the 401 that says what is wrong with the key. */
  async identify(key: string | undefined): Promise<Actor | ApiError> {
    if (!key)
      return unauthorized(
        'missing_api_key',
        'Authentication is required. Send an API key in the X-API-Key header.',
      )
    const token = await this.find(key)
    if (!token) return unauthorized('invalid_api_key', 'Authentication failed: this API key is not known.')
    if (token.revoked_at)
      return unauthorized('revoked_api_key', 'Authentication failed: this API key was revoked.')
    const now = new Date()
    if (token.expires_at && token.expires_at <= now)
      return unauthorized(
        'expired_api_key',
        `Authentication failed: this API key expired at ${token.expires_at.toISOString()}.`,
      )
    if (!token.is_active)
      return unauthorized(
        'inactive_user',
        'Authentication failed: the account of this API key is deactivated.',
      )
    this.used.set(token.id, now)
    return { userId: token.user_id, tokenId: token.id }
  }

  /** Writes when the keys were last used: once in a while for all, not once per request. */
  async flush(): Promise<void> {
    if (this.used.size === 0) return
    const rows = [...this.used].map(([id, at]) => ({ id, at: at.toISOString() }))
    this.used.clear()
    await sql`update api_tokens a set last_used_at = u.at
      from json_to_recordset(${JSON.stringify(rows)}::json) as u (id uuid, at timestamptz)
      where a.id = u.id and (a.last_used_at is null or a.last_used_at < u.at)`.execute(this.db)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush().catch(this.onFlushError)
  }

  private async find(key: string): Promise<Token | null> {
    const known = this.known.get(key)
    if (known && known.until > Date.now()) return known.token
    const before = this.forgotten
    const until = Date.now() + cacheMillis
    const { rows } = await sql<Token>`
      select a.id, a.user_id, a.expires_at, a.revoked_at, u.is_active
      from api_tokens a join users u on u.id = a.user_id where a.token_hash = ${hashKey(key)}`.execute(
      this.db,
    )
    const token = rows[0]
    if (this.known.size >= 10_000) this.known.clear()
    if (token && this.forgotten === before) this.known.set(key, { until, token })
    return token ?? null
  }

  private forget(concerns: (token: Token) => boolean): void {
    this.forgotten += 1
    for (const [key, { token }] of this.known) if (concerns(token)) this.known.delete(key)
  }
}

function unauthorized(code: string, sentence: string): ApiError {
  return new ApiError(401, code, sentence, {}, { 'www-authenticate': 'ApiKey header="X-API-Key"' })
}
