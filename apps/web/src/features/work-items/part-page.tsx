import { Link, useNavigate } from '@tanstack/react-router'
import { ListPlus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell, type CreateDefaults } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { AddWorkItems } from './add-work-items'
import { ScopedDisplay, ScopedWorkItems, useScopedView } from './scoped-work-items'

const kinds = {
  cycle: { one: 'Cycle', many: 'Cycles', to: '/$workspace/projects/$project/cycles' },
  module: { one: 'Module', many: 'Modules', to: '/$workspace/projects/$project/modules' },
  epic: { one: 'Epic', many: 'Epics', to: '/$workspace/projects/$project/epics' },
} as const

interface PartPageProps {
  kind: keyof typeof kinds
  icon: ReactNode
  /** Undefined until it is found. */
  part: { name: string; archived_at?: string | null } | undefined
  /** Whether all places were looked at: what is not found then is not there. */
  searched: boolean
  error: Error | null
  onRetry: () => void
  /** Its work items, in the API's query language. */
  filter: string
  /** What new work items begin with, to be among them. */
  defaults: Omit<CreateDefaults, 'projectId'>
  onAdd: (workItem: string) => Promise<void>
  /** For whoever may write; `onGone` leads to the list. */
  menu: (onGone: () => void) => ReactNode
  summary: ReactNode
  /** When it has no work items yet. */
  emptyTitle: string
}

/** The page of a part of a project: what it is, and its work items in every layout. */
export function PartPage(props: PartPageProps) {
  const { kind, icon, part, searched, error, onRetry, filter, defaults, onAdd, menu, summary } = props
  const { slug, createWorkItem } = useShell()
  const project = useCurrentProject()
  const navigate = useNavigate()
  const [view, setView] = useScopedView()
  const { one, many, to } = kinds[kind]
  const params = { workspace: slug, project: project.identifier }
  const writable = canWrite(project) && part !== undefined && part.archived_at == null
  const create = () => createWorkItem({ projectId: project.id, ...defaults })
  return (
    <Page
      title={part?.name ?? one}
      crumbs={[
        <ProjectCrumb key="project" project={project} />,
        <Link key="list" to={to} params={params} className="hover:text-ink">
          {many}
        </Link>,
      ]}
      actions={
        part && (
          <>
            {writable && (
              <AddWorkItems into={part.name} filter={filter} onAdd={onAdd}>
                <Button size="sm">
                  <ListPlus aria-hidden /> Add
                </Button>
              </AddWorkItems>
            )}
            <ScopedDisplay filter={filter} view={view} setView={setView} />
            {writable && (
              <Button size="sm" variant="primary" onClick={create}>
                <Plus aria-hidden /> New
              </Button>
            )}
            {canWrite(project) && menu(() => void navigate({ to, params }))}
          </>
        )
      }
    >
      {part ? (
        <>
          {summary}
          <ScopedWorkItems
            {...{ filter, view, setView, defaults }}
            empty={
              <EmptyState
                icon={icon}
                title={props.emptyTitle}
                action={writable && <Button onClick={create}>New work item</Button>}
              >
                Add work items that are there already, or write a new one.
              </EmptyState>
            }
          />
        </>
      ) : error ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={onRetry} />
        </div>
      ) : searched ? (
        <EmptyState icon={icon} title={`There is no such ${kind}`}>
          It may have been deleted.
        </EmptyState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}
