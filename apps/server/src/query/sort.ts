import { sql } from 'kysely'
import { badRequest } from '../errors.js'
import { column, type Resource, type Scope, type Sql } from './resource.js'

/** `order_by=-priority,created_at`. The id comes last, so that the order is total and pages never overlap. */
export function readOrder(resource: Resource, orderBy: string | undefined, t: string, scope: Scope): Sql {
  const given = (orderBy ?? '').split(',').map((name) => name.trim())
  const names = given.filter((name) => name !== '')
  const invalid = names.filter((name) => !Object.hasOwn(resource.sortable, bare(name)))
  const allowed = Object.keys(resource.sortable)
  if (invalid.length > 0)
    throw badRequest(
      'invalid_order_by',
      `order_by does not know: ${invalid.join(', ')}. Allowed: ${allowed.join(', ')}, each with a leading - for descending.`,
      { invalid, allowed },
    )
  const order = names.length > 0 ? names : resource.order.split(',')
  const keys = order.map((name) => sql`${sortKey(resource, bare(name), t, scope)} ${direction(name)}`)
  const last = order[order.length - 1] ?? ''
  return sql.join([...keys, sql`${column(t, 'id')} ${direction(last)}`])
}

const bare = (name: string): string => name.replace(/^-/, '')
const direction = (name: string): Sql => (name.startsWith('-') ? sql`desc` : sql`asc`)

function sortKey(resource: Resource, name: string, t: string, scope: Scope): Sql {
  const key = resource.sortable[name]
  return typeof key === 'function' ? key(t, scope) : column(t, name)
}
