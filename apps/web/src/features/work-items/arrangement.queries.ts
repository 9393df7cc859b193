import { hashKey, queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { editClock, editedSince, idle } from '@/api/edits'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { onRefusal, queryClient, withPatience } from '@/api/query-client'
import { labelsQuery } from '@/features/labels/labels.queries'
import { projectMembersQuery } from '@/features/members/members.queries'
import { inListOrder, listedGroups, statesQuery } from '@/features/states/states.queries'
import { arrange, isWhole, outline, pageSize, withPage, type Arrangement, type Wanted } from './arrangement'
import { cycleRefsQuery, moduleRefsQuery, typeRefsQuery } from './project-parts.queries'
import type { GroupBy, OrderBy } from './view'
import { knownRows, rowFields, takeRows, type WorkItemRow } from './work-items.queries'

/** A list that is not longer than this is fetched whole: then grouping and sorting it otherwise needs no server. */
const short = 500

/** How many requests for rows may be on their way at once. */
const atOnce = 4

const orderFields: Record<OrderBy, string> = {
  manual: 'sort_order',
  priority: 'priority',
  due: 'target_date',
  start: 'start_date',
  created: 'created_at',
  updated: 'updated_at',
  title: 'name',
  number: 'sequence_id',
}

const countNames: Record<Exclude<GroupBy, 'none'>, string> = {
  state: 'state_id',
  priority: 'priority',
  assignee: 'assignees__id',
  label: 'labels__id',
  module: 'issue_module__module_id',
  cycle: 'cycle_id',
}

/** The parameters that narrow a list to what a view wants, and to one of its groups. */
export function parametersOf({ filter, group, subitems }: Wanted, key?: string): Record<string, string> {
  return {
    state_group: listedGroups.join(','),
    ...(filter === '' ? {} : { pql: filter }),
    ...(subitems ? {} : { parent: 'null' }),
    ...(key === undefined || group === 'none' ? {} : { [group]: key === '' ? 'null' : key }),
  }
}

export function orderOf({ order, descending }: Wanted): string {
  const first = `${descending ? '-' : ''}${orderFields[order]}`
  return order === 'manual' ? first : `${first},sort_order`
}

export interface Place {
  slug: string
  projectId: string
}

async function fetchPage(
  { slug, projectId }: Place,
  wanted: Wanted,
  key: string | undefined,
  page: number,
  signal?: AbortSignal,
) {
  const asked = editClock()
  const answer = await withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: {
            ...parametersOf(wanted, key),
            ...{ fields: rowFields.join(','), order_by: orderOf(wanted) },
            ...{ per_page: pageSize, cursor: `${pageSize}:${page}:0` },
          },
        },
        ...(signal ? { signal } : {}),
      }),
    ),
  )
  takeRows(slug, projectId, answer.results, asked)
  return { rows: answer.results, total: answer.total_results }
}

async function fetchCounts({ slug, projectId }: Place, wanted: Wanted, signal: AbortSignal) {
  const { group } = wanted
  if (group === 'none') return undefined
  const { grouped_counts: counts, total_count: total } = await withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/work-items/count/', {
        params: {
          path: { workspace_slug: slug },
          query: { ...parametersOf(wanted), project: projectId, group_by: countNames[group] },
        },
        signal,
      }),
    ),
  )
  const byKey = Object.entries(counts).map(([value, { count }]) => [value === 'None' ? '' : value, count])
  return { total, byKey: Object.fromEntries(byKey) as Record<string, number> }
}

const prefixOf = ({ slug, projectId }: Place) => keys.in(slug, 'work-items', projectId, 'arrangement')

