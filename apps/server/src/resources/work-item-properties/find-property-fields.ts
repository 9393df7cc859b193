import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import type { ConditionField, CustomFields, ValueType } from '../../query/conditions/condition.js'
import type { Scope } from '../../query/resource.js'

interface Row {
  id: string
  type: string
}

/** What the values of each type of property are, and the column that holds them. */
const places: Readonly<Record<string, { value: ValueType; other: string; of?: string }>> = {
  TEXT: { value: { type: 'text' }, other: 'value_text' },
  URL: { value: { type: 'text' }, other: 'value_text' },
  DECIMAL: { value: { type: 'number' }, other: 'value_decimal' },
  BOOLEAN: { value: { type: 'boolean' }, other: 'value_boolean' },
  DATETIME: { value: { type: 'time' }, other: 'value_datetime' },
  OPTION: { value: { type: 'id' }, other: 'value_option_id' },
  USER: { value: { type: 'id' }, other: 'value_user_id', of: 'user' },
  ISSUE: { value: { type: 'id' }, other: 'value_work_item_id' },
}

/** The properties of these ids that the caller sees: those of the workspace, and those of their own projects. */
export async function findPropertyFields(
  db: Db,
  { workspaceId, userId }: Scope,
  ids: readonly string[],
): Promise<CustomFields> {
  const { rows } = await sql<Row>`select p.id, coalesce(p.relation_type::text, p.property_type::text) as type
    from work_item_properties p where p.workspace_id = ${workspaceId} and p.id = any(${ids}::uuid[])
      and (p.project_id is null or exists (select from project_members m where m.workspace_id = p.workspace_id
        and m.project_id = p.project_id and m.user_id = ${userId} and m.is_active))`.execute(db)
  return new Map(rows.map((row) => [row.id, fieldOf(row)]))
}

function fieldOf({ id, type }: Row): ConditionField {
  const place = places[type]
  if (!place) return { missing: `a property of type ${type} cannot be filtered by.` }
  const { other, ...rest } = place
  const where = sql`l.property_id = ${id}::uuid and ${sql.ref(`l.${other}`)} is not null`
  return { ...rest, in: { table: 'work_item_property_values', own: 'work_item_id', other, where } }
}
