import type { Config } from '../config.js'
import type { Db } from '../database/open.js'
import { JsonText } from '../http/route.js'
import type { ListQuery } from '../query/filter.js'
import { readPage, readRecord } from '../query/read.js'
import type { Resource, Scope, Sql } from '../query/resource.js'
import { createRecord, removeRecord, updateRecord, type Values } from '../query/write.js'

/** The five operations of a plain resource, as handlers. */
interface Call {
  db: Db
  config: Config
  scope: Scope
  params: Readonly<Record<string, string>>
  query: object
  body: object
}

export const listOf =
  (resource: Resource, options: { where?: Sql; order?: string } = {}) =>
  async ({ db, scope, query, config }: Pick<Call, 'db' | 'scope' | 'query' | 'config'>): Promise<JsonText> =>
    new JsonText(
      await readPage(db, resource, scope, query as ListQuery, {
        ...options,
        emptyExtraStats: config.emptyExtraStats,
      }),
    )

export const getOf =
  (resource: Resource, param: string) =>
  async ({ db, scope, params, query }: Pick<Call, 'db' | 'scope' | 'params' | 'query'>): Promise<JsonText> =>
    new JsonText(await readRecord(db, resource, scope, params[param] ?? '', query))

export const createOf =
  (resource: Resource) =>
  async ({ db, scope, body }: Pick<Call, 'db' | 'scope' | 'body'>): Promise<JsonText> =>
    new JsonText(await createRecord(db, resource, scope, body as Values))

export const updateOf =
  (resource: Resource, param: string) =>
  async ({ db, scope, params, body }: Pick<Call, 'db' | 'scope' | 'params' | 'body'>): Promise<JsonText> =>
    new JsonText(await updateRecord(db, resource, scope, params[param] ?? '', body as Values))

export const removeOf =
  (resource: Resource, param: string) =>
  ({ db, scope, params }: Pick<Call, 'db' | 'scope' | 'params'>): Promise<void> =>
    removeRecord(db, resource, scope, params[param] ?? '')

