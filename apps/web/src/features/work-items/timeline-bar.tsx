import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cn } from '@/ui/cn'
import { addDays, formatDay } from '@/ui/dates'
import { dayWidths, type Span, type TimeScale } from './time-scale'
import type { WorkItemChanges } from './update-work-item'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

type Part = 'move' | 'start' | 'end'

interface TimelineBarProps {
  row: WorkItemRow
  span: Span
  scale: TimeScale
}

function moved({ start, end }: Span, part: Part, days: number): Span {
  const next = {
    start: part === 'end' ? start : addDays(start, days),
    end: part === 'start' ? end : addDays(end, days),
  }
  if (next.start <= next.end) return next
  return part === 'start' ? { start: end, end } : { start, end: start }
}

/** Dragged in the middle it moves, at its ends it grows; arrow keys do the same by days. */
export function TimelineBar({ row, span, scale }: TimelineBarProps) {
  const { project, data, view, readOnly, update, open, selection } = useViewScope()
  const [drag, setDrag] = useState<{ part: Part; from: number; days: number }>()
  const shown = drag ? moved(span, drag.part, drag.days) : span
  const width = dayWidths[view.zoom]
  const state = data.stateById.get(row.state)
  const left = scale.x(shown.start)
  const length = scale.x(shown.end) - left + width

  const save = ({ start, end }: Span, part: Part) => {
    if (start === span.start && end === span.end) return
    const changes: WorkItemChanges = {}
    // A bar of one date only keeps one when it is moved; growing gives it the other.
    if (part !== 'end' ? row.start_date !== null || part === 'start' : row.start_date === null)
      changes.start_date = start
    if (part !== 'start' ? row.target_date !== null || part === 'end' : row.target_date === null)
      changes.target_date = end
    update(row, changes)
  }
  const grab = (part: Part) => (event: PointerEvent<HTMLElement>) => {
    if (readOnly || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ part, from: event.clientX, days: 0 })
  }
  const pull = (event: PointerEvent) =>
    setDrag((held) => held && { ...held, days: Math.round((event.clientX - held.from) / width) })
  const drop = (event: PointerEvent) => {
    if (!drag) return
    event.stopPropagation()
    setDrag(undefined)
    if (drag.days === 0 && drag.part === 'move') open(row)
    else save(moved(span, drag.part, drag.days), drag.part)
  }
  const handlers = (part: Part) => ({
    onPointerDown: grab(part),
    onPointerMove: drag ? pull : undefined,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(undefined),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (days === 0 || readOnly) return
    event.preventDefault()
    const part = event.shiftKey ? 'end' : event.altKey ? 'start' : 'move'
    save(moved(span, part, days), part)
  }
  const days = `${formatDay(shown.start)} to ${formatDay(shown.end)}`
  return (
    <>
      <div
        role="button"
        tabIndex={row.id === selection.active ? 0 : -1}
        aria-label={`${project.identifier}-${row.sequence_id} ${row.name}, ${days}`}
        title={`${row.name}\n${days}`}
        data-bar={row.id}
        {...handlers('move')}
        onKeyDown={onKeyDown}
        className={cn(
          'absolute top-1.5 flex h-6 touch-none items-center rounded-md border text-sm select-none',
          drag ? 'z-10 shadow-raised' : 'hover:brightness-95 dark:hover:brightness-110',
        )}
        style={{
          left,
          width: length,
          borderColor: state?.color,
          background: `color-mix(in oklab, ${state?.color ?? 'var(--accent)'} 22%, var(--surface))`,
        }}
      >
        {!readOnly && (
          <>
            <span
              aria-hidden
              {...handlers('start')}
              className="absolute inset-y-0 -left-0.5 w-2 cursor-ew-resize touch-none"
            />
            <span
              aria-hidden
              {...handlers('end')}
              className="absolute inset-y-0 -right-0.5 w-2 cursor-ew-resize touch-none"
            />
          </>
        )}
        {length > 120 && (
          <span className="pointer-events-none sticky left-(--title) truncate px-2 text-ink">{row.name}</span>
        )}
      </div>
      {length <= 120 && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 flex h-6 items-center text-sm whitespace-nowrap text-muted"
          style={{ left: left + length + 6 }}
        >
          {drag ? days : row.name}
        </span>
      )}
    </>
  )
}
