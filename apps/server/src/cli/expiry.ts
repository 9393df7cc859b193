import { InvalidArgumentError } from 'commander'

const day = 86_400_000
const allowed = 'Use days such as 30d, a date such as 2027-01-31, or a time such as 2027-01-31T18:00:00Z.'

/** `30d`, a date, whose whole day counts, or a time with its zone. */
export function readExpiry(text: string, _previous?: unknown, now = Date.now()): Date {
  const days = /^(\d{1,5})d$/.exec(text)?.[1]
  const time = days === undefined ? readTime(text) : now + Number(days) * day
  if (Number.isNaN(time)) throw new InvalidArgumentError(allowed)
  if (time <= now) throw new InvalidArgumentError(`That is not in the future. ${allowed}`)
  return new Date(time)
}

function readTime(text: string): number {
  const date = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text)
  // The parser would take the 31st of June for the 1st of July.
  if (!date || !isDay(date[1] ?? '')) return NaN
  return date[2] === undefined ? Date.parse(text) + day : Date.parse(text)
}

function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
