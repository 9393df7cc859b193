import { useQuery } from '@tanstack/react-query'
import { useShell } from '@/features/shell/shell-context'
import { workspacesQuery, type Workspace } from './workspaces.queries'

/** The workspace around a page, and what the caller may do in it. */
export function useWorkspace(): { workspace: Workspace | undefined; isAdmin: boolean; canWrite: boolean } {
  const { slug } = useShell()
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const workspace = workspaces.find((one) => one.slug === slug)
  const role = workspace?.role ?? 0
  return { workspace, isAdmin: role >= 20, canWrite: role >= 15 }
}
