import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { withPatience } from '@/api/query-client'
import type { Edit } from './update-work-item'
import type { WorkItemRow } from './work-items.queries'

/** What the server takes in one request. */
const atOnce = 500

/** Sends edits and gives the records that came back. Cycles have their own endpoint: a work item is put into one. */
export async function sendChanges(
  slug: string,
  projectId: string,
  edits: readonly Edit[],
): Promise<WorkItemRow[]> {
  const inProject = { workspace_slug: slug, project_id: projectId }
  const byCycle = new Map<string | null, string[]>()
  const queue: Edit[] = []
  for (const { id, changes } of edits) {
    const { cycle, ...rest } = changes
    if (cycle !== undefined) byCycle.set(cycle, [...(byCycle.get(cycle) ?? []), id])
    if (Object.keys(rest).length > 0) queue.push({ id, changes: rest })
  }
  const records: WorkItemRow[] = []
  const [only] = queue
  if (only && queue.length === 1) {
    records.push(
      await unwrap(
        api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
          params: { path: { ...inProject, work_item_id: only.id } },
          body: only.changes,
        }),
      ),
    )
  } else {
    // Each request is done whole or not at all.
    for (let from = 0; from < queue.length; from += atOnce) {
      const updates = queue.slice(from, from + atOnce).map(({ id, changes }) => ({ id, ...changes }))
      const { results } = await withPatience(() =>
        unwrap(
          api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
            params: { path: inProject },
            body: { updates },
          }),
        ),
      )
      records.push(...results)
    }
  }
  for (const [cycle, ids] of byCycle) {
    if (cycle === null) await leaveCycles(slug, projectId, ids)
    else {
      await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
        params: { path: { ...inProject, cycle_id: cycle } },
        body: { issues: ids },
      })
    }
  }
  return records
}

/** The endpoint wants to know the cycle, and the list on screen has forgotten it already. */
async function leaveCycles(slug: string, projectId: string, ids: readonly string[]): Promise<void> {
  const inProject = { workspace_slug: slug, project_id: projectId }
  for (const id of ids) {
    const { cycle } = await unwrap(
      api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
        params: { path: { ...inProject, work_item_id: id }, query: { fields: 'id,cycle' } },
      }),
    )
    if (cycle === null) continue
    await api.DELETE(
      '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/{work_item_id}/',
      { params: { path: { ...inProject, cycle_id: cycle, work_item_id: id } } },
    )
  }
}
