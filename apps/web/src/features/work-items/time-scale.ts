import { addDays, addMonths, dayOf, monthName, today } from '@/ui/dates'
import type { Zoom } from './view'
import type { WorkItemRow } from './work-items.queries'

/** Pixels of a day. */
export const dayWidths: Record<Zoom, number> = { day: 36, week: 16, month: 5 }

const milliseconds = 86_400_000
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / milliseconds)

export type Dates = Pick<WorkItemRow, 'start_date' | 'target_date'>

export interface Span {
  start: string
  end: string
}

/** The days of a bar: work items with one date only have a day of their own. */
export function spanOf(row: Dates): Span | undefined {
  const start = row.start_date ?? row.target_date
  const end = row.target_date ?? row.start_date
  return start === null || end === null ? undefined : { start, end: end < start ? start : end }
}

export interface TimeScale {
  from: string
  days: number
  width: number
  /** The left edge of a day. */
  x: (day: string) => number
  dayAt: (x: number) => string
}

const farthest = 730

/** From a month before the first date to three after the last; what lies years away is not drawn. */
export function scaleOf(rows: readonly Dates[], zoom: Zoom): TimeScale {
  const now = today()
  let [first, last] = [addMonths(now, -1), addMonths(now, 3)]
  for (const row of rows) {
    const span = spanOf(row)
    if (!span) continue
    if (span.start < first) first = span.start
    if (span.end > last) last = span.end
  }
  const limit = (day: string) => {
    const away = daysBetween(now, day)
    return Math.abs(away) > farthest ? addDays(now, Math.sign(away) * farthest) : day
  }
  const from = `${addMonths(limit(first), -1).slice(0, 7)}-01`
  const days = daysBetween(from, addMonths(limit(last), 3))
  const width = dayWidths[zoom]
  return {
    from,
    days,
    width: days * width,
    x: (day) => daysBetween(from, day) * width,
    dayAt: (x) => addDays(from, Math.floor(x / width)),
  }
}

export interface Tick {
  day: string
  label: string
}

export function monthTicks({ from, days }: TimeScale): Tick[] {
  const ticks: Tick[] = []
  for (let day = from; daysBetween(from, day) < days; day = addMonths(day, 1))
    ticks.push({ day, label: monthName(day) })
  return ticks
}

/** Days, Mondays, or nothing under the months. */
export function smallTicks({ from, days }: TimeScale, zoom: Zoom): Tick[] {
  if (zoom === 'month') return []
  const every = zoom === 'day' ? 1 : 7
  const weekday = (new Date(from).getUTCDay() + 6) % 7
  const start = zoom === 'day' || weekday === 0 ? 0 : 7 - weekday
  return Array.from({ length: Math.ceil((days - start) / every) }, (_, index) => {
    const day = addDays(from, start + index * every)
    return { day, label: String(dayOf(day)) }
  })
}
