import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient, withPatience } from '@/api/query-client'
import { labelsQuery } from '@/features/labels/labels.queries'
import { projectMembersQuery } from '@/features/members/members.queries'
import { listedGroups, statesQuery, type StateGroup } from '@/features/states/states.queries'

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

export interface WorkItemList {
  rows: WorkItemRow[]
  /** How many there were in each state when loading began: rows that are on their way have their place kept. */
  totals: Record<string, number>
  complete: boolean
}

const pageSize = 100

async function fetchPage(
  slug: string,
  projectId: string,
  group: StateGroup,
  page: number,
  signal: AbortSignal,
) {
  return withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: {
            fields: rowFields.join(','),
            state_group: group,
            order_by: 'sort_order',
            per_page: pageSize,
            cursor: `${pageSize}:${page}:0`,
          },
        },
        signal,
      }),
    ),
  )
}

/**
 * All work items of a project: grouping, sorting and editing then need no server. The first page of every state group
 * is asked for at once and shown as soon as it is there; the rest follows in the background.
 */
async function loadAll(slug: string, projectId: string, signal: AbortSignal): Promise<WorkItemList> {
  const key = workItemsQuery(slug, projectId).queryKey
  const firstTime = queryClient.getQueryData(key) === undefined
  const [counts, ...firstPages] = await Promise.all([
    fetchCounts(slug, projectId, signal),
    ...listedGroups.map((group) => fetchPage(slug, projectId, group, 0, signal)),
  ])
  const fetched = new Map(firstPages.flatMap(({ results }) => results).map((row) => [row.id, row]))
  const rest = firstPages.flatMap((page, index) =>
    Array.from({ length: Math.max(0, Math.ceil(page.total_results / pageSize) - 1) }, (_, next) => ({
      group: listedGroups[index] ?? 'backlog',
      page: next + 1,
    })),
  )

  const shown = new Set<string>()
  /** Rows that are on screen already stay as they are: they may have been edited since they were fetched. */
  const merge = (complete: boolean): WorkItemList => {
    const before = firstTime ? (queryClient.getQueryData(key)?.rows ?? []) : []
    const known = new Set(before.map(({ id }) => id))
    const fresh = [...fetched.values()].filter(({ id }) => !shown.has(id) && !known.has(id))
    for (const { id } of fresh) shown.add(id)
    return { rows: [...before, ...fresh], totals: counts, complete }
  }

  if (rest.length > 0 && firstTime) queryClient.setQueryData(key, merge(false))
  let paintedAt = performance.now()
  const work = async () => {
    for (let job = rest.shift(); job; job = rest.shift()) {
      const page = await fetchPage(slug, projectId, job.group, job.page, signal)
      for (const row of page.results) fetched.set(row.id, row)
      if (!firstTime || performance.now() - paintedAt < 250) continue
      queryClient.setQueryData(key, merge(false))
      paintedAt = performance.now()
    }
  }
  await Promise.all([work(), work(), work()])
  return merge(true)
}

async function fetchCounts(
  slug: string,
  projectId: string,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const { grouped_counts: counts } = await withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/work-items/count/', {
        params: { path: { workspace_slug: slug }, query: { project: projectId, group_by: 'state_id' } },
        signal,
      }),
    ),
  )
  return Object.fromEntries(Object.entries(counts).map(([state, { count }]) => [state, count]))
}

export const workItemsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', projectId, 'list'),
    queryFn: ({ signal }): Promise<WorkItemList> => loadAll(slug, projectId, signal),
    // Live updates keep it true; a hundred requests are not made again for a visit.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What fails here is asked for again, and told of, by the page itself. */
export function prefetchWorkItems(slug: string, projectId: string): void {
  queryClient.query(workItemsQuery(slug, projectId)).catch(() => undefined)
  queryClient.query(statesQuery(slug, projectId)).catch(() => undefined)
  queryClient.query(projectMembersQuery(slug, projectId)).catch(() => undefined)
  queryClient.query(labelsQuery(slug, projectId)).catch(() => undefined)
}

/** Changes some rows of a project's list where they are cached. */
export function patchRows(
  slug: string,
  projectId: string,
  patch: (rows: readonly WorkItemRow[]) => WorkItemRow[],
): void {
  queryClient.setQueryData(
    workItemsQuery(slug, projectId).queryKey,
    (list) => list && { ...list, rows: patch(list.rows) },
  )
}

export function patchRow(slug: string, projectId: string, id: string, changes: Partial<WorkItemRow>): void {
  patchRows(slug, projectId, (rows) => rows.map((row) => (row.id === id ? { ...row, ...changes } : row)))
}

export function findRow(slug: string, projectId: string, id: string): WorkItemRow | undefined {
  const list = queryClient.getQueryData(workItemsQuery(slug, projectId).queryKey)
  return list?.rows.find((row) => row.id === id)
}
