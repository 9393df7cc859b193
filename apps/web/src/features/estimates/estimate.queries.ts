import { queryOptions } from '@tanstack/react-query'
import { ApiError, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { updateProject } from '@/features/projects/update-project'

const estimatePath = '/workspaces/{workspace_slug}/projects/{project_id}/estimates/'
const pointsPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/estimates/{estimate_id}/estimate-points/'
const pointPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/estimates/{estimate_id}/estimate-points/{estimate_point_id}/'

export interface Place {
  slug: string
  projectId: string
}

export interface EstimateWithPoints {
  id: string
  name: string
  type: Schema<'Estimate'>['type']
  points: { id: string; value: string; key: number }[]
}

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })

/** The project's estimate with its points; null when it has none. */
export const estimateQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'estimates', place.projectId, 'whole'),
    queryFn: async (): Promise<EstimateWithPoints | null> => {
      try {
        const { id, name, type } = await unwrap(api.GET(estimatePath, { params: { path: inProject(place) } }))
        const points = await unwrap(
          api.GET(pointsPath, { params: { path: { ...inProject(place), estimate_id: id } } }),
        )
        return { id, name, type, points: points.sort((a, b) => a.key - b.key) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

const refresh = ({ slug, projectId }: Place) =>
  queryClient.invalidateQueries({ queryKey: keys.in(slug, 'estimates', projectId) })

/** Makes the estimate, its points, and puts it to use. */
export async function createEstimate(
  place: Place,
  input: { name: string; type: EstimateWithPoints['type']; values: readonly string[] },
): Promise<void> {
  const { id } = await unwrap(
    api.POST(estimatePath, {
      params: { path: inProject(place) },
      body: { name: input.name, type: input.type },
    }),
  )
  await unwrap(
    api.POST(pointsPath, {
      params: { path: { ...inProject(place), estimate_id: id } },
      body: { estimate_points: input.values.map((value, key) => ({ value, key: key + 1 })) },
    }),
  )
  await updateProject(place.slug, place.projectId, { estimate: id })
  await refresh(place)
}

export async function deleteEstimate(place: Place): Promise<void> {
  await api.DELETE(estimatePath, { params: { path: inProject(place) } })
  await refresh(place)
}

export async function addPoint(place: Place, estimate: EstimateWithPoints, value: string): Promise<void> {
  const key = Math.max(0, ...estimate.points.map((point) => point.key)) + 1
  await unwrap(
    api.POST(pointsPath, {
      params: { path: { ...inProject(place), estimate_id: estimate.id } },
      body: { estimate_points: [{ value, key }] },
    }),
  )
  await refresh(place)
}

const pointOf = (place: Place, estimate: EstimateWithPoints, id: string) => ({
  params: { path: { ...inProject(place), estimate_id: estimate.id, estimate_point_id: id } },
})

export async function renamePoint(
  place: Place,
  estimate: EstimateWithPoints,
  id: string,
  value: string,
): Promise<void> {
  await unwrap(api.PATCH(pointPath, { ...pointOf(place, estimate, id), body: { value } }))
  await refresh(place)
}

export async function deletePoint(place: Place, estimate: EstimateWithPoints, id: string): Promise<void> {
  await api.DELETE(pointPath, pointOf(place, estimate, id))
  await refresh(place)
}
