import { useDraggable } from '@dnd-kit/core'
import type { MouseEvent } from 'react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { cn } from '@/ui/cn'
import { useViewScope } from './view-context'
import { TitleInput } from './work-item-row'
import type { WorkItemRow } from './work-items.queries'

interface CalendarItemProps {
  row: WorkItemRow
  /** Not to be picked up: it is being held already. */
  still?: boolean
  focusable?: boolean
}

export function CalendarItem({ row, still = false, focusable = false }: CalendarItemProps) {
  const { project, data, view, readOnly, selection, open, renaming, rename } = useViewScope()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: still ? `held ${row.id}` : row.id,
    disabled: readOnly || still,
    attributes: { role: 'button', tabIndex: focusable || row.id === selection.active ? 0 : -1 },
  })
  const state = data.stateById.get(row.state)
  const name = `${project.identifier}-${row.sequence_id}`
  const selected = selection.ids.has(row.id)
  if (renaming === row.id && !still)
    return <TitleInput row={row} name={name} onRename={rename} className="h-6" />
  const onClick = (event: MouseEvent) => {
    if (event.shiftKey || event.metaKey || event.ctrlKey) selection.toggle(row.id)
    else open(row)
  }
  return (
    <div
      ref={(node) => {
        setNodeRef(node)
        setActivatorNodeRef(node)
      }}
      {...attributes}
      {...listeners}
      {...(still ? { 'aria-hidden': true } : { 'data-id': row.id })}
      aria-label={`${name} ${row.name}${state ? `, ${state.name}` : ''}`}
      onFocus={() => selection.setActive(row.id)}
      onClick={onClick}
      title={row.name}
      className={cn(
        'flex h-6 items-center gap-1.5 rounded-md border px-1.5 text-sm text-ink select-none',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-raised hover:border-line-strong',
        isDragging && 'opacity-40',
        state?.group === 'completed' && 'text-faint',
      )}
    >
      {state && view.show.has('state') && (
        <StateIcon state={state} progress={progressOf(state, data.states)} size={12} />
      )}
      <span dir="auto" className="truncate">
        {row.name}
      </span>
    </div>
  )
}
