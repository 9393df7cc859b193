import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { removeRows } from './change-rows'
import { findRow } from './work-items.queries'
import {
  patchWorkItem,
  pathOf,
  workItemQuery,
  type ItemScope,
  type WorkItemDetail,
} from './work-item.queries'

export type ItemChanges = Partial<
  Pick<
    WorkItemDetail,
    | 'name'
    | 'state'
    | 'priority'
    | 'assignees'
    | 'labels'
    | 'start_date'
    | 'target_date'
    | 'parent'
    | 'module'
    | 'cycle'
    | 'type'
    | 'estimate_point'
  >
>

/** Changes a work item on its page or in the panel: there, in every list, and on the server. */
export function editWorkItem(scope: ItemScope, changes: ItemChanges): Promise<boolean> {
  const { slug, projectId, id, name } = scope
  const current =
    queryClient.getQueryData(workItemQuery(slug, name).queryKey) ?? findRow(slug, projectId, id) ?? {}
  const before: ItemChanges = valuesOf(current, changes)
  return change({
    id,
    apply: () => {
      patchWorkItem(scope, changes)
      return () => patchWorkItem(scope, before)
    },
    send: () => send(scope, changes, before.cycle ?? null),
    settle: (record) => {
      if (record) patchWorkItem(scope, { ...valuesOf(record, changes), updated_at: record.updated_at })
      // A parent shows its sub-items, and the activity tells of the change.
      void queryClient.invalidateQueries({ queryKey: keys.in(slug, 'work-items', 'children') })
      void queryClient.invalidateQueries({ queryKey: keys.in(slug, 'work-item-activities', id) })
    },
    failure: `${name} was not changed`,
    undo: { label: `${name} changed`, run: () => editWorkItem(scope, before) },
  })
}

/** Cycles have their own endpoint: a work item is put into one, or taken out. */
async function send(scope: ItemScope, { cycle, ...body }: ItemChanges, before: string | null) {
  const path = pathOf(scope)
  if (typeof cycle === 'string') {
    await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
      params: { path: { ...path, cycle_id: cycle } },
      body: { issues: [scope.id] },
    })
  } else if (cycle === null && before !== null) {
    await api.DELETE(
      '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/{work_item_id}/',
      { params: { path: { ...path, cycle_id: before } } },
    )
  }
  if (Object.keys(body).length === 0) return undefined
  return unwrap(
    api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
      params: { path },
      body,
    }),
  )
}

/** The values that a record has in the fields of the changes. */
function valuesOf(record: object, changes: ItemChanges): ItemChanges {
  const names = new Set(Object.keys(changes))
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.has(field)))
}

const itemPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'

const takeAway = (scope: ItemScope): (() => void) => removeRows(scope, [scope.id])

export function archiveWorkItem(scope: ItemScope): Promise<boolean> {
  return change({
    id: scope.id,
    apply: () => {
      const putBack = takeAway(scope)
      patchWorkItem(scope, { archived_at: new Date().toISOString().slice(0, 10) })
      return () => {
        putBack()
        patchWorkItem(scope, { archived_at: null })
      }
    },
    send: () => api.POST(`${itemPath}archive/`, { params: { path: pathOf(scope) } }),
    failure: `${scope.name} was not archived`,
    undo: { label: `${scope.name} archived`, run: () => unarchiveWorkItem(scope), offer: true },
  })
}

export function unarchiveWorkItem(scope: ItemScope): Promise<boolean> {
  return change({
    id: scope.id,
    apply: () => {
      patchWorkItem(scope, { archived_at: null })
      return () => patchWorkItem(scope, { archived_at: new Date().toISOString().slice(0, 10) })
    },
    send: () => api.DELETE(`${itemPath}unarchive/`, { params: { path: pathOf(scope) } }),
    failure: `${scope.name} is still archived`,
  })
}

export function deleteWorkItem(scope: ItemScope): Promise<boolean> {
  return change({
    id: scope.id,
    apply: () => takeAway(scope),
    send: () => api.DELETE(itemPath, { params: { path: pathOf(scope) } }),
    failure: `${scope.name} was not deleted`,
  })
}
