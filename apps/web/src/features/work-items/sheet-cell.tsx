import { progressOf, StateIcon } from '@/features/states/state-icon'
import { AvatarStack } from '@/ui/avatar'
import { Chip } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { formatDay, formatTime, timeAgo } from '@/ui/dates'
import { PriorityIcon } from './priority'
import type { ProjectData } from './project-data'
import { editedBy } from './property-cell'
import { isLate, propertyText, PropertyValue, wordsOf } from './property-value'
import type { EditedField } from './row-editor'
import type { Property } from './view'
import type { WorkItemRow } from './work-items.queries'

export const columnWidths: Record<Exclude<Property, 'number'>, number> = {
  state: 140,
  priority: 120,
  assignees: 160,
  labels: 200,
  start: 110,
  due: 110,
  module: 150,
  cycle: 130,
  type: 120,
  parent: 100,
  created: 110,
  updated: 110,
}

interface SheetCellProps {
  property: Exclude<Property, 'number'>
  row: WorkItemRow
  data: ProjectData
  /** Whether the keyboard is here. */
  current: boolean
  readOnly: boolean
  column: number
  onEdit: (field: EditedField, id: string, anchor: HTMLElement) => void
}

/** A cell of the table: the whole of it is the button that edits it. */
export function SheetCell({ property, row, data, current, readOnly, column, onEdit }: SheetCellProps) {
  const field = editedBy[property]
  const { label, empty } = propertyText(property, row, data)
  const common = {
    tabIndex: current ? 0 : -1,
    'data-cell': `${row.id} ${column}`,
    'aria-label': label,
    className: cn(
      'flex h-full w-full min-w-0 items-center gap-1.5 overflow-hidden px-2.5 text-left text-base outline-offset-[-2px]',
      empty ? 'text-faint' : 'text-muted',
    ),
  }
  const content = <Content property={property} row={row} data={data} />
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      className="h-full shrink-0 border-r border-line"
      style={{ width: columnWidths[property] }}
    >
      {field === undefined || readOnly ? (
        <div {...common} role="note">
          {content}
        </div>
      ) : (
        <button
          type="button"
          {...common}
          data-field={field}
          aria-haspopup="dialog"
          onClick={(event) => onEdit(field, row.id, event.currentTarget)}
        >
          {content}
        </button>
      )}
    </div>
  )
}

function Content({ property, row, data }: Pick<SheetCellProps, 'property' | 'row' | 'data'>) {
  const words = wordsOf(property, row, data)
  const [first = ''] = words
  switch (property) {
    case 'state': {
      const state = data.stateById.get(row.state)
      return (
        <>
          {state && <StateIcon state={state} progress={progressOf(state, data.states)} />}
          <span className="truncate text-ink">{first}</span>
        </>
      )
    }
    case 'priority':
      return (
        <>
          <PriorityIcon priority={row.priority} />
          <span className="truncate">{first}</span>
        </>
      )
    case 'assignees':
      return (
        <>
          {words.length > 0 && (
            <AvatarStack people={row.assignees.flatMap((id) => data.personById.get(id) ?? [])} />
          )}
          <span className="truncate">{words.join(', ')}</span>
        </>
      )
    case 'labels':
      return row.labels
        .flatMap((id) => data.labelById.get(id) ?? [])
        .map((label) => (
          <Chip key={label.id} color={label.color}>
            {label.name}
          </Chip>
        ))
    case 'start':
    case 'due':
      return (
        <span className={cn('tabular-nums', property === 'due' && isLate(row, data) && 'text-danger')}>
          {first && formatDay(first)}
        </span>
      )
    case 'created':
    case 'updated':
      return (
        <time dateTime={first} title={formatTime(first)} className="truncate">
          {timeAgo(first)}
        </time>
      )
    case 'module':
    case 'cycle':
    case 'type':
      return <span className="truncate">{first}</span>
    case 'parent':
      return first && <PropertyValue property="parent" row={row} name="" data={data} />
  }
}
