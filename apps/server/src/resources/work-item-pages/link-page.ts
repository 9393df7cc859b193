import { sql } from 'kysely'
import type { WorkItemScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { invalidField } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { createRecord } from '../../query/write.js'
import { seenBy } from '../pages/pages.resource.js'
import { workItemPages } from './work-item-pages.resource.js'

export async function linkPage(db: Db, scope: WorkItemScope, page: string): Promise<string> {
  const { rows } =
    await sql`select 1 from pages t where t.workspace_id = ${scope.workspaceId} and t.id = ${page}
    and (t.project_id is null or t.project_id = ${scope.projectId}) and ${seenBy('t', scope)}`.execute(db)
  if (rows.length === 0) throw invalidField('page_id', 'must be a page of this project or of the workspace.')
  return createRecord(db, workItemPages, scope, { page })
}

/** The id of a link: some clients name the link, others the page. What names neither is given back as it is. */
export async function findPageLink(db: Db, scope: WorkItemScope, id: string): Promise<string> {
  if (!isUuid(id)) return id
  const { rows } = await sql<{ id: string }>`select id from work_item_pages
    where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId}
      and work_item_id = ${scope.workItemId} and page_id = ${id}`.execute(db)
  return rows[0]?.id ?? id
}
