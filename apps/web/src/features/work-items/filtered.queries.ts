import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient, withPatience } from '@/api/query-client'
import { patchRows, rowFields, type WorkItemRow } from './work-items.queries'

export interface Filtered {
  ids: ReadonlySet<string>
  /** As they were when the server found them; the project's list has them as they are. */
  rows: readonly WorkItemRow[]
  complete: boolean
}

const pageSize = 100
const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/'

/** Which work items of the project the server finds for a filter. */
export const filteredQuery = (slug: string, projectId: string, pql: string) =>
  queryOptions({
    // The end of the key says that live updates look after it.
    queryKey: keys.in(slug, 'work-items', projectId, 'filtered', pql, 'list'),
    queryFn: ({ signal }): Promise<Filtered> => load(slug, projectId, pql, signal),
    // Live updates keep a filter true while it is on screen; one that comes back is asked again.
    gcTime: 60_000,
    staleTime: 0,
  })

function fetchPage(slug: string, projectId: string, pql: string, page: number, signal?: AbortSignal) {
  return withPatience(() =>
    unwrap(
      api.GET(listPath, {
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: {
            ...{ pql, fields: rowFields.join(','), order_by: 'sort_order' },
            ...{ per_page: pageSize, cursor: `${pageSize}:${page}:0` },
          },
        },
        ...(signal ? { signal } : {}),
      }),
    ),
  )
}

async function load(slug: string, projectId: string, pql: string, signal: AbortSignal): Promise<Filtered> {
  const key = filteredQuery(slug, projectId, pql).queryKey
  const first = await fetchPage(slug, projectId, pql, 0, signal)
  const rows = [...first.results]
  const result = (complete: boolean): Filtered => ({
    ids: new Set(rows.map(({ id }) => id)),
    rows: [...rows],
    complete,
  })
  const pages = Array.from({ length: Math.ceil(first.total_results / pageSize) - 1 }, (_, page) => page + 1)
  if (pages.length > 0 && queryClient.getQueryData(key) === undefined)
    queryClient.setQueryData(key, result(false))
  const work = async () => {
    for (let page = pages.shift(); page !== undefined; page = pages.shift())
      rows.push(...(await fetchPage(slug, projectId, pql, page, signal)).results)
  }
  await Promise.all([work(), work(), work()])
  return result(true)
}

/** Puts rows that a filter found into the project's list, which may still be on its way. */
export function addFoundRows(slug: string, projectId: string, found: readonly WorkItemRow[]): void {
  patchRows(slug, projectId, (rows) => {
    const known = new Set(rows.map(({ id }) => id))
    const fresh = found.filter(({ id }) => !known.has(id))
    return fresh.length === 0 ? [...rows] : [...rows, ...fresh]
  })
}

/** Asks again, for what changed, whether the filters that are in use still find it. */
export async function recheckFilters(slug: string, projectId: string, ids: readonly string[]): Promise<void> {
  const prefix = keys.in(slug, 'work-items', projectId, 'filtered')
  for (const [key, before] of queryClient.getQueriesData<Filtered>({ queryKey: prefix, type: 'active' })) {
    const pql = key.at(-2)
    if (before === undefined || typeof pql !== 'string') continue
    const listed = ids.map((id) => `"${id}"`).join(', ')
    const { results } = await fetchPage(slug, projectId, `(${pql}) AND id IN (${listed})`, 0)
    queryClient.setQueryData<Filtered>(key, (current) => {
      if (!current) return current
      const kept = current.rows.filter(({ id }) => !ids.includes(id))
      const rows = [...kept, ...results]
      return { ...current, rows, ids: new Set(rows.map(({ id }) => id)) }
    })
  }
}
