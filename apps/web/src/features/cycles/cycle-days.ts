import { addDays, formatDay, today } from '@/ui/dates'
import type { Cycle, CycleItem } from './cycles.queries'

/** The day that it is in a time zone: a cycle's days are the project's. */
const dayIn = (timeZone: string, time: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(time),
  )

export interface CycleDays {
  start: string
  end: string
}

export function daysOf(cycle: Cycle, timeZone: string): CycleDays | undefined {
  if (cycle.start_date === null || cycle.end_date === null) return undefined
  return { start: dayIn(timeZone, cycle.start_date), end: dayIn(timeZone, cycle.end_date) }
}

const count = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** "5 days left", "starts in 9 days". */
export function timeLeft(days: CycleDays): string {
  const now = today()
  const inDays = (number: number) => (number === 1 ? '1 day' : `${number} days`)
  if (now < days.start) return `starts in ${inDays(count(now, days.start))}`
  if (now > days.end) return `ended ${inDays(count(days.end, now))} ago`
  const left = count(now, days.end)
  return left === 0 ? 'last day' : `${inDays(left)} left`
}

export const formatDays = (days: CycleDays): string => `${formatDay(days.start)} – ${formatDay(days.end)}`

export interface BurnDownDay {
  day: string
  /** Where the work would be if it were done evenly. */
  ideal: number
  /** What was left at the end of the day; missing for days to come. */
  remaining: number | null
}

export function burnDown(items: readonly CycleItem[], days: CycleDays, timeZone: string): BurnDownDay[] {
  const done = items.flatMap(({ completed_at: time }) => (time === null ? [] : [dayIn(timeZone, time)]))
  const length = Math.max(1, count(days.start, days.end))
  const now = today()
  return Array.from({ length: length + 1 }, (_, index) => {
    const day = addDays(days.start, index)
    return {
      day,
      ideal: items.length * (1 - index / length),
      remaining: day > now ? null : items.length - done.filter((one) => one <= day).length,
    }
  })
}
