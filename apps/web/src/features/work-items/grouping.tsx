import { CircleDashed, CircleUserRound, Box, RefreshCw, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { Avatar } from '@/ui/avatar'
import { Dot } from '@/ui/badge'
import { priorities, PriorityIcon } from './priority'
import type { ProjectData } from './project-data'
import type { WorkItemChanges } from './update-work-item'
import type { GroupBy } from './view'
import type { WorkItemRow } from './work-items.queries'

export interface Group {
  /** The value that its work items have; empty for none. */
  key: string
  label: string
  icon: ReactNode
}

const faint = 'size-3.5 shrink-0 text-faint'

/** The groups in the order they are shown, those of no value last. */
export function groupsOf(group: GroupBy, data: ProjectData): Group[] {
  switch (group) {
    case 'state':
      return data.states.map((state) => ({
        key: state.id,
        label: state.name,
        icon: <StateIcon state={state} progress={progressOf(state, data.states)} />,
      }))
    case 'priority':
      return priorities.map(({ value, label }) => ({
        key: value,
        label,
        icon: <PriorityIcon priority={value} />,
      }))
    case 'assignee':
      return [
        ...data.people.map((person) => ({
          key: person.id,
          label: person.display_name,
          icon: <Avatar person={person} size={16} />,
        })),
        { key: '', label: 'Nobody', icon: <CircleUserRound aria-hidden className={faint} /> },
      ]
    case 'label':
      return [
        ...data.labels.map(({ id, name, color }) => ({ key: id, label: name, icon: <Dot color={color} /> })),
        { key: '', label: 'No label', icon: <Tag aria-hidden className={faint} /> },
      ]
    case 'module':
      return [
        ...data.modules.map(({ id, name }) => ({
          key: id,
          label: name,
          icon: <Box aria-hidden className={faint} />,
        })),
        { key: '', label: 'No module', icon: <Box aria-hidden className={faint} /> },
      ]
    case 'cycle':
      return [
        ...data.cycles.map(({ id, name }) => ({
          key: id,
          label: name,
          icon: <RefreshCw aria-hidden className={faint} />,
        })),
        { key: '', label: 'No cycle', icon: <RefreshCw aria-hidden className={faint} /> },
      ]
    case 'none':
      return [{ key: '', label: 'All work items', icon: <CircleDashed aria-hidden className={faint} /> }]
  }
}

/** What a work item becomes when it is moved from one group to another. */
export function changesInto(
  group: GroupBy,
  row: Pick<WorkItemRow, 'assignees' | 'labels'>,
  from: string | undefined,
  to: string,
): WorkItemChanges {
  if (from === to) return {}
  const swap = (values: readonly string[]) => [
    ...new Set([...values.filter((value) => value !== from), ...(to === '' ? [] : [to])]),
  ]
  switch (group) {
    case 'state':
      return { state: to }
    case 'priority': {
      const priority = priorities.find(({ value }) => value === to)
      return priority ? { priority: priority.value } : {}
    }
    case 'assignee':
      return { assignees: to === '' ? [] : swap(row.assignees) }
    case 'label':
      return { labels: to === '' ? [] : swap(row.labels) }
    case 'module':
      return { module: to === '' ? null : to }
    case 'cycle':
      return { cycle: to === '' ? null : to }
    case 'none':
      return {}
  }
}
