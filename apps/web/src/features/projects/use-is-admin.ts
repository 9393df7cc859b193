import { useQuery } from '@tanstack/react-query'
import { useShell } from '@/features/shell/shell-context'
import { workspacesQuery } from '@/features/workspaces/workspaces.queries'
import type { Project } from './projects.queries'

const admin = 20

/** Admins of the project, and members of it who are admins of the workspace, change its settings. */
export function useIsAdmin(project: Project): boolean {
  const { slug } = useShell()
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const role = workspaces.find((workspace) => workspace.slug === slug)?.role ?? 0
  return (project.member_role ?? 0) >= admin || (project.is_member && role >= admin)
}
