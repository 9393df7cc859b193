import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'

export type State = Pick<Schema<'State'>, 'id' | 'name' | 'color' | 'group' | 'sequence' | 'default'>
export type StateGroup = State['group']

export const statesQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'states', projectId),
    queryFn: (): Promise<State[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/states/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { fields: 'id,name,color,group,sequence,default', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

/** What is being worked on comes first in a list, what is done last. */
export const listedGroups = ['started', 'unstarted', 'backlog', 'completed', 'cancelled'] as const

export function inListOrder(states: readonly State[]): State[] {
  const rank = (group: StateGroup) => listedGroups.findIndex((one) => one === group)
  return states
    .filter(({ group }) => rank(group) >= 0)
    .sort((a, b) => rank(a.group) - rank(b.group) || a.sequence - b.sequence)
}
