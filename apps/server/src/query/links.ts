import { sql } from 'kysely'
import type { Db } from '../database/open.js'
import { inScope, tenantColumns, type Resource, type Sql, type TenantScope } from './resource.js'

/**
 * Makes the set of links of a record equal to `ids`, in two statements whatever their number. `candidates` selects the
 * ids that may be linked; the others are left out.
 */
export async function replaceLinks(
  db: Db,
  resource: Resource,
  field: string,
  scope: TenantScope,
  id: string,
  ids: readonly string[],
  candidates: (ids: Sql) => Sql,
): Promise<{ added: string[]; removed: string[] }> {
  const relation = resource.relations[field]
  if (relation?.kind !== 'many') throw new Error(`${resource.name}.${field} is not a set of links.`)
  const table = sql.table(relation.link.table)
  const [own, other] = [sql.ref(relation.link.own), sql.ref(relation.link.other)]
  const wanted = sql`${[...new Set(ids)]}::uuid[]`
  const removed = await sql<{ id: string }>`delete from ${table} t
    where ${inScope(resource.reach, 't', scope)} and t.${own} = ${id} and t.${other} <> all(${wanted})
    returning t.${other} as id`.execute(db)
  const tenant = tenantColumns(resource.reach, scope)
  const columns = sql.join(tenant.map(([name]) => sql.ref(name)))
  const values = sql.join(tenant.map(([, value]) => sql`${value}::uuid`))
  const added = await sql<{ id: string }>`insert into ${table} (${columns}, ${own}, ${other})
    select ${values}, ${id}::uuid, c.id from (${candidates(wanted)}) c
    on conflict do nothing returning ${other} as id`.execute(db)
  return { added: added.rows.map((row) => row.id), removed: removed.rows.map((row) => row.id) }
}
