/** Sends a body and tells how much of it is sent, which fetch does not. Rejects with nothing but a broken connection. */
export function sendBody(
  url: string,
  body: FormData | File,
  onProgress?: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('load', () =>
      resolve(new Response(request.status === 204 ? null : request.responseText, { status: request.status })),
    )
    request.addEventListener('error', reject)
    request.send(body)
  })
}
