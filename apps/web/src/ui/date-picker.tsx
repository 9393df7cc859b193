import { Calendar, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { addDays, addMonths, dayOf, formatDay, monthName, monthWeeks, today } from './dates'
import { Button, IconButton } from './button'
import { cn } from './cn'
import { Popover, PopoverContent, PopoverTrigger } from './popover'

interface CalendarProps {
  /** Days are written as in the API: 2026-11-15. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function DayGrid({ value, onChange, min, max }: CalendarProps) {
  const [cursor, setCursor] = useState(value ?? min ?? today())
  const allowed = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max)
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key]
    const next =
      step !== undefined
        ? addDays(cursor, step)
        : event.key === 'PageUp'
          ? addMonths(cursor, -1)
          : event.key === 'PageDown'
            ? addMonths(cursor, 1)
            : undefined
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    const table = event.currentTarget
    requestAnimationFrame(() => table.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  return (
    <div className="p-2">
      <div className="mb-1 flex items-center gap-1 pl-2">
        <span aria-live="polite" className="flex-1 text-base font-medium">
          {monthName(cursor)}
        </span>
        <IconButton label="Previous month" size="sm" onClick={() => setCursor(addMonths(cursor, -1))}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Next month" size="sm" onClick={() => setCursor(addMonths(cursor, 1))}>
          <ChevronRight />
        </IconButton>
      </div>
      <table role="grid" aria-label={monthName(cursor)} onKeyDown={onKeyDown} className="border-collapse">
        <thead>
          <tr>
            {['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => (
              <th key={day} scope="col" className="size-8 text-xs font-normal text-faint">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    disabled={!allowed(day)}
                    aria-label={formatDay(day, 'long')}
                    {...(day === today() ? { 'aria-current': 'date' as const } : {})}
                    onClick={() => onChange(day)}
                    className={cn(
                      'size-8 rounded-md text-base tabular-nums disabled:opacity-40',
                      day === value ? 'bg-accent text-accent-ink' : 'hover:bg-hover',
                      day.slice(0, 7) !== cursor.slice(0, 7) && day !== value && 'text-faint',
                      day === today() && day !== value && 'font-semibold text-accent-text',
                    )}
                  >
                    {dayOf(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DatePickerProps extends CalendarProps {
  label: string
  placeholder?: string
  clearable?: boolean
  children?: ReactNode
}

export function DatePicker({
  label,
  value,
  onChange,
  placeholder = 'No date',
  clearable = true,
  children,
  ...limits
}: DatePickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        {children ?? (
          <Button size="sm" aria-label={`${label}: ${value === null ? placeholder : formatDay(value)}`}>
            <Calendar aria-hidden className="text-faint" />
            {value === null ? <span className="text-faint">{placeholder}</span> : formatDay(value)}
          </Button>
        )}
      </PopoverTrigger>
      <PopoverContent aria-label={label}>
        <DayGrid
          value={value}
          {...limits}
          onChange={(day) => {
            onChange(day)
            setOpen(false)
          }}
        />
        {clearable && value !== null && (
          <div className="border-t border-line p-1">
            <Button
              variant="ghost"
              size="sm"
              className="w-full justify-start"
              onClick={() => {
                onChange(null)
                setOpen(false)
              }}
            >
              <X aria-hidden /> Clear
            </Button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  )
}
