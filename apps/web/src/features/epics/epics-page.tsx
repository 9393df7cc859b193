import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mountain, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { FeatureOff } from '@/features/projects/feature-off'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { projectFeaturesQuery } from '@/features/projects/project-features.queries'
import { canWrite } from '@/features/projects/projects.queries'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { GroupProgress, percentDone } from '@/features/states/group-progress'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { PriorityIcon, priorityLabel } from '@/features/work-items/priority'
import { useProjectData } from '@/features/work-items/project-data'
import { AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { formatDay } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { EpicDialog } from './epic-dialog'
import { EpicMenu } from './epic-menu'
import { epicsProgressQuery, noProgress } from './epic-progress'
import { epicsQuery, type Epic } from './epics.queries'

export function EpicsPage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: features } = useQuery(projectFeaturesQuery(slug, project.id))
  const on = features?.epics !== false
  const {
    data: epics,
    error,
    refetch,
  } = useQuery({ ...epicsQuery(place), enabled: features?.epics === true })
  const data = useProjectData(slug, project.id)
  const [creating, setCreating] = useState(false)
  const writable = canWrite(project) && on
  useActions(
    writable ? [{ id: 'epic.create', label: 'New epic', group: 'Create', run: () => setCreating(true) }] : [],
  )
  return (
    <Page
      title="Epics"
      crumbs={[<ProjectCrumb key="project" project={project} />]}
      actions={
        writable && (
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden /> New epic
          </Button>
        )
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {!on ? (
          <FeatureOff icon={<Mountain />} name="Epics">
            Epics are large pieces of work that many work items belong to.
          </FeatureOff>
        ) : error && !epics ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !epics ? (
          <SkeletonRows />
        ) : epics.length === 0 ? (
          <EmptyState
            icon={<Mountain />}
            title="No epics yet"
            action={
              writable && (
                <Button variant="primary" onClick={() => setCreating(true)}>
                  Create an epic
                </Button>
              )
            }
          >
            An epic is a large piece of work. Work items are put into it, and it shows how far they are.
          </EmptyState>
        ) : (
          <ul>
            {epics.map((epic) => (
              <EpicLine key={epic.id} epic={epic} />
            ))}
          </ul>
        )}
      </div>
      {creating && data && <EpicDialog place={place} data={data} onClose={() => setCreating(false)} />}
    </Page>
  )
}

function EpicLine({ epic }: { epic: Epic }) {
  const { slug } = useShell()
  const project = useCurrentProject()
  const data = useProjectData(slug, project.id)
  const { data: progress } = useQuery(epicsProgressQuery({ slug, projectId: project.id }))
  const counts = progress?.get(epic.id) ?? noProgress
  const state = data?.stateById.get(epic.state)
  const people = epic.assignees.flatMap((id) => data?.personById.get(id) ?? [])
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 hover:bg-hover sm:pr-4">
      <Link
        to="/$workspace/projects/$project/epics/$epic"
        params={{ workspace: slug, project: project.identifier, epic: epic.id }}
        className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 pl-3 outline-offset-[-2px] sm:flex-nowrap sm:pl-4"
      >
        <PriorityIcon priority={epic.priority} />
        <span className="sr-only">{priorityLabel(epic.priority)}</span>
        <span className="hidden w-20 shrink-0 truncate text-sm text-faint tabular-nums sm:block">
          {project.identifier}-{epic.sequence_id}
        </span>
        {state && data && <StateIcon state={state} progress={progressOf(state, data.states)} />}
        <span className="sr-only">{state?.name}</span>
        <span className="min-w-0 flex-1 basis-40 truncate font-medium">{epic.name}</span>
        <span className="hidden shrink-0 text-sm text-faint md:block">
          {epic.target_date !== null && `Due ${formatDay(epic.target_date)}`}
        </span>
        <span className="hidden shrink-0 sm:flex">
          <AvatarStack people={people} />
          <span className="sr-only">{people.map((one) => one.display_name).join(', ') || 'Nobody'}</span>
        </span>
        <span className="flex w-full shrink-0 items-center gap-3 sm:w-48">
          <GroupProgress counts={counts} className="flex-1" />
          <span className={cn('w-20 text-right text-sm text-faint tabular-nums', !progress && 'invisible')}>
            {counts.completed_issues}/{counts.total_issues - counts.cancelled_issues} · {percentDone(counts)}%
          </span>
        </span>
      </Link>
      {canWrite(project) && data && (
        <EpicMenu place={{ slug, projectId: project.id }} epic={epic} data={data} />
      )}
    </li>
  )
}
