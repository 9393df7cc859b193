import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export type ApiToken = Schema<'ApiToken'>

export interface ApiTokenInput {
  title: string
  description: string
  expires_at: string | null
}

/** Those that can still be used, or only expired: what was revoked is gone for good. */
export const apiTokensQuery = queryOptions({
  queryKey: keys.account('api-tokens'),
  queryFn: async () => {
    const tokens = await unwrap(api.GET('/users/me/api-tokens/'))
    return tokens.filter(({ revoked_at }) => revoked_at === null)
  },
})

export const createApiToken = (body: ApiTokenInput) => unwrap(api.POST('/users/me/api-tokens/', { body }))

export const revokeApiToken = (id: string) =>
  api.DELETE('/users/me/api-tokens/{token_id}/', { params: { path: { token_id: id } } })
