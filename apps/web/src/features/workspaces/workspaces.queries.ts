import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'

export type Workspace = Pick<
  Schema<'Workspace'>,
  'id' | 'name' | 'slug' | 'role' | 'background_color' | 'logo' | 'timezone'
>

export const workspacesQuery = queryOptions({
  queryKey: keys.account('workspaces'),
  queryFn: (): Promise<Workspace[]> =>
    collect(
      allPages((cursor) =>
        unwrap(
          api.GET('/workspaces/', {
            params: {
              query: {
                fields: 'id,name,slug,role,background_color,logo,timezone',
                ...(cursor && { cursor }),
              },
            },
          }),
        ),
      ),
    ),
})

const last = 'waypost.workspace'

export const lastWorkspace = (): string | null => localStorage.getItem(last)
export const rememberWorkspace = (slug: string): void => localStorage.setItem(last, slug)
