import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { withPatience } from '@/api/query-client'
import type { Edit } from './update-work-item'
import type { WorkItemRow } from './work-items.queries'

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
  const work = async () => {
    for (let edit = queue.shift(); edit; edit = queue.shift()) {
      const { id, changes: body } = edit
      records.push(
        await withPatience(() =>
          unwrap(
            api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
              params: { path: { ...inProject, work_item_id: id } },
              body,
            }),
          ),
        ),
      )
    }
  }
  await Promise.all([work(), work(), work(), work()])
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
