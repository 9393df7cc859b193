import createFetch, { type Client as FetchClient } from 'openapi-fetch'
import { ApiError, readError, unreachable } from './errors.ts'
import type { components, paths } from './schema.ts'

export { ApiError, readError, unreachable } from './errors.ts'
export { allPages, type Page } from './pages.ts'

/** A record of the API by its name: `Schema<'WorkItem'>`. Relations are ids. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type AccountPath = Extract<keyof paths, `/auth/${string}`>

/** Lists can also be had as CSV; here they are always JSON. */
export type Client = FetchClient<Omit<paths, AccountPath>, 'application/json'>
/** The operations of /api/auth. */
export type AccountClient = FetchClient<Pick<paths, AccountPath>, 'application/json'>

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
export function createClient(options: ClientOptions): Client {
  return connect<Omit<paths, AccountPath>>(options)
}

/**
 * Signing in and out, sessions and passwords. These lie beside the API: `baseUrl` ends in `/api`.
 *
 * @example
 * const accounts = createAccountClient({ baseUrl: '/api' })
 * const { user } = await unwrap(accounts.GET('/auth/session'))
 */
export function createAccountClient(options: Omit<ClientOptions, 'apiKey'>): AccountClient {
  return connect<Pick<paths, AccountPath>>(options)
}

function connect<Paths extends object>({ baseUrl, apiKey, fetch }: ClientOptions) {
  const client = createFetch<Paths, 'application/json'>({
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
