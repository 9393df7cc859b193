import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

interface SortableListProps<Item extends { id: string; name: string }> {
  label: string
  items: readonly Item[]
  /** The item, and its new place among the others. */
  onMove: (item: Item, index: number) => void
  disabled?: boolean
  children: (item: Item) => ReactNode
}

/** A list whose items are put in order by their handles: dragged, or with Space, the arrows and Space again. */
export function SortableList<Item extends { id: string; name: string }>({
  label,
  items,
  onMove,
  disabled = false,
  children,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? ''
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id) + 1
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id)
    if (item && over && over.id !== active.id) onMove(item, placeOf(over.id) - 1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Press Space to take it, the arrows to move it, Space to leave it there, Escape to not.',
        },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is taken.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)}: place ${placeOf(over.id)} of ${items.length}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} is at place ${placeOf(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is where it was.`,
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label}>
          {items.map((item) => (
            <SortableItem key={item.id} id={item.id} name={item.name} disabled={disabled}>
              {children(item)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  id: string
  name: string
  disabled: boolean
  children: ReactNode
}

function SortableItem({ id, name, disabled, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: `translateY(${transform?.y ?? 0}px)`, transition }}
      className={cn(
        'group flex min-h-10 items-center gap-1 rounded-md bg-raised',
        isDragging && 'relative z-10 shadow-raised',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-label={`Move ${name}`}
        className={cn(
          'flex h-7 w-5 shrink-0 touch-none items-center justify-center rounded-md text-faint hover:bg-hover',
          disabled && 'invisible',
        )}
      >
        <GripVertical aria-hidden className="size-3.5" />
      </button>
      {children}
    </li>
  )
}
