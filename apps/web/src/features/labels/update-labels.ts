import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { labelsQuery, type Label } from './labels.queries'

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/labels/'
const labelPath = '/workspaces/{workspace_slug}/projects/{project_id}/labels/{label_id}/'

interface Place {
  slug: string
  projectId: string
}

export interface LabelInput {
  name: string
  color: string
  parent: string | null
}

export async function createLabel({ slug, projectId }: Place, body: LabelInput): Promise<void> {
  await unwrap(
    api.POST(listPath, { params: { path: { workspace_slug: slug, project_id: projectId } }, body }),
  )
  await queryClient.invalidateQueries({ queryKey: labelsQuery(slug, projectId).queryKey })
}

export function updateLabel(
  { slug, projectId }: Place,
  label: Label,
  changes: Partial<LabelInput>,
): Promise<boolean> {
  return change({
    id: label.id,
    apply: () => patchCache(labelsQuery(slug, projectId), withChanges<Label>(label.id, changes)),
    send: () =>
      unwrap(
        api.PATCH(labelPath, {
          params: { path: { workspace_slug: slug, project_id: projectId, label_id: label.id } },
          body: changes,
        }),
      ),
    failure: `${label.name} was not changed`,
  })
}

export function deleteLabel({ slug, projectId }: Place, label: Label): Promise<boolean> {
  return change({
    id: label.id,
    apply: () =>
      patchCache(labelsQuery(slug, projectId), (labels) =>
        without<Label>(label.id)(labels).map((one) =>
          one.parent === label.id ? { ...one, parent: null } : one,
        ),
      ),
    send: () =>
      api.DELETE(labelPath, {
        params: { path: { workspace_slug: slug, project_id: projectId, label_id: label.id } },
      }),
    failure: `${label.name} was not deleted`,
  })
}
