import { sql } from 'kysely'
import type { Static } from 'typebox'
import { member } from '../../access/roles.js'
import type { ProjectScope, WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, invalidField, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid, newId } from '../../ids.js'
import { readArray } from '../../query/read.js'
import { current, isOfMember } from '../work-items/work-items.resource.js'
import { parseValue, type Property } from './parse-value.js'
import { projectProperties, propertyValues, valueOf } from './work-item-properties.resource.js'
import type { PropertyValueUpdate } from './work-item-properties.schema.js'

/** A value in the column of its kind. */
export interface Stored {
  column: string
  value: string | number | boolean
  /** Of the work item that the value refers to. */
  projectId: string | null
}

/** The value of a property with one, else the array of them. */
export async function readValues(db: Db, scope: WorkItemScope, propertyId: string): Promise<string> {
  const property = await findProperty(db, scope, propertyId)
  const json = await valuesJson(db, scope, property)
  if (json === '[]') throw notFound('property value')
  return json
}

async function valuesJson(db: Db, scope: WorkItemScope, { id, is_multi }: Property): Promise<string> {
  const json = await readArray(db, propertyValues, scope, {}, { where: sql`t.property_id = ${id}` })
  return is_multi || json === '[]' ? json : json.slice(1, -1)
}

/** Sets what a work item has for a property; several values replace the whole set. */
export function writeValues(
  db: Db,
  scope: WorkItemScope,
  propertyId: string,
  { value, ...external }: Static<typeof PropertyValueUpdate>,
  mustExist: boolean,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const property = await findProperty(db, scope, propertyId)
    if (!property.is_active)
      throw badRequest('property_inactive', `The property ${property.display_name} is not active.`)
    const before = await lockValues(db, scope, propertyId)
    if (mustExist && before.length === 0) throw notFound('property value')
    if (value === undefined && !mustExist) throw invalidField('value', 'is required.')
    if (value !== undefined) {
      const values = await readGiven(db, scope, property, value)
      await storeValues(db, scope, scope.workItemId, [{ propertyId, values }])
      await sql`delete from work_item_property_values where ${at(scope)} and property_id = ${propertyId}
        and position >= ${values.length}`.execute(db)
    }
    if (external.external_id !== undefined || external.external_source !== undefined)
      await sql`update work_item_property_values set
        external_id = ${external.external_id ?? null}, external_source = ${external.external_source ?? null}
        where ${at(scope)} and property_id = ${propertyId}`.execute(db)
    const json = await valuesJson(db, scope, property)
    await tell(db, scope, property, before, await lockValues(db, scope, propertyId))
    return json
  })
}

export function removeValues(db: Db, scope: WorkItemScope, propertyId: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const property = await findProperty(db, scope, propertyId)
    const before = await lockValues(db, scope, propertyId)
    if (before.length === 0) throw notFound('property value')
    if (property.is_required) throw required(property)
    await sql`delete from work_item_property_values where ${at(scope)} and property_id = ${propertyId}`.execute(
      db,
    )
    await tell(db, scope, property, before, [])
  })
}

const required = ({ display_name }: Property) =>
  badRequest('property_required', `The property ${display_name} is required: change its value instead.`)

const at = ({ workspaceId, projectId, workItemId }: WorkItemScope) =>
  sql`workspace_id = ${workspaceId} and project_id = ${projectId} and work_item_id = ${workItemId}`

async function findProperty(db: Db, scope: ProjectScope, id: string): Promise<Property> {
  const { rows } = isUuid(id)
    ? await sql<Property>`select t.id, t.project_id, t.display_name, t.property_type, t.relation_type, t.is_required,
        t.is_active, t.is_multi from work_item_properties t where t.workspace_id = ${scope.workspaceId} and t.id = ${id}
          and ${projectProperties.visible?.('t', scope) ?? sql`true`} for key share`.execute(db)
    : { rows: [] }
  const property = rows[0]
  if (!property) throw notFound('property')
  return property
}

/** The values as texts. The work item is locked: two writers could otherwise mix theirs. */
async function lockValues(db: Db, scope: WorkItemScope, propertyId: string): Promise<string[]> {
  await sql`select 1 from work_items where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
    and id = ${scope.workItemId} for no key update`.execute(db)
  const { rows } = await sql<{
    value: unknown
  }>`select ${valueOf('t')} as value from work_item_property_values t
    where ${at(scope)} and t.property_id = ${propertyId} order by t.position`.execute(db)
  return rows.map(({ value }) => String(value))
}

