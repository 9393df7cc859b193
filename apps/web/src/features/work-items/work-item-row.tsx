import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { cn } from '@/ui/cn'
import { Checkbox } from '@/ui/checkbox'
import type { ProjectData } from './project-data'
import { PropertyCell, type EditCell } from './property-cell'
import type { Property } from './view'
import type { WorkItemRow as Row } from './work-items.queries'

export interface RowProps {
  row: Row
  identifier: string
  href: string
  data: ProjectData
  show: ReadonlySet<Property>
  active: boolean
  selected: boolean
  /** Whether anything is selected: the boxes are then all in sight. */
  selecting: boolean
  renaming: boolean
  readOnly: boolean
  onEdit: EditCell
  onOpen: (row: Row) => void
  onSelect: (row: Row, how: 'one' | 'range') => void
  /** Without a name, the old one stays. */
  onRename: (row: Row, name: string | undefined) => void
}

const before: readonly Property[] = ['priority', 'number', 'state']
const after: readonly Property[] = [
  ...(['labels', 'module', 'cycle', 'type', 'parent'] as const),
  ...(['start', 'due', 'created', 'updated', 'assignees'] as const),
]

export const WorkItemRow = memo(function WorkItemRow(props: RowProps) {
  const { row, identifier, data, show, active, selected, selecting, renaming, readOnly, onEdit, onSelect } =
    props
  const name = `${identifier}-${row.sequence_id}`
  const cell = (property: Property) =>
    show.has(property) && (
      <PropertyCell
        key={property}
        property={property}
        row={row}
        name={name}
        data={data}
        active={active}
        readOnly={readOnly}
        onEdit={onEdit}
      />
    )
  return (
    <div
      className={cn(
        'group/row flex h-full items-center gap-1 border-b border-line pr-3 pl-1.5 sm:pr-4',
        selected ? 'bg-accent-soft' : active ? 'bg-hover' : 'hover:bg-hover',
      )}
      onClick={(event) => {
        if (event.shiftKey || event.metaKey || event.ctrlKey) {
          event.preventDefault()
          onSelect(row, event.shiftKey ? 'range' : 'one')
        }
      }}
    >
      <span role="gridcell" className="flex w-6 shrink-0 justify-center">
        {!readOnly && (
          <Checkbox
            aria-label={`Select ${name}`}
            tabIndex={active ? 0 : -1}
            checked={selected}
            onClick={(event) => {
              event.stopPropagation()
              onSelect(row, event.shiftKey ? 'range' : 'one')
            }}
            className={cn(
              'focus-visible:opacity-100',
              !selecting && !active && 'sm:opacity-0 group-hover/row:opacity-100',
            )}
          />
        )}
      </span>
      {before.map(cell)}
      <TitleCell {...props} name={name} renaming={renaming} />
      {after.map(cell)}
    </div>
  )
})

function TitleCell({ row, href, name, active, renaming, onOpen, onRename }: RowProps & { name: string }) {
  if (renaming) {
    return (
      <span role="gridcell" className="min-w-0 flex-1">
        <TitleInput row={row} name={name} onRename={onRename} />
      </span>
    )
  }
  const open = (event: MouseEvent) => {
    if (event.shiftKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    onOpen(row)
  }
  return (
    <span role="gridcell" className="flex min-w-0 flex-1 self-stretch">
      <a
        href={href}
        tabIndex={active ? 0 : -1}
        title={row.name}
        onClick={open}
        draggable={false}
        className="flex min-w-0 flex-1 cursor-default items-center rounded-md text-base text-ink outline-offset-[-2px]"
      >
        <span dir="auto" className="truncate">
          {row.name}
        </span>
      </a>
    </span>
  )
}

interface TitleInputProps {
  row: Row
  name: string
  onRename: RowProps['onRename']
  className?: string
}

export function TitleInput({ row, name, onRename, className }: TitleInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onRename(row, undefined)
    if (event.key === 'Enter') onRename(row, event.currentTarget.value)
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      autoFocus
      aria-label={`Title of ${name}`}
      dir="auto"
      defaultValue={row.name}
      maxLength={255}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => onRename(row, event.currentTarget.value)}
      className={cn(
        'h-7 w-full rounded-md border border-accent bg-field px-1.5 text-base text-ink outline-none',
        className,
      )}
    />
  )
}