/** Which rows a view has, by group and place. */
export const arrangementQuery = (place: Place, wanted: Wanted) =>
  queryOptions({
    queryKey: [...prefixOf(place), wanted, 'list'] as const,
    queryFn: ({ signal }): Promise<Arrangement> => load(place, wanted, signal),
    // Edits and live updates keep it true.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  })

async function load(place: Place, wanted: Wanted, signal: AbortSignal): Promise<Arrangement> {
  const { queryKey } = arrangementQuery(place, wanted)
  const known = queryClient.getQueryData(queryKey) ? undefined : wholeOf(place, wanted)
  if (known) return arrange(wanted, known)
  const { counts, first, rest } = await afterEdits(() => fetchFirst(place, wanted, signal))
  if (first && first.total <= short) {
    const ids = new Set([first, ...rest].flatMap(({ rows }) => rows.map(({ id }) => id)))
    return arrange(wanted, rowsOf(place, ids))
  }
  // What was known of the view is shown until it is fetched again.
  const before = queryClient.getQueryData(queryKey)
  if (counts) return outline(wanted, counts.byKey, counts.total, before)
  const total = first?.total ?? 0
  const fetched = first?.rows.map(({ id }) => id) ?? []
  return withPage(outline(wanted, { '': total }, total, before), { key: '', page: 0, fetched, total })
}

/** A short list is here after one journey or two. Of a long one in groups, the first page of all is not in sight. */
async function fetchFirst(place: Place, wanted: Wanted, signal: AbortSignal) {
  const tooLong = new AbortController()
  const [counts, first] = await Promise.all([
    fetchCounts(place, wanted, signal).then((counts) => {
      if (counts && counts.total > short) tooLong.abort()
      return counts
    }),
    fetchPage(place, wanted, undefined, 0, AbortSignal.any([signal, tooLong.signal])).catch(
      (error: unknown) => {
        if (tooLong.signal.aborted) return undefined
        throw error
      },
    ),
  ])
  const pages = first && first.total <= short ? Math.ceil(first.total / pageSize) : 0
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, page) =>
      fetchPage(place, wanted, undefined, page + 1, signal),
    ),
  )
  return { counts, first, rest }
}

function rowsOf({ slug, projectId }: Place, ids: Iterable<string>): WorkItemRow[] {
  const rows = knownRows(slug, projectId)
  return [...ids].flatMap((id) => rows.get(id) ?? [])
}

/** The rows of another view of the same work items, if all of them are here. */
function wholeOf(place: Place, { filter, subitems }: Wanted): WorkItemRow[] | undefined {
  for (const [key, arrangement] of cachedArrangements(place)) {
    if (!arrangement || queryClient.getQueryState(key)?.isInvalidated === true) continue
    const { wanted } = arrangement
    if (wanted.filter !== filter || wanted.subitems !== subitems || !isWhole(arrangement)) continue
    const ids = new Set(Object.values(arrangement.groups).flatMap((group) => group.ids))
    ids.delete(undefined)
    // A work item whose group is not shown (an assignee who left) is in no group.
    if (ids.size !== arrangement.total) continue
    return rowsOf(
      place,
      [...ids].flatMap((id) => id ?? []),
    )
  }
  return undefined
}

export const cachedArrangements = (place: Place) =>
  queryClient.getQueriesData<Arrangement>({ queryKey: prefixOf(place) })

/**
 * An answer that was asked for before an edit was made has the rows where they were. It is asked for again when no edit is
 * on its way, or after a while, when there are many of them.
 */
async function afterEdits<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const asked = editClock()
    const answer = await ask()
    if (attempt === 5 || editedSince(asked).size === 0) return answer
    await Promise.race([idle(), new Promise((resolve) => setTimeout(resolve, 3000))])
  }
}

/** Changes all views of the project that are cached. */
export function changeArrangements(place: Place, change: (arrangement: Arrangement) => Arrangement): void {
  for (const [key, before] of cachedArrangements(place)) {
    const after = before && change(before)
    if (after && after !== before) queryClient.setQueryData(key, after)
  }
}

/** The rows of views are not what they were: those on screen are fetched again, the others when they come back. */
export const reloadArrangements = (place: Place) =>
  void queryClient.invalidateQueries({ queryKey: prefixOf(place) })

/** Places of a group, the last one not included. */
export interface Range {
  key: string
  from: number
  to: number
}

interface Page {
  key: string
  page: number
}

interface Queue {
  next: Map<string, readonly Page[]>
  onTheirWay: Set<string>
}
const queues = new Map<string, Queue>()

