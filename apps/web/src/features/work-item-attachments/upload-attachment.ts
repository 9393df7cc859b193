import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { queryClient } from '@/api/query-client'
import { sendForm } from '@/api/send-form'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { attachmentsQuery, type Attachment } from './attachments.queries'

const attachments =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/'

/** Announces the file, sends it with the signed form, and confirms it. `onProgress` is told the part that is sent. */
export async function uploadAttachment(
  scope: ItemScope,
  file: File,
  onProgress?: (part: number) => void,
): Promise<Attachment> {
  const path = pathOf(scope)
  const { upload_data, attachment } = await unwrap(
    api.POST(attachments, {
      params: { path },
      body: { name: file.name, size: file.size, ...(file.type === '' ? {} : { type: file.type }) },
    }),
  )
  await sendForm(upload_data, file, onProgress)
  await api.PATCH(`${attachments}{attachment_id}/`, {
    params: { path: { ...path, attachment_id: attachment.id } },
    body: { is_uploaded: true },
  })
  const { queryKey } = attachmentsQuery(scope)
  queryClient.setQueryData(queryKey, (before) => [
    attachment,
    ...(before ?? []).filter(({ id }) => id !== attachment.id),
  ])
  void queryClient.invalidateQueries({ queryKey })
  return attachment
}
