import { useDraggable } from '@dnd-kit/core'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { cn } from '@/ui/cn'
import type { ProjectData } from './project-data'
import { EditButton, type EditCell } from './property-cell'
import { PropertyValue, propertyText } from './property-value'
import type { Property } from './view'
import { TitleInput, type RowProps } from './work-item-row'
import type { WorkItemRow } from './work-items.queries'

interface CardProps extends Omit<RowProps, 'selecting'> {
  /** The column that it stands in: one card can stand in several. */
  column: string
  /** Which of several cards of the same work item takes the tab key. */
  focusable: boolean
  onFocus: (id: string) => void
}

export const BoardCard = memo(function BoardCard(props: CardProps) {
  const { row, column, identifier, readOnly, active, selected, renaming, onOpen, onSelect, onFocus } = props
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `${column} ${row.id}`,
    data: { row, column },
    disabled: readOnly || renaming,
    attributes: { role: 'group', roleDescription: 'card', tabIndex: props.focusable ? 0 : -1 },
  })
  const name = `${identifier}-${row.sequence_id}`
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, input') !== null) return
    event.preventDefault()
    if (event.shiftKey || event.metaKey || event.ctrlKey) onSelect(row, event.shiftKey ? 'range' : 'one')
    else onOpen(row)
  }
  return (
    <div
      ref={(node) => {
        setNodeRef(node)
        setActivatorNodeRef(node)
      }}
      {...attributes}
      {...listeners}
      aria-label={`${name} ${row.name}`}
      data-id={row.id}
      onFocus={() => onFocus(row.id)}
      onClick={onClick}
      className={cn(
        'group/row rounded-lg border bg-raised px-3 py-2 text-left outline-offset-0 select-none',
        selected
          ? 'border-accent bg-accent-soft'
          : active
            ? 'border-line-strong'
            : 'border-line hover:border-line-strong',
        isDragging && 'opacity-40',
      )}
    >
      {renaming ? (
        <TitleInput row={row} name={name} onRename={props.onRename} />
      ) : (
        <CardFace {...props} name={name}>
          {!readOnly && (
            <Checkbox
              aria-label={`Select ${name}`}
              tabIndex={active ? 0 : -1}
              checked={selected}
              onClick={(event) => onSelect(row, event.shiftKey ? 'range' : 'one')}
              className={cn(
                'ml-auto',
                !selected && 'opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100',
              )}
            />
          )}
        </CardFace>
      )}
    </div>
  )
})

interface FaceProps {
  row: WorkItemRow
  name: string
  href?: string
  data: ProjectData
  show: ReadonlySet<Property>
  active: boolean
  readOnly: boolean
  onEdit: EditCell
  children?: ReactNode
}

const small: readonly Property[] = ['priority', 'state', 'labels', 'module', 'cycle', 'type', 'start', 'due']

/** What is written on a card; the one under the pointer while it is dragged has the same. */
export function CardFace({ row, name, href, data, show, active, readOnly, onEdit, children }: FaceProps) {
  const edit = { row, data, active, readOnly, onEdit }
  const shown = small.filter(
    (property) => show.has(property) && (!propertyText(property, row, data).empty || property === 'priority'),
  )
  return (
    <>
      <div className="flex min-h-5 items-center gap-2">
        {show.has('number') && <PropertyValue property="number" row={row} name={name} data={data} />}
        {show.has('parent') && row.parent !== null && (
          <PropertyValue property="parent" row={row} name={name} data={data} />
        )}
        {children}
        {show.has('assignees') && (
          <span className={children === undefined || children === false ? 'ml-auto' : ''}>
            <EditButton property="assignees" {...edit} className="-my-1 -mr-1 h-6">
              <PropertyValue property="assignees" row={row} name={name} data={data} />
            </EditButton>
          </span>
        )}
      </div>
      <a
        href={href}
        dir="auto"
        tabIndex={-1}
        draggable={false}
        className="mt-0.5 line-clamp-3 cursor-default text-base break-words text-ink"
      >
        {row.name}
      </a>
      {shown.length > 0 && (
        <div className="mt-1.5 -ml-1 flex flex-wrap items-center gap-x-1 gap-y-0.5">
          {shown.map((property) => (
            <EditButton key={property} property={property} {...edit} className="h-6 justify-start">
              <PropertyValue property={property} row={row} name={name} data={data} />
            </EditButton>
          ))}
        </div>
      )}
    </>
  )
}
