import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { findRow, patchRow, type WorkItemRow } from './work-items.queries'

export type WorkItemChanges = Partial<
  Pick<
    WorkItemRow,
    | 'name'
    | 'state'
    | 'priority'
    | 'assignees'
    | 'labels'
    | 'start_date'
    | 'target_date'
    | 'sort_order'
    | 'parent'
    | 'module'
    | 'type'
  >
>

interface Place {
  slug: string
  projectId: string
  /** How the work item is called: WEB-12. */
  name: string
}

/** Changes a work item at once, here and on the server. */
export function updateWorkItem(place: Place, id: string, changes: WorkItemChanges): Promise<boolean> {
  const { slug, projectId, name } = place
  const row = findRow(slug, projectId, id)
  const before: WorkItemChanges = row ? valuesOf(row, changes) : {}
  return change({
    id,
    apply: () => {
      patchRow(slug, projectId, id, changes)
      return () => patchRow(slug, projectId, id, before)
    },
    send: () =>
      unwrap(
        api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
          params: { path: { workspace_slug: slug, project_id: projectId, work_item_id: id } },
          body: changes,
        }),
      ),
    settle: (record) =>
      patchRow(slug, projectId, id, { ...valuesOf(record, changes), updated_at: record.updated_at }),
    failure: `${name} was not changed`,
    undo: { label: `${name} changed`, run: () => updateWorkItem(place, id, before) },
  })
}

/** The values that a record has in the fields of the changes. */
function valuesOf(record: WorkItemRow, changes: WorkItemChanges): WorkItemChanges {
  const names = new Set(Object.keys(changes))
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.has(field)))
}
