import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { WorkspaceRef } from '@/api/accounts'

/** After signing in: forgets what was known before, and goes where one wanted to go. */
export function useEnter(): (to: {
  workspace?: WorkspaceRef | null
  next?: string | undefined
}) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  return async ({ workspace, next }) => {
    queryClient.clear()
    // Only an address within the app: `//elsewhere` would be another site.
    if (next !== undefined && /^\/(?!\/)/.test(next)) router.history.push(next)
    else if (workspace) await navigate({ to: '/$workspace', params: { workspace: workspace.slug } })
    else await navigate({ to: '/' })
  }
}
