import type { Static } from 'typebox'
import { member } from '../../access/roles.js'
import type { WorkItemScope } from '../../access/scope.js'
import type { Config } from '../../config.js'
import { inTransaction, type Db } from '../../database/open.js'
import { forbidden } from '../../errors.js'
import { appendEvents, type Change, type NewEvent } from '../../events/append.js'
import { discardFiles } from '../../files/discard-files.js'
import type { FileStore } from '../../files/store.js'
import { readWritten } from '../../query/read.js'
import { about, changeRecord, deleteRecord, insertRecord, lockRow, writing } from '../../query/write.js'
import type { SourcedFileInput } from '../assets/assets.schema.js'
import { fileTypes } from '../assets/file-types.js'
import { newKey, readFile } from '../assets/read-file.js'
import { findFile, notUploaded, type FileRow } from '../assets/stored-files.js'
import { attachments } from './attachments.resource.js'

interface Call {
  db: Db
  files: FileStore
  config: Config
  scope: WorkItemScope
}

/** Announces a file. It is not in lists, nor in the activity, before it has been uploaded and confirmed. */
export async function createAttachment(
  { db, files, config, scope, address }: Call & { address: string },
  { external_id, external_source, ...announced }: Static<typeof SourcedFileInput>,
): Promise<string> {
  const file = readFile(announced, fileTypes, config)
  const key = newKey(scope.workspaceId, file)
  const values = { ...file, asset: key, external_id, external_source }
  const { id, json } = await writing(db, attachments, scope, values, null, async (db) => {
    const id = await insertRecord(db, attachments, scope, values)
    const json = await readWritten(db, attachments, scope, id)
    await appendEvents(db, scope, [{ ...about(attachments, scope, id), verb: 'created' }])
    return { id, json }
  })
  const upload = JSON.stringify(await files.uploadForm({ ...file, key }, address))
  const { workspaceSlug, projectId, workItemId } = scope
  const url = `/api/v1/workspaces/${workspaceSlug}/projects/${projectId}/work-items/${workItemId}/attachments/${id}/`
  return `{"upload_data":${upload},"asset_id":"${id}","asset_url":"${url}","attachment":${json}}`
}

/** Doing it twice is harmless: the activity tells of the first time only. */
export async function confirmAttachment({ db, files, scope }: Call, id: string): Promise<void> {
  const file = await findFile(db, attachments, scope, id)
  refuseOthers(scope, file)
  if (file.is_uploaded) return
  // Asked before the transaction: the store may be slow, and locks are not to wait for it.
  const stored = await files.stat(file.key)
  if (!stored) throw notUploaded()
  await inTransaction(db, async (db) => {
    const { is_uploaded } = await lockRow(db, attachments, scope, id, ['is_uploaded'])
    if (is_uploaded === true) return
    const changes = await changeRecord(db, attachments, scope, id, {
      is_uploaded: true,
      size: stored.ContentLength,
      storage_metadata: stored,
    })
    await appendEvents(db, scope, [
      { ...about(attachments, scope, id), verb: 'updated', changes },
      activity(scope, { new_value: file.name, new_identifier: id }),
    ])
  })
}

export async function removeAttachment({ db, scope }: Call, id: string): Promise<void> {
  const file = await findFile(db, attachments, scope, id)
  refuseOthers(scope, file)
  await inTransaction(db, async (db) => {
    await deleteRecord(db, attachments, scope, id)
    await discardFiles(db, [file.key])
    const told = file.is_uploaded ? [activity(scope, { old_value: file.name, old_identifier: id })] : []
    await appendEvents(db, scope, [{ ...about(attachments, scope, id), verb: 'deleted' }, ...told])
  })
}

function refuseOthers({ userId, projectRole }: WorkItemScope, file: FileRow): void {
  if (file.created_by_id === userId || (projectRole ?? 0) >= member) return
  throw forbidden('A guest may only change files of their own.')
}

function activity({ workItemId, projectId }: WorkItemScope, change: Partial<Change>): NewEvent {
  const changes = [{ field: 'attachment', old_value: null, new_value: null, ...change }]
  return { entity: 'work_item', entityId: workItemId, projectId, verb: 'updated', changes }
}
