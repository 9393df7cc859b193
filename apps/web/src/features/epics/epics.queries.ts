import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = [
  'id',
  'name',
  'sequence_id',
  'description_html',
  'state',
  'priority',
  'assignees',
  'start_date',
  'target_date',
] as const

export type Epic = Pick<Schema<'Epic'>, (typeof fields)[number]>

export interface Place {
  slug: string
  projectId: string
}

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/epics/'
const epicPath = '/workspaces/{workspace_slug}/projects/{project_id}/epics/{epic_id}/'

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })
const ofEpic = (place: Place, id: string) => ({ params: { path: { ...inProject(place), epic_id: id } } })

export const epicsQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'epics', place.projectId),
    queryFn: (): Promise<Epic[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(listPath, {
              params: {
                path: inProject(place),
                query: { fields: fields.join(','), ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

const refresh = ({ slug, projectId }: Place) =>
  queryClient.invalidateQueries({ queryKey: keys.in(slug, 'epics', projectId) })

export interface EpicInput {
  name: string
  description_html: string
  state?: string
  priority: Epic['priority']
  assignees: string[]
  start_date: string | null
  target_date: string | null
}

export async function createEpic(place: Place, body: EpicInput): Promise<void> {
  await unwrap(api.POST(listPath, { params: { path: inProject(place) }, body }))
  await refresh(place)
}

export async function updateEpic(place: Place, id: string, body: Partial<EpicInput>): Promise<void> {
  await unwrap(api.PATCH(epicPath, { ...ofEpic(place, id), body }))
  await refresh(place)
}

export async function deleteEpic(place: Place, id: string): Promise<void> {
  await api.DELETE(epicPath, ofEpic(place, id))
  await refresh(place)
}

export async function addToEpic(place: Place, id: string, items: string[]): Promise<void> {
  await unwrap(
    api.POST('/workspaces/{workspace_slug}/projects/{project_id}/epics/{epic_id}/work-items/', {
      ...ofEpic(place, id),
      body: { work_item_ids: items },
    }),
  )
}
