import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Actor } from '../access/access.js'
import { andThen, type MaybePromise } from '../and-then.js'
import { ApiError } from '../errors.js'
import type { Version } from '../versioned.js'
import type { Authenticator } from './authenticate.js'
import { forTheCaller, isKnownTo, tagOf } from './entity-tag.js'
import type { Allowance, RateLimit } from './rate-limit.js'
import type { JsonText } from './route.js'

/** Asks for the present version of a workspace. */
export interface Versions {
  ask: (workspaceId: string, waiting: Waiting) => void
}

interface Waiting {
  hear: (present: number | undefined) => void
  fail: (error: unknown) => void
}

/** What an address is about: the same for everybody, and always. */
interface Address {
  /** As it is counted in the metrics. */
  route: string
  /** Throws what the caller may not see. */
  enter: (actor: Actor) => MaybePromise<unknown>
}

interface Kept extends Address {
  version: Version
  tag: string
  /** Null when they are too long. */
  bytes: Buffer | null
}

export interface Finished {
  id: string
  method: string
  url: string
  route: string
  status: number
  ms: number
}

const mostAddresses = 20_000
/** Bytes of all answers that one process keeps at most, and of one. */
const mostBytes = 32_000_000
const longest = 64_000

const uncounted: Allowance = { allowed: false, remaining: 0, reset: 0 }

/** Whether the answer is JSON: lists can be had as CSV too, and events as a stream. */
const takesJson = (accept = '*/*'): boolean => /^(?:\*\/\*|application\/json)/.test(accept)

/** Requests that were counted before they were left to the ordinary way. */
const counted = new WeakMap<IncomingMessage, Allowance>()
export const countedBefore = (request: IncomingMessage): Allowance | undefined => counted.get(request)

/**
 * A short way for what was answered before. An answer that depends on nothing but its workspace is kept as the bytes
 * that were sent, with the version of the workspace: while the version is the same, so is the answer. Who asks, how
 * often, and whether they may goes through the same functions as ever, and the version is asked for each time.
 * Whatever is not in memory, or not a plain success, is left to the ordinary way.
 *
 * Single work items reach 0.45 to 0.58 of a bare server; before there was one short way, 0.26
 * (bench/RESULTS.md).
 */
export class KeptAnswers {
  private readonly addresses = new Map<string, Map<string, Kept>>()
  private size = 0
  private closed = false

  constructor(
    private readonly parts: {
      authenticator: Authenticator
      limit: RateLimit
      versions: Versions
      onFinish: (finished: Finished) => void
    },
  ) {}

  keep(url: string, { userId }: Actor, { bytes, version }: JsonText, address: Address): void {
    if (!version) return
    if (this.size > mostBytes || this.addresses.size >= mostAddresses) this.forget()
    const byUser = this.addresses.get(url) ?? new Map<string, Kept>()
    const kept = bytes.length > longest ? null : bytes
    this.size += (kept?.length ?? 0) - (byUser.get(userId)?.bytes?.length ?? 0)
    byUser.set(userId, { ...address, version, tag: tagOf(version, userId), bytes: kept })
    this.addresses.set(url, byUser)
  }

  /** From now on, everything goes the ordinary way, which closes connections after the answer. */
  close(): void {
    this.closed = true
    this.forget()
  }

  before(ordinary: RequestListener): RequestListener {
    return (request, response) => {
      const byUser = request.method === 'GET' ? this.addresses.get(request.url ?? '') : undefined
      const actor = byUser && this.callerOf(request)
      const kept = actor && byUser.get(actor.userId)
      if (!kept || !isOfUse(kept, request) || !isAdmitted(kept, actor)) return ordinary(request, response)
      const visit = new Visit(request, response, kept, ordinary, this)
      void andThen(this.parts.limit.count(`key:${actor.tokenId}`), (allowance) => {
        visit.allowance = allowance
        this.parts.versions.ask(kept.version.workspaceId, visit)
      })
    }
  }

  /** Answers what was kept if it is the present version's; everything else is left to the ordinary way. */
  answer({ request, response, kept, ordinary, began, allowance }: Visit, present: number | undefined): void {
    const isNews = !isKnownTo(request.headers['if-none-match'], kept.tag)
    const holds = present === kept.version.number && !(isNews && !kept.bytes)
    if (!holds || !allowance.allowed || this.closed) {
      counted.set(request, allowance)
      return ordinary(request, response)
    }
    const id = randomUUID()
    const status = send(response, id, allowance, kept, isNews ? kept.bytes : null)
    const ms = performance.now() - began
    this.parts.onFinish({ id, method: 'GET', url: request.url ?? '', route: kept.route, status, ms })
  }

  /** Whose key it is, if that is in memory and JSON is asked for. */
  private callerOf({ headers }: IncomingMessage): (Actor & { tokenId: string }) | undefined {
    const key = headers['x-api-key']
    if (typeof key !== 'string' || headers.prefer !== undefined || !takesJson(headers.accept))
      return undefined
    const actor = this.parts.authenticator.identify(key)
    if (actor instanceof Promise || actor instanceof ApiError || !('tokenId' in actor)) return undefined
    return actor
  }

  private forget(): void {
    this.addresses.clear()
    this.size = 0
  }
}

/** A request that waits for the present version: one object, where closures and promises cost several. */
class Visit implements Waiting {
  readonly began = performance.now()
  allowance: Allowance = uncounted

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly kept: Kept,
    readonly ordinary: RequestListener,
    private readonly answers: KeptAnswers,
  ) {}

  hear(present: number | undefined): void {
    try {
      this.answers.answer(this, present)
    } catch {
      this.response.destroy()
    }
  }

  fail(): void {
    this.hear(undefined)
  }
}

/** What is too long to be kept can only be told to be the same. */
const isOfUse = ({ bytes }: Kept, { headers }: IncomingMessage): boolean =>
  bytes !== null || headers['if-none-match'] !== undefined

/** Whether the caller may read it, by what is in memory. */
function isAdmitted({ enter }: Kept, actor: Actor): boolean {
  try {
    const scope = enter(actor)
    if (!(scope instanceof Promise)) return true
    // The ordinary way will ask as well, and say what is wrong.
    scope.catch(() => undefined)
  } catch {
    // As above.
  }
  return false
}

/** Gives the status. */
function send(
  response: ServerResponse,
  id: string,
  { remaining, reset }: Allowance,
  { tag }: Kept,
  bytes: Buffer | null,
): number {
  const head: OutgoingHttpHeaders = {
    'x-request-id': id,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
    etag: tag,
    'cache-control': forTheCaller,
  }
  if (bytes) {
    head['content-type'] = 'application/json; charset=utf-8'
    head['content-length'] = bytes.length
  }
  const status = bytes ? 200 : 304
  response.writeHead(status, head)
  response.end(bytes ?? undefined)
  return status
}
