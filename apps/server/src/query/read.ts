import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/open.js'
import { notFound } from '../errors.js'
import { isUuid } from '../ids.js'
import { readConditions, type ArrayQuery } from './filter.js'
import { column, inScope, type Resource, type Scope, type Sql } from './resource.js'
import { readOrder } from './sort.js'
import { readView, selectFields, wholeView, type View } from './view.js'

const t = 't'

/** Every row as a bare JSON array, for the few lists that existing clients expect without an envelope. */
export async function readArray(
  db: Db,
  resource: Resource,
  scope: Scope,
  query: ArrayQuery,
  options: { where?: Sql; order?: string; limit?: number | undefined; offset?: number | undefined } = {},
): Promise<string> {
  const view = readView(resource, query)
  const filters = await readConditions(db, resource, query, t, scope)
  const statement: RawBuilder<{ results: string }> = sql`
    select coalesce(string_agg(row_to_json(r)::text, ','), '') as results
    from (select ${selectFields(resource, view, t, scope)}
          ${rowsOf(resource, scope, [...(options.where ? [options.where] : []), ...filters], view)}
          order by ${readOrder(resource, query.order_by ?? options.order, t, scope)}
          limit ${query.limit ?? null}::bigint offset ${query.offset ?? 0}::bigint) r`
  const { rows } = await statement.execute(db)
  return `[${rows[0]?.results ?? ''}]`
}

/**
 * The first rows of a search as a bare JSON array: those for which one of `anyOf` holds, and never two of them. At most
 * `among` rows of each are put in order, so that a search for what nearly every row has costs no more than any other.
 */
export async function readFirst(
  db: Db,
  resource: Resource,
  scope: Scope,
  query: ArrayQuery,
  options: { where: readonly Sql[]; anyOf?: readonly Sql[]; order?: Sql; limit: number; among?: number },
): Promise<string> {
  const view = readView(resource, query)
  const byName = readOrder(resource, query.order_by, t, scope)
  const order = query.order_by || !options.order ? byName : sql`${options.order}, ${byName}`
  const conditions = await readConditions(db, resource, query, t, scope)
  const cut = options.among === undefined ? sql`` : sql`limit ${options.among}`
  const ways = (options.anyOf ?? [sql`true`]).map(
    (way) => sql`(select t.* ${rowsOf(resource, scope, [way, ...options.where, ...conditions])} ${cut})`,
  )
  const statement: RawBuilder<{ results: string }> = sql`
    select coalesce(string_agg(row_to_json(r)::text, ','), '') as results
    from (select ${selectFields(resource, view, t, scope)} from (${sql.join(ways, sql` union all `)}) t
          order by ${order} limit ${options.limit}) r`
  const { rows: found } = await statement.execute(db)
  return `[${found[0]?.results ?? ''}]`
}

/** How one record is asked for: its view, and what else it must be. */
export interface OneQuery {
  fields?: string
  expand?: string
  order_by?: string
  external_id?: string
  external_source?: string
}

/** The record for which a condition holds, as the query asks for it. */
export async function readOne(
  db: Db,
  resource: Resource,
  scope: Scope,
  query: OneQuery,
  where: Sql,
): Promise<string> {
  const view = readView(resource, query)
  const { order_by, external_id, external_source } = query
  if (order_by !== undefined) readOrder(resource, order_by, t, scope)
  const source = await readConditions(db, resource, { external_id, external_source }, t, scope)
  return readWhere(db, resource, scope, view, sql.join([where, ...source], sql` and `))
}

export async function readWhere(
  db: Db,
  resource: Resource,
  scope: Scope,
  view: View,
  where: Sql,
): Promise<string> {
  const statement: RawBuilder<{ json: string }> = sql`
    select row_to_json(r)::text as json
    from (select ${selectFields(resource, view, t, scope)} ${rowsOf(resource, scope, [where], view)}) r`
  const { rows } = await statement.execute(db)
  const row = rows[0]
  if (!row) throw notFound(resource.name)
  return row.json
}

/** A record that was just written, whether or not lists show it. */
export async function readWritten(db: Db, resource: Resource, scope: Scope, id: string): Promise<string> {
  const { visible: _, ...everything } = resource
  return readWhere(db, everything, scope, wholeView(resource), sql`${column(t, 'id')} = ${id}`)
}

/** The 404 of a record that others hang on. */
export async function requireRecord(db: Db, resource: Resource, scope: Scope, id: string): Promise<void> {
  const { rows } = isUuid(id)
    ? await sql`select 1 ${rowsOf(resource, scope, [sql`${column(t, 'id')} = ${id}`])}`.execute(db)
    : { rows: [] }
  if (rows.length === 0) throw notFound(resource.name)
}

/** `from … where …`: the rows of a resource that the caller may see and for which the conditions hold. */
export function rowsOf(resource: Resource, scope: Scope, conditions: readonly Sql[], view?: View): Sql {
  const where = [inScope(resource.within ?? resource.reach, t, scope), ...conditions]
  if (resource.visible) where.push(resource.visible(t, scope))
  const join = view ? joinOf(resource, view) : sql``
  return sql`from ${sql.table(resource.table)} ${sql.ref(t)} ${join} where ${sql.join(where, sql` and `)}`
}

/** The sub-select that some fields come from together, when one of them is asked for. */
export function joinOf({ together }: Resource, view: View): Sql {
  return together?.fields.some((field) => view.fields.includes(field)) ? together.join(t) : sql``
}
