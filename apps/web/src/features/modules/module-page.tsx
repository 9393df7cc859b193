import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Boxes, ListPlus, Plus } from 'lucide-react'
import { projectMembersQuery } from '@/features/members/members.queries'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { AddWorkItems } from '@/features/work-items/add-work-items'
import { ScopedDisplay, ScopedWorkItems, useScopedView } from '@/features/work-items/scoped-work-items'
import { Avatar, AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { formatDay } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { ModuleMenu } from './module-menu'
import { ModuleStatusMark } from './module-status'
import { addToModule, archivedModulesQuery, modulesQuery, type Module } from './modules.queries'

export function ModulePage() {
  const { slug, createWorkItem } = useShell()
  const project = useCurrentProject()
  const { module: id } = useParams({ from: '/$workspace/projects/$project/modules/$module' })
  const place = { slug, projectId: project.id }
  const navigate = useNavigate()
  const [view, setView] = useScopedView()
  const { data: modules, error, refetch } = useQuery(modulesQuery(place))
  const open = modules?.find((one) => one.id === id)
  const { data: archived } = useQuery({
    ...archivedModulesQuery(place),
    enabled: modules !== undefined && !open,
  })
  const module = open ?? archived?.find((one) => one.id === id)
  const params = { workspace: slug, project: project.identifier }
  const writable = canWrite(project) && module?.archived_at === null
  const filter = `module = "${id}"`
  const create = () => createWorkItem({ projectId: project.id, module: id })
  return (
    <Page
      title={module?.name ?? 'Module'}
      crumbs={[
        <ProjectCrumb key="project" project={project} />,
        <Link
          key="modules"
          to="/$workspace/projects/$project/modules"
          params={params}
          className="hover:text-ink"
        >
          Modules
        </Link>,
      ]}
      actions={
        module && (
          <>
            {writable && (
              <AddWorkItems
                into={module.name}
                filter={filter}
                onAdd={(item) => addToModule(place, id, [item])}
              >
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
            {canWrite(project) && (
              <ModuleMenu
                {...{ place, module }}
                onGone={() => void navigate({ to: '/$workspace/projects/$project/modules', params })}
              />
            )}
          </>
        )
      }
    >
      {module ? (
        <>
          <ModuleSummary module={module} />
          <ScopedWorkItems
            {...{ filter, view, setView }}
            defaults={{ module: id }}
            empty={
              <EmptyState
                icon={<Boxes />}
                title="No work items in this module"
                action={writable && <Button onClick={create}>New work item</Button>}
              >
                Add work items that are there already, or write a new one.
              </EmptyState>
            }
          />
        </>
      ) : error ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : archived ? (
        <EmptyState icon={<Boxes />} title="There is no such module">
          It may have been deleted.
        </EmptyState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}

function ModuleSummary({ module }: { module: Module }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data: people = [] } = useQuery(projectMembersQuery(slug, project.id))
  const lead = people.find(({ id }) => id === module.lead)
  const members = people.filter(({ id }) => module.members.includes(id))
  return (
    <section
      aria-label="About the module"
      className="flex shrink-0 flex-col gap-2.5 border-b border-line px-3 py-3 sm:px-4"
    >
      {module.description !== '' && <p className="line-clamp-3 max-w-3xl">{module.description}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
        <ModuleStatusMark status={module.status} />
        {lead && (
          <span className="flex items-center gap-1.5">
            <Avatar person={lead} /> {lead.display_name} leads
          </span>
        )}
        {members.length > 0 && (
          <span
            className="flex items-center gap-1.5"
            title={members.map((one) => one.display_name).join(', ')}
          >
            <AvatarStack people={members} /> {members.length === 1 ? '1 member' : `${members.length} members`}
          </span>
        )}
        {(module.start_date !== null || module.target_date !== null) && (
          <span>
            {module.start_date === null ? '' : formatDay(module.start_date)} –{' '}
            {module.target_date === null ? 'no end' : formatDay(module.target_date)}
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="w-9 font-semibold tabular-nums">{percentDone(module)}%</span>
        <GroupProgress counts={module} className="w-56" />
        <GroupLegend counts={module} />
      </div>
    </section>
  )
}
