import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ListPlus, Mountain, Plus } from 'lucide-react'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AddWorkItems } from '@/features/work-items/add-work-items'
import { useProjectData, type ProjectData } from '@/features/work-items/project-data'
import { ScopedDisplay, ScopedWorkItems, useScopedView } from '@/features/work-items/scoped-work-items'
import { workItemsQuery } from '@/features/work-items/work-items.queries'
import { Button } from '@/ui/button'
import { formatDay } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { SkeletonRows } from '@/ui/skeleton'
import { EpicMenu } from './epic-menu'
import { epicProgress } from './epic-progress'
import { addToEpic, epicsQuery, type Epic } from './epics.queries'

export function EpicPage() {
  const { slug, createWorkItem } = useShell()
  const project = useCurrentProject()
  const { epic: id } = useParams({ from: '/$workspace/projects/$project/epics/$epic' })
  const place = { slug, projectId: project.id }
  const navigate = useNavigate()
  const [view, setView] = useScopedView()
  const { data: epics, error, refetch } = useQuery(epicsQuery(place))
  const data = useProjectData(slug, project.id)
  const epic = epics?.find((one) => one.id === id)
  const params = { workspace: slug, project: project.identifier }
  const create = () => createWorkItem({ projectId: project.id, parent: id })
  const filter = `parent = "${id}"`
  return (
    <Page
      title={epic?.name ?? 'Epic'}
      crumbs={[
        <ProjectCrumb key="project" project={project} />,
        <Link key="epics" to="/$workspace/projects/$project/epics" params={params} className="hover:text-ink">
          Epics
        </Link>,
      ]}
      actions={
        epic && (
          <>
            {canWrite(project) && (
              <AddWorkItems into={epic.name} filter={filter} onAdd={(item) => addToEpic(place, id, [item])}>
                <Button size="sm">
                  <ListPlus aria-hidden /> Add
                </Button>
              </AddWorkItems>
            )}
            <ScopedDisplay filter={filter} view={view} setView={setView} />
            {canWrite(project) && (
              <Button size="sm" variant="primary" onClick={create}>
                <Plus aria-hidden /> New
              </Button>
            )}
            {canWrite(project) && data && (
              <EpicMenu
                {...{ place, epic, data }}
                onGone={() => void navigate({ to: '/$workspace/projects/$project/epics', params })}
              />
            )}
          </>
        )
      }
    >
      {epic ? (
        <>
          <EpicSummary epic={epic} data={data} />
          <ScopedWorkItems
            {...{ filter, view, setView }}
            defaults={{ parent: id }}
            empty={
              <EmptyState
                icon={<Mountain />}
                title="No work items in this epic"
                action={canWrite(project) && <Button onClick={create}>New work item</Button>}
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
      ) : epics ? (
        <EmptyState icon={<Mountain />} title="There is no such epic">
          It may have been deleted.
        </EmptyState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}

function EpicSummary({ epic, data }: { epic: Epic; data: ProjectData | undefined }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { data: list } = useQuery(workItemsQuery(slug, project.id))
  const counts = epicProgress(epic.id, list, data)
  const state = data?.stateById.get(epic.state)
  return (
    <section
      aria-label="About the epic"
      className="flex max-h-[40vh] shrink-0 flex-col gap-2.5 overflow-y-auto border-b border-line px-3 py-3 sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted">
        <span className="text-faint tabular-nums">
          {project.identifier}-{epic.sequence_id}
        </span>
        {state && data && (
          <span className="flex items-center gap-1.5">
            <StateIcon state={state} progress={progressOf(state, data.states)} /> {state.name}
          </span>
        )}
        {epic.target_date !== null && <span>Due {formatDay(epic.target_date)}</span>}
      </div>
      {epic.description_html !== '' && epic.description_html !== '<p></p>' && (
        <div className="max-w-3xl">
          <RichTextView html={epic.description_html} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="w-9 font-semibold tabular-nums">{percentDone(counts)}%</span>
        <GroupProgress counts={counts} className="w-56" />
        <GroupLegend counts={counts} />
      </div>
    </section>
  )
}
