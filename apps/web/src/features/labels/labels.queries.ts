import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'

export type Label = Pick<Schema<'Label'>, 'id' | 'name' | 'color' | 'parent'>

export const labelsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'labels', projectId),
    queryFn: (): Promise<Label[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/labels/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { fields: 'id,name,color,parent', order_by: 'name', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })
