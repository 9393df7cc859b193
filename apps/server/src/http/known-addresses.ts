import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { Actor } from '../access/access.js'
import type { MaybePromise } from '../and-then.js'
import { ApiError } from '../errors.js'
import type { Version } from '../versioned.js'
import type { Authenticator } from './authenticate.js'
import { isKnownTo, tagHeaders, tagOf } from './entity-tag.js'
import type { Allowance, RateLimit } from './rate-limit.js'
import { JsonText } from './route.js'

/** What an address means, found out once: the route, its parameters and its checked query. */
interface Meaning {
  /** As it is counted in the metrics. */
  route: string
  /** Throws what the caller may not see. */
  enter: (actor: Actor) => MaybePromise<unknown>
  run: (actor: Actor, scope: unknown) => Promise<unknown>
}

/** Reads the present version of a workspace. */
export interface Versions {
  read: (workspaceId: string) => Promise<number | undefined>
}

/** What somebody was answered, and the version that it is of. */
interface Kept {
  version: Version
  tag: string
  /** Undefined when it is too long. */
  bytes: Buffer | undefined
}

interface Known extends Meaning {
  /** By user. */
  kept: Map<string, Kept>
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
const mostKept = 32_000_000
const longestKept = 64_000

/** Whether the answer is JSON: lists can be had as CSV too, and events as a stream. */
const takesJson = (accept = '*/*'): boolean => /^(?:\*\/\*|application\/json)/.test(accept)

/** Requests that were counted before they were left to the ordinary way. */
const counted = new WeakMap<IncomingMessage, Allowance>()
export const countedBefore = (request: IncomingMessage): Allowance | undefined => counted.get(request)

/**
 * A short way for reads of addresses that were read before. What an address means does not change, so the router, the
 * hooks and the validation need not find it out again; who asks, how often, and whether they may goes through the same
 * functions as ever. Whatever is not a plain success is left to the ordinary way, which words it.
 *
 * An answer that depends on nothing but its workspace is kept as the bytes that were sent, with the workspace's
 * version: while the version is the same, so is the answer. `If-None-Match` is answered in the same way.
 *
 * A single work item at 32 connections: 15 microseconds of the processor for the version, and 30 of 75 less than when each
 * request went through the router and PostgreSQL made its JSON again.
 */
export class KnownAddresses {
  private readonly known = new Map<string, Known>()
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

  remember(url: string, meaning: Meaning): void {
    if (this.known.has(url)) return
    if (this.known.size >= mostAddresses) this.forget()
    this.known.set(url, { ...meaning, kept: new Map() })
  }

  /** From now on, everything goes the ordinary way, which closes connections after the answer. */
  close(): void {
    this.closed = true
  }

  before(ordinary: RequestListener): RequestListener {
    return (request, response) => {
      const known = this.closed || request.method !== 'GET' ? undefined : this.known.get(request.url ?? '')
      const { prefer, accept } = request.headers
      if (!known || prefer !== undefined || !takesJson(accept)) ordinary(request, response)
      else
        void this.answer(known, request, response).then(
          (done) => done || ordinary(request, response),
          () => ordinary(request, response),
        )
    }
  }

  private async answer(known: Known, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const began = performance.now()
    const { headers, url = '' } = request
    const key = headers['x-api-key']
    const actor = await this.parts.authenticator.identify(Array.isArray(key) ? key[0] : key)
    if (actor instanceof ApiError || !('tokenId' in actor)) return false
    const scope = await known.enter(actor)
    const allowance = await this.parts.limit.count(`key:${actor.tokenId}`)
    counted.set(request, allowance)
    if (!allowance.allowed) return false
    let kept = await this.find(known, actor.userId)
    let bytes = kept?.bytes
    if (!bytes && !(kept && isKnownTo(headers['if-none-match'], kept.tag))) {
      const result = await known.run(actor, scope)
      if (!(result instanceof JsonText)) return false
      bytes = Buffer.from(result.text)
      kept = this.keep(known, actor.userId, result.version, bytes)
    }
    const isNews = !kept || !isKnownTo(headers['if-none-match'], kept.tag)
    const id = randomUUID()
    const head: OutgoingHttpHeaders = {
      'x-request-id': id,
      'x-ratelimit-remaining': allowance.remaining,
      'x-ratelimit-reset': allowance.reset,
    }
    if (kept) Object.assign(head, tagHeaders(kept.tag))
    if (isNews) {
      head['content-type'] = 'application/json; charset=utf-8'
      head['content-length'] = bytes?.length
    }
    const status = isNews ? 200 : 304
    response.writeHead(status, head)
    response.end(isNews ? bytes : undefined)
    this.parts.onFinish({ id, method: 'GET', url, route: known.route, status, ms: performance.now() - began })
    return true
  }

  /** What this user was answered before, unless something was written since. */
  private async find(known: Known, userId: string): Promise<Kept | undefined> {
    const kept = known.kept.get(userId)
    if (!kept) return undefined
    const present = await this.parts.versions.read(kept.version.workspaceId)
    return present === kept.version.number ? kept : undefined
  }

  private keep(known: Known, userId: string, version: Version | undefined, bytes: Buffer): Kept | undefined {
    if (!version) return undefined
    const kept = {
      version,
      tag: tagOf(version, userId),
      bytes: bytes.length > longestKept ? undefined : bytes,
    }
    this.size += (kept.bytes?.length ?? 0) - (known.kept.get(userId)?.bytes?.length ?? 0)
    known.kept.set(userId, kept)
    if (this.size > mostKept) this.forget()
    return kept
  }

  private forget(): void {
    this.known.clear()
    this.size = 0
  }
}
