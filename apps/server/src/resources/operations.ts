import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { JsonText } from '../http/route.js'
import type { ListQuery } from '../query/filter.js'
import { readArray } from '../query/read.js'
import { readPage } from '../query/read-page.js'
import { readRecord } from '../query/record.js'
import type { Resource, Scope, Sql, TenantScope } from '../query/resource.js'
import { createRecord, removeRecord, updateRecord, writingVersion, type Values } from '../query/write.js'

/** The five operations of a plain resource, as handlers. */
interface Call {
  db: Db
  config: Config
  scope: Scope
  params: Readonly<Record<string, string>>
  query: ListQuery
  body: Values
}

export type Read = Pick<Call, 'db' | 'scope' | 'query' | 'config'>
type Write = { db: Db; scope: TenantScope }

/** A page of the resource, as the query asks for it. */
export async function sendPage(
  { db, scope, query, config }: Read,
  resource: Resource,
  options: { where?: Sql; order?: string } = {},
): Promise<JsonText> {
  const { emptyExtraStats } = config
  return new JsonText(await readPage(db, resource, scope, query, { ...options, emptyExtraStats }))
}

export const listOf =
  (resource: Resource) =>
  (call: Read): Promise<JsonText> =>
    sendPage(call, resource)

/** Every row as a bare array, for lists that existing clients expect without an envelope. */
export const arrayListOf =
  (resource: Resource) =>
  async ({ db, scope, query }: Pick<Call, 'db' | 'scope' | 'query'>): Promise<JsonText> =>
    new JsonText(await readArray(db, resource, scope, query))

export const getOf =
  (resource: Resource, param: string) =>
  async ({ db, scope, params, query }: Pick<Call, 'db' | 'scope' | 'params' | 'query'>): Promise<JsonText> =>
    new JsonText(await readRecord(db, resource, scope, params[param] ?? '', query))

/** @public The plainest create; groups that add a value of their own write the handler. */
export const createOf =
  (resource: Resource) =>
  async ({ db, scope, body }: Write & Pick<Call, 'body'>): Promise<JsonText> =>
    new JsonText(await createRecord(db, resource, scope, body))

export const updateOf =
  (resource: Resource, param: string) =>
  async ({ db, scope, params, body }: Write & Pick<Call, 'params' | 'body'>): Promise<JsonText> =>
    new JsonText(await updateRecord(db, resource, scope, params[param] ?? '', body))

export const removeOf =
  (resource: Resource, param: string) =>
  ({ db, scope, params }: Write & Pick<Call, 'params'>): Promise<void> =>
    removeRecord(db, resource, scope, params[param] ?? '')

/** `ifMatch` of a route that writes the record with the id in this parameter, or with the id that is found. */
export const versionOf =
  <Scope extends TenantScope>(
    resource: Resource | ((params: Call['params']) => Resource),
    id: string | ((call: { db: Db; scope: Scope }) => string | Promise<string>),
  ) =>
  async <T>(
    { db, scope, params, body }: { db: Db; scope: Scope; params: Call['params']; body: object },
    versions: readonly string[],
    work: (db: Db) => Promise<T>,
  ): Promise<T> => {
    const found = typeof id === 'string' ? (params[id] ?? '') : await id({ db, scope })
    const record = typeof resource === 'function' ? resource(params) : resource
    return writingVersion(db, record, scope, { ...body }, found, versions, work)
  }
