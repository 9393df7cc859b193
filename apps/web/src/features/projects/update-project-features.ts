import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { projectFeaturesPath, projectFeaturesQuery, type Feature } from './project-features.queries'

export function setFeature(
  slug: string,
  projectId: string,
  feature: { name: Feature; label: string },
  on: boolean,
): Promise<boolean> {
  return change({
    id: `${projectId} ${feature.name}`,
    apply: () => patchCache(projectFeaturesQuery(slug, projectId), (all) => ({ ...all, [feature.name]: on })),
    send: async () => {
      await unwrap(
        api.PATCH(projectFeaturesPath, {
          params: { path: { workspace_slug: slug, project_id: projectId } },
          body: { [feature.name]: on },
        }),
      )
      // The sidebar shows the pages of what is on.
      await queryClient.invalidateQueries({ queryKey: keys.in(slug, 'projects') })
    },
    failure: `${feature.label} ${on ? 'were not turned on' : 'were not turned off'}`,
  })
}
