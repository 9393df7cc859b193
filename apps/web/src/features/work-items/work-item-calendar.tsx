import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, IconButton } from '@/ui/button'
import { addMonths, formatDay, monthName, monthWeeks, today } from '@/ui/dates'
import { CalendarDay } from './calendar-day'
import { CalendarItem } from './calendar-item'
import { UnscheduledList } from './unscheduled-list'
import { useCalendarRows } from './use-calendar-rows'
import { useRowMoves } from './use-row-moves'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move what is held by a day or a week. */
const byDays: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const step = steps[event.code]
  const box = document.querySelector('[data-day]')?.getBoundingClientRect()
  return step && box ? { x: x + step[0] * box.width, y: y + step[1] * box.height } : undefined
}

/** The keyboard has no pointer: there, it is where the item itself lies. */
const collisions: CollisionDetection = (args) => {
  const within = pointerWithin(args)
  return within.length > 0 ? within : rectIntersection(args)
}

const nameOfPlace = (id: string | number | undefined): string =>
  id === undefined ? 'no day' : id === 'unscheduled' ? 'unscheduled' : formatDay(String(id), 'long')

const accessibility = {
  announcements: {
    onDragStart: () => 'Picked up. Arrow keys move it by a day or a week, space drops it.',
    onDragOver: ({ over }: { over: { id: string | number } | null }) => nameOfPlace(over?.id),
    onDragEnd: ({ over }: { over: { id: string | number } | null }) => `Dropped on ${nameOfPlace(over?.id)}`,
    onDragCancel: () => 'Put back where it was',
  },
  screenReaderInstructions: { draggable: 'Space picks it up; arrow keys then move it to another day.' },
}

/** A month of due dates. What is dropped on a day is due then. */
export function WorkItemCalendar() {
  const { project, view, setView, rows, update } = useViewScope()
  const [held, setHeld] = useState<WorkItemRow>()
  const month = view.month ?? today().slice(0, 7)
  const first = `${month}-01`
  const weeks = monthWeeks(first)
  const { due, unscheduled, needUnscheduled } = useCalendarRows(weeks.flat())
  const byDay = useMemo(() => {
    const days = new Map<string, WorkItemRow[]>()
    for (const row of due) {
      const day = row.target_date ?? ''
      const rows = days.get(day)
      if (rows) rows.push(row)
      else days.set(day, [row])
    }
    return days
  }, [due])
  const shown = weeks.flat().flatMap((day) => byDay.get(day) ?? [])
  useRowMoves({
    order: shown.map(({ id }) => id),
    focus: (id) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus(),
  })
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: byDays,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const onDragEnd = ({ over }: DragEndEvent) => {
    setHeld(undefined)
    if (!held || !over) return
    const day = over.id === 'unscheduled' ? null : String(over.id)
    if (day === held.target_date) return
    // A work item that was to begin later now begins on the day that it is due.
    const start = day !== null && held.start_date !== null && held.start_date > day ? { start_date: day } : {}
    update(held, { target_date: day, ...start })
  }
  const go = (to: string) => setView({ month: to.slice(0, 7) })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={accessibility}
      onDragStart={({ active }) => setHeld(rows.get(String(active.id)))}
      onDragCancel={() => setHeld(undefined)}
      onDragEnd={onDragEnd}
    >
      <div className="flex min-h-0 flex-1">
        <section aria-label={`Calendar of ${project.name}`} className="flex min-w-0 flex-1 flex-col">
          <div className="flex h-11 shrink-0 items-center gap-1 px-2 sm:px-4">
            <h2 aria-live="polite" className="mr-auto text-md font-semibold">
              {monthName(first)}
            </h2>
            <Button size="sm" variant="ghost" onClick={() => setView({ month: undefined })}>
              Today
            </Button>
            <IconButton label="Previous month" onClick={() => go(addMonths(first, -1))}>
              <ChevronLeft />
            </IconButton>
            <IconButton label="Next month" onClick={() => go(addMonths(first, 1))}>
              <ChevronRight />
            </IconButton>
          </div>
          <div className="grid shrink-0 grid-cols-7 border-b border-line text-right text-xs text-faint">
            {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => (
              <span key={day} className="px-2 py-1">
                {day}
              </span>
            ))}
          </div>
          <div className="scroll-quiet grid min-h-0 flex-1 auto-rows-[minmax(6rem,1fr)] grid-cols-7 overflow-y-auto">
            {weeks.flat().map((day) => (
              <CalendarDay
                key={day}
                day={day}
                month={month}
                rows={byDay.get(day) ?? []}
                first={shown[0]?.id}
              />
            ))}
          </div>
        </section>
        <UnscheduledList rows={unscheduled} need={needUnscheduled} />
      </div>
      <DragOverlay dropAnimation={null}>
        {held && (
          <div className="rounded-md bg-raised shadow-raised">
            <CalendarItem row={held} still />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
