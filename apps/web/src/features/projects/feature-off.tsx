import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useCurrentProject } from './project-context'

/** Instead of a page whose feature the project does not use. */
export function FeatureOff({ icon, name, children }: { icon: ReactNode; name: string; children: string }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  return (
    <EmptyState
      icon={icon}
      title={`${name} are off in this project`}
      action={
        <Button asChild variant="primary">
          <Link
            to="/$workspace/projects/$project/settings/features"
            params={{ workspace: slug, project: project.identifier }}
          >
            Open the project's features
          </Link>
        </Button>
      }
    >
      {children} An admin of the project can turn them on.
    </EmptyState>
  )
}
