import { Box, Calendar, CalendarArrowUp, CornerLeftUp, Mountain, RefreshCw, Shapes } from 'lucide-react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { Chip } from '@/ui/badge'
import { formatDay, formatTime, timeAgo, today } from '@/ui/dates'
import { PriorityIcon, priorityLabel } from './priority'
import type { ProjectData } from './project-data'
import type { Property } from './view'
import { propertyNames } from './view-words'
import type { WorkItemRow } from './work-items.queries'

const isOpen = (group: string | undefined): boolean => group !== 'completed' && group !== 'cancelled'

export function isLate(row: WorkItemRow, data: ProjectData): boolean {
  return row.target_date !== null && row.target_date < today() && isOpen(data.stateById.get(row.state)?.group)
}

/** The values of a property as words. */
export function wordsOf(property: Property, row: WorkItemRow, data: ProjectData): string[] {
  switch (property) {
    case 'number':
      return [String(row.sequence_id)]
    case 'state':
      return [data.stateById.get(row.state)?.name ?? '']
    case 'priority':
      return [priorityLabel(row.priority)]
    case 'assignees':
      return row.assignees.flatMap((id) => data.personById.get(id)?.display_name ?? [])
    case 'labels':
      return row.labels.flatMap((id) => data.labelById.get(id)?.name ?? [])
    case 'start':
      return row.start_date === null ? [] : [row.start_date]
    case 'due':
      return row.target_date === null ? [] : [row.target_date]
    case 'module':
      return row.module === null ? [] : [data.moduleById.get(row.module)?.name ?? '']
    case 'cycle':
      return row.cycle === null ? [] : [data.cycleById.get(row.cycle)?.name ?? '']
    case 'type':
      return row.type === null ? [] : [data.typeById.get(row.type)?.name ?? '']
    case 'parent':
      return row.parent === null ? [] : [data.parentOf(row.parent)?.number ?? '']
    case 'created':
      return [row.created_at]
    case 'updated':
      return [row.updated_at]
  }
}

/** What a screen reader hears of a property, and whether there is nothing in it. */
export function propertyText(property: Property, row: WorkItemRow, data: ProjectData) {
  const words = wordsOf(property, row, data).filter(Boolean)
  const shown = property === 'start' || property === 'due' ? words.map((day) => formatDay(day)) : words
  const late = property === 'due' && isLate(row, data) ? ', overdue' : ''
  const none = property === 'assignees' ? 'nobody' : 'none'
  return {
    label: `${propertyNames[property]}: ${shown.join(', ') || none}${late}`,
    empty: words.length === 0,
  }
}

const icon = 'size-3.5 shrink-0 text-faint'

interface PropertyValueProps {
  property: Property
  row: WorkItemRow
  name: string
  data: ProjectData
}

/** A property as it looks in a list or on a card. */
export function PropertyValue({ property, row, name, data }: PropertyValueProps) {
  const [first = ''] = wordsOf(property, row, data)
  switch (property) {
    case 'number':
      return <span className="block truncate text-sm text-faint tabular-nums">{name}</span>
    case 'state': {
      const state = data.stateById.get(row.state)
      return state && <StateIcon state={state} progress={progressOf(state, data.states)} />
    }
    case 'priority':
      return <PriorityIcon priority={row.priority} />
    case 'assignees':
      return <AvatarStack people={row.assignees.flatMap((id) => data.personById.get(id) ?? [])} />
    case 'labels': {
      const labels = row.labels.flatMap((id) => data.labelById.get(id) ?? [])
      if (labels.length === 0) return <Chip>Labels</Chip>
      return (
        <>
          {labels.slice(0, 2).map((label) => (
            <Chip key={label.id} color={label.color}>
              {label.name}
            </Chip>
          ))}
          {labels.length > 2 && <span className="text-sm text-faint">+{labels.length - 2}</span>}
        </>
      )
    }
    case 'start':
      return (
        <span className="inline-flex items-center gap-1 text-sm text-faint tabular-nums">
          <CalendarArrowUp aria-hidden className={icon} /> {first && formatDay(first)}
        </span>
      )
    case 'due':
      if (!first) return <Calendar aria-hidden className={icon} />
      return (
        <span className={`text-sm tabular-nums ${isLate(row, data) ? 'text-danger' : 'text-faint'}`}>
          {formatDay(first)}
        </span>
      )
    case 'module':
    case 'cycle':
    case 'type': {
      const Icon = property === 'module' ? Box : property === 'cycle' ? RefreshCw : Shapes
      return (
        <span className="inline-flex h-[22px] max-w-36 items-center gap-1 rounded-full border border-line px-2 text-sm text-muted">
          <Icon aria-hidden className={icon} />
          <span className="truncate">{first || propertyNames[property]}</span>
        </span>
      )
    }
    case 'parent': {
      const parent = row.parent === null ? undefined : data.parentOf(row.parent)
      const Icon = parent?.isEpic === true ? Mountain : CornerLeftUp
      return (
        <span
          title={parent?.name}
          className="inline-flex min-w-0 items-center gap-1 text-sm text-faint tabular-nums"
        >
          <Icon aria-hidden className={icon} /> <span className="truncate">{first}</span>
        </span>
      )
    }
    case 'created':
    case 'updated':
      return (
        <time
          dateTime={first}
          title={formatTime(first)}
          className="block truncate text-right text-sm text-faint"
        >
          {timeAgo(first)}
        </time>
      )
  }
}
