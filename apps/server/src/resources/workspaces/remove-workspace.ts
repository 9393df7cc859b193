import { sql } from 'kysely'
import type { WorkspaceScope } from '../../access/scope.js'
import { afterCommit, changesOf, inTransaction, type Db } from '../../database/open.js'
import { invalidField, notFound } from '../../errors.js'
import { readTenantTables } from '../archives/catalogue.js'

/** Removes a workspace and everything in it, for good, in one transaction; its files go a moment later. */
export async function removeWorkspace(db: Db, scope: WorkspaceScope, confirmed: string): Promise<void> {
  const { workspaceId, workspaceSlug } = scope
  if (confirmed !== workspaceSlug)
    throw invalidField('confirm', `must be the slug of the workspace, ${workspaceSlug}.`)
  await inTransaction(db, async (db) => {
    const here = sql`workspace_id = ${workspaceId}`
    // In the order in which writers lock: the other way around, this and they would wait for each other.
    await sql`select from project_counters where ${here} order by project_id for update`.execute(db)
    await sql`select from projects where ${here} order by id for update`.execute(db)
    const tables = await readTenantTables(db)
    for (const { name } of tables.filter(({ hasFiles }) => hasFiles))
      await sql`insert into discarded_files (key) select key from ${sql.table(name)} where ${here}
        on conflict do nothing`.execute(db)
    // Children before parents: each statement removes a whole table's share, so that no cascade goes row by row.
    for (const { name } of tables.toReversed().filter(({ name }) => name !== 'workspace_counters'))
      await sql`delete from ${sql.table(name)} where ${here}`.execute(db)
    // Its row is locked last by every write: what was still being written is there now, and goes with the workspace.
    await sql`insert into removed_workspaces as r (id, last_event)
      select workspace_id, last_event from (select * from workspace_counters where ${here} for update) k
      on conflict (id) do update set last_event = greatest(r.last_event, excluded.last_event), removed_at = now()`.execute(
      db,
    )
    const { rows } = await sql`delete from workspaces where id = ${workspaceId} returning id`.execute(db)
    if (rows.length === 0) throw notFound('workspace')
    // There is no log any more that could tell of it.
    afterCommit(db, (db) => changesOf(db).publish('events', `${workspaceId} workspace`))
  })
}
