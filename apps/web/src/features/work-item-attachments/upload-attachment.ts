import { ApiError, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { queryClient } from '@/api/query-client'
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
  await sendForm(upload_data.url, upload_data.fields, file, onProgress)
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

/** fetch does not tell how much of a body is sent. */
function sendForm(
  url: string,
  fields: Readonly<Record<string, unknown>>,
  file: File,
  onProgress?: (part: number) => void,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve()
      reject(
        new ApiError({
          status: request.status,
          code: 'upload_refused',
          message: messageOf(request.responseText) ?? 'The store did not take the file.',
        }),
      )
    })
    request.addEventListener('error', () =>
      reject(new ApiError({ status: 0, code: 'unreachable', message: 'The file store cannot be reached.' })),
    )
    request.send(form)
  })
}

function messageOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
      ? body.message
      : undefined
  } catch {
    return undefined
  }
}
