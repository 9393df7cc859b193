import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'

interface Dates {
  start_date?: string | null
  end_date?: string | null
}

/** A date, or a time at the very start or end of one: the day that is written, whatever its time zone. */
const writtenDay = /^(\d{4}-\d\d-\d\d)(T(00:00|23:59).*)?$/i

/**
 * The moments that a cycle begins and ends: its days, in the project's time zone. A day that stays the same keeps its
 * moment, so that a client may send back what it read. A cycle that begins today begins now.
 */
export async function readDays(
  db: Db,
  scope: ProjectScope,
  input: Dates,
  before: { start_date: Date | null; end_date: Date | null } = { start_date: null, end_date: null },
): Promise<Dates> {
  const start = input.start_date === undefined ? before.start_date : input.start_date
  const end = input.end_date === undefined ? before.end_date : input.end_date
  if ((start === null) !== (end === null))
    throw badRequest('invalid_dates', 'start_date and end_date go together: send both, or neither.')
  if (input.start_date === undefined && input.end_date === undefined) return {}
  if (start === null || end === null) return { start_date: null, end_date: null }
  const { rows } = await sql<{ start_date: Date; end_date: Date }>`
    with zone as (
      select timezone as name from projects where workspace_id = ${scope.workspaceId} and id = ${scope.projectId}
    ), days as (
      select name, ${dayOf(start)} as first, ${dayOf(end)} as last, (now() at time zone name)::date as today,
        ${before.start_date}::timestamptz as old_start, ${before.end_date}::timestamptz as old_end from zone
    )
    select
      case when (old_start at time zone name)::date = first then old_start
        when first = today then least(now(), (first + time '23:59') at time zone name)
        else (first + time '00:00:01') at time zone name end as start_date,
      case when (old_end at time zone name)::date = last then old_end
        else (last + time '23:59') at time zone name end as end_date
    from days`.execute(db)
  const row = rows[0]
  return row ? { start_date: row.start_date.toISOString(), end_date: row.end_date.toISOString() } : {}
}

function dayOf(given: string | Date) {
  const written = typeof given === 'string' ? writtenDay.exec(given)?.[1] : undefined
  return written ? sql`${written}::date` : sql`(${given}::timestamptz at time zone name)::date`
}
