import { useQuery } from '@tanstack/react-query'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { ArchiveSwitch } from '@/features/projects/archive-switch'
import { FeatureOff } from '@/features/projects/feature-off'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { daysOf } from './cycle-days'
import { CycleDialog } from './cycle-dialog'
import { CycleLine } from './cycle-line'
import { archivedCyclesQuery, cyclesQuery } from './cycles.queries'

const sections = [
  { status: 'current', label: 'Current' },
  { status: 'upcoming', label: 'Upcoming' },
  { status: 'draft', label: 'Drafts' },
  { status: 'completed', label: 'Completed' },
] as const

export function CyclesPage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const [shown, setShown] = useState<'open' | 'archived'>('open')
  const [creating, setCreating] = useState(false)
  const active = useQuery(cyclesQuery(place))
  const archived = useQuery({ ...archivedCyclesQuery(place), enabled: shown === 'archived' })
  const { data: cycles, error, refetch } = shown === 'archived' ? archived : active
  const writable = canWrite(project) && project.cycle_view
  useActions(
    writable
      ? [{ id: 'cycle.create', label: 'New cycle', group: 'Create', run: () => setCreating(true) }]
      : [],
  )
  const ends = (active.data ?? []).flatMap((cycle) => daysOf(cycle, project.timezone)?.end ?? [])
  return (
    <Page
      title="Cycles"
      crumbs={[<ProjectCrumb key="project" project={project} />]}
      actions={
        writable && (
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden /> New cycle
          </Button>
        )
      }
      toolbar={
        <ArchiveSwitch
          label="Cycles"
          archived={shown === 'archived'}
          onChange={(archive) => setShown(archive ? 'archived' : 'open')}
        />
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {!project.cycle_view ? (
          <FeatureOff icon={<RefreshCw />} name="Cycles">
            Cycles are weeks or sprints that work is planned into.
          </FeatureOff>
        ) : error && !cycles ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !cycles ? (
          <SkeletonRows />
        ) : cycles.length === 0 ? (
          shown === 'archived' ? (
            <EmptyState icon={<RefreshCw />} title="No archived cycles">
              A cycle that has ended can be archived from its menu.
            </EmptyState>
          ) : (
            <EmptyState
              icon={<RefreshCw />}
              title="No cycles yet"
              action={
                writable && (
                  <Button variant="primary" onClick={() => setCreating(true)}>
                    Create a cycle
                  </Button>
                )
              }
            >
              A cycle is a week or two that work is planned into. Its burn-down shows whether it will fit.
            </EmptyState>
          )
        ) : (
          sections.map(({ status, label }) => {
            const own = cycles.filter((cycle) => cycle.status === status)
            if (own.length === 0) return null
            return (
              <section key={status} aria-label={label}>
                <h2 className="flex h-9 items-center gap-2 border-b border-line bg-canvas px-3 font-medium sm:px-4">
                  {label} <span className="text-sm font-normal text-faint">{own.length}</span>
                </h2>
                <ul>
                  {own.map((cycle) => (
                    <CycleLine key={cycle.id} {...{ place, project, cycle }} />
                  ))}
                </ul>
              </section>
            )
          })
        )}
      </div>
      {creating && (
        <CycleDialog
          place={place}
          timeZone={project.timezone}
          lastEnd={ends.sort().at(-1)}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  )
}
