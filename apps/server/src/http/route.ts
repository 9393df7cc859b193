import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Type, type Static, type TObject, type TSchema } from 'typebox'
import type { Access, Actor } from '../access/access.js'
import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import type { FileStore } from '../files/store.js'
import type { Mail } from '../mail/mail.js'
import type { Version, Versioned } from '../versioned.js'

/** JSON that PostgreSQL has made already; sent as it is. */
export class JsonText {
  readonly bytes: Buffer
  readonly version: Version | undefined

  constructor(read: string | Versioned) {
    const { text, version } = typeof read === 'string' ? { text: read } : read
    this.bytes = typeof text === 'string' ? Buffer.from(text) : text
    this.version = version
  }
}

/** Sends the client on to another address. */
export class Redirect {
  constructor(readonly url: string) {}
}

/** An answer that is written bit by bit, and is not JSON. It is begun only when somebody is to have it. */
export class Streamed {
  constructor(
    readonly type: string,
    readonly begin: () => Readable | Promise<Readable>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

interface Context<Scope, Path extends string, Query extends TObject, Body extends TObject> {
  db: Db
  config: Config
  files: FileStore
  /** Null where no mail is sent. */
  mail: Mail | null
  actor: Actor
  scope: Scope
  params: Readonly<Record<ParamNames<Path>, string>>
  query: Static<Query>
  body: Static<Body>
  /** The caller sent `Prefer: handling=strict`. */
  strict: boolean
  headers: IncomingHttpHeaders
  /** Where this caller reaches the server: for answers to this caller only. */
  address: string
  /** The body as it arrives, of a route that says `upload`. */
  upload: () => AsyncIterable<Buffer>
  /** For answers that last: who asks may have lost the right to it meanwhile. */
  isStillKnown: () => Promise<boolean>
  /** For answers that last: aborted when the server stops. */
  closing: AbortSignal
}

export interface RouteDefinition<Scope, Path extends string, Query extends TObject, Body extends TObject> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: Path
  /** Other spellings of the path that answer the same. */
  aliases?: readonly string[]
  group: string
  access: Access<Scope>
  summary: string
  description?: string
  query?: Query
  body?: Body
  /** The field that a body is taken for when it is a bare array. */
  bareArray?: string
  /** May be answered by a replica: it shows only what belongs to the workspace, whose changes its log tells of, and users. */
  fromReplica?: true
  /** A GET whose answers depend on nothing but their workspace, so that they can be named by its version. */
  entityTag?: true
  /** Runs a write only while the record that it is about is one of these versions: what `If-Match` asks for. */
  ifMatch?: <T>(
    ctx: Context<Scope, Path, Query, Body>,
    versions: readonly string[],
    work: (db: Db) => Promise<T>,
  ) => Promise<T>
  /** The type of a body that is not JSON, and may be too large to be held. */
  upload?: string
  /** A body that works as it stands; the tests send it. */
  example?: Record<string, unknown>
  /** The status of success; 204 sends no body, 302 a Redirect. */
  status: 200 | 201 | 204 | 302
  response?: TSchema
  /** The type of an answer that is not JSON. */
  responseType?: string
  /** Further error statuses, with what they mean here. */
  errors?: Readonly<Record<number, string>>
  handler: (ctx: Context<Scope, Path, Query, Body>) => Promise<JsonText | object | void>
}

/** A route whose types have been checked by `route` and are no longer needed. */
export interface Route extends Omit<
  RouteDefinition<never, string, TObject, TObject>,
  'access' | 'handler' | 'ifMatch'
> {
  access: Access<unknown>
  ifMatch?: <T>(ctx: never, versions: readonly string[], work: (db: Db) => Promise<T>) => Promise<T>
  handler: (ctx: never) => Promise<JsonText | object | void>
}

/** Of a route that takes no query, or no body. */
export const NoFields = Type.Object({})
type NoFields = typeof NoFields

export function route<
  Scope,
  const Path extends string,
  Query extends TObject = NoFields,
  Body extends TObject = NoFields,
>(definition: RouteDefinition<Scope, Path, Query, Body>): Route {
  return definition
}
