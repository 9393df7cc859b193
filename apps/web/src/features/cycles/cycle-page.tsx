import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useCurrentProject } from '@/features/projects/project-context'
import type { Project } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { GroupLegend, GroupProgress, percentDone } from '@/features/states/group-progress'
import { PartPage } from '@/features/work-items/part-page'
import { Skeleton } from '@/ui/skeleton'
import { burnDown, daysOf, formatDays, timeLeft } from './cycle-days'
import { CycleMenu } from './cycle-menu'
import { addToCycle, archivedCyclesQuery, cycleItemsQuery, cyclesQuery, type Cycle } from './cycles.queries'

const BurnDownChart = lazy(async () => ({ default: (await import('./burn-down-chart')).BurnDownChart }))

export function CyclePage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const { cycle: id } = useParams({ from: '/$workspace/projects/$project/cycles/$cycle' })
  const place = { slug, projectId: project.id }
  const { data: cycles, error, refetch } = useQuery(cyclesQuery(place))
  const open = cycles?.find((one) => one.id === id)
  const { data: archived } = useQuery({
    ...archivedCyclesQuery(place),
    enabled: cycles !== undefined && !open,
  })
  const cycle = open ?? archived?.find((one) => one.id === id)
  return (
    <PartPage
      kind="cycle"
      icon={<RefreshCw />}
      part={cycle}
      searched={archived !== undefined}
      error={error}
      onRetry={() => void refetch()}
      filter={`cycle = "${id}"`}
      defaults={{ cycle: id }}
      onAdd={(item) => addToCycle(place, id, [item])}
      menu={(onGone) => cycle && <CycleMenu {...{ place, cycle, onGone }} timeZone={project.timezone} />}
      summary={cycle && <CycleSummary cycle={cycle} project={project} />}
      emptyTitle="Nothing is planned for this cycle"
    />
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
