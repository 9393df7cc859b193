import { ApiError, readError } from 'waypost-client'
import { sendBody } from './send-body'

/** Sends a file with the signed form that the API gave. */
export async function sendForm(
  { url, fields }: { url: string; fields: Readonly<Record<string, unknown>> },
  file: File,
  onProgress?: (part: number) => void,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  const response = await sendBody(url, form, onProgress).catch((cause: unknown) => {
    throw new ApiError({
      status: 0,
      code: 'unreachable',
      message: 'The file store cannot be reached.',
      cause,
    })
  })
  if (response.ok) return
  const refusal = await readError(response)
  throw refusal.code === 'unexpected_answer'
    ? new ApiError({
        status: response.status,
        code: 'upload_refused',
        message: 'The store did not take the file.',
      })
    : refusal
}
