import { ApiError } from 'waypost-client'

/** Sends a file with the signed form that the API gave. fetch does not tell how much of a body is sent. */
export function sendForm(
  { url, fields }: { url: string; fields: Readonly<Record<string, unknown>> },
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
