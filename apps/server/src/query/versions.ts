import { sql } from 'kysely'
import type pg from 'pg'
import type { Versioned } from '../versioned.js'
import { GatheredReads } from './gather.js'
import type { Resource, Scope, Sql } from './resource.js'

/** Selects the version of the workspace, for rows that depend on nothing else; null for others. */
export const versionFor = (resource: Resource, { workspaceId }: Scope): Sql =>
  resource.versioned && workspaceId !== undefined
    ? sql`(select k.last_event from workspace_counters k where k.workspace_id = ${workspaceId})`
    : sql`null::bigint`

/**
 * What was read at a version, unless it depends on more: what is expanded may be a user, who is in no workspace, and the
 * two languages know of today.
 */
export function versioned<Text extends string | Buffer>(
  text: Text,
  { workspaceId }: Scope,
  number: number | null,
  { expand = '', filters = '', pql = '' }: { expand?: string; filters?: string; pql?: string },
): Versioned<Text> {
  if (workspaceId === undefined || number === null || expand + filters + pql !== '') return { text }
  return { text, version: { workspaceId, number } }
}

/**
 * The present versions of workspaces. Every write takes the next number as the last thing in its transaction. It is
 * asked for after the read was, once for all reads of the same turn of the event loop: a read after a write on any node
 * still sees it, and 32 reads cost PostgreSQL one row. One statement at a time: a second one on its way
 * would make both smaller.
 */
export function versionsIn(pool: pg.Pool): GatheredReads<number> {
  const select = 'select workspace_id, last_event from workspace_counters where workspace_id'
  return new GatheredReads(async (ids) => {
    // Mostly it is one: then PostgreSQL needs two thirds of the time.
    const found = await (ids.length === 1
      ? pool.query<{ workspace_id: string; last_event: number }>(`${select} = $1::uuid`, [ids[0]])
      : pool.query<{ workspace_id: string; last_event: number }>(`${select} = any($1::uuid[])`, [ids]))
    return new Map(found.rows.map(({ workspace_id, last_event }) => [workspace_id, last_event]))
  }, 1)
}
