import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FolderPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProjectIcon } from '@/features/projects/project-icon'
import { projectsQuery } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { meQuery } from '@/features/users/users.queries'
import { WorkItemLines } from '@/features/work-items/work-item-lines'
import { myWork, workspaceWorkItemsQuery } from '@/features/work-items/workspace-work-items.queries'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { SkeletonRows } from '@/ui/skeleton'
import { useWorkspace } from './use-workspace'

export function HomePage() {
  const { slug } = useShell()
  const { canWrite } = useWorkspace()
  const { data: me } = useQuery(meQuery)
  const { data: projects } = useQuery(projectsQuery(slug))
  const mine = useQuery({
    ...workspaceWorkItemsQuery(slug, myWork(me?.id ?? '')),
    enabled: me !== undefined,
  })
  const recent = useQuery(workspaceWorkItemsQuery(slug, { order_by: '-updated_at', per_page: 10 }))
  if (projects?.length === 0) {
    return (
      <Page title="Home">
        <EmptyState
          icon={<FolderPlus />}
          title={canWrite ? 'Start with a project' : 'You are in no project yet'}
          action={
            canWrite && (
              <Button asChild variant="primary">
                <Link to="/$workspace/projects" params={{ workspace: slug }} search={{ create: true }}>
                  Create a project
                </Link>
              </Button>
            )
          }
        >
          {canWrite
            ? 'A project holds the work items of one product, team or goal. Everything else follows from it.'
            : 'Once somebody has added you to one, its work items are here.'}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title="Home" narrow>
      <h2 className="mb-6 text-xl font-semibold tracking-tight">
        {greeting()}
        {me && me.first_name !== '' ? `, ${me.first_name}` : ''}
      </h2>
      <Section
        title="My work"
        more={
          <Link to="/$workspace/my-work" params={{ workspace: slug }} className="text-muted hover:text-ink">
            Show all
          </Link>
        }
      >
        {!mine.data ? (
          <SkeletonRows count={4} />
        ) : mine.data.length === 0 ? (
          <p className="px-4 py-5 text-muted">Nothing is assigned to you. What you take on shows up here.</p>
        ) : (
          <WorkItemLines items={mine.data.slice(0, 8)} />
        )}
      </Section>
      <Section title="Recently changed">
        {!recent.data ? (
          <SkeletonRows count={4} />
        ) : recent.data.length === 0 ? (
          <p className="px-4 py-5 text-muted">
            Nothing yet. {canWrite && 'Press C to write down the first work item.'}
          </p>
        ) : (
          <WorkItemLines items={recent.data} />
        )}
      </Section>
      <Section title="Projects">
        <ul>
          {projects?.map((project) => (
            <li key={project.id}>
              <Link
                to="/$workspace/projects/$project"
                params={{ workspace: slug, project: project.identifier }}
                className="flex h-10 items-center gap-3 border-b border-line px-2 outline-offset-[-2px] hover:bg-hover sm:px-4"
              >
                <ProjectIcon project={project} />
                <span className="truncate">{project.name}</span>
                <span className="text-sm text-faint">{project.identifier}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-8">
      <div className="mb-1.5 flex items-baseline justify-between px-2 sm:px-0">
        <h3 className="font-medium">{title}</h3>
        {more}
      </div>
      <div className="overflow-hidden rounded-lg border border-line [&_li:last-child>a]:border-b-0">
        {children}
      </div>
    </section>
  )
}

function greeting(): string {
  const hour = new Date().getHours()
  return hour < 5 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
}