/**
 * Fetches the rows at some places that are not here. Each part of a view (`owner`) says what it has in sight; what it no
 * longer has in sight is not fetched any more.
 */
export function needRows(
  place: Place,
  arrangement: Arrangement,
  owner: string,
  ranges: readonly Range[],
): Promise<unknown> {
  const { queryKey } = arrangementQuery(place, arrangement.wanted)
  const hash = hashKey(queryKey)
  const queue = queues.get(hash) ?? {
    next: new Map<string, readonly Page[]>(),
    onTheirWay: new Set<string>(),
  }
  queues.set(hash, queue)
  const rows = knownRows(place.slug, place.projectId)
  queue.next.set(
    owner,
    ranges.flatMap(({ key, from, to }) => {
      const { ids, old } = arrangement.groups[key] ?? { ids: [], old: new Set<number>() }
      const [first, last] = [
        Math.floor(Math.max(0, from) / pageSize),
        Math.ceil(Math.min(to, ids.length) / pageSize),
      ]
      return Array.from({ length: Math.max(0, last - first) }, (_, index) => ({
        key,
        page: first + index,
      })).filter(
        ({ page }) =>
          old.has(page) ||
          ids.slice(page * pageSize, (page + 1) * pageSize).some((id) => id === undefined || !rows.has(id)),
      )
    }),
  )
  const fetching: Promise<void>[] = []
  while (queue.onTheirWay.size < atOnce) {
    const job = takeNext(queue)
    if (!job) break
    fetching.push(fetchInto(place, arrangement.wanted, queue, job))
  }
  return Promise.all(fetching)
}

const nameOf = ({ key, page }: Page): string => `${page} ${key}`

function takeNext({ next, onTheirWay }: Queue): Page | undefined {
  for (const [owner, pages] of next) {
    const job = pages.find((page) => !onTheirWay.has(nameOf(page)))
    next.set(
      owner,
      pages.filter((page) => page !== job && !onTheirWay.has(nameOf(page))),
    )
    if (job) return job
  }
  return undefined
}

async function fetchInto(place: Place, wanted: Wanted, queue: Queue, first: Page): Promise<void> {
  const { queryKey } = arrangementQuery(place, wanted)
  for (let job: Page | undefined = first; job; job = takeNext(queue)) {
    const { key, page } = job
    queue.onTheirWay.add(nameOf(job))
    try {
      const { rows, total } = await afterEdits(() => fetchPage(place, wanted, key, page))
      const fetched = rows.map(({ id }) => id)
      queryClient.setQueryData(
        queryKey,
        (current) => current && withPage(current, { key, page, fetched, total }),
      )
    } catch (error) {
      // The place stays empty, and is asked for again when it is next looked at.
      onRefusal(error)
    } finally {
      queue.onTheirWay.delete(nameOf(job))
    }
  }
}

/** Ends when the rows at the top, and all that rows refer to, are here. What fails is asked for again, and told of, by the page itself. */
export async function prefetchWorkItems(place: Place, wanted: Wanted): Promise<void> {
  const { slug, projectId } = place
  const arrangement = queryClient.query(arrangementQuery(place, wanted))
  const states = queryClient.query(statesQuery(slug, projectId))
  const top = Promise.all([arrangement, states]).then(([arranged, known]) => {
    if (wanted.group !== 'state') return undefined
    let left = pageSize
    const ranges = inListOrder(known).map(({ id }): Range => {
      const to = Math.min(left, arranged.groups[id]?.ids.length ?? 0)
      left -= to
      return { key: id, from: 0, to }
    })
    return needRows(place, arranged, 'top', ranges)
  })
  await Promise.allSettled([
    top,
    queryClient.query(projectMembersQuery(slug, projectId)),
    queryClient.query(labelsQuery(slug, projectId)),
    queryClient.query(moduleRefsQuery(slug, projectId)),
    queryClient.query(cycleRefsQuery(slug, projectId)),
    queryClient.query(typeRefsQuery(slug, projectId)),
  ])
}
