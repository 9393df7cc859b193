import { sql } from 'kysely'
import type { Db } from '../database/open.js'
import { notFound } from '../errors.js'
import { isUuid } from '../ids.js'
import { Answers, versionOf } from './answers.js'
import { GatheredReads } from './gather.js'
import { readOne, rowsOf, type OneQuery } from './read.js'
import type { Resource, Scope } from './resource.js'
import { readView, selectFields } from './view.js'

const t = 't'

interface RecordQuery {
  fields?: string
  expand?: string
}

/** What reads of single records share, for one database. */
class Records {
  readonly answers: Answers
  private readonly reads = new Map<string, GatheredReads<string>>()
  private readonly names = new WeakMap<Resource, number>()
  private lastName = 0

  constructor(private readonly db: Db) {
    this.answers = new Answers(db)
  }

  /** Names the reads that differ in nothing but the id. */
  nameOf(resource: Resource, scope: Scope, { fields = '', expand = '' }: RecordQuery): string {
    let name = this.names.get(resource)
    if (name === undefined) this.names.set(resource, (name = this.lastName += 1))
    const { userId, workspaceId = '', projectId = '', workItemId = '' } = scope
    return `${name}/${userId}/${workspaceId}/${projectId}/${workItemId}/${fields}/${expand}/`
  }

  read(
    name: string,
    resource: Resource,
    scope: Scope,
    query: RecordQuery,
    id: string,
  ): Promise<string | undefined> {
    let reads = this.reads.get(name)
    if (!reads) {
      reads = new GatheredReads(this.loader(name, resource, scope, query), () => this.reads.delete(name))
      this.reads.set(name, reads)
    }
    return reads.read(id)
  }

  private loader(name: string, resource: Resource, scope: Scope, query: RecordQuery) {
    const view = readView(resource, query)
    const workspaceId = isKept(resource, query) ? scope.workspaceId : undefined
    const version = workspaceId === undefined ? sql`null::bigint` : sql`(${versionOf(workspaceId)})`
    return async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const { rows } = await sql<{ id: string; version: number; json: string }>`
        select t.id, ${version} as version,
          (select row_to_json(r) from (select ${selectFields(resource, view, t, scope)}) r)::text as json
        ${rowsOf(resource, scope, [sql`t.id = any(${ids}::uuid[])`], view)}`.execute(this.db)
      if (workspaceId !== undefined)
        for (const row of rows) this.answers.keep(workspaceId, row.version, name + row.id, row.json)
      return new Map(rows.map((row) => [row.id, row.json]))
    }
  }
}

/** What is expanded may be a user, whose changes are events of no workspace. */
const isKept = (resource: Resource, { expand = '' }: RecordQuery): boolean =>
  resource.versioned === true && expand === ''

const recordsByDb = new WeakMap<Db, Records>()

function recordsOf(db: Db): Records {
  const known = recordsByDb.get(db)
  if (known) return known
  const made = new Records(db)
  recordsByDb.set(db, made)
  return made
}

/** One record as JSON; the same 404 for a missing id, a malformed one and one of somebody else. */
export async function readRecord(
  db: Db,
  resource: Resource,
  scope: Scope,
  id: string,
  query: OneQuery = {},
): Promise<string | Buffer> {
  if (!isUuid(id)) {
    readView(resource, query)
    throw notFound(resource.name)
  }
  if ((query.order_by ?? query.external_id ?? query.external_source) !== undefined)
    return readOne(db, resource, scope, query, sql`t.id = ${id}`)
  const records = recordsOf(db)
  const name = records.nameOf(resource, scope, query)
  const key = id.toLowerCase()
  const kept = await records.answers.find(scope.workspaceId, name + key)
  const json = kept ?? (await records.read(name, resource, scope, query, key))
  if (json === undefined) throw notFound(resource.name)
  return json
}
