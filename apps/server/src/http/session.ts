import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/access.js'
import type { Accounts } from '../accounts/accounts.js'
import { ApiError } from '../errors.js'

const cacheMillis = 1000

type Found = Actor | ApiError

/** Whose cookie this is. As with keys, what was found is kept for a second. */
export class Sessions {
  private readonly known = new Map<string, { until: number; found: Found }>()
  private forgotten = 0

  constructor(private readonly accounts: Accounts) {}

  /** Gives the actor, the 401 that says what is wrong with the cookie, or null when there is none. */
  async identify(cookies: string | undefined): Promise<Found | null> {
    const cookie = cookies === undefined ? undefined : sessionCookie(cookies)
    if (cookie === undefined) return null
    const known = this.known.get(cookie)
    if (known && known.until > Date.now()) return known.found
    const before = this.forgotten
    const found = await this.find(cookie)
    if (this.known.size >= 10_000) this.known.clear()
    // What was read before a session ended may be that very session.
    if (!(found instanceof Error) && this.forgotten === before)
      this.known.set(cookie, { until: Date.now() + cacheMillis, found })
    return found
  }

  /** Call when a session has ended: on this node it then ends at once, on the others within a second. */
  forget(): void {
    this.forgotten += 1
    this.known.clear()
  }

  private async find(cookie: string): Promise<Found> {
    const auth = await this.accounts.auth()
    const found = await auth.api.getSession({ headers: { cookie }, query: { disableRefresh: true } })
    if (!found) return unauthorized('signed_out', 'Your session has ended. Sign in again.')
    if (!found.user.is_active)
      return unauthorized('inactive_user', 'Authentication failed: your account is deactivated.')
    return { userId: found.user.id, sessionId: found.session.id }
  }
}

/** The one cookie that counts, as `name=value`; all others would only make the same session look like another. */
function sessionCookie(cookies: string): string | undefined {
  return /(?:^|;\s*)((?:__Secure-)?waypost\.session_token=[^;]+)/.exec(cookies)?.[1]
}

function unauthorized(code: string, sentence: string): ApiError {
  return new ApiError(401, code, sentence, {}, { 'www-authenticate': 'Cookie' })
}

/**
 * Browsers send the cookie along with what other sites make them send. A write counts only when the browser says that
 * a page of this very server asked for it: in Sec-Fetch-Site, or, where a browser leaves that out (plain http), in Origin.
 */
export function requireSameOrigin({ method, headers, host }: FastifyRequest, publicUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers['sec-fetch-site']
  const origin = headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin) : null
  const isOurs = origin !== null && (origin.host === host || origin.host === new URL(publicUrl).host)
  if (site === 'same-origin' || (site === undefined && isOurs)) return
  throw new ApiError(
    403,
    'cross_site_request',
    'With a cookie, writes are taken from pages of this server only. Programs send an API key instead.',
  )
}
