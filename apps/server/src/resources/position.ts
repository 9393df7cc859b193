import { sql } from 'kysely'
import type { Db } from '../database/open.js'
import { inScope, type Resource, type Scope } from '../query/resource.js'

/** Positions leave room between neighbours, so that one can be moved without touching the others. */
export const firstPosition = 65_535
export const step = 10_000

/** Behind the last one of its list. */
export const atEnd = (db: Db, resource: Resource, scope: Scope) => edge(db, resource, scope, 'max', step)

/** Before the first one of its list. */
export const atStart = (db: Db, resource: Resource, scope: Scope) => edge(db, resource, scope, 'min', -step)

async function edge(
  db: Db,
  resource: Resource,
  scope: Scope,
  end: 'max' | 'min',
  distance: number,
): Promise<number> {
  const { rows } = await sql<{ position: number | null }>`
    select ${sql.raw(end)}(t.sort_order) as position from ${sql.table(resource.table)} t
    where ${inScope(resource.reach, 't', scope)}`.execute(db)
  const position = rows[0]?.position ?? null
  return position === null ? firstPosition : position + distance
}
