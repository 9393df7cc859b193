import { sql } from 'kysely'
import type { Db } from '../../database/open.js'
import { badRequest, notFound } from '../../errors.js'
import { isUuid } from '../../ids.js'
import { inScope, type Resource, type TenantScope } from '../../query/resource.js'

export interface FileRow {
  key: string
  name: string
  type: string
  size: number
  is_uploaded: boolean
  created_by_id: string | null
}

/** The file behind a record of a work item or a workspace, in the scope of the caller. */
export async function findFile(db: Db, resource: Resource, scope: TenantScope, id: string): Promise<FileRow> {
  const { rows } = isUuid(id)
    ? await sql<FileRow>`select t.key, t.name, t.type, t.size, t.is_uploaded, t.created_by_id
        from ${sql.table(resource.table)} t where ${inScope(resource.reach, 't', scope)} and t.id = ${id}
        ${resource.visible ? sql`and ${resource.visible('t', scope)}` : sql``}`.execute(db)
    : { rows: [] }
  const row = rows[0]
  if (!row) throw notFound(resource.name)
  return row
}

export function notUploaded() {
  return badRequest(
    'not_uploaded',
    'The file has not been uploaded. Send it to upload_data.url, then confirm it.',
  )
}
