import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import type { Resource } from '../../query/resource.js'
import { about, deleteRecord, lockRow } from '../../query/write.js'
import { membershipEvents, mostTold } from './memberships.js'

/** Where it is kept which work items have it, and what their activity calls it. */
const links = {
  label: { table: 'work_item_labels', own: 'label_id', field: 'labels', called: 'name' },
  module: { table: 'module_work_items', own: 'module_id', field: 'modules', called: 'name' },
  cycle: { table: 'cycle_work_items', own: 'cycle_id', field: 'cycles', called: 'name' },
  milestone: { table: 'milestone_work_items', own: 'milestone_id', field: 'milestones', called: 'title' },
} as const

const isHolder = (name: string): name is keyof typeof links => Object.hasOwn(links, name)

/** Removes what work items have; they stay, and their activity tells that they lost it. */
export function removeHolder(db: Db, resource: Resource, scope: ProjectScope, id: string): Promise<void> {
  if (!isHolder(resource.name)) throw new Error(`No work item has a ${resource.name}.`)
  const { table, own, field, called } = links[resource.name]
  return inTransaction(db, async (db) => {
    const { [called]: name } = await lockRow(db, resource, scope, id, [called])
    const { rows } = await sql<{ id: string }>`select l.work_item_id as id from ${sql.table(table)} l
      where l.workspace_id = ${scope.workspaceId} and l.project_id = ${scope.projectId} and l.${sql.ref(own)} = ${id}
      order by l.work_item_id desc limit ${mostTold}`.execute(db)
    await deleteRecord(db, resource, scope, id)
    const lost = rows.map((item) => ({ ...item, old_value: name, old_identifier: id }))
    await appendEvents(db, scope, [
      { ...about(resource, scope, id), verb: 'deleted' },
      ...membershipEvents(scope, field, lost),
    ])
  })
}
