import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

const fields = ['id', 'verb', 'field', 'old_value', 'new_value', 'actor', 'created_at'] as const

export type Activity = Pick<Schema<'WorkItemActivity'>, (typeof fields)[number]>

export const activitiesQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-activities', scope.id),
    queryFn: (): Promise<Activity[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(
              '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/activities/',
              {
                params: {
                  path: pathOf(scope),
                  query: { fields: fields.join(','), per_page: 100, ...(cursor && { cursor }) },
                },
              },
            ),
          ),
        ),
      ),
  })
