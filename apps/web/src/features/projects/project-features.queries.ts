import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'

export type ProjectFeatures = Schema<'ProjectFeatures'>
export type Feature = keyof ProjectFeatures

const featuresPath = '/workspaces/{workspace_slug}/projects/{project_id}/features/'

export const projectFeaturesQuery = (slug: string, projectId: string) =>
  queryOptions({
    // Below the projects: an event about a project makes its features be asked for again.
    queryKey: keys.in(slug, 'project-features', projectId),
    queryFn: (): Promise<ProjectFeatures> =>
      unwrap(api.GET(featuresPath, { params: { path: { workspace_slug: slug, project_id: projectId } } })),
  })

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
        api.PATCH(featuresPath, {
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
