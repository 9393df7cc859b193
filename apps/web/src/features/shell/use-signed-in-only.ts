import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '@/api/accounts'

/** A session can end in another tab: the sign-in page comes, and leads back here. */
export function useSignedInOnly(): void {
  const { data: session } = useQuery(sessionQuery)
  const navigate = useNavigate()
  const signedOut = session !== undefined && session.user === null
  useEffect(() => {
    if (signedOut) void navigate({ to: '/sign-in', search: { next: location.pathname + location.search } })
  }, [signedOut, navigate])
}
