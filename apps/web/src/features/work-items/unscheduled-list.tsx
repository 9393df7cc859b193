import { useDroppable } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { cn } from '@/ui/cn'
import { formatNumber } from '@/ui/numbers'
import { CalendarItem } from './calendar-item'
import type { WorkItemRow } from './work-items.queries'

interface UnscheduledListProps {
  /** By place: undefined where the row is still on its way. */
  rows: readonly (WorkItemRow | undefined)[]
  need: (from: number, to: number) => void
}

/** Rows before and after those in sight that are fetched with them. */
const ahead = 100

/** What has no due date yet, to be dragged to a day; and the other way round. */
export function UnscheduledList({ rows, need }: UnscheduledListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { setNodeRef, isOver } = useDroppable({ id: 'unscheduled' })
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 28,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 10,
  })
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0]
  // On every draw: what is in sight, and what is known of it, changes with it.
  useEffect(() => need(Math.max(0, first - ahead), last + ahead))
  return (
    <aside
      ref={setNodeRef}
      aria-label="Without a due date"
      className={cn('hidden w-64 shrink-0 flex-col border-l border-line lg:flex', isOver && 'bg-accent-soft')}
    >
      <h2 className="flex h-11 shrink-0 items-center gap-2 px-3 font-medium">
        No due date <span className="text-sm text-faint tabular-nums">{formatNumber(rows.length)}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="px-3 text-sm text-faint">
          Everything has a due date. Drag a work item here to take its date away.
        </p>
      ) : (
        <div ref={scroller} tabIndex={-1} className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-2">
          <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index]
              return (
                row && (
                  <div
                    key={key}
                    className="absolute top-0 left-0 w-full"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <CalendarItem row={row} focusable={index === 0} />
                  </div>
                )
              )
            })}
          </div>
        </div>
      )}
    </aside>
  )
}
