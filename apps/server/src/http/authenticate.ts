import { sql } from 'kysely'
import type { Actor } from '../access/access.js'
import type { MaybePromise } from '../and-then.js'
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

interface Known {
  until: number
  token: Token
  actor: Actor
}

const cacheMillis = 1000
const flushMillis = 10_000

/**
 * Whose key this is. A key that was found is kept in memory for a second. A change to it makes every process forget it:
 * in a moment, or within that second where nobody hears of it. Its expiry is compared on every request.
 */
export class Authenticator {
  private readonly known = new Map<string, Known>()
  private forgotten = 0
  private readonly used = new Map<string, number>()
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
  identify(key: string | undefined): MaybePromise<Actor | ApiError> {
    if (!key)
      return unauthorized(
        'missing_api_key',
        'Authentication is required. Send an API key in the X-API-Key header.',
      )
    const known = this.known.get(key)
    const now = Date.now()
    return known && known.until > now ? this.check(known, now) : this.find(key, now)
  }

  private check({ token, actor }: Known, now: number): Actor | ApiError {
    if (token.revoked_at)
      return unauthorized('revoked_api_key', 'Authentication failed: this API key was revoked.')
    if (token.expires_at && token.expires_at.getTime() <= now)
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
    return actor
  }

  /** Writes when the keys were last used: once in a while for all, not once per request. */
  async flush(): Promise<void> {
    if (this.used.size === 0) return
    const rows = [...this.used].map(([id, at]) => ({ id, at: new Date(at).toISOString() }))
    this.used.clear()
    await sql`update api_tokens a set last_used_at = u.at
      from json_to_recordset(${JSON.stringify(rows)}::json) as u (id uuid, at timestamptz)
      where a.id = u.id and (a.last_used_at is null or a.last_used_at < u.at)`.execute(this.db)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.flush().catch(this.onFlushError)
  }

  private async find(key: string, now: number): Promise<Actor | ApiError> {
    const before = this.forgotten
    const { rows } = await sql<Token>`
      select a.id, a.user_id, a.expires_at, a.revoked_at, u.is_active
      from api_tokens a join users u on u.id = a.user_id where a.token_hash = ${hashKey(key)}`.execute(
      this.db,
    )
    const token = rows[0]
    if (!token) return unauthorized('invalid_api_key', 'Authentication failed: this API key is not known.')
    const known = { until: now + cacheMillis, token, actor: { userId: token.user_id, tokenId: token.id } }
    if (this.known.size >= 10_000) this.known.clear()
    if (this.forgotten === before) this.known.set(key, known)
    return this.check(known, Date.now())
  }

  private forget(concerns: (token: Token) => boolean): void {
    this.forgotten += 1
    for (const [key, { token }] of this.known) if (concerns(token)) this.known.delete(key)
  }
}

function unauthorized(code: string, sentence: string): ApiError {
  return new ApiError(401, code, sentence, {}, { 'www-authenticate': 'ApiKey header="X-API-Key"' })
}
