import type { Literal } from './condition.js'
import { fault } from './fault.js'

/** From the first to the last microsecond of a day, or twice the same moment. Of a date field: twice the day. */
export interface Span {
  first: string
  last: string
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const timePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?$/i

/** Days begin and end in UTC. */
const spanOfDay = (day: string, type: 'date' | 'time'): Span =>
  type === 'date' ? { first: day, last: day } : { first: `${day}T00:00:00Z`, last: `${day}T23:59:59.999999Z` }

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** A date, or in a field that holds moments a time; one without a zone is in UTC. */
export function readTime(text: string, type: 'date' | 'time'): Span | null {
  if (isDay(text)) return spanOfDay(text, type)
  const [, day = '', clock = '', zone = 'Z'] = timePattern.exec(text) ?? []
  const moment = `${day}T${clock}${zone}`
  if (type === 'date' || !isDay(day) || Number.isNaN(Date.parse(moment))) return null
  return { first: moment, last: moment }
}

function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text.startsWith('0000')) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // JavaScript reads 30 February as 2 March.
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}

type DateFunction = (call: Extract<Literal, { kind: 'call' }>, now: Date, type: 'date' | 'time') => Span

/** A day, moved from today. */
const day =
  (move: (today: Date) => Date): DateFunction =>
  (call, now, type) => {
    refuseArguments(call)
    return spanOfDay(dayOf(move(now)), type)
  }

/** The first or the last moment of what `day` gives. */
const edge =
  (which: 'first' | 'last', move: (today: Date) => Date): DateFunction =>
  (call, now, type) => {
    const moment = day(move)(call, now, type)[which]
    return { first: moment, last: moment }
  }

const moved =
  (move: (today: Date, count: number) => Date): DateFunction =>
  (call, now, type) => {
    const [count, more] = call.of
    if (count?.kind !== 'number' || more || !/^\d{1,4}$/.test(count.text))
      throw fault((more ?? count ?? call).at, `${call.text}() takes a whole number from 0 to 9999.`)
    return spanOfDay(dayOf(move(now, Number(count.text))), type)
  }

function refuseArguments(call: Extract<Literal, { kind: 'call' }>): void {
  if (call.of[0]) throw fault(call.of[0].at, `${call.text}() takes no argument.`)
}

const utc = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date))
const onDay = (now: Date, date: number): Date => utc(now.getUTCFullYear(), now.getUTCMonth(), date)
const byDays = (now: Date, days: number): Date => onDay(now, now.getUTCDate() + days)
const lastOfMonth = (year: number, month: number): Date => utc(year, month + 1, 0)

/** A month from 31 January is the last day of February. */
function byMonths(now: Date, months: number): Date {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + months]
  return utc(year, month, Math.min(now.getUTCDate(), lastOfMonth(year, month).getUTCDate()))
}

/** Weeks begin on Monday. */
const monday = (now: Date): Date => byDays(now, -((now.getUTCDay() + 6) % 7))
const year = (now: Date): number => now.getUTCFullYear()

export const dateFunctions: Readonly<Record<string, DateFunction>> = {
  today: day((now) => now),
  now: (call, now, type) => {
    refuseArguments(call)
    const moment = type === 'date' ? dayOf(now) : now.toISOString()
    return { first: moment, last: moment }
  },
  startOfDay: edge('first', (now) => now),
  endOfDay: edge('last', (now) => now),
  startOfWeek: edge('first', monday),
  endOfWeek: edge('last', (now) => byDays(monday(now), 6)),
  startOfMonth: edge('first', (now) => onDay(now, 1)),
  endOfMonth: edge('last', (now) => lastOfMonth(year(now), now.getUTCMonth())),
  startOfYear: edge('first', (now) => utc(year(now), 0, 1)),
  endOfYear: edge('last', (now) => utc(year(now), 11, 31)),
  daysAgo: moved((now, count) => byDays(now, -count)),
  daysFromNow: moved((now, count) => byDays(now, count)),
  weeksAgo: moved((now, count) => byDays(now, -7 * count)),
  weeksFromNow: moved((now, count) => byDays(now, 7 * count)),
  monthsAgo: moved((now, count) => byMonths(now, -count)),
  monthsFromNow: moved((now, count) => byMonths(now, count)),
}
