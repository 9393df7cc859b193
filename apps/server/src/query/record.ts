import { sql } from 'kysely'
import { onePerHandle, type Db } from '../database/open.js'
import { notFound } from '../errors.js'
import { isUuid } from '../ids.js'
import type { Versioned } from '../versioned.js'
import { GatheredReads } from './gather.js'
import { nameOf } from './names.js'
import { readOne, rowsOf, type OneQuery } from './read.js'
import type { Resource, Scope } from './resource.js'
import { versioned, versionFor } from './versions.js'
import { readView, selectFields } from './view.js'

const t = 't'
/** One is answered while one is asked. */
const mostUnderWay = 2

interface RecordQuery {
  fields?: string
  expand?: string
}

/** What reads of single records share, for one database. */
class Records {
  private readonly reads = new Map<string, GatheredReads<Versioned<string>>>()

  constructor(private readonly db: Db) {}

  read(
    resource: Resource,
    scope: Scope,
    query: RecordQuery,
    id: string,
  ): Promise<Versioned<string> | undefined> {
    const name = nameOf(resource, scope, [query.fields, query.expand])
    let reads = this.reads.get(name)
    if (!reads) {
      reads = new GatheredReads(this.loader(resource, scope, query), mostUnderWay, () =>
        this.reads.delete(name),
      )
      this.reads.set(name, reads)
    }
    return reads.read(id)
  }

  private loader(resource: Resource, scope: Scope, query: RecordQuery) {
    const view = readView(resource, query)
    return async (ids: readonly string[]): Promise<ReadonlyMap<string, Versioned<string>>> => {
      const { rows } = await sql<{ id: string; version: number | null; json: string }>`
        select t.id, ${versionFor(resource, scope)} as version,
          (select row_to_json(r) from (select ${selectFields(resource, view, t, scope)}) r)::text as json
        ${rowsOf(resource, scope, [sql`t.id = any(${ids}::uuid[])`], view)}`.execute(this.db)
      return new Map(rows.map((row) => [row.id, versioned(row.json, scope, row.version, query)]))
    }
  }
}

const recordsOf = onePerHandle((db) => new Records(db))

/** One record as JSON; the same 404 for a missing id, a malformed one and one of somebody else. */
export async function readRecord(
  db: Db,
  resource: Resource,
  scope: Scope,
  id: string,
  query: OneQuery = {},
): Promise<Versioned<string>> {
  if (!isUuid(id)) {
    readView(resource, query)
    throw notFound(resource.name)
  }
  if ((query.order_by ?? query.external_id ?? query.external_source) !== undefined)
    return { text: await readOne(db, resource, scope, query, sql`t.id = ${id}`) }
  const record = await recordsOf(db).read(resource, scope, query, id.toLowerCase())
  if (record === undefined) throw notFound(resource.name)
  return record
}
