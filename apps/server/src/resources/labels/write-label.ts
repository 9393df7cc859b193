import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { updateRecord, writing, type Values } from '../../query/write.js'
import { lockProject } from '../projects/lock-project.js'
import { labels } from './labels.resource.js'

export function updateLabel(
  db: Db,
  scope: ProjectScope,
  id: string,
  values: Values & { parent?: string | null },
): Promise<string> {
  return writing(db, labels, scope, values, id, async (db) => {
    if (values.parent && isUuid(id)) {
      await lockProject(db, scope)
      if (await isBelow(db, scope, values.parent, id))
        throw invalidField('parent', 'must not be a label below this one.')
    }
    return updateRecord(db, labels, scope, id, values)
  })
}

/** Whether the parents of a label lead to another one. Only sure while the project is locked. */
async function isBelow(db: Db, scope: ProjectScope, id: string, other: string): Promise<boolean> {
  const here = sql`l.workspace_id = ${scope.workspaceId} and l.project_id = ${scope.projectId}`
  const { rows } = await sql`
    with recursive above (id) as (
      select l.parent_id from labels l where ${here} and l.id = ${id}
      union
      select l.parent_id from labels l join above a on l.id = a.id where ${here}
    )
    select 1 from above where id = ${other}`.execute(db)
  return rows.length > 0
}
