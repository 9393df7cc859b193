import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { discardFiles } from '../../files/discard-files.js'

/** Removes the attachments of a work item, or every file of a project, with their records. */
export async function discardFilesOf(
  db: Db,
  { workspaceId, projectId, workItemId }: { workspaceId: string; projectId: string; workItemId?: string },
): Promise<void> {
  const within = sql`workspace_id = ${workspaceId} and project_id = ${projectId}`
  const attachments = await sql<{ key: string }>`delete from work_item_attachments
    where ${within} ${workItemId ? sql`and work_item_id = ${workItemId}` : sql``} returning key`.execute(db)
  const assets = workItemId
    ? { rows: [] }
    : await sql<{ key: string }>`delete from workspace_assets where ${within} returning key`.execute(db)
  await discardFiles(
    db,
    [...attachments.rows, ...assets.rows].map(({ key }) => key),
  )
}
