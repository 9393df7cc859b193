import { sql } from 'kysely'
import { afterCommit, changesOf, type Db } from '../database/open.js'
import { newId } from '../ids.js'

/** One changed field; null for the record as a whole. Values are what people read (a state's name); identifiers are the ids behind them. */
export interface Change {
  field: string | null
  old_value: unknown
  new_value: unknown
  old_identifier?: string | null
  new_identifier?: string | null
}

export interface NewEvent {
  entity: string
  entityId: string
  projectId?: string | undefined
  verb: 'created' | 'updated' | 'deleted'
  changes?: readonly Change[]
}

const wholeRecord: Change = { field: null, old_value: null, new_value: null }

/**
 * Appends to the workspace's log, in the writer's own transaction and as its last statement: the counter's row stays
 * locked until the commit, so that events become visible in the order of their numbers.
 */
export async function appendEvents(
  db: Db,
  writer: { workspaceId: string; userId: string | null },
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map((event) => ({
    entity: event.entity,
    entity_id: event.entityId,
    project_id: event.projectId ?? null,
    verb: event.verb,
    changes: (event.changes?.length ? event.changes : [wholeRecord]).map((change) => ({
      id: newId(),
      ...change,
    })),
  }))
  await sql`
    with counter as (
      update workspace_counters set last_event = last_event + ${rows.length}
      where workspace_id = ${writer.workspaceId} returning last_event - ${rows.length} as start
    )
    insert into events (workspace_id, seq, project_id, entity, entity_id, verb, actor_id, changes, created_at)
    select ${writer.workspaceId}::uuid, counter.start + e.n, e.project_id, e.entity, e.entity_id, e.verb,
      ${writer.userId}::uuid, e.changes, clock_timestamp()
    from counter, rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (entity text, entity_id uuid, project_id uuid, verb text, changes jsonb))
      with ordinality as e (entity, entity_id, project_id, verb, changes, n)`.execute(db)
  afterCommit(db, (db) => {
    for (const { entity } of events) changesOf(db).publish('events', `${writer.workspaceId} ${entity}`)
  })
}
