import { unwrap } from 'waypost-client'
import { isPending } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import type { LiveEvent } from '@/api/live'
import { queryClient } from '@/api/query-client'
import { recheckFilters } from './filtered.queries'
import { patchRows, rowFields, workItemsQuery } from './work-items.queries'

/** More changes at once than this, and the list is loaded anew. */
const few = 100

/** Fetches what changed and puts it into the project's list, if that is cached. */
export async function applyWorkItemEvents(slug: string, events: readonly LiveEvent[]): Promise<void> {
  for (const projectId of new Set(events.map(({ project_id }) => project_id ?? ''))) {
    const inProject = events.filter(({ project_id }) => project_id === projectId)
    const { queryKey } = workItemsQuery(slug, projectId)
    if (queryClient.getQueryData(queryKey) === undefined) continue
    const gone = new Set(inProject.filter(({ verb }) => verb === 'deleted').map(({ entity_id }) => entity_id))
    const changed = [...new Set(inProject.map(({ entity_id }) => entity_id))].filter((id) => !gone.has(id))
    if (changed.length > few) {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: keys.in(slug, 'work-items', projectId, 'filtered') })
      continue
    }
    const rows = changed.length === 0 ? [] : await fetchRows(slug, projectId, changed)
    const fresh = new Map(rows.filter(({ id }) => !isPending(id)).map((row) => [row.id, row]))
    // What was asked for and did not come was archived, or moved out of sight; unless it is on its way back.
    const present = new Set(rows.map(({ id }) => id))
    for (const id of changed) if (!present.has(id) && !isPending(id)) gone.add(id)
    patchRows(slug, projectId, (before) => {
      const kept = before.filter(({ id }) => !gone.has(id)).map((row) => fresh.get(row.id) ?? row)
      const known = new Set(kept.map(({ id }) => id))
      return [...kept, ...[...fresh.values()].filter(({ id }) => !known.has(id))]
    })
    const touched = [...new Set([...gone, ...changed])]
    if (touched.length > 0) await recheckFilters(slug, projectId, touched)
  }
  // Whatever else shows work items: my work, searches, a work item's own page.
  void queryClient.invalidateQueries({
    queryKey: keys.in(slug, 'work-items'),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'list',
  })
}

async function fetchRows(slug: string, projectId: string, ids: readonly string[]) {
  const { results } = await unwrap(
    api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
      params: {
        path: { workspace_slug: slug, project_id: projectId },
        query: { fields: rowFields.join(','), filters: JSON.stringify({ id__in: ids }), per_page: 100 },
      },
    }),
  )
  return results
}
