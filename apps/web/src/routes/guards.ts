import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '@/api/accounts'
import { queryClient } from '@/api/query-client'

/** Lets only those in who are signed in; the others come back to this address afterwards. */
export async function requireAccount({ location }: { location: { href: string } }): Promise<void> {
  const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
  if (session.user) return
  // The router wants its redirects thrown.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw session.first_run
    ? redirect({ to: '/setup' })
    : redirect({ to: '/sign-in', search: { next: location.href } })
}

export async function requireFirstRun(): Promise<void> {
  const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (!session.first_run) throw redirect({ to: '/' })
}

export async function requireNobody(): Promise<void> {
  const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (session.first_run) throw redirect({ to: '/setup' })
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (session.user) throw redirect({ to: '/' })
}
