import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ListPlus, Plus, RefreshCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { AddWorkItems } from '@/features/work-items/add-work-items'
import { ScopedDisplay, ScopedWorkItems, useScopedView } from '@/features/work-items/scoped-work-items'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton, SkeletonRows } from '@/ui/skeleton'
import { burnDown, daysOf, formatDays, timeLeft } from './cycle-days'
import { CycleMenu } from './cycle-menu'
import { addToCycle, archivedCyclesQuery, cycleItemsQuery, cyclesQuery, type Cycle } from './cycles.queries'

const BurnDownChart = lazy(async () => ({ default: (await import('./burn-down-chart')).BurnDownChart }))

export function CyclePage() {
  const { slug, createWorkItem } = useShell()
  const project = useCurrentProject()
  const { cycle: id } = useParams({ from: '/$workspace/projects/$project/cycles/$cycle' })
  const place = { slug, projectId: project.id }
  const navigate = useNavigate()
  const [view, setView] = useScopedView()
  const { data: cycles, error, refetch } = useQuery(cyclesQuery(place))
  const open = cycles?.find((one) => one.id === id)
  const { data: archived } = useQuery({
    ...archivedCyclesQuery(place),
    enabled: cycles !== undefined && !open,
  })
  const cycle = open ?? archived?.find((one) => one.id === id)
  const params = { workspace: slug, project: project.identifier }
  const writable = canWrite(project) && cycle?.archived_at === null
  const add = writable && (
    <AddWorkItems
      into={cycle.name}
      filter={`cycle = "${id}"`}
      onAdd={(item) => addToCycle(place, id, [item])}
    >
      <Button size="sm">
        <ListPlus aria-hidden /> Add
      </Button>
    </AddWorkItems>
  )
  const create = () => createWorkItem({ projectId: project.id, cycle: id })
  return (
    <Page
      title={cycle?.name ?? 'Cycle'}
      crumbs={[
        <ProjectCrumb key="project" project={project} />,
        <Link
          key="cycles"
          to="/$workspace/projects/$project/cycles"
          params={params}
          className="hover:text-ink"
        >
          Cycles
        </Link>,
      ]}
      actions={
        cycle && (
          <>
            {add}
            <ScopedDisplay filter={`cycle = "${id}"`} view={view} setView={setView} />
            {writable && (
              <Button size="sm" variant="primary" onClick={create}>
                <Plus aria-hidden /> New
              </Button>
            )}
            {canWrite(project) && (
              <CycleMenu
                {...{ place, cycle }}
                timeZone={project.timezone}
                onGone={() => void navigate({ to: '/$workspace/projects/$project/cycles', params })}
              />
            )}
          </>
        )
      }
    >
      {cycle ? (
        <>
          <CycleSummary cycle={cycle} project={project} />
          <ScopedWorkItems
            filter={`cycle = "${id}"`}
            view={view}
            setView={setView}
            defaults={{ cycle: id }}
            empty={
              <EmptyState
                icon={<RefreshCw />}
                title="Nothing is planned for this cycle"
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
        <EmptyState icon={<RefreshCw />} title="There is no such cycle">
          It may have been deleted.
        </EmptyState>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}

function CycleSummary({ cycle, project }: { cycle: Cycle; project: Project }) {
  const { slug } = useShell()
  const days = daysOf(cycle, project.timezone)
  const { data: items } = useQuery(cycleItemsQuery({ slug, projectId: project.id }, cycle.id))
  return (
    <section
      aria-label="Progress"
      className="grid shrink-0 gap-x-8 gap-y-3 border-b border-line px-3 py-3 sm:grid-cols-[18rem_1fr] sm:px-4"
    >
      <div className="flex flex-col gap-2">
        <p className="text-muted">
          {days ? `${formatDays(days)} · ${timeLeft(days)}` : 'A draft, without dates'}
        </p>
        {cycle.description !== '' && <p className="line-clamp-3">{cycle.description}</p>}
        <p className="text-2xl font-semibold tabular-nums">{percentDone(cycle)}%</p>
        <GroupProgress counts={cycle} />
        <GroupLegend counts={cycle} />
      </div>
      {days && cycle.total_issues > 0 && (
        <Suspense fallback={<Skeleton className="h-32 sm:h-44" />}>
          {items ? (
            <BurnDownChart days={burnDown(items, days, project.timezone)} />
          ) : (
            <Skeleton className="h-32 sm:h-44" />
          )}
        </Suspense>
      )}
    </section>
  )
}
