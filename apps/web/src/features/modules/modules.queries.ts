import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = [
  'id',
  'name',
  'description',
  'status',
  'lead',
  'members',
  'start_date',
  'target_date',
  'archived_at',
  'total_issues',
  'backlog_issues',
  'unstarted_issues',
  'started_issues',
  'completed_issues',
  'cancelled_issues',
] as const

export type Module = Pick<Schema<'Module'>, (typeof fields)[number]>
export type ModuleStatus = Module['status']

export interface Place {
  slug: string
  projectId: string
}

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/modules/'
const archivedPath = '/workspaces/{workspace_slug}/projects/{project_id}/archived-modules/'
const modulePath = '/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/'

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })
const ofModule = (place: Place, id: string) => ({ params: { path: { ...inProject(place), module_id: id } } })

const query = (cursor: string | undefined) => ({ fields: fields.join(','), ...(cursor && { cursor }) })

/** The end of the key says that the counts in it change with work items. */
export const modulesQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'modules', place.projectId, 'progress'),
    queryFn: (): Promise<Module[]> =>
      collect(
        allPages((cursor) =>
          unwrap(api.GET(listPath, { params: { path: inProject(place), query: query(cursor) } })),
        ),
      ),
  })

export const archivedModulesQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'modules', place.projectId, 'archived', 'progress'),
    queryFn: (): Promise<Module[]> =>
      collect(
        allPages((cursor) =>
          unwrap(api.GET(archivedPath, { params: { path: inProject(place), query: query(cursor) } })),
        ),
      ),
  })

const refresh = ({ slug, projectId }: Place) =>
  queryClient.invalidateQueries({ queryKey: keys.in(slug, 'modules', projectId) })

export interface ModuleInput {
  name: string
  description: string
  status: ModuleStatus
  lead: string | null
  members: string[]
  start_date: string | null
  target_date: string | null
}

export async function createModule(place: Place, body: ModuleInput): Promise<void> {
  await unwrap(api.POST(listPath, { params: { path: inProject(place) }, body }))
  await refresh(place)
}

export async function updateModule(place: Place, id: string, body: Partial<ModuleInput>): Promise<void> {
  await unwrap(api.PATCH(modulePath, { ...ofModule(place, id), body }))
  await refresh(place)
}

export async function deleteModule(place: Place, id: string): Promise<void> {
  await api.DELETE(modulePath, ofModule(place, id))
  await refresh(place)
}

export async function archiveModule(place: Place, id: string): Promise<void> {
  await api.POST(
    '/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/archive/',
    ofModule(place, id),
  )
  await refresh(place)
}

export async function unarchiveModule(place: Place, id: string): Promise<void> {
  await api.DELETE(
    '/workspaces/{workspace_slug}/projects/{project_id}/archived-modules/{module_id}/unarchive/',
    ofModule(place, id),
  )
  await refresh(place)
}

export async function addToModule(place: Place, id: string, issues: string[]): Promise<void> {
  await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/module-issues/', {
    ...ofModule(place, id),
    body: { issues },
  })
  await refresh(place)
}
