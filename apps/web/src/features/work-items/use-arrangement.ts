import { useQuery } from '@tanstack/react-query'
import type { Arrangement, Wanted } from './arrangement'
import { arrangementQuery, type Place } from './arrangement.queries'
import { rowsQuery, type Rows } from './work-items.queries'

interface Arranged {
  /** Undefined until it was first seen; that of the view before until the next one is here. */
  arrangement: Arrangement | undefined
  rows: Rows
  error: Error | null
  retry: () => void
}

const noRows: Rows = new Map()

/** What a view of a project shows, and the rows that are known. */
export function useArrangement(place: Place, wanted: Wanted, { enabled = true } = {}): Arranged {
  const { projectId } = place
  const { data, error, refetch } = useQuery({
    ...arrangementQuery(place, wanted),
    enabled,
    placeholderData: (before, query) => (query?.queryKey.includes(projectId) === true ? before : undefined),
  })
  const { data: rows = noRows } = useQuery({ ...rowsQuery(place.slug, projectId), enabled: false })
  return { arrangement: data, rows, error: data ? null : error, retry: () => void refetch() }
}
