import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import type { Wanted } from './arrangement'
import { parametersOf, type Place } from './arrangement.queries'
import type { Dates } from './time-scale'

const ends = ['start_date', '-start_date', 'target_date', '-target_date'] as const

/** The work items of a view whose dates are the first and the last. */
export const timeBoundsQuery = ({ slug, projectId }: Place, wanted: Wanted) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', projectId, 'bounds', wanted.filter, String(wanted.subitems)),
    queryFn: async ({ signal }): Promise<Dates[]> => {
      const found = await Promise.all(
        ends.map((order) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: {
                  ...parametersOf(wanted),
                  filters: JSON.stringify({ [`${order.replace('-', '')}__isnull`]: false }),
                  ...{ order_by: order, fields: 'start_date,target_date', per_page: 1 },
                },
              },
              signal,
            }),
          ),
        ),
      )
      return found.flatMap(({ results }) => results)
    },
  })
