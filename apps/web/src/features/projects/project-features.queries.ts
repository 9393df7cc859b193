import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export type ProjectFeatures = Schema<'ProjectFeatures'>
export type Feature = keyof ProjectFeatures

export const projectFeaturesPath = '/workspaces/{workspace_slug}/projects/{project_id}/features/'

export const projectFeaturesQuery = (slug: string, projectId: string) =>
  queryOptions({
    // Below the projects: an event about a project makes its features be asked for again.
    queryKey: keys.in(slug, 'project-features', projectId),
    queryFn: (): Promise<ProjectFeatures> =>
      unwrap(
        api.GET(projectFeaturesPath, { params: { path: { workspace_slug: slug, project_id: projectId } } }),
      ),
  })
