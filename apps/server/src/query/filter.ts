import { sql } from 'kysely'
import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { badRequest } from '../errors.js'
import { isUuid } from '../ids.js'
import { described } from '../schema.js'
import { PageQuery } from './page.js'
import { column, relatedId, sameTenant, type Resource, type Sql } from './resource.js'

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

const arrayProperties = { ...RecordQuery.properties, ...OrderQuery.properties }
const listProperties = { ...PageQuery.properties, ...arrayProperties }
export type ArrayQuery = Static<TObject<typeof arrayProperties>>
export type ListQuery = Static<TObject<typeof listProperties>>

/** The query parameters of a list: page, view, order and the resource's filters. */
export function listQuery(resource: Resource): TObject<typeof listProperties> {
  return Type.Object({ ...listProperties, ...filterProperties(resource) })
}

/** The same without pages, for lists that are sent whole. */
export function arrayQuery(resource: Resource): TObject<typeof arrayProperties> {
  return Type.Object({ ...arrayProperties, ...filterProperties(resource) })
}

function filterProperties(resource: Resource): Record<string, TSchema> {
  const filters = Object.keys(resource.filterable).map((parameter): [string, TSchema] => [
    parameter,
    described(Type.Optional(Type.String()), meaningOf(resource, parameter)),
  ])
  return Object.fromEntries(filters)
}

function meaningOf(resource: Resource, parameter: string): string {
  const filter = resource.filterable[parameter]
  if (typeof filter === 'object') return `Only rows whose ${filter.contains} contains this text.`
  const isText =
    filter !== undefined && resource.kinds[filter]?.type === 'other' && !resource.relations[filter]
  return `Only rows with this ${parameter}${isText ? '' : '; several, separated by commas, match any'}.`
}

/** The conditions of a list's plain query parameters. */
export function readFilters(resource: Resource, query: Record<string, unknown>, t: string): Sql[] {
  return Object.entries(resource.filterable)
    .filter(([parameter]) => query[parameter] !== undefined)
    .map(([parameter, filter]) => {
      const text = String(query[parameter])
      return typeof filter === 'string'
        ? compare(resource, parameter, filter, text, t)
        : sql`strpos(lower(${column(t, filter.contains)}), lower(${text})) > 0`
    })
}

function compare(resource: Resource, parameter: string, field: string, text: string, t: string): Sql {
  const relation = resource.relations[field]
  const kind = resource.kinds[field] ?? { type: 'other' }
  const values = text.split(',').map((value) => value.trim())
  const among = (allowed: string, test: (value: string) => boolean): string[] => {
    const invalid = values.filter((value) => !test(value))
    if (invalid.length === 0) return values
    throw badRequest('invalid_filter', `${parameter} must be ${allowed}; "${invalid.join('", "')}" is not.`, {
      invalid,
    })
  }
  if (relation?.kind === 'many') {
    const { table, own, other } = relation.link
    return sql`exists (select from ${sql.table(table)} l where ${sameTenant('l', resource.reach, t, resource.reach)}
      and l.${sql.ref(own)} = ${column(t, 'id')} and l.${sql.ref(other)} = any(${among('a UUID', isUuid)}::uuid[]))`
  }
  if (relation || kind.type === 'uuid') {
    const id = relation ? relatedId(relation, t) : column(t, field)
    return sql`${id} = any(${among('a UUID', isUuid)}::uuid[])`
  }
  if (kind.type === 'boolean')
    return sql`${column(t, field)} = any(${among('true or false', (value) => value === 'true' || value === 'false')}::boolean[])`
  if (kind.type === 'enum')
    return sql`${column(t, field)}::text = any(${among(`one of ${kind.values.join(', ')}`, (value) => kind.values.includes(value))})`
  // Free text may hold commas.
  return sql`${column(t, field)} = ${text}`
}
