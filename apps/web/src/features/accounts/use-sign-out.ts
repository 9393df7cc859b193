import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { accounts } from '@/api/accounts'
import { showFailure } from '@/ui/toast'

/** Signs out and shows the sign-in page, or the address that is given, as whoever is not signed in sees it. */
export function useSignOut(): (next?: string) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  return async (next) => {
    try {
      await accounts.signOut()
      queryClient.clear()
      if (next === undefined) await navigate({ to: '/sign-in' })
      else {
        router.history.push(next)
        await router.invalidate()
      }
    } catch (error) {
      showFailure('You are still signed in', error)
    }
  }
}
