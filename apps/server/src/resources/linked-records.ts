import { sql } from 'kysely'
import { Type } from 'typebox'
import type { WorkspaceScope } from '../access/scope.js'
import { inTransaction, type Db } from '../database/open.js'
import { invalidField } from '../errors.js'
import { uniqueIds } from '../ids.js'
import { appendEvents } from '../events/append.js'
import type { JsonText } from '../http/route.js'
import { readArray, requireRecord } from '../query/read.js'
import type { Resource, Sql } from '../query/resource.js'
import { about } from '../query/write.js'
import { Uuid, described } from '../schema.js'
import { sendPage, type Read } from './operations.js'

/** Records that hang on a record of the workspace, in a table of links: the projects of an initiative. */
export interface Links {
  owner: Resource
  /** The owner's id in the table of links. */
  ownerColumn: string
  resource: Resource
  /** The name in activity, and in the body with `_ids`: label_ids. */
  noun: string
  table: string
  column: string
  /** A table of links may also name the project. */
  further?: { columns: Sql; values: Sql }
}

export const idsBody = <Name extends string>(name: Name) =>
  Type.Object({
    [name]: described(Type.Array(Uuid, { minItems: 1, maxItems: 1000 }), 'At least one id.'),
  } as Record<Name, ReturnType<typeof Type.Array<typeof Uuid>>>)

/** The owner's id is the parameter of the path with the name of its column. */
export const listAttached =
  ({ owner, ownerColumn, resource, table, column }: Links) =>
  async (call: Read & { params: Readonly<Record<string, string>> }): Promise<JsonText> => {
    const ownerId = call.params[ownerColumn] ?? ''
    await requireRecord(call.db, owner, call.scope, ownerId)
    return sendPage(call, resource, {
      where: sql`exists (select from ${sql.table(table)} l where l.workspace_id = t.workspace_id
        and l.${sql.ref(ownerColumn)} = ${ownerId} and l.${sql.ref(column)} = t.id)`,
    })
  }

/** Attaches these; attaching twice is harmless. Gives the records. All of them, or none when one does not exist. */
export async function attach(
  db: Db,
  links: Links,
  scope: WorkspaceScope,
  ownerId: string,
  ids: readonly string[],
): Promise<string> {
  const { owner, ownerColumn, resource, noun, table, column, further } = links
  const unique = uniqueIds(ids)
  return inTransaction(db, async (db) => {
    await requireRecord(db, owner, scope, ownerId)
    const visible = resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``
    const among = sql`t.workspace_id = ${scope.workspaceId} and t.id = any(${unique}::uuid[]) ${visible}`
    const { rows: found } = await sql<{ id: string }>`
      select t.id from ${sql.table(resource.table)} t where ${among}`.execute(db)
    const missing = unique.filter((id) => !found.some((row) => row.id === id))
    if (missing.length > 0)
      throw invalidField(
        `${noun}_ids`,
        `must be ids of ${resource.name}s; these are not: ${missing.join(', ')}.`,
      )
    const { rows: added } = await sql<{ id: string }>`
      insert into ${sql.table(table)}
        (workspace_id, ${sql.ref(ownerColumn)}, ${sql.ref(column)} ${further?.columns ?? sql``})
      select t.workspace_id, ${ownerId}::uuid, t.id ${further?.values ?? sql``}
      from ${sql.table(resource.table)} t where ${among}
      on conflict do nothing returning ${sql.ref(column)} as id`.execute(db)
    const json = await readArray(db, resource, scope, {}, { where: sql`t.id = any(${unique}::uuid[])` })
    await record(db, links, scope, ownerId, added, 'new')
    return json
  })
}

/** Detaches these; those that are not attached are passed over. */
export async function detach(
  db: Db,
  links: Links,
  scope: WorkspaceScope,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  const { owner, ownerColumn, resource, table, column } = links
  await inTransaction(db, async (db) => {
    await requireRecord(db, owner, scope, ownerId)
    const { rows } = await sql<{ id: string }>`delete from ${sql.table(table)} l
      using ${sql.table(resource.table)} t
      where l.workspace_id = ${scope.workspaceId} and l.${sql.ref(ownerColumn)} = ${ownerId}
        and l.${sql.ref(column)} = any(${ids}::uuid[])
        and t.workspace_id = l.workspace_id and t.id = l.${sql.ref(column)}
        ${resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``}
      returning l.${sql.ref(column)} as id`.execute(db)
    await record(db, links, scope, ownerId, rows, 'old')
  })
}

async function record(
  db: Db,
  { owner, noun }: Links,
  scope: WorkspaceScope,
  ownerId: string,
  rows: readonly { id: string }[],
  side: 'old' | 'new',
): Promise<void> {
  if (rows.length === 0) return
  const changes = rows.map(({ id }) => ({
    field: `${noun}s`,
    old_value: null,
    new_value: null,
    [`${side}_identifier`]: id,
  }))
  await appendEvents(db, scope, [{ ...about(owner, scope, ownerId), verb: 'updated', changes }])
}
