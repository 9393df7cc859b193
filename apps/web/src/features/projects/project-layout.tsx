import { useMutation, useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { Archive, FolderSearch } from 'lucide-react'
import { useActions } from '@/actions'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { showFailure } from '@/ui/toast'
import { ProjectContext } from './project-context'
import { projectFeaturesQuery } from './project-features.queries'
import { projectSections } from './project-sections'
import { findProject, projectsQuery, type Project } from './projects.queries'
import { unarchiveProject } from './update-project'
import { useIsAdmin } from './use-is-admin'

/** Finds the project that the address names; its pages have it by `useCurrentProject`. */
export function ProjectLayout() {
  const { slug } = useShell()
  const { project: ref } = useParams({ from: '/$workspace/projects/$project' })
  const { data, error, isPending, refetch } = useQuery(projectsQuery(slug))
  const project = data && findProject(data, ref)
  if (project) {
    return (
      <ProjectContext value={project}>
        {project.archived_at === null ? (
          <ProjectPages project={project} />
        ) : (
          <ArchivedProject project={project} />
        )}
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

/** The page, and the ways to the project's other pages for the palette. */
function ProjectPages({ project }: { project: Project }) {
  const { slug } = useShell()
  const navigate = useNavigate()
  const { data: features } = useQuery(projectFeaturesQuery(slug, project.id))
  useActions(
    projectSections
      .filter(({ shown }) => shown(project, features))
      .map(({ to, label, icon: Icon }) => ({
        id: `project.${label}`,
        label: `${label} of ${project.name}`,
        group: 'Go to',
        icon: <Icon />,
        run: () => void navigate({ to, params: { workspace: slug, project: project.identifier } }),
      })),
  )
  return <Outlet />
}

function ArchivedProject({ project }: { project: Project }) {
  const { slug } = useShell()
  const admin = useIsAdmin(project)
  const restore = useMutation({
    mutationFn: () => unarchiveProject(slug, project.id),
    onError: (error) => showFailure(`${project.name} was not taken out of the archive`, error),
  })
  return (
    <Page title={project.name}>
      <EmptyState
        icon={<Archive />}
        title={`${project.name} is archived`}
        action={
          admin && (
            <Button variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
              Take it out of the archive
            </Button>
          )
        }
      >
        What is in it is kept, and can be opened again when it is taken out.
      </EmptyState>
    </Page>
  )
}
