import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import { violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { createRecord, lockRow, removeRecord, updateRecord, writing } from '../../query/write.js'
import { slugify } from '../../text.js'
import { states } from './states.resource.js'
import type { StateInput, StateUpdate } from './states.schema.js'

const step = 15_000

export function createState(db: Db, scope: ProjectScope, input: Static<typeof StateInput>): Promise<string> {
  return writing(db, states, scope, input, null, async (db) => {
    if (input.default) await clearDefault(db, scope)
    const { rows } = await sql<{ last: number | null }>`select max(sequence) as last from states
      where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and "group" <> 'triage'`.execute(
      db,
    )
    return createRecord(db, states, scope, {
      ...input,
      slug: slugify(input.name, 255),
      sequence: (rows[0]?.last ?? 0) + step,
    })
  })
}

export function updateState(
  db: Db,
  scope: ProjectScope,
  id: string,
  input: Static<typeof StateUpdate>,
): Promise<string> {
  return writing(db, states, scope, input, id, async (db) => {
    const before = await lockRow(db, states, scope, id, ['default'])
    if (before['default'] && input.default === false)
      throw badRequest(
        'default_state',
        'A project has one default state: make another one the default instead.',
      )
    if (!before['default'] && input.default) await clearDefault(db, scope)
    return updateRecord(db, states, scope, id, {
      ...input,
      ...(input.name === undefined ? {} : { slug: slugify(input.name, 255) }),
    })
  })
}

export async function removeState(db: Db, scope: ProjectScope, id: string): Promise<void> {
  try {
    await inTransaction(db, async (db) => {
      const before = await lockRow(db, states, scope, id, ['default'])
      if (before['default'])
        throw badRequest(
          'default_state',
          'The default state cannot be deleted: make another one the default first.',
        )
      await removeRecord(db, states, scope, id)
    })
  } catch (error) {
    if (violationOf(error)?.constraint === 'work_items_state_fkey')
      throw badRequest('state_in_use', 'This state has work items: move them to another state first.')
    throw error
  }
}

/** One default a project: the unique index refuses a second one, so the old one goes first. */
async function clearDefault(db: Db, scope: ProjectScope): Promise<void> {
  await sql`update states set "default" = false, updated_at = now(), updated_by_id = ${scope.userId}
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and "default"`.execute(db)
}
