import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { projectsQuery } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { statesQuery } from '@/features/states/states.queries'
import { StateIcon } from '@/features/states/state-icon'
import { formatDay, timeAgo } from '@/ui/dates'
import { useWorkItemOrder, WorkItemLink } from './open-work-item'
import { PriorityIcon, priorityLabel } from './priority'
import type { WorkItemRow } from './work-items.queries'

const none: never[] = []

/** Work items of several projects, to look through: they are edited where they are. */
export function WorkItemLines({ items }: { items: readonly WorkItemRow[] }) {
  const { slug } = useShell()
  const { data: projects = none } = useQuery(projectsQuery(slug))
  const names = useMemo(
    () =>
      items.map((item) => {
        const project = projects.find(({ id }) => id === item.project)
        return `${project?.identifier ?? ''}-${item.sequence_id}`
      }),
    [items, projects],
  )
  useWorkItemOrder(names)
  return (
    <ul>
      {items.map((item) => {
        const project = projects.find(({ id }) => id === item.project)
        return (
          <li key={item.id}>
            <WorkItemLink
              name={`${project?.identifier ?? ''}-${item.sequence_id}`}
              className="flex h-10 items-center gap-3 border-b border-line px-2 outline-offset-[-2px] hover:bg-hover sm:px-4"
            >
              <PriorityIcon priority={item.priority} />
              <span className="sr-only">{priorityLabel(item.priority)}</span>
              <span className="hidden w-20 shrink-0 truncate text-sm text-faint tabular-nums sm:block">
                {project?.identifier}-{item.sequence_id}
              </span>
              <ItemState projectId={item.project} stateId={item.state} />
              <span dir="auto" className="min-w-0 flex-1 truncate text-left">
                {item.name}
              </span>
              {item.target_date !== null && (
                <span className="hidden shrink-0 text-sm text-faint sm:block">
                  Due {formatDay(item.target_date)}
                </span>
              )}
              <span className="w-20 shrink-0 text-right text-sm text-faint">{timeAgo(item.updated_at)}</span>
            </WorkItemLink>
          </li>
        )
      })}
    </ul>
  )
}

function ItemState({ projectId, stateId }: { projectId: string; stateId: string }) {
  const { slug } = useShell()
  const { data: states } = useQuery(statesQuery(slug, projectId))
  const state = states?.find(({ id }) => id === stateId)
  if (!state) return <span className="size-3.5 shrink-0" />
  return (
    <>
      <StateIcon state={state} />
      <span className="sr-only">{state.name}</span>
    </>
  )
}
