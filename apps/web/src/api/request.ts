import { readError, unreachable } from 'waypost-client/errors'

/** For what is not in the OpenAPI document: /api/auth. Everything else goes through the typed client. */
export async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreachable(error)
  })
  if (!response.ok) throw await readError(response)
  return response
}

/** The one place where an answer is taken for what the server says it is. */
export async function requestJson<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return (await (await send(method, path, body)).json()) as Answer
}
