import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useCurrentProject } from './project-context'
import { useIsAdmin } from './use-is-admin'

/** Instead of a page whose feature the project does not use. */
export function FeatureOff({ icon, name, children }: { icon: ReactNode; name: string; children: string }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const isAdmin = useIsAdmin(project)
  return (
    <EmptyState
      icon={icon}
      title={`${name} are off in this project`}
      action={
        isAdmin && (
          <Button asChild variant="primary">
            <Link
              to="/$workspace/projects/$project/settings/features"
              params={{ workspace: slug, project: project.identifier }}
            >
              Open the project's features
            </Link>
          </Button>
        )
      }
    >
      {children} {isAdmin ? 'You can turn them on.' : 'An admin of the project can turn them on.'}
    </EmptyState>
  )
}
