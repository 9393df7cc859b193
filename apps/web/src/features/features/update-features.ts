import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { patchCache } from '@/api/patch-cache'
import { featuresPath, featuresQuery, type WorkspaceFeature } from './features.queries'

export function setFeature(slug: string, feature: WorkspaceFeature, on: boolean): Promise<boolean> {
  return change({
    id: `${slug} ${feature}`,
    apply: () => patchCache(featuresQuery(slug), (features) => ({ ...features, [feature]: on })),
    send: () =>
      unwrap(
        api.PATCH(featuresPath, { params: { path: { workspace_slug: slug } }, body: { [feature]: on } }),
      ),
    failure: `The feature was not turned ${on ? 'on' : 'off'}`,
    undo: {
      label: `Feature turned ${on ? 'on' : 'off'}`,
      run: () => setFeature(slug, feature, !on),
    },
  })
}
