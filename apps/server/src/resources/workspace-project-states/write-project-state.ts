import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { appendEvents, type NewEvent } from '../../events/append.js'
import { readWritten } from '../../query/read.js'
import { about, changeRecord, insertRecord, lockRow, writing } from '../../query/write.js'
import { requireFeature } from '../features/require-feature.js'
import { projectStates, type ProjectStateInput, type ProjectStateUpdate } from './project-states.resource.js'

const step = 15_000

export function createProjectState(
  db: Db,
  scope: WorkspaceScope,
  input: Static<typeof ProjectStateInput>,
): Promise<string> {
  return writing(db, projectStates, scope, input, null, async (db) => {
    await requireFeature(db, scope, 'project_grouping')
    const others = await unsetDefault(db, scope, input.default)
    const { rows } = await sql<{ last: number }>`select coalesce(max(sequence), 0) as last from project_states
      where workspace_id = ${scope.workspaceId}`.execute(db)
    const sequence = (rows[0]?.last ?? 0) + step
    const id = await insertRecord(db, projectStates, scope, { sequence, ...input })
    const json = await readWritten(db, projectStates, scope, id)
    await appendEvents(db, scope, [...others, { ...about(projectStates, scope, id), verb: 'created' }])
    return json
  })
}

export function updateProjectState(
  db: Db,
  scope: WorkspaceScope,
  id: string,
  input: Static<typeof ProjectStateUpdate>,
): Promise<string> {
  return writing(db, projectStates, scope, input, id, async (db) => {
    await lockRow(db, projectStates, scope, id, [])
    const others = await unsetDefault(db, scope, input.default, id)
    const changes = await changeRecord(db, projectStates, scope, id, input)
    const json = await readWritten(db, projectStates, scope, id)
    const own = { ...about(projectStates, scope, id), verb: 'updated' as const, changes }
    await appendEvents(db, scope, changes.length > 0 ? [...others, own] : others)
    return json
  })
}

/** At most one state is the default: the one before gives way. */
async function unsetDefault(
  db: Db,
  scope: WorkspaceScope,
  wanted: boolean | undefined,
  except?: string,
): Promise<NewEvent[]> {
  if (wanted !== true) return []
  // One at a time in a workspace: two at once could otherwise both become the default, and one would fail.
  await sql`select from workspaces where id = ${scope.workspaceId} for no key update`.execute(db)
  const { rows } = await sql<{ id: string }>`update project_states
    set "default" = false, updated_at = now(), updated_by_id = ${scope.userId}
    where workspace_id = ${scope.workspaceId} and "default" and id is distinct from ${except ?? null}::uuid
    returning id`.execute(db)
  const changes = [{ field: 'default', old_value: true, new_value: false }]
  return rows.map(({ id }) => ({ ...about(projectStates, scope, id), verb: 'updated', changes }))
}
