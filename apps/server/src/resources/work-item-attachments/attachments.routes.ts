import { sql } from 'kysely'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, Redirect, route } from '../../http/route.js'
import { arrayQuery } from '../../query/filter.js'
import { PageQuery } from '../../query/page.js'
import { readArray } from '../../query/read.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { Confirmation, SourcedFileInput, uploadFields } from '../assets/assets.schema.js'
import { findFile, notUploaded } from '../assets/stored-files.js'
import { attachments } from './attachments.resource.js'
import { confirmAttachment, createAttachment, removeAttachment } from './write-attachment.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/'
const one = `${path}{attachment_id}/` as const
const group = 'work-item-attachments'
const { limit, offset } = PageQuery.properties

export const attachmentRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: Type.Object({ ...arrayQuery(attachments).properties, limit, offset }),
    status: 200,
    response: arrayOf(recordOf(attachments)),
    summary: 'List the attachments of a work item',
    description: 'All that have been uploaded, in one array, newest first.',
    handler: async ({ db, scope, query }) =>
      new JsonText(
        await readArray(db, attachments, scope, query, {
          where: sql`t.is_uploaded`,
          limit: query.limit,
          offset: query.offset,
        }),
      ),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.attachToWorkItem,
    body: SourcedFileInput,
    example: { name: 'chart.png', type: 'image/png', size: 2048 },
    status: 200,
    response: Type.Object(
      { ...uploadFields, attachment: recordOf(attachments) },
      { title: 'AttachmentUpload' },
    ),
    errors: { 409: 'Another attachment of the work item has this external id.' },
    summary: 'Announce an attachment of a work item',
    description:
      'Three steps: this one gives a signed form; send it with the file to `upload_data.url`; then confirm with PATCH.',
    handler: async (ctx) => new JsonText(await createAttachment(ctx, ctx.body)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInWorkItem,
    status: 302,
    errors: { 400: 'The file has not been uploaded yet.' },
    summary: 'Download an attachment',
    description: 'Sends you on to a signed link, which expires after an hour.',
    handler: async ({ db, files, scope, params, address }) => {
      const file = await findFile(db, attachments, scope, params.attachment_id)
      if (!file.is_uploaded) throw notUploaded()
      return new Redirect(await files.downloadUrl(file, address))
    },
  }),
  route({
    method: 'PATCH',
    path: one,
    group,
    access: can.attachToWorkItem,
    body: Confirmation,
    example: { is_uploaded: true },
    status: 204,
    summary: 'Confirm that an attachment was uploaded',
    handler: (ctx) => confirmAttachment(ctx, ctx.params.attachment_id),
  }),
  route({
    method: 'DELETE',
    path: one,
    group,
    access: can.attachToWorkItem,
    status: 204,
    summary: 'Delete an attachment',
    description: 'The file is removed with it.',
    handler: (ctx) => removeAttachment(ctx, ctx.params.attachment_id),
  }),
]
