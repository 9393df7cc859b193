import { Outlet, useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { FolderSearch } from 'lucide-react'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { ProjectContext } from './project-context'
import { projectsQuery, useProject } from './projects.queries'

/** Finds the project that the address names; its pages have it by `useCurrentProject`. */
export function ProjectLayout() {
  const { slug } = useShell()
  const { project: ref } = useParams({ from: '/$workspace/projects/$project' })
  const { error, isPending, refetch } = useQuery(projectsQuery(slug))
  const project = useProject(slug, ref)
  if (project) {
    return (
      <ProjectContext value={project}>
        <Outlet />
      </ProjectContext>
    )
  }
  return (
    <Page title={ref}>
      {error ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : isPending ? (
        <SkeletonRows />
      ) : (
        <EmptyState icon={<FolderSearch />} title={`There is no project ${ref}`}>
          It may have been renamed or deleted, or you are not a member of it.
        </EmptyState>
      )}
    </Page>
  )
}
