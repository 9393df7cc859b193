import createFetch, { type Client as FetchClient } from 'openapi-fetch'
import { ApiError, readError, unreachable } from './errors.ts'
import type { components, paths } from './schema.ts'

export { ApiError } from './errors.ts'
export { allPages, type Page } from './pages.ts'

/** A record of the API by its name: `Schema<'WorkItem'>`. Relations are ids. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Lists can also be had as CSV; here they are always JSON. */
export type Client = FetchClient<paths, 'application/json'>

export interface ClientOptions {
  /** Where the API is, such as https://waypost.example.com/api/v1. */
  baseUrl: string
  /** Without a key, the browser's session cookie is sent. */
  apiKey?: string
  fetch?: (input: Request) => Promise<Response>
}

/**
 * Every operation of the API, typed by path. What is refused is thrown as an ApiError.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:3000/api/v1', apiKey })
 * const me = await unwrap(client.GET('/users/me/'))
 */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): Client {
  const client = createFetch<paths, 'application/json'>({
    baseUrl,
    credentials: 'same-origin',
    ...(apiKey === undefined ? {} : { headers: { 'X-API-Key': apiKey } }),
    ...(fetch === undefined ? {} : { fetch }),
  })
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await readError(response)
    },
    onError: ({ error }) =>
      error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')
        ? undefined
        : unreachable(error),
  })
  return client
}

/** The record that an operation answers with. For those that answer with nothing, await the call itself. */
export async function unwrap<Data>(call: Promise<{ data?: Data; response: Response }>): Promise<Data> {
  const { data, response } = await call
  if (data === undefined) throw new ApiError({ status: response.status, code: 'empty_answer' })
  return data
}
