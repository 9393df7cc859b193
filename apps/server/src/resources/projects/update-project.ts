import type { Static } from 'typebox'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { lockRow, updateRecord, writing } from '../../query/write.js'
import { requireMember } from '../members/require-member.js'
import { useDefaultType } from '../work-item-types/use-default-type.js'
import { checkProject } from './check-project.js'
import { addAdmins } from './create-project.js'
import { projects } from './projects.resource.js'
import type { ProjectUpdate } from './projects.schema.js'

export async function updateProject(
  db: Db,
  scope: ProjectScope,
  input: Static<typeof ProjectUpdate>,
): Promise<string> {
  const values = checkProject(input)
  return writing(db, projects, scope, values, scope.projectId, async (db) => {
    const { archived_at } = await lockRow(db, projects, scope, scope.projectId, ['archived_at'])
    if (archived_at) throw badRequest('project_archived', 'This project is archived. Unarchive it first.')
    await requireMember(db, scope.workspaceId, 'project_lead', values.project_lead)
    await requireMember(db, scope.workspaceId, 'default_assignee', values.default_assignee)
    if (values.project_lead) await addAdmins(db, scope.workspaceId, scope.projectId, [values.project_lead])
    const made = values.is_issue_type_enabled ? await useDefaultType(db, scope, scope.projectId) : []
    const json = await updateRecord(db, projects, scope, scope.projectId, values)
    await appendEvents(db, scope, made)
    return json
  })
}

/** Archives a project, or brings it back. Doing it twice is harmless. */
export async function setArchived(db: Db, scope: ProjectScope, archived: boolean): Promise<void> {
  await inTransaction(db, async (db) => {
    const { archived_at } = await lockRow(db, projects, scope, scope.projectId, ['archived_at'])
    if ((archived_at !== null) === archived) return
    await updateRecord(db, projects, scope, scope.projectId, {
      archived_at: archived ? new Date().toISOString() : null,
    })
  })
}
