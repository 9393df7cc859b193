import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import { violationOf } from '../../database/constraint-errors.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { appendEvents, type NewEvent } from '../../events/append.js'
import { readWritten } from '../../query/read.js'
import { about, changeRecord, insertRecord, lockRow, removeRecord, writing } from '../../query/write.js'
import { slugify } from '../../text.js'
import { lockProject } from '../projects/lock-project.js'
import { states } from './states.resource.js'
import type { StateInput, StateUpdate } from './states.schema.js'

const step = 15_000

export function createState(db: Db, scope: ProjectScope, input: Static<typeof StateInput>): Promise<string> {
  return writing(db, states, scope, input, null, async (db) => {
    const lost = input.default ? await clearDefault(db, scope) : []
    const { rows } = await sql<{ last: number | null }>`select max(sequence) as last from states
      where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and "group" <> 'triage'`.execute(
      db,
    )
    const id = await insertRecord(db, states, scope, {
      ...input,
      slug: slugify(input.name, 255),
      sequence: (rows[0]?.last ?? 0) + step,
    })
    const json = await readWritten(db, states, scope, id)
    await appendEvents(db, scope, [...lost, { ...about(states, scope, id), verb: 'created' }])
    return json
  })
}

export function updateState(
  db: Db,
  scope: ProjectScope,
  id: string,
  input: Static<typeof StateUpdate>,
): Promise<string> {
  return writing(db, states, scope, input, id, async (db) => {
    const lost = input.default ? await clearDefault(db, scope, id) : []
    const before = await lockRow(db, states, scope, id, ['default'])
    if (before['default'] && input.default === false)
      throw badRequest(
        'default_state',
        'A project has one default state: make another one the default instead.',
      )
    const changes = await changeRecord(db, states, scope, id, {
      ...input,
      ...(input.name === undefined ? {} : { slug: slugify(input.name, 255) }),
    })
    const json = await readWritten(db, states, scope, id)
    if (changes.length > 0)
      await appendEvents(db, scope, [...lost, { ...about(states, scope, id), verb: 'updated', changes }])
    return json
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

/**
 * Takes the default from the state that has it, unless that is `heir`; gives the event of it. The unique index refuses
 * a second default, so the old one goes first, and the project is locked: of two changes at once, the later one must
 * find the default of the earlier one.
 */
async function clearDefault(db: Db, scope: ProjectScope, heir: string | null = null): Promise<NewEvent[]> {
  await lockProject(db, scope)
  const { rows } = await sql<{ id: string }>`
    update states set "default" = false, updated_at = now(), updated_by_id = ${scope.userId}
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and "default"
      and id::text is distinct from ${heir}
    returning id`.execute(db)
  return rows.map(({ id }) => ({
    ...about(states, scope, id),
    verb: 'updated',
    changes: [{ field: 'default', old_value: true, new_value: false }],
  }))
}
