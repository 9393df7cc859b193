import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'

export type Initiative = Pick<
  Schema<'Initiative'>,
  'id' | 'name' | 'state' | 'lead' | 'start_date' | 'end_date'
>

export const initiativesQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'initiatives'),
    queryFn: (): Promise<Initiative[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/initiatives/', {
              params: {
                path: { workspace_slug: slug },
                query: { fields: 'id,name,state,lead,start_date,end_date', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })
