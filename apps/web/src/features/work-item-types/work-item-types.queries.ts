import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

export type WorkItemType = Pick<
  Schema<'WorkItemType'>,
  'id' | 'name' | 'description' | 'is_active' | 'is_default' | 'is_epic'
>
export type Property = Pick<
  Schema<'WorkItemProperty'>,
  'id' | 'display_name' | 'property_type' | 'relation_type' | 'is_required' | 'is_multi' | 'is_active'
> & { options: { id: string; name: string }[] }

const typesPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/'
const typePath = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/'
const propertiesPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/'
const propertyPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/{property_id}/'

export interface Place {
  slug: string
  projectId: string
}

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })

export const workItemTypesQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'work-item-types', place.projectId, 'all'),
    queryFn: (): Promise<WorkItemType[]> =>
      unwrap(api.GET(typesPath, { params: { path: inProject(place) } })),
  })

export const typePropertiesQuery = (place: Place, typeId: string) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'work-item-properties', place.projectId, typeId),
    queryFn: (): Promise<Property[]> =>
      unwrap(api.GET(propertiesPath, { params: { path: { ...inProject(place), type_id: typeId } } })),
  })

const refresh = (place: Place, group: string) =>
  queryClient.invalidateQueries({ queryKey: keys.in(place.slug, group, place.projectId) })

export async function createType(place: Place, body: { name: string; description: string }): Promise<void> {
  await unwrap(api.POST(typesPath, { params: { path: inProject(place) }, body }))
  await refresh(place, 'work-item-types')
}

export async function updateType(
  place: Place,
  typeId: string,
  body: { name?: string; is_active?: boolean },
): Promise<void> {
  await unwrap(api.PATCH(typePath, { params: { path: { ...inProject(place), type_id: typeId } }, body }))
  await refresh(place, 'work-item-types')
}

export async function deleteType(place: Place, typeId: string): Promise<void> {
  await api.DELETE(typePath, { params: { path: { ...inProject(place), type_id: typeId } } })
  await refresh(place, 'work-item-types')
}

export interface PropertyInput {
  display_name: string
  property_type: Property['property_type']
  relation_type?: 'ISSUE' | 'USER'
  is_multi: boolean
  is_required: boolean
  options?: { name: string }[]
}

export async function createProperty(place: Place, typeId: string, body: PropertyInput): Promise<void> {
  await unwrap(api.POST(propertiesPath, { params: { path: { ...inProject(place), type_id: typeId } }, body }))
  await refresh(place, 'work-item-properties')
}

export async function deleteProperty(place: Place, typeId: string, propertyId: string): Promise<void> {
  await api.DELETE(propertyPath, {
    params: { path: { ...inProject(place), type_id: typeId, property_id: propertyId } },
  })
  await refresh(place, 'work-item-properties')
}
