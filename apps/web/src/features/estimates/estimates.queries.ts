import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export type EstimatePoint = Pick<Schema<'EstimatePoint'>, 'id' | 'value' | 'key'>

/** The points that work items can be estimated with, of a project that has an estimate. */
export const estimatePointsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'estimates', projectId, 'points'),
    queryFn: async (): Promise<EstimatePoint[]> => {
      const path = { workspace_slug: slug, project_id: projectId }
      const { id } = await unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/estimates/', { params: { path } }),
      )
      const points = await unwrap(
        api.GET(
          '/workspaces/{workspace_slug}/projects/{project_id}/estimates/{estimate_id}/estimate-points/',
          { params: { path: { ...path, estimate_id: id } } },
        ),
      )
      return points.sort((a, b) => a.key - b.key)
    },
  })
