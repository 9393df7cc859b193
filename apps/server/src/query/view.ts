import { sql } from 'kysely'
import { badRequest } from '../errors.js'
import {
  column,
  nestedFields,
  relatedId,
  sameTenant,
  type Relation,
  type Resource,
  type Scope,
  type Sql,
} from './resource.js'

/** Which fields of a record are sent, and which relations in full. */
export interface View {
  fields: readonly string[]
  expand: ReadonlySet<string>
}

export function wholeView(resource: Resource): View {
  return { fields: Object.keys(resource.schema.properties), expand: new Set() }
}

export function readView(
  resource: Resource,
  query: { fields?: string | undefined; expand?: string | undefined },
): View {
  const all = Object.keys(resource.schema.properties)
  const fields = readNames('fields', query.fields, all)
  const expand = readNames('expand', query.expand, Object.keys(resource.relations))
  return { fields: fields.length > 0 ? fields : all, expand: new Set(expand) }
}

/** Comma-separated names that must be among the allowed ones. */
export function readNames(
  parameter: 'fields' | 'expand',
  value: string | undefined,
  allowed: string[],
): string[] {
  const names = [...new Set((value ?? '').split(',').map((name) => name.trim()))].filter(
    (name) => name !== '',
  )
  const invalid = names.filter((name) => !allowed.includes(name))
  if (invalid.length === 0) return names
  const verb = parameter === 'fields' ? 'does not know' : 'cannot expand'
  throw badRequest(
    `invalid_${parameter}`,
    `${parameter} ${verb}: ${invalid.join(', ')}. Allowed: ${allowed.join(', ') || 'none'}.`,
    { invalid, allowed },
  )
}

/** The select list of a record: `t.id as "id", …`, in the order of the view. */
export function selectFields(resource: Resource, view: View, t: string, scope: Scope): Sql {
  const parts = view.fields.map((field) => {
    const value = view.expand.has(field)
      ? expanded(resource, field, t, scope)
      : plain(resource, field, t, scope)
    return sql`${value} as ${sql.ref(field)}`
  })
  return sql.join(parts)
}

function plain(resource: Resource, field: string, t: string, scope: Scope): Sql {
  const computed = resource.computed[field]
  if (computed) return computed(t, scope)
  const relation = resource.relations[field]
  if (relation) return plainRelation(resource, relation, t)
  const value = column(t, resource.columns[field] ?? field)
  return resource.kinds[field]?.type === 'time' ? isoTime(value) : value
}

function plainRelation(resource: Resource, relation: Relation, t: string): Sql {
  if (relation.kind === 'one') return relatedId(relation, t)
  const { table, own, other } = relation.link
  return sql`(select coalesce(json_agg(l.${sql.ref(other)} order by l.created_at, l.${sql.ref(other)}), '[]')
    from ${sql.table(table)} l where ${sameTenant('l', resource.reach, t, resource.reach)}
    and l.${sql.ref(own)} = ${column(t, 'id')})`
}

function expanded(resource: Resource, field: string, t: string, scope: Scope): Sql {
  const relation = resource.relations[field]
  if (!relation) throw new Error(`${resource.name}.${field} is not a relation.`)
  const target = relation.target()
  const e = `${t}_${field}`
  const record = selectFields(target, { fields: nestedFields(target), expand: new Set() }, e, scope)
  const tenant = sameTenant(e, target.reach, t, resource.reach)
  if (relation.kind === 'one')
    return sql`(select row_to_json(r) from (select ${record} from ${sql.table(target.table)} ${sql.ref(e)}
      where ${tenant} and ${column(e, 'id')} = ${relatedId(relation, t)}) r)`
  const { table, own, other } = relation.link
  return sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (select ${record}
    from ${sql.table(table)} l join ${sql.table(target.table)} ${sql.ref(e)}
      on ${column(e, 'id')} = l.${sql.ref(other)} and ${tenant}
    where ${sameTenant('l', resource.reach, t, resource.reach)} and l.${sql.ref(own)} = ${column(t, 'id')}
    order by l.created_at, l.${sql.ref(other)}) r)`
}

/** ISO 8601 with microseconds in UTC, whatever the session's time zone. */
export function isoTime(value: Sql): Sql {
  return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
