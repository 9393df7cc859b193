import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { conflictOn, translateViolation, violationOf } from '../database/constraint-errors.js'
import { inTransaction, type Db } from '../database/open.js'
import { changedMeanwhile, notFound } from '../errors.js'
import { appendEvents, type Change } from '../events/append.js'
import { isUuid, newId } from '../ids.js'
import { readWritten } from './read.js'
import { column, columnOf, inScope, tenantColumns, type Resource, type TenantScope } from './resource.js'
import { isoTime } from './view.js'

export type Values = Readonly<Record<string, unknown>>

/** Creates a plain record and its event in one transaction; gives the record as JSON text. */
export function createRecord(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  values: Values,
): Promise<string> {
  return writing(db, resource, scope, values, null, async (db) => {
    const id = await insertRecord(db, resource, scope, values)
    const json = await readWritten(db, resource, scope, id)
    await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'created' }])
    return json
  })
}

export function updateRecord(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  id: string,
  values: Values,
): Promise<string> {
  return writing(db, resource, scope, values, id, async (db) => {
    const changes = await changeRecord(db, resource, scope, id, values)
    const json = await readWritten(db, resource, scope, id)
    if (changes.length > 0)
      await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'updated', changes }])
    return json
  })
}

export function removeRecord(db: Db, resource: Resource, scope: TenantScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    await deleteRecord(db, resource, scope, id)
    await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'deleted' }])
  })
}

export const about = (resource: Resource, scope: TenantScope, id: string) => ({
  entity: resource.name.replaceAll(' ', '_'),
  entityId: id,
  projectId: resource.reach === 'workspace' ? undefined : scope.projectId,
})

/**
 * Runs a write in a transaction, and says which record holds the value when a unique key refuses it: the existing one
 * on a create, the addressed one on an update. Inside another transaction that is left to the outer one: this one can
 * ask nothing any more.
 */
export async function writing<T>(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  values: Values,
  id: string | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db)
  try {
    return await inTransaction(db, work)
  } catch (error) {
    const violation = violationOf(error)
    if (!violation) throw error
    if (violation.kind !== 'unique') throw translateViolation(violation, resource.name)
    const fields = violation.field === 'external' ? ['external_source', 'external_id'] : [violation.field]
    throw conflictOn(
      violation.field,
      resource.name,
      id ?? (await findHolder(db, resource, scope, fields, values)),
    )
  }
}

/**
 * Runs a write only while the record is one of these versions of it, each named by its `updated_at`. Its row is locked
 * first, and until the commit: of two that were based on the same version, the second one finds another.
 */
export function writingVersion<T>(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  values: Values,
  id: string,
  versions: readonly string[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return writing(db, resource, scope, values, id, async (db) => {
    await lockRow(db, resource, scope, id, [])
    const { rows } = await sql<{ version: string }>`
      select ${isoTime(column('t', 'updated_at'))} as version from ${sql.table(resource.table)} t
      where ${inScope(resource.reach, 't', scope)} and t.id = ${id}`.execute(db)
    const version = rows[0]?.version ?? ''
    if (!versions.includes(version)) throw changedMeanwhile(resource.name, version)
    return work(db)
  })
}

async function findHolder(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  fields: string[],
  values: Values,
): Promise<string | undefined> {
  if (fields.some((field) => values[field] === undefined)) return undefined
  const same = fields.map(
    (field) => sql`${column('t', columnOf(resource, field) ?? field)} = ${values[field]}`,
  )
  // What came from elsewhere is unique in the whole project, also where it hangs on one work item.
  const reach = fields.length > 1 && resource.reach === 'work_item' ? 'project' : resource.reach
  const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(resource.table)} t
    where ${sql.join([inScope(reach, 't', scope), ...same], sql` and `)}
    ${resource.visible ? sql`order by ${resource.visible('t', scope)} desc` : sql``} limit 1`.execute(db)
  return rows[0]?.id
}

export async function insertRecord(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  values: Values,
): Promise<string> {
  const id = newId()
  const row: Record<string, unknown> = {
    id,
    created_by_id: scope.userId,
    ...toColumns(resource, values),
    ...Object.fromEntries(tenantColumns(resource.reach, scope)),
  }
  const names = Object.keys(row)
  await sql`insert into ${sql.table(resource.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})`.execute(db)
  return id
}

/** Locks the row, writes what differs, and tells what did. */
export async function changeRecord(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  id: string,
  values: Values,
): Promise<Change[]> {
  const columns = toColumns(resource, values)
  const before = await lockRow(db, resource, scope, id, Object.keys(columns))
  const fields = new Map(Object.keys(values).map((field) => [columnOf(resource, field), field]))
  const changed = Object.entries(columns).filter(([name, value]) => !sameValue(before[name], value))
  if (changed.length === 0) return []
  const assignments = [
    ...changed.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql`updated_at = now()`,
    sql`updated_by_id = ${scope.userId}`,
  ]
  await sql`update ${sql.table(resource.table)} t set ${sql.join(assignments)}
    where ${inScope(resource.reach, 't', scope)} and t.id = ${id}`.execute(db)
  return changed.map(([name, value]) => ({
    field: fields.get(name) ?? name,
    old_value: before[name] ?? null,
    new_value: value ?? null,
  }))
}

export async function lockRow(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  id: string,
  columns: readonly string[],
): Promise<Record<string, unknown>> {
  if (!isUuid(id)) throw notFound(resource.name)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(['id', ...columns].map((name) => column('t', name)))} from ${sql.table(resource.table)} t
    where ${inScope(resource.reach, 't', scope)} and t.id = ${id}
    ${resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``} for update`.execute(db)
  const row = rows[0]
  if (!row) throw notFound(resource.name)
  return row
}

export async function deleteRecord(
  db: Db,
  resource: Resource,
  scope: TenantScope,
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw notFound(resource.name)
  const { rows } = await sql`delete from ${sql.table(resource.table)} t
    where ${inScope(resource.reach, 't', scope)} and t.id = ${id}
    ${resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``} returning t.id`.execute(db)
  if (rows.length === 0) throw notFound(resource.name)
}

/** Fields to columns: `parent` is stored as parent_id; sets of links are not columns. */
function toColumns(resource: Resource, values: Values): Record<string, unknown> {
  const pairs = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    const name = columnOf(resource, field)
    return value === undefined || name === null ? [] : [[name, value]]
  })
  return Object.fromEntries(pairs)
}

function sameValue(stored: unknown, given: unknown): boolean {
  if (stored instanceof Date) return typeof given === 'string' && stored.getTime() === Date.parse(given)
  return isDeepStrictEqual(stored ?? null, given ?? null)
}
