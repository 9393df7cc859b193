import { useEffect, useMemo } from 'react'
import { showFailure } from '@/ui/toast'
import { fetchAll } from './all-rows'
import { isWhole, narrowed, type Arrangement } from './arrangement'
import { needRows } from './arrangement.queries'
import { idsIn } from './change-rows'
import { compareBy } from './order-rows'
import { useArrangement } from './use-arrangement'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

interface CalendarRows {
  /** All that are due on one of the days. */
  due: readonly WorkItemRow[]
  /** By place: undefined where the row is still on its way. */
  unscheduled: readonly (WorkItemRow | undefined)[]
  needUnscheduled: (from: number, to: number) => void
}

const placesOf = (arrangement: Arrangement | undefined) => arrangement?.groups['']?.ids ?? []

/**
 * The rows of a calendar. Of a short list all are here; of a long one, those of the days are fetched, and those without a
 * day as far as they are in sight. One that was given a day, or lost it, is where it belongs at once.
 */
export function useCalendarRows(days: readonly string[]): CalendarRows {
  const { slug, project, arrangement, rows } = useViewScope()
  const place = useMemo(() => ({ slug, projectId: project.id }), [slug, project.id])
  const { wanted } = arrangement
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const enabled = !isWhole(arrangement)
  const month = useArrangement(place, narrowed(wanted, `dueDate BETWEEN ("${first}", "${last}")`), {
    enabled,
  })
  const without = useArrangement(place, narrowed(wanted, 'dueDate IS NULL'), { enabled })
  const dated = month.arrangement
  useEffect(() => {
    if (!enabled || !dated || isWhole(dated)) return
    fetchAll(place, dated).catch((error: unknown) => showFailure('Not all due dates could be shown', error))
  }, [enabled, place, dated])

  const undated = without.arrangement
  return useMemo(() => {
    const places = enabled ? placesOf(undated) : placesOf(arrangement)
    const found = enabled && dated ? [...idsIn(dated)] : []
    const known = [...new Set([...found, ...places])].flatMap((id) => rows.get(id ?? '') ?? [])
    const compare = compareBy(wanted.order, wanted.descending)
    const cleared = found.flatMap((id) => {
      const row = rows.get(id)
      return row?.target_date === null && !places.includes(id) ? [row] : []
    })
    const unscheduled = places
      .map((id) => (id === undefined ? undefined : rows.get(id)))
      .filter((row) => row === undefined || row.target_date === null)
    return {
      due: known.filter(({ target_date: day }) => day !== null && day >= first && day <= last).sort(compare),
      unscheduled: [...cleared, ...unscheduled],
      needUnscheduled: (from, to) => {
        if (enabled && undated) void needRows(place, undated, 'unscheduled', [{ key: '', from, to }])
      },
    }
  }, [enabled, place, arrangement, dated, undated, rows, wanted, first, last])
}
