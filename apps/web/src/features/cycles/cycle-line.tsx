import { Link } from '@tanstack/react-router'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { GroupProgress, percentDone } from '@/features/states/group-progress'
import { daysOf, formatDays, timeLeft } from './cycle-days'
import { CycleMenu } from './cycle-menu'
import type { Cycle, Place } from './cycles.queries'

interface CycleLineProps {
  place: Place
  project: Project
  cycle: Cycle
}

export function CycleLine({ place, project, cycle }: CycleLineProps) {
  const days = daysOf(cycle, project.timezone)
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 hover:bg-hover sm:pr-4">
      <Link
        to="/$workspace/projects/$project/cycles/$cycle"
        params={{ workspace: place.slug, project: project.identifier, cycle: cycle.id }}
        className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2 pl-3 outline-offset-[-2px] sm:flex-nowrap sm:pl-4"
      >
        <span className="min-w-0 flex-1 truncate font-medium">{cycle.name}</span>
        <span className="shrink-0 text-sm text-faint">
          {days ? `${formatDays(days)} · ${timeLeft(days)}` : 'No dates'}
        </span>
        <span className="flex w-full shrink-0 items-center gap-3 sm:w-52">
          <GroupProgress counts={cycle} className="flex-1" />
          <span className="w-20 text-right text-sm text-faint tabular-nums">
            {cycle.completed_issues}/{cycle.total_issues - cycle.cancelled_issues} · {percentDone(cycle)}%
          </span>
        </span>
      </Link>
      {canWrite(project) && <CycleMenu place={place} cycle={cycle} timeZone={project.timezone} />}
    </li>
  )
}
