import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = ['id', 'name', 'description', 'state', 'lead', 'start_date', 'end_date'] as const

export type Initiative = Pick<Schema<'Initiative'>, (typeof fields)[number]>

const listPath = '/workspaces/{workspace_slug}/initiatives/'
const onePath = '/workspaces/{workspace_slug}/initiatives/{initiative_id}/'

const of = (slug: string, id: string) => ({ params: { path: { workspace_slug: slug, initiative_id: id } } })

export const initiativesQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'initiatives'),
    queryFn: (): Promise<Initiative[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(listPath, {
              params: {
                path: { workspace_slug: slug },
                query: { fields: fields.join(','), ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export type InitiativeInput = Omit<Initiative, 'id'>

const refresh = (slug: string) => queryClient.invalidateQueries({ queryKey: keys.in(slug, 'initiatives') })

export async function createInitiative(slug: string, body: InitiativeInput): Promise<Initiative> {
  const made = await unwrap(api.POST(listPath, { params: { path: { workspace_slug: slug } }, body }))
  await refresh(slug)
  return made
}

export async function updateInitiative(slug: string, id: string, body: InitiativeInput): Promise<Initiative> {
  const changed = await unwrap(api.PATCH(onePath, { ...of(slug, id), body }))
  await refresh(slug)
  return changed
}

export async function deleteInitiative(slug: string, id: string): Promise<void> {
  await api.DELETE(onePath, of(slug, id))
  await refresh(slug)
}
