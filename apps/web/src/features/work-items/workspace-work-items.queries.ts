import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { rowFields, type WorkItemRow } from './work-items.queries'

interface Wanted {
  assignee?: string
  state_group?: string
  order_by: string
  per_page: number
}

/** The first page of the workspace's work items that match. */
export const workspaceWorkItemsQuery = (slug: string, wanted: Wanted) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'workspace', JSON.stringify(wanted)),
    queryFn: async (): Promise<WorkItemRow[]> => {
      const { results } = await unwrap(
        api.GET('/workspaces/{workspace_slug}/work-items/', {
          params: { path: { workspace_slug: slug }, query: { ...wanted, fields: rowFields.join(',') } },
        }),
      )
      return results
    },
  })

/** All that are open and assigned to somebody. */
export const workOfQuery = (slug: string, userId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'workspace', 'of', userId),
    queryFn: (): Promise<WorkItemRow[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/work-items/', {
              params: {
                path: { workspace_slug: slug },
                query: { ...myWork(userId), fields: rowFields.join(','), ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export const myWork = (userId: string): Wanted => ({
  assignee: userId,
  state_group: 'started,unstarted,backlog',
  order_by: 'priority,target_date',
  per_page: 100,
})
