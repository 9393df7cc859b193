import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import type { Db } from '../../database/open.js'
import { notFound } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { RecordQuery, readConditions } from '../../query/filter.js'
import { readWhere } from '../../query/read.js'
import type { Resource, Scope } from '../../query/resource.js'
import { readOrder } from '../../query/sort.js'
import { readView } from '../../query/view.js'
import { described } from '../../schema.js'

/** Existing clients may send what belongs to a list: it holds here as it does there. */
export const PageQuery = Type.Object({
  ...RecordQuery.properties,
  external_id: described(Type.Optional(Type.String()), 'Only when the page has this external_id.'),
  external_source: described(Type.Optional(Type.String()), 'Only when the page has this external_source.'),
  order_by: described(Type.Optional(Type.String()), 'As on the list; one page has only one order.'),
})

export async function getPage(
  db: Db,
  pages: Resource,
  scope: Scope,
  id: string,
  query: Static<typeof PageQuery>,
): Promise<string> {
  const view = readView(pages, query)
  readOrder(pages, query.order_by, 't', scope)
  if (!isUuid(id)) throw notFound(pages.name)
  const where = [sql`t.id = ${id}`, ...(await readConditions(db, pages, query, 't', scope))]
  return readWhere(db, pages, scope, view, sql.join(where, sql` and `))
}
