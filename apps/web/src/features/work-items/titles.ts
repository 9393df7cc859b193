import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient, withPatience } from '@/api/query-client'
import type { Place } from './arrangement.queries'
import { knownRows, type WorkItemRow } from './work-items.queries'

/** What work items refer to by id: a parent, or the value of a property. */
export interface Title {
  id: string
  name: string
  sequence_id: number
  isEpic: boolean
}

const most = 100

/** A parent is a work item or an epic, and its id does not say which: work items are looked through first. */
export async function fetchTitles({ slug, projectId }: Place, ids: readonly string[]): Promise<Title[]> {
  if (ids.length > most) {
    const first = await fetchTitles({ slug, projectId }, ids.slice(0, most))
    return [...first, ...(await fetchTitles({ slug, projectId }, ids.slice(most)))]
  }
  if (ids.length === 0) return []
  const asking = (wanted: readonly string[]) => ({
    params: {
      path: { workspace_slug: slug, project_id: projectId },
      query: {
        fields: 'id,name,sequence_id',
        filters: JSON.stringify({ id__in: wanted }),
        per_page: most,
      },
    },
  })
  const { results: items } = await withPatience(() =>
    unwrap(api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', asking(ids))),
  )
  const others = ids.filter((id) => !items.some((item) => item.id === id))
  const { results: epics } =
    others.length === 0
      ? { results: [] }
      : await withPatience(() =>
          unwrap(api.GET('/workspaces/{workspace_slug}/projects/{project_id}/epics/', asking(others))),
        )
  return [
    ...items.map((item) => ({ ...item, isEpic: false })),
    ...epics.map((epic) => ({ ...epic, isEpic: true })),
  ]
}

export const titleQuery = (slug: string, projectId: string, id: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'title', id),
    queryFn: async (): Promise<Title | null> =>
      (await fetchTitles({ slug, projectId }, [id])).find((title) => title.id === id) ?? null,
  })

type Titles = ReadonlyMap<string, Title | undefined>

/** The parents of rows that are not rows themselves: epics, and work items far away in the list. */
export const parentTitlesQuery = (place: Place) =>
  queryOptions({
    // An event about an epic makes those that are known be asked for again.
    queryKey: keys.in(place.slug, 'epics', place.projectId, 'parents'),
    queryFn: ({ queryKey }): Promise<Titles> =>
      withTitles(place, [...(queryClient.getQueryData<Titles>(queryKey)?.keys() ?? [])]),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function withTitles(place: Place, ids: readonly string[]): Promise<Titles> {
  const found = new Map((await fetchTitles(place, ids)).map((title) => [title.id, title]))
  return new Map(ids.map((id) => [id, found.get(id)]))
}

const onTheirWay = new Set<string>()

/** Learns how the parents of rows are called. Those that are rows themselves are known already. */
export async function nameParents(place: Place, rows: Iterable<WorkItemRow>): Promise<void> {
  const { queryKey } = parentTitlesQuery(place)
  const [known, titles] = [knownRows(place.slug, place.projectId), queryClient.getQueryData(queryKey)]
  const add = (more: Titles) => {
    if (more.size > 0) queryClient.setQueryData(queryKey, (before) => new Map([...(before ?? []), ...more]))
  }
  const [here, unknown] = [new Map<string, Title>(), new Set<string>()]
  for (const { parent } of rows) {
    if (parent === null || titles?.has(parent) === true) continue
    const row = known.get(parent)
    if (row) here.set(parent, titleOf(row))
    else if (!onTheirWay.has(parent)) unknown.add(parent)
  }
  add(here)
  if (unknown.size === 0) return
  for (const id of unknown) onTheirWay.add(id)
  try {
    add(await withTitles(place, [...unknown]))
  } finally {
    for (const id of unknown) onTheirWay.delete(id)
  }
}

const titleOf = ({ id, name, sequence_id }: WorkItemRow): Title => ({ id, name, sequence_id, isEpic: false })

/** How a parent is called now: what is edited here shows at once. */
export function parentTitle(place: Place, id: string): Title | undefined {
  const row = knownRows(place.slug, place.projectId).get(id)
  return row ? titleOf(row) : queryClient.getQueryData(parentTitlesQuery(place).queryKey)?.get(id)
}

/** Names the parents of rows that a view shows, while it shows parents. */
export function useParentTitles(place: Place, rows: ReadonlyMap<string, WorkItemRow>, shown: boolean): void {
  const { slug, projectId } = place
  useEffect(() => {
    // A name that could not be had is left out, as a picture would be.
    if (shown) nameParents({ slug, projectId }, rows.values()).catch(() => undefined)
  }, [slug, projectId, rows, shown])
}
