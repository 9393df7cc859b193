import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache } from '@/api/patch-cache'

const path = '/workspaces/{workspace_slug}/features/'

export type WorkspaceFeature = keyof Schema<'WorkspaceFeatures'>

export const featuresQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'features'),
    queryFn: () => unwrap(api.GET(path, { params: { path: { workspace_slug: slug } } })),
  })

export function setFeature(slug: string, feature: WorkspaceFeature, on: boolean): Promise<boolean> {
  return change({
    id: `${slug} ${feature}`,
    apply: () => patchCache(featuresQuery(slug), (features) => ({ ...features, [feature]: on })),
    send: () =>
      unwrap(api.PATCH(path, { params: { path: { workspace_slug: slug } }, body: { [feature]: on } })),
    failure: `The feature was not turned ${on ? 'on' : 'off'}`,
    undo: {
      label: `Feature turned ${on ? 'on' : 'off'}`,
      run: () => setFeature(slug, feature, !on),
    },
  })
}
