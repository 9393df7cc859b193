import { sql } from 'kysely'
import { Type } from 'typebox'
import type { WorkspaceScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { uniqueIds } from '../../ids.js'
import type { JsonText } from '../../http/route.js'
import { appendEvents } from '../../events/append.js'
import { readArray, requireRecord } from '../../query/read.js'
import type { Resource, Sql } from '../../query/resource.js'
import { about } from '../../query/write.js'
import { Uuid, described } from '../../schema.js'
import { sendPage, type Read } from '../operations.js'
import { projects } from '../projects/projects.resource.js'
import { epicsOfMember } from '../work-items/work-items.resource.js'
import { initiativeLabels, initiatives } from './initiatives.resource.js'

/** What can hang on an initiative: its labels, projects and epics, each in a table of links. */
export interface Attachment {
  resource: Resource
  /** The name in activity, and in the body with `_ids`: label_ids. */
  noun: 'label' | 'project' | 'epic'
  table: string
  column: string
  /** The epics' table of links also names the project. */
  further?: { columns: Sql; values: Sql }
}

export const labelsOfInitiative: Attachment = {
  resource: initiativeLabels,
  noun: 'label',
  table: 'initiative_label_links',
  column: 'label_id',
}
export const projectsOfInitiative: Attachment = {
  resource: projects,
  noun: 'project',
  table: 'initiative_projects',
  column: 'project_id',
}
export const epicsOfInitiative: Attachment = {
  resource: epicsOfMember,
  noun: 'epic',
  table: 'initiative_epics',
  column: 'work_item_id',
  further: { columns: sql`, project_id`, values: sql`, t.project_id` },
}

export const idsBody = <Name extends string>(name: Name) =>
  Type.Object({
    [name]: described(Type.Array(Uuid, { minItems: 1, maxItems: 1000 }), 'At least one id.'),
  } as Record<Name, ReturnType<typeof Type.Array<typeof Uuid>>>)

const attached = ({ table, column }: Attachment, initiativeId: string): Sql =>
  sql`exists (select from ${sql.table(table)} l where l.workspace_id = t.workspace_id
    and l.initiative_id = ${initiativeId} and l.${sql.ref(column)} = t.id)`

export const listAttached =
  (attachment: Attachment) =>
  async (call: Read & { params: { initiative_id: string } }): Promise<JsonText> => {
    const { initiative_id } = call.params
    await requireRecord(call.db, initiatives, call.scope, initiative_id)
    return sendPage(call, attachment.resource, { where: attached(attachment, initiative_id) })
  }

/** Attaches these; attaching twice is harmless. Gives the records. All of them, or none when one does not exist. */
export async function attach(
  db: Db,
  attachment: Attachment,
  scope: WorkspaceScope,
  initiativeId: string,
  ids: readonly string[],
): Promise<string> {
  const { resource, noun, table, column, further } = attachment
  const unique = uniqueIds(ids)
  return inTransaction(db, async (db) => {
    await requireRecord(db, initiatives, scope, initiativeId)
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
      insert into ${sql.table(table)} (workspace_id, initiative_id, ${sql.ref(column)} ${further?.columns ?? sql``})
      select t.workspace_id, ${initiativeId}::uuid, t.id ${further?.values ?? sql``}
      from ${sql.table(resource.table)} t where ${among}
      on conflict do nothing returning ${sql.ref(column)} as id`.execute(db)
    const json = await readArray(db, resource, scope, {}, { where: sql`t.id = any(${unique}::uuid[])` })
    await record(db, scope, initiativeId, noun, added, 'new')
    return json
  })
}

/** Detaches these; those that are not attached are passed over. */
export async function detach(
  db: Db,
  { resource, noun, table, column }: Attachment,
  scope: WorkspaceScope,
  initiativeId: string,
  ids: readonly string[],
): Promise<void> {
  await inTransaction(db, async (db) => {
    await requireRecord(db, initiatives, scope, initiativeId)
    const { rows } = await sql<{ id: string }>`delete from ${sql.table(table)} l
      using ${sql.table(resource.table)} t
      where l.workspace_id = ${scope.workspaceId} and l.initiative_id = ${initiativeId}
        and l.${sql.ref(column)} = any(${ids}::uuid[])
        and t.workspace_id = l.workspace_id and t.id = l.${sql.ref(column)}
        ${resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``}
      returning l.${sql.ref(column)} as id`.execute(db)
    await record(db, scope, initiativeId, noun, rows, 'old')
  })
}

async function record(
  db: Db,
  scope: WorkspaceScope,
  initiativeId: string,
  noun: string,
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
  await appendEvents(db, scope, [{ ...about(initiatives, scope, initiativeId), verb: 'updated', changes }])
}
