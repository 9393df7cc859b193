import { sql } from 'kysely'
import type { Static } from 'typebox'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import type { Resource } from '../../query/resource.js'
import {
  changeRecord,
  createRecord,
  insertRecord,
  removeRecord,
  updateRecord,
  writing,
} from '../../query/write.js'
import { optionsOf } from './work-item-properties.resource.js'
import type {
  PropertyOptionInput,
  PropertyOptionUpdate,
  WorkItemPropertyUpdate,
} from './work-item-properties.schema.js'
import { lockProperty, type Place } from './write-property.js'

type InlineOptions = NonNullable<Static<typeof WorkItemPropertyUpdate>['options']>

export function createOption(
  db: Db,
  properties: Resource,
  scope: Place,
  propertyId: string,
  input: Static<typeof PropertyOptionInput>,
): Promise<string> {
  const options = optionsOf(propertyId)
  return writing(db, options, scope, input, null, async (db) => {
    const { property_type } = await lockProperty(db, properties, scope, propertyId)
    if (property_type !== 'OPTION')
      throw badRequest('not_an_option', 'Only a property of type OPTION has options.')
    return createRecord(db, options, scope, {
      ...input,
      property: propertyId,
      sort_order: await endOf(db, scope, propertyId),
    })
  })
}

export function updateOption(
  db: Db,
  properties: Resource,
  scope: Place,
  propertyId: string,
  id: string,
  input: Static<typeof PropertyOptionUpdate>,
): Promise<string> {
  const options = optionsOf(propertyId)
  return writing(db, options, scope, input, id, async (db) => {
    await lockProperty(db, properties, scope, propertyId)
    return updateRecord(db, options, scope, id, input)
  })
}

/** Work items lose it as a value. */
export function removeOption(
  db: Db,
  properties: Resource,
  scope: Place,
  propertyId: string,
  id: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockProperty(db, properties, scope, propertyId)
    await sql`update work_item_properties set default_value = default_value - ${id}::text
      where workspace_id = ${scope.workspaceId} and id = ${propertyId}`.execute(db)
    await removeRecord(db, optionsOf(propertyId), scope, id)
  })
}

/** Options that came with their property: one with an id is changed, the others are created. */
export async function saveOptions(
  db: Db,
  scope: Place,
  propertyId: string,
  given: InlineOptions,
): Promise<void> {
  const options = optionsOf(propertyId)
  let end = given.length > 0 ? await endOf(db, scope, propertyId) : 0
  for (const { id, name, ...values } of given) {
    if (id) await changeRecord(db, options, scope, id, { ...values, name })
    else if (name === undefined) throw badRequest('invalid', 'options must each have a name, or an id.')
    else {
      await insertRecord(db, options, scope, { ...values, name, property: propertyId, sort_order: end })
      end += 10_000
    }
  }
}

export async function listOptions(
  db: Db,
  { workspaceId }: { workspaceId: string },
  propertyId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from work_item_property_options
    where workspace_id = ${workspaceId} and property_id = ${propertyId} order by sort_order, id`.execute(db)
  return rows
}

async function endOf(db: Db, { workspaceId }: Place, propertyId: string): Promise<number> {
  const { rows } = await sql<{ end: number }>`select coalesce(max(sort_order), 0) + 10000 as end
    from work_item_property_options where workspace_id = ${workspaceId} and property_id = ${propertyId}`.execute(
    db,
  )
  return rows[0]?.end ?? 10_000
}
