import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { CircleDashed } from 'lucide-react'
import { ApiError } from 'waypost-client'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton } from '@/ui/skeleton'
import { WorkItemMenu } from './work-item-menu'
import { WorkItemView } from './work-item-view'
import { useItemScope, useWorkItem } from './work-item.queries'
import { canWrite } from '@/features/projects/projects.queries'

export function WorkItemPage() {
  const { slug } = useShell()
  const { item } = useParams({ from: '/$workspace/browse/$item' })
  const name = item.toUpperCase()
  const navigate = useNavigate()
  const { project, row, detail, isEpic, error, retry } = useWorkItem(slug, name)
  const scope = useItemScope(slug, project?.id, row?.id, name)
  return (
    <Page
      title={name}
      crumbs={
        project
          ? [
              <Link
                key="project"
                to="/$workspace/projects/$project"
                params={{ workspace: slug, project: project.identifier }}
                className="hover:text-ink"
              >
                {project.name}
              </Link>,
            ]
          : []
      }
      actions={
        scope &&
        project && (
          <WorkItemMenu
            scope={scope}
            detail={detail}
            readOnly={!canWrite(project)}
            onGone={() =>
              void navigate({
                to: '/$workspace/projects/$project',
                params: { workspace: slug, project: project.identifier },
              })
            }
          />
        )
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {isEpic && project && row ? (
          <EpicInstead project={project.identifier} id={row.id} />
        ) : scope && project && row ? (
          <WorkItemView key={row.id} scope={scope} project={project} row={row} detail={detail} />
        ) : (
          <WorkItemMissing name={name} error={error} onRetry={retry} />
        )}
      </div>
    </Page>
  )
}

/** An epic that was asked for by its number: it has a page of its own. */
export function EpicInstead({ project, id }: { project: string; id: string }) {
  const { slug } = useShell()
  return (
    <Navigate
      replace
      to="/$workspace/projects/$project/epics/$epic"
      params={{ workspace: slug, project, epic: id }}
    />
  )
}

/** Instead of a work item: it is on its way, it does not exist, or it could not be had. */
export function WorkItemMissing({
  name,
  error,
  onRetry,
}: {
  name: string
  error: Error | null
  onRetry: () => void
}) {
  if (error instanceof ApiError && error.status < 500 && error.status !== 0) {
    return (
      <EmptyState icon={<CircleDashed />} title={`There is no work item ${name}`}>
        It may have been deleted, or it lies in a project that you are not a member of.
      </EmptyState>
    )
  }
  if (error) {
    return (
      <div className="p-4">
        <ErrorNotice error={error} onRetry={onRetry} />
      </div>
    )
  }
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 p-6">
      <Skeleton className="h-6 w-80 max-w-full" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-4 w-64" />
    </div>
  )
}
