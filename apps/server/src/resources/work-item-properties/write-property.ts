import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, invalidField } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { readWritten } from '../../query/read.js'
import type { Resource } from '../../query/resource.js'
import { about, changeRecord, deleteRecord, insertRecord, lockRow, writing } from '../../query/write.js'
import { slugify } from '../../text.js'
import { workspaceManaged } from '../work-item-types/write-work-item-type.js'
import { parseValue } from './parse-value.js'
import { listOptions, saveOptions } from './write-option.js'
import type { WorkItemPropertyInput, WorkItemPropertyUpdate } from './work-item-properties.schema.js'

/** A property is written on the workspace, or on the project that it belongs to. */
export type Place = WorkspaceScope | ProjectScope
const projectOf = (scope: Place): string | null => ('projectId' in scope ? scope.projectId : null)

/** Creates a property with its options, and gives it to a type when one is named. */
export function createProperty(
  db: Db,
  resource: Resource,
  scope: Place,
  { options, default_value, ...values }: Static<typeof WorkItemPropertyInput>,
  typeId: string | null = null,
): Promise<string> {
  const { property_type } = values
  const relation_type = checkKind(property_type, values.relation_type ?? null, values.settings)
  refuseOptions(property_type, options)
  return writing(db, resource, scope, values, null, async (db) => {
    const { rows } = await sql<{ end: number }>`select coalesce(max(sort_order), 0) + 10000 as end
      from work_item_properties where workspace_id = ${scope.workspaceId}`.execute(db)
    const id = await insertRecord(db, resource, scope, {
      ...values,
      relation_type,
      name: slugify(values.display_name, 255),
      project: projectOf(scope),
      sort_order: values.sort_order ?? rows[0]?.end ?? 10_000,
    })
    await saveOptions(db, scope, id, options ?? [])
    if (default_value !== undefined)
      await setDefault(
        db,
        scope,
        id,
        await readDefault(db, scope, { id, property_type, relation_type }, default_value),
      )
    if (typeId)
      await sql`insert into work_item_type_properties (workspace_id, type_id, property_id)
        values (${scope.workspaceId}, ${typeId}, ${id})`.execute(db)
    const json = await readWritten(db, resource, scope, id)
    await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'created' }])
    return json
  })
}

export function updateProperty(
  db: Db,
  resource: Resource,
  scope: Place,
  id: string,
  { options, default_value, ...values }: Static<typeof WorkItemPropertyUpdate>,
): Promise<string> {
  return writing(db, resource, scope, values, id, async (db) => {
    const before = await lockProperty(db, resource, scope, id)
    const property_type = values.property_type ?? before.property_type
    const given = values.relation_type === undefined ? before.relation_type : values.relation_type
    const relation_type = checkKind(
      property_type,
      property_type === 'RELATION' ? given : (values.relation_type ?? null),
      values.settings,
    )
    refuseOptions(property_type, options)
    if (property_type !== before.property_type || relation_type !== before.relation_type)
      await refuseValues(
        db,
        scope,
        id,
        0,
        'Work items have values of this property: its type cannot be changed.',
      )
    if (values.is_multi === false)
      await refuseValues(
        db,
        scope,
        id,
        1,
        'Work items have several values of this property: it stays is_multi.',
      )
    const changes = await changeRecord(db, resource, scope, id, {
      ...values,
      relation_type,
      ...(values.display_name === undefined ? {} : { name: slugify(values.display_name, 255) }),
    })
    await saveOptions(db, scope, id, options ?? [])
    if (default_value !== undefined)
      await setDefault(
        db,
        scope,
        id,
        await readDefault(db, scope, { id, property_type, relation_type }, default_value),
      )
    const json = await readWritten(db, resource, scope, id)
    if (changes.length > 0 || options || default_value !== undefined)
      await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'updated', changes }])
    return json
  })
}

/** Deletes a property with its options and all its values. */
export function removeProperty(db: Db, resource: Resource, scope: Place, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockProperty(db, resource, scope, id)
    await deleteRecord(db, resource, scope, id)
    await appendEvents(db, scope, [{ ...about(resource, scope, id), verb: 'deleted' }])
  })
}

/** The property, locked, of the place that it belongs to. */
export async function lockProperty(db: Db, resource: Resource, scope: Place, id: string) {
  const columns = ['project_id', 'property_type', 'relation_type'] as const
  const row = await lockRow(db, resource, scope, id, columns)
  if (row['project_id'] !== projectOf(scope)) throw workspaceManaged()
  const { relation_type } = row
  return {
    property_type: String(row['property_type']),
    relation_type: typeof relation_type === 'string' ? relation_type : null,
  }
}

const displayFormats: Record<string, readonly string[]> = {
  TEXT: ['single-line', 'multi-line', 'readonly'],
  DATETIME: ['MMM dd, yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy/MM/dd'],
}

function checkKind(
  type: string,
  relation: string | null,
  settings: Record<string, unknown> | undefined,
): string | null {
  if (type === 'RELATION' && relation === null)
    throw invalidField('relation_type', 'is required for RELATION: one of ISSUE, USER, RELEASE.')
  if (type !== 'RELATION' && relation !== null)
    throw invalidField('relation_type', 'is for properties of type RELATION only.')
  const formats = displayFormats[type]
  const format = settings?.['display_format']
  if (formats && format !== undefined && !formats.some((allowed) => allowed === format))
    throw invalidField('settings', `must have a display_format of ${formats.join(', ')}.`)
  return relation
}

function refuseOptions(type: string, options: readonly unknown[] | undefined): void {
  if (type !== 'OPTION' && options?.length)
    throw invalidField('options', 'are for properties of type OPTION only.')
}

async function refuseValues(db: Db, scope: Place, id: string, from: number, sentence: string): Promise<void> {
  const { rows } = await sql`select 1 from work_item_property_values where workspace_id = ${scope.workspaceId}
    and property_id = ${id} and position >= ${from} limit 1`.execute(db)
  if (rows.length > 0) throw badRequest('property_in_use', sentence)
}

/** The defaults as texts that are values of the property; an option may be named. */
async function readDefault(
  db: Db,
  scope: Place,
  property: { id: string; property_type: string; relation_type: string | null },
  given: Static<typeof WorkItemPropertyUpdate>['default_value'],
): Promise<string[]> {
  const texts = [given ?? []].flat().map(String)
  const options = property.property_type === 'OPTION' ? await listOptions(db, scope, property.id) : []
  return texts.map((text) => {
    const option = options.find(({ id, name }) => id === text.toLowerCase() || name === text)
    const parsed = parseValue(property, option?.id ?? text)
    if ('fault' in parsed) throw invalidField('default_value', parsed.fault)
    if (property.property_type === 'OPTION' && !option)
      throw invalidField('default_value', 'must be the id or the name of an option of the property.')
    return option?.id ?? text
  })
}

async function setDefault(db: Db, { workspaceId }: Place, id: string, value: string[]): Promise<void> {
  await sql`update work_item_properties set default_value = ${JSON.stringify(value)}::jsonb
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db)
}
