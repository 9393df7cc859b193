import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import type { GroupCounts } from '@/features/states/group-progress'
import type { Place } from './epics.queries'

/** How many of an epic's work items are in each group of states. The key's end says that live updates ask again. */
export const epicProgressQuery = ({ slug, projectId }: Place, epicId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'epics', projectId, epicId, 'progress'),
    queryFn: async (): Promise<GroupCounts> => {
      const { total_count: total, grouped_counts: counts } = await unwrap(
        api.GET('/workspaces/{workspace_slug}/work-items/count/', {
          params: {
            path: { workspace_slug: slug },
            query: { project: projectId, parent: epicId, group_by: 'state__group' },
          },
        }),
      )
      const count = (group: string) => counts[group]?.count ?? 0
      return {
        total_issues: total,
        backlog_issues: count('backlog'),
        unstarted_issues: count('unstarted'),
        started_issues: count('started'),
        completed_issues: count('completed'),
        cancelled_issues: count('cancelled'),
      }
    },
  })

export const noProgress: GroupCounts = {
  ...{ total_issues: 0, backlog_issues: 0, unstarted_issues: 0 },
  ...{ started_issues: 0, completed_issues: 0, cancelled_issues: 0 },
}
