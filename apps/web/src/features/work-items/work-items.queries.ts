import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { editedSince } from '@/api/edits'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient, withPatience } from '@/api/query-client'

/** What lists, boards and tables show of a work item. Descriptions come with the work item's own page. */
export const rowFields = [
  'id',
  'name',
  'sequence_id',
  'state',
  'priority',
  'assignees',
  'labels',
  'start_date',
  'target_date',
  'sort_order',
  'parent',
  'module',
  'cycle',
  'type',
  'project',
  'created_at',
  'updated_at',
] as const

export type WorkItemRow = Pick<Schema<'WorkItem'>, (typeof rowFields)[number]>
export type Priority = WorkItemRow['priority']

/** By id. */
export type Rows = ReadonlyMap<string, WorkItemRow>

const noRows: Rows = new Map()

/**
 * Every work item of a project that was fetched, as it is known now. Nothing fetches all of them: views (arrangement.ts)
 * fetch what is in sight, and hold ids, so that an edit shows in each of them.
 */
export const rowsQuery = (slug: string, projectId: string) =>
  queryOptions({
    // The end of the key says that live updates look after it.
    queryKey: keys.in(slug, 'work-items', projectId, 'rows', 'list'),
    queryFn: (): Rows => queryClient.getQueryData<Rows>(rowsKey(slug, projectId)) ?? noRows,
    staleTime: Number.POSITIVE_INFINITY,
  })

const rowsKey = (slug: string, projectId: string) => keys.in(slug, 'work-items', projectId, 'rows', 'list')

export function knownRows(slug: string, projectId: string): Rows {
  return queryClient.getQueryData(rowsQuery(slug, projectId).queryKey) ?? noRows
}

export function setRows(
  slug: string,
  projectId: string,
  change: (rows: Map<string, WorkItemRow>) => void,
): void {
  const rows = new Map(knownRows(slug, projectId))
  change(rows)
  queryClient.setQueryData(rowsQuery(slug, projectId).queryKey, rows)
}

/** Those that were taken away here: that they are gone is no news then. */
export const removed = new Set<string>()

export function findRow(slug: string, projectId: string, id: string): WorkItemRow | undefined {
  return knownRows(slug, projectId).get(id)
}

/** Keeps what the server answered to a request, but for what was edited here after it was sent. */
export function takeRows(
  slug: string,
  projectId: string,
  fetched: readonly WorkItemRow[],
  asked: number,
): void {
  const edited = editedSince(asked)
  setRows(slug, projectId, (rows) => {
    const isNewer = (id: string) => edited.has(id) && (rows.has(id) || removed.has(id))
    for (const row of fetched) if (!isNewer(row.id)) rows.set(row.id, row)
  })
}

/** Work items of a project by their ids, at most a hundred. Those that are archived or gone do not come. */
export async function fetchRows(
  slug: string,
  projectId: string,
  ids: readonly string[],
): Promise<WorkItemRow[]> {
  const { results } = await withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: { fields: rowFields.join(','), filters: JSON.stringify({ id__in: ids }), per_page: 100 },
        },
      }),
    ),
  )
  return results
}
