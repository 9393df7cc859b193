import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import { admin } from '../../access/roles.js'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Config } from '../../config.js'
import type { Db } from '../../database/open.js'
import { ApiError, conflict, forbidden, invalidField } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import type { FileStore } from '../../files/store.js'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { about, insertRecord, updateRecord, writing } from '../../query/write.js'
import { Uuid, externalFields } from '../../schema.js'
import type { WorkspaceAssetInput } from './assets.schema.js'
import { fileTypes } from './file-types.js'
import { newKey, readFile } from './read-file.js'
import { findFile, notUploaded } from './stored-files.js'

/** Never listed: the resource is here for its writes. */
const workspaceAssets: Resource = defineResource({
  name: 'asset',
  table: 'workspace_assets',
  reach: 'workspace',
  schema: Type.Object({ id: Uuid, ...externalFields }, { title: 'WorkspaceAsset' }),
  visible: (t, { userId }) => sql`(${column(t, 'project_id')} is null or exists (select from project_members m
    where m.workspace_id = ${column(t, 'workspace_id')} and m.project_id = ${column(t, 'project_id')}
      and m.user_id = ${userId} and m.is_active))`,
  sortable: { created_at: true },
  order: '-created_at',
})

interface Call {
  db: Db
  files: FileStore
  scope: WorkspaceScope
  /** Where the caller reaches the server. */
  address: string
}

export async function createWorkspaceAsset(
  { db, files, config, scope, address }: Call & { config: Config },
  { project_id, external_id, external_source, ...announced }: Static<typeof WorkspaceAssetInput>,
) {
  const file = readFile(announced, fileTypes, config)
  if (project_id) await requireMembership(db, scope, project_id)
  const key = newKey(scope.workspaceId, file)
  const values = { ...file, key, project_id, external_id, external_source }
  const id = await writing(db, workspaceAssets, scope, values, null, async (db) => {
    const id = await insertRecord(db, workspaceAssets, scope, values)
    await appendEvents(db, scope, [{ ...about(workspaceAssets, scope, id), verb: 'created' }])
    return id
  }).catch((error: unknown) => {
    throw sayWhich(error, scope)
  })
  const upload_data = await files.uploadForm({ ...file, key }, address)
  return { upload_data, asset_id: id, asset_url: urlOf(scope, id) }
}

export async function readWorkspaceAsset({ db, files, scope, address }: Call, id: string) {
  const { is_uploaded, ...file } = await findFile(db, workspaceAssets, scope, id)
  if (!is_uploaded) throw notUploaded()
  const { name, type, size } = file
  return {
    id,
    asset_id: id,
    asset_url: await files.downloadUrl(file, address),
    asset_name: name,
    name,
    asset_type: type,
    type,
    attributes: { name, type, size },
  }
}

export async function confirmWorkspaceAsset(
  db: Db,
  files: FileStore,
  scope: WorkspaceScope,
  id: string,
): Promise<void> {
  const file = await findFile(db, workspaceAssets, scope, id)
  if (file.created_by_id !== scope.userId && scope.workspaceRole !== admin)
    throw forbidden('Only whoever uploads this file or an admin of the workspace may confirm it.')
  if (file.is_uploaded) return
  const stored = await files.stat(file.key)
  if (!stored) throw notUploaded()
  await updateRecord(db, workspaceAssets, scope, id, {
    is_uploaded: true,
    size: stored.ContentLength,
    storage_metadata: stored,
  })
}

const urlOf = ({ workspaceSlug }: WorkspaceScope, id: string): string =>
  `/api/v1/workspaces/${workspaceSlug}/assets/${id}/`

async function requireMembership(db: Db, scope: WorkspaceScope, projectId: string): Promise<void> {
  const { rows } = await sql`select 1 from project_members where workspace_id = ${scope.workspaceId}
    and project_id = ${projectId} and user_id = ${scope.userId} and is_active`.execute(db)
  if (rows.length === 0) throw invalidField('project_id', 'must be a project that you are a member of.')
}

/** Clients look for the asset that is there already under these names. */
function sayWhich(error: unknown, scope: WorkspaceScope): unknown {
  const id = error instanceof ApiError && error.status === 409 ? error.details['id'] : undefined
  if (!(error instanceof ApiError) || typeof id !== 'string') return error
  return conflict(error.message, { ...error.details, asset_id: id, asset_url: urlOf(scope, id) })
}
