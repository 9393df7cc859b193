import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import type { GroupCounts } from '@/features/states/group-progress'
import { epicsQuery, type Place } from './epics.queries'

/** As many as an address has room for. */
const epicsAtOnce = 100

/** How many work items of each epic are in each group of states. The key's end says that live updates ask again. */
export const epicsProgressQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'epics', place.projectId, 'progress'),
    queryFn: async (): Promise<ReadonlyMap<string, GroupCounts>> => {
      const ids = (await queryClient.query({ ...epicsQuery(place), staleTime: 'static' })).map(({ id }) => id)
      const counted: [string, GroupCounts][] = []
      for (let from = 0; from < ids.length; from += epicsAtOnce)
        counted.push(...(await countWithin(place, ids.slice(from, from + epicsAtOnce))))
      return new Map(counted)
    },
  })

export const epicProgressQuery = (place: Place, epicId: string) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'epics', place.projectId, epicId, 'progress'),
    queryFn: async (): Promise<GroupCounts> =>
      new Map(await countWithin(place, [epicId])).get(epicId) ?? noProgress,
  })

async function countWithin(
  { slug, projectId }: Place,
  epics: readonly string[],
): Promise<[string, GroupCounts][]> {
  const { grouped_counts: found } = await unwrap(
    api.GET('/workspaces/{workspace_slug}/work-items/count/', {
      params: {
        path: { workspace_slug: slug },
        query: {
          project: projectId,
          parent: epics.join(','),
          group_by: 'parent_id',
          sub_group_by: 'state__group',
        },
      },
    }),
  )
  return Object.entries(found).map(([epic, { count: total, sub_grouped_counts: counts = {} }]) => {
    const count = (group: string) => counts[group]?.count ?? 0
    return [
      epic,
      {
        total_issues: total,
        backlog_issues: count('backlog'),
        unstarted_issues: count('unstarted'),
        started_issues: count('started'),
        completed_issues: count('completed'),
        cancelled_issues: count('cancelled'),
      },
    ]
  })
}

export const noProgress: GroupCounts = {
  ...{ total_issues: 0, backlog_issues: 0, unstarted_issues: 0 },
  ...{ started_issues: 0, completed_issues: 0, cancelled_issues: 0 },
}