async function readGiven(
  db: Db,
  scope: WorkItemScope,
  property: Property,
  value: NonNullable<Static<typeof PropertyValueUpdate>['value']> | null,
): Promise<Stored[]> {
  if (Array.isArray(value) && !property.is_multi)
    throw invalidField('value', 'must be one value: the property does not take several.')
  const given = [...new Set([value ?? []].flat())]
  if (given.length === 0 && property.is_required) throw required(property)
  if (given.length === 0 && !property.is_multi)
    throw invalidField('value', 'must not be empty; delete the value to remove it.')
  const { values, faults } = await resolveValues(db, scope, property, given)
  if (faults.length > 0) throw invalidField('value', [...new Set(faults)].join(' '))
  return values
}

/** Values in their columns; what they refer to must exist for the caller. */
export async function resolveValues(
  db: Db,
  scope: ProjectScope,
  property: Pick<Property, 'id' | 'property_type' | 'relation_type'>,
  given: readonly unknown[],
): Promise<{ values: Stored[]; faults: string[] }> {
  const faults: string[] = []
  const values: Stored[] = []
  for (const one of given) {
    const parsed = parseValue(property, one)
    if ('fault' in parsed) faults.push(parsed.fault)
    else values.push({ ...parsed, projectId: null })
  }
  const ids = values.filter(({ column }) => column.endsWith('_id')).map(({ value }) => String(value))
  if (ids.length === 0) return { values, faults }
  const wanted = sql`any(${ids}::uuid[])`
  const { workspaceId, projectId, userId } = scope
  const { rows } = await sql<{ id: string; projectId: string | null; column: string }>`
    select id, null::uuid as "projectId", 'value_option_id' as column from work_item_property_options
    where workspace_id = ${workspaceId} and property_id = ${property.id} and id = ${wanted} and is_active
    union all select user_id, null, 'value_user_id' from project_members
    where workspace_id = ${workspaceId} and project_id = ${projectId} and user_id = ${wanted} and is_active
      and role >= ${member}
    union all select w.id, w.project_id, 'value_work_item_id' from project_members v
      join work_items w on w.workspace_id = v.workspace_id and w.project_id = v.project_id and w.id = ${wanted}
    where v.workspace_id = ${workspaceId} and v.user_id = ${userId} and v.is_active and ${current('w')}
      and ${isOfMember('w', userId)}`.execute(db)
  const kept = values.flatMap((one): Stored[] => {
    if (!one.column.endsWith('_id')) return [one]
    const row = rows.find(({ id, column }) => id === one.value && column === one.column)
    if (row) return [{ ...one, projectId: row.projectId }]
    const fault = parseValue(property, null)
    faults.push('fault' in fault ? fault.fault : 'does not exist here.')
    return []
  })
  return { values: kept, faults }
}

/** Writes values at their places, of any number of properties in one statement. */
export async function storeValues(
  db: Db,
  scope: ProjectScope,
  workItemId: string,
  properties: readonly { propertyId: string; values: readonly Stored[] }[],
): Promise<void> {
  const rows = properties.flatMap(({ propertyId, values }) =>
    values.map(({ column, value, projectId }, position) => ({
      id: newId(),
      property_id: propertyId,
      position,
      value_project_id: projectId,
      [column]: value,
    })),
  )
  if (rows.length === 0) return
  const columns = sql.raw(
    'value_text, value_decimal, value_boolean, value_datetime, value_option_id, value_user_id, value_project_id, value_work_item_id',
  )
  await sql`insert into work_item_property_values (workspace_id, project_id, work_item_id, id, property_id, position,
      ${columns}, created_by_id)
    select ${scope.workspaceId}::uuid, ${scope.projectId}::uuid, ${workItemId}::uuid, id, property_id, position,
      ${columns}, ${scope.userId}::uuid
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, property_id uuid, position int, value_text text,
      value_decimal double precision, value_boolean boolean, value_datetime timestamptz, value_option_id uuid,
      value_user_id uuid, value_project_id uuid, value_work_item_id uuid)
    on conflict (workspace_id, project_id, work_item_id, property_id, position) do update set
      (${columns}) = (select ${sql.raw(
        [
          ...['text', 'decimal', 'boolean', 'datetime', 'option_id', 'user_id'],
          ...['project_id', 'work_item_id'],
        ]
          .map((name) => `excluded.value_${name}`)
          .join(', '),
      )}), updated_at = now(), updated_by_id = ${scope.userId}`.execute(db)
}

async function tell(
  db: Db,
  scope: WorkItemScope,
  { display_name }: Property,
  before: string[],
  after: string[],
): Promise<void> {
  const [old_value, new_value] = [before.join(', ') || null, after.join(', ') || null]
  if (old_value === new_value) return
  await appendEvents(db, scope, [
    {
      entity: 'work_item',
      entityId: scope.workItemId,
      projectId: scope.projectId,
      verb: 'updated',
      changes: [{ field: display_name, old_value, new_value }],
    },
  ])
}
