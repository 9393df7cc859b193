import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FolderPlus, Lock, Plus } from 'lucide-react'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { CreateProjectDialog } from './create-project-dialog'
import { ProjectIcon } from './project-icon'
import { projectsQuery } from './projects.queries'

export function ProjectsPage() {
  const { slug } = useShell()
  const { canWrite } = useWorkspace()
  const { create = false } = useSearch({ from: '/$workspace/projects' })
  const navigate = useNavigate({ from: '/$workspace/projects' })
  const { data: projects, error, refetch } = useQuery(projectsQuery(slug))
  const setCreate = (open: boolean) => void navigate({ search: open ? { create: true } : {}, replace: true })
  return (
    <Page
      title="Projects"
      actions={
        canWrite && (
          <Button size="sm" variant="primary" onClick={() => setCreate(true)}>
            <Plus aria-hidden /> New project
          </Button>
        )
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {error && !projects ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !projects ? (
          <SkeletonRows />
        ) : projects.length === 0 ? (
          <EmptyState
            icon={<FolderPlus />}
            title="No projects yet"
            action={
              canWrite && (
                <Button variant="primary" onClick={() => setCreate(true)}>
                  Create a project
                </Button>
              )
            }
          >
            {canWrite
              ? 'A project holds the work items of one product, team or goal.'
              : 'You see the projects here that you are added to.'}
          </EmptyState>
        ) : (
          <ul>
            {projects.map((project) => (
              <li key={project.id}>
                <Link
                  to="/$workspace/projects/$project"
                  params={{ workspace: slug, project: project.identifier }}
                  className="flex h-11 items-center gap-3 border-b border-line px-3 outline-offset-[-2px] hover:bg-hover sm:px-4"
                >
                  <ProjectIcon project={project} />
                  <span className="truncate font-medium">{project.name}</span>
                  <span className="text-sm text-faint">{project.identifier}</span>
                  {project.network === 0 && (
                    <>
                      <Lock aria-hidden className="size-3.5 text-faint" />
                      <span className="sr-only">Private</span>
                    </>
                  )}
                  <span className="hidden min-w-0 flex-1 truncate text-faint sm:block">
                    {project.description}
                  </span>
                  <span className="ml-auto shrink-0 text-sm text-faint">
                    {project.total_members} {project.total_members === 1 ? 'member' : 'members'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {create && <CreateProjectDialog slug={slug} onClose={() => setCreate(false)} />}
    </Page>
  )
}
