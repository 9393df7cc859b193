import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { patchCache, withChanges } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'

export type WorkItemType = Pick<
  Schema<'WorkItemType'>,
  'id' | 'name' | 'description' | 'is_active' | 'is_default' | 'is_epic'
>
export type Property = Pick<
  Schema<'WorkItemProperty'>,
  | 'id'
  | 'display_name'
  | 'property_type'
  | 'relation_type'
  | 'is_required'
  | 'is_multi'
  | 'is_active'
  | 'sort_order'
> & { options: Option[] }

export interface Option {
  /** Of one that is not saved yet, a name of its own on this page. */
  id: string
  name: string
}

const typesPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/'
const typePath = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/'
const propertiesPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/'
const propertyPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/{property_id}/'
const optionPath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/options/{option_id}/'

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

interface PropertyInput {
  display_name: string
  property_type: Property['property_type']
  relation_type?: 'ISSUE' | 'USER'
  is_multi?: boolean
  is_required: boolean
  is_active: boolean
}

const ofProperty = (place: Place, typeId: string, propertyId: string) => ({
  params: { path: { ...inProject(place), type_id: typeId, property_id: propertyId } },
})

export async function createProperty(
  place: Place,
  typeId: string,
  input: PropertyInput,
  options: readonly Option[],
): Promise<void> {
  const body = { ...input, ...(options.length > 0 && { options: options.map(({ name }) => ({ name })) }) }
  await unwrap(api.POST(propertiesPath, { params: { path: { ...inProject(place), type_id: typeId } }, body }))
  await refresh(place, 'work-item-properties')
}

/** Changes a property and makes its options those that are given, in their order. */
export async function updateProperty(
  place: Place,
  typeId: string,
  { id, options: before }: Property,
  input: Partial<PropertyInput>,
  options: readonly Option[],
): Promise<void> {
  const at = ofProperty(place, typeId, id)
  const had = new Set(before.map((option) => option.id))
  const given = options.map((option) => (had.has(option.id) ? option : { name: option.name }))
  const { options: saved } = await unwrap(
    api.PATCH(propertyPath, { ...at, body: { ...input, ...(given.length > 0 && { options: given }) } }),
  )
  const kept = new Set(options.map((option) => option.id))
  for (const { id: option_id } of before.filter((option) => !kept.has(option.id))) {
    await api.DELETE(optionPath, { params: { path: { ...inProject(place), property_id: id, option_id } } })
  }
  // New ones come last: where they are wanted elsewhere, the order is told once all have an id.
  const idOf = new Map(saved.map((option) => [option.name, option.id]))
  const wanted = options.flatMap((option) => idOf.get(option.name) ?? [])
  const there = saved.map((option) => option.id).filter((option) => wanted.includes(option))
  if (wanted.join() !== there.join()) {
    const ordered = wanted.map((option, index) => ({ id: option, sort_order: (index + 1) * 10_000 }))
    await unwrap(api.PATCH(propertyPath, { ...at, body: { options: ordered } }))
  }
  await refresh(place, 'work-item-properties')
}

export function moveProperty(
  place: Place,
  typeId: string,
  property: Property,
  sortOrder: number,
): Promise<boolean> {
  const query = typePropertiesQuery(place, typeId)
  return change({
    id: property.id,
    apply: () =>
      patchCache(query, (all) =>
        withChanges<Property>(property.id, { sort_order: sortOrder })(all).sort(
          (a, b) => a.sort_order - b.sort_order,
        ),
      ),
    send: () =>
      unwrap(
        api.PATCH(propertyPath, {
          ...ofProperty(place, typeId, property.id),
          body: { sort_order: sortOrder },
        }),
      ),
    failure: `${property.display_name} was not moved`,
    undo: {
      label: `${property.display_name} moved`,
      run: () => moveProperty(place, typeId, property, property.sort_order),
    },
  })
}

export async function deleteProperty(place: Place, typeId: string, propertyId: string): Promise<void> {
  await api.DELETE(propertyPath, ofProperty(place, typeId, propertyId))
  await refresh(place, 'work-item-properties')
}
