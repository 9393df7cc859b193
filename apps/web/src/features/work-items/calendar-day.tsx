import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { dayOf, formatDay, today } from '@/ui/dates'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/popover'
import { CalendarItem } from './calendar-item'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

interface CalendarDayProps {
  day: string
  month: string
  rows: readonly WorkItemRow[]
  first: string | undefined
}

const room = 3

export function CalendarDay({ day, month, rows, first }: CalendarDayProps) {
  const { readOnly, create } = useViewScope()
  const { setNodeRef, isOver } = useDroppable({ id: day })
  const isToday = day === today()
  const shown = rows.length > room ? rows.slice(0, room - 1) : rows
  const more = rows.length - shown.length
  return (
    <div
      ref={setNodeRef}
      data-day={day}
      role="group"
      aria-label={`${formatDay(day, 'long')}, ${rows.length} due`}
      className={cn(
        'group/day flex min-w-0 flex-col gap-1 border-r border-b border-line p-1',
        isOver ? 'bg-accent-soft' : day.slice(0, 7) === month ? '' : 'bg-canvas',
      )}
    >
      <div className="flex h-5 items-center">
        {!readOnly && (
          <IconButton
            label={`New work item due ${formatDay(day)}`}
            size="sm"
            className="opacity-0 group-hover/day:opacity-100 focus-visible:opacity-100 max-sm:hidden"
            onClick={() => create({ target_date: day })}
          >
            <Plus />
          </IconButton>
        )}
        <span
          aria-hidden
          className={cn(
            'ml-auto flex h-5 min-w-5 items-center justify-center rounded-full px-1 text-xs tabular-nums',
            isToday ? 'bg-accent text-accent-ink' : day.slice(0, 7) === month ? 'text-muted' : 'text-faint',
          )}
        >
          {dayOf(day)}
        </span>
      </div>
      <div className="hidden flex-col gap-1 sm:flex">
        {shown.map((row) => (
          <CalendarItem key={row.id} row={row} focusable={row.id === first} />
        ))}
        {more > 0 && <Others day={day} rows={rows} label={`${more} more`} />}
      </div>
      {rows.length > 0 && (
        <div className="sm:hidden">
          <Others day={day} rows={rows} label={String(rows.length)} />
        </div>
      )}
    </div>
  )
}

function Others({ day, rows, label }: { day: string; rows: readonly WorkItemRow[]; label: string }) {
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`All ${rows.length} due ${formatDay(day)}`}
        className="h-5 rounded-md px-1.5 text-left text-xs text-muted hover:bg-hover max-sm:w-full max-sm:bg-active max-sm:text-center"
      >
        {label}
      </PopoverTrigger>
      <PopoverContent
        aria-label={formatDay(day, 'long')}
        className="scroll-quiet flex max-h-80 w-72 flex-col gap-1 overflow-y-auto p-2"
      >
        <h3 className="px-1 pb-1 text-sm font-medium">{formatDay(day, 'long')}</h3>
        {rows.map((row) => (
          <CalendarItem key={row.id} row={row} still={false} focusable />
        ))}
      </PopoverContent>
    </Popover>
  )
}
