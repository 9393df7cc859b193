import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addFoundRows, filteredQuery } from './filtered.queries'
import type { WorkItemList } from './work-items.queries'

interface FilteredList {
  list: WorkItemList | undefined
  /** Why the server did not understand the filter. */
  error: Error | null
}

/** The project's list with only what the server finds for the filter, each row as it is known here. */
export function useFilteredList(
  slug: string,
  projectId: string,
  filter: string,
  all: WorkItemList | undefined,
): FilteredList {
  const { data: found, error } = useQuery({
    ...filteredQuery(slug, projectId, filter),
    enabled: filter !== '',
    placeholderData: keepPreviousData,
  })
  const known = all !== undefined
  useEffect(() => {
    if (known && found) addFoundRows(slug, projectId, found.rows)
  }, [known, found, slug, projectId])
  const list = useMemo(() => {
    if (filter === '') return all
    if (!all || !found) return undefined
    const rows = all.rows.filter(({ id }) => found.ids.has(id))
    return { rows, totals: {}, complete: found.complete }
  }, [filter, all, found])
  return { list: error ? { rows: [], totals: {}, complete: true } : list, error }
}
