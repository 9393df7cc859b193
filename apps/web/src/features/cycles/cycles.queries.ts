import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Page, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = [
  'id',
  'name',
  'description',
  'start_date',
  'end_date',
  'status',
  'archived_at',
  'total_issues',
  'backlog_issues',
  'unstarted_issues',
  'started_issues',
  'completed_issues',
  'cancelled_issues',
] as const

export type Cycle = Pick<Schema<'Cycle'>, (typeof fields)[number]>

export interface Place {
  slug: string
  projectId: string
}

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/cycles/'
const archivedPath = '/workspaces/{workspace_slug}/projects/{project_id}/archived-cycles/'
const cyclePath = '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/'

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })
const ofCycle = (place: Place, id: string) => ({ params: { path: { ...inProject(place), cycle_id: id } } })

/** The end of the key says that the counts in it change with work items. */
export const cyclesQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'cycles', place.projectId, 'progress'),
    queryFn: (): Promise<Cycle[]> =>
      collect(
        allPages(async (cursor): Promise<Page<Cycle>> => {
          const answer = await unwrap(
            api.GET(listPath, {
              params: {
                path: inProject(place),
                query: { fields: fields.join(','), ...(cursor && { cursor }) },
              },
            }),
          )
          // Only a list by status is a bare array.
          if (Array.isArray(answer)) throw new Error('The server gave the cycles in an unknown form.')
          return answer
        }),
      ),
  })

export const archivedCyclesQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'cycles', place.projectId, 'archived', 'progress'),
    queryFn: (): Promise<Cycle[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(archivedPath, {
              params: {
                path: inProject(place),
                query: { fields: fields.join(','), ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export type CycleItem = Pick<Schema<'WorkItem'>, 'id' | 'state' | 'completed_at'>

/** What the burn-down is drawn from. */
export const cycleItemsQuery = (place: Place, cycleId: string) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'cycles', place.projectId, cycleId, 'progress'),
    queryFn: (): Promise<CycleItem[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
              params: {
                path: { ...inProject(place), cycle_id: cycleId },
                query: {
                  fields: 'id,state,completed_at',
                  // What was cancelled is not work any more.
                  state_group: 'backlog,unstarted,started,completed',
                  ...(cursor && { cursor }),
                },
              },
            }),
          ),
        ),
      ),
  })

const refresh = ({ slug, projectId }: Place) =>
  queryClient.invalidateQueries({ queryKey: keys.in(slug, 'cycles', projectId) })

export interface CycleInput {
  name: string
  description: string
  start_date: string | null
  end_date: string | null
}

export async function createCycle(place: Place, body: CycleInput): Promise<{ id: string }> {
  const cycle = await unwrap(api.POST(listPath, { params: { path: inProject(place) }, body }))
  await refresh(place)
  return cycle
}

export async function updateCycle(place: Place, id: string, body: Partial<CycleInput>): Promise<void> {
  await unwrap(api.PATCH(cyclePath, { ...ofCycle(place, id), body }))
  await refresh(place)
}

export async function deleteCycle(place: Place, id: string): Promise<void> {
  await api.DELETE(cyclePath, ofCycle(place, id))
  await refresh(place)
}

export async function archiveCycle(place: Place, id: string): Promise<void> {
  await api.POST(
    '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/archive/',
    ofCycle(place, id),
  )
  await refresh(place)
}

export async function unarchiveCycle(place: Place, id: string): Promise<void> {
  await api.DELETE(
    '/workspaces/{workspace_slug}/projects/{project_id}/archived-cycles/{cycle_id}/unarchive/',
    ofCycle(place, id),
  )
  await refresh(place)
}

/** Puts work items into a cycle; what was in another one leaves that. */
export async function addToCycle(place: Place, id: string, issues: string[]): Promise<void> {
  await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
    ...ofCycle(place, id),
    body: { issues },
  })
  await refresh(place)
}

/** Moves what is not done to another cycle. A cycle that has ended keeps how the work stood. */
export async function moveUnfinished(
  place: Place,
  from: Cycle,
  target: string,
  unfinished: string[],
): Promise<void> {
  if (from.status !== 'completed') return addToCycle(place, target, unfinished)
  await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/transfer-issues/', {
    ...ofCycle(place, from.id),
    body: { new_cycle_id: target },
  })
  await refresh(place)
}
