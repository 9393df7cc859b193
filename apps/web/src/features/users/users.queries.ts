import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export const meQuery = queryOptions({
  queryKey: keys.account('users', 'me'),
  queryFn: () => unwrap(api.GET('/users/me/')),
  staleTime: Number.POSITIVE_INFINITY,
})
