/** Days are strings, as in the API (2026-11-15): they have no time zone, and compare as text. */

const toUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): string => date.toISOString().slice(0, 10)

export function today(): string {
  const now = new Date()
  return toDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())))
}

export function addDays(day: string, count: number): string {
  const date = toUtc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return toDay(date)
}

/** The same day of another month, or its last one. */
export function addMonths(day: string, count: number): string {
  const date = toUtc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return toDay(date)
}

export const dayOf = (day: string): number => toUtc(day).getUTCDate()

/** The weeks of the day's month, from Monday to Sunday, filled up with the days around it. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const weekday = (toUtc(first).getUTCDay() + 6) % 7
  const start = addDays(first, -weekday)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)),
  )
}

/** Made when it is first needed: that takes milliseconds, and lists need none of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

const daysBy = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }))

const months = daysBy({ month: 'long', year: 'numeric' })
const long = daysBy({ dateStyle: 'full' })
const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const monthName = (day: string): string => months().format(toUtc(day))

export function formatDay(day: string, length: 'short' | 'long' = 'short'): string {
  if (length === 'long') return long().format(toUtc(day))
  const [year = '', month, date] = day.split('-')
  const short = `${shortMonths[Number(month) - 1] ?? ''} ${Number(date)}`
  return year === String(new Date().getFullYear()) ? short : `${short}, ${year}`
}

const times = once(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }))

export const formatTime = (time: string): string => times().format(new Date(time))

const relative = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' }))
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hr. ago", "in 2 days", "just now". */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = (new Date(time).getTime() - now) / 1000
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative().format(Math.round(seconds / size), unit)
  }
  return 'just now'
}
