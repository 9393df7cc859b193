import { queryOptions } from '@tanstack/react-query'
import { requestJson, send } from '@/api/request'
import { keys } from '@/api/keys'

export interface Token {
  id: string
  title: string
  description: string
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

export interface TokenInput {
  title: string
  description: string
  expires_at: string | null
}

const path = '/api/v1/users/me/tokens/'

export const tokensQuery = queryOptions({
  queryKey: keys.account('tokens'),
  queryFn: () => requestJson<Token[]>('GET', path),
})

export const createToken = (input: TokenInput) => requestJson<Token & { token: string }>('POST', path, input)

export const revokeToken = (id: string) => send('DELETE', `${path}${id}/`)
