import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { described } from '../schema.js'
import type { Db } from '../database/open.js'
import { compile } from './conditions/compile.js'
import { speaks, type Condition, type ConditionField } from './conditions/condition.js'
import { findCustomFields } from './conditions/custom-fields.js'
import { readFilters } from './conditions/read-filters.js'
import { readParameters } from './conditions/read-parameters.js'
import { readPql } from './conditions/read-pql.js'
import { PageQuery } from './page.js'
import type { Resource, Scope, Sql } from './resource.js'

/** The query parameters of a read of one record. */
export const RecordQuery = Type.Object({
  fields: described(Type.Optional(Type.String()), 'Comma-separated names: only these fields are sent.'),
  expand: described(
    Type.Optional(Type.String()),
    'Comma-separated names of relations: sent in full instead of as ids.',
  ),
})

const OrderQuery = Type.Object({
  order_by: described(
    Type.Optional(Type.String()),
    'Comma-separated names to sort by, each with a leading `-` for descending. Ties are broken by id.',
  ),
})

const noEffect = 'Has no effect: it is one record.'

/** The same for records that existing clients also ask for by the parameters of a list. */
export const RecordOfListQuery = Type.Object({
  ...RecordQuery.properties,
  order_by: described(OrderQuery.properties.order_by, noEffect),
  per_page: described(PageQuery.properties.per_page, noEffect),
  cursor: described(PageQuery.properties.cursor, noEffect),
})

/** The same for a record that may come from another system. */
export const SourcedRecordQuery = Type.Object({
  ...RecordQuery.properties,
  order_by: RecordOfListQuery.properties.order_by,
  external_id: described(Type.Optional(Type.String()), 'Only if the record has this external_id.'),
  external_source: described(Type.Optional(Type.String()), 'Only if the record has this external_source.'),
})

const viewProperties = { ...RecordQuery.properties, ...OrderQuery.properties }
const arrayProperties = {
  ...viewProperties,
  limit: described(Type.Optional(Type.Integer({ minimum: 1 })), 'Items to send. Default: all.'),
  offset: PageQuery.properties.offset,
}
const listProperties = { ...PageQuery.properties, ...viewProperties }
/** View, order and how many, without pages and filters. */
export const ArrayQuery = Type.Object(arrayProperties)
export type ArrayQuery = Static<typeof ArrayQuery>
export type ListQuery = Static<TObject<typeof listProperties>>

/** The query parameters of a list: page, view, order and the resource's filters. */
export function listQuery(resource: Resource): TObject<typeof listProperties> {
  return Type.Object({ ...listProperties, ...filterProperties(resource) })
}

/** The same without pages, for lists that are sent whole unless a part is asked for. */
export function arrayQuery(resource: Resource): TObject<typeof arrayProperties> {
  return Type.Object({ ...arrayProperties, ...filterProperties(resource) })
}

/** The parameters that filter: the resource's own, and the two languages where it has names in them. */
export function filterProperties({ conditions }: Resource): Record<string, TSchema> {
  const plain = conditions.fields.flatMap((field): [string, TSchema][] =>
    field.parameter === undefined || 'missing' in field
      ? []
      : [[field.parameter, described(Type.Optional(Type.String()), meaningOf(field.parameter, field))]],
  )
  const languages = (['filters', 'pql'] as const).filter((language) => speaks(conditions, language))
  return {
    ...Object.fromEntries(plain),
    ...Object.fromEntries(languages.map((language) => [language, languageQuery[language]])),
  }
}

const languageQuery = {
  filters: described(
    Type.Optional(Type.String()),
    'Only rows for which this tree of conditions holds, as JSON: `{"and": [{"priority": "high"}, {"not": {"state_group__in": ["completed", "cancelled"]}}]}`.',
  ),
  pql: described(
    Type.Optional(Type.String()),
    'Only rows for which this query holds: `priority = "high" AND assignee = currentUser()`.',
  ),
}

function meaningOf(parameter: string, field: Exclude<ConditionField, { missing: string }>): string {
  const { type } = field.value
  if (type === 'words')
    return 'Only rows that have all of these words; the last one may be the beginning of a word.'
  if (field.only === 'contains') return 'Only rows in which this holds the text.'
  if (field.only === '>=') return `Only rows at or after this ${type}.`
  if (type === 'text') return `Only rows with this ${parameter}.`
  if (type === 'date' || type === 'time' || type === 'number')
    return `Only rows with this ${parameter}, or within the range \`first..last\`, \`first..\` or \`..last\`; several, separated by commas, match any.`
  return `Only rows with this ${parameter}; several, separated by commas, match any; \`null\` matches rows without one.`
}

/** The conditions of a list's query parameters, in all three languages. */
export function readConditions(
  db: Db,
  resource: Resource,
  query: Readonly<Record<string, unknown>> & { filters?: string; pql?: string },
  t: string,
  scope: Scope,
): Promise<Sql[]> {
  const found = [
    ...readParameters(resource.conditions, query),
    query.filters === undefined ? null : readFilters(query.filters),
    query.pql === undefined ? null : readPql(query.pql),
  ]
  return compileAll(db, resource, found, t, scope)
}

/** Each condition as SQL. The database is asked only where a condition names a field that the workspace made itself. */
export async function compileAll(
  db: Db,
  { conditions, reach }: Resource,
  found: readonly (Condition | null)[],
  t: string,
  scope: Scope,
): Promise<Sql[]> {
  const asked = found.filter((condition) => condition !== null)
  const custom = await findCustomFields(db, conditions, asked, scope)
  const rows = { conditions, reach, t, scope, now: new Date(), custom }
  return asked.map((condition) => compile(condition, rows))
}
