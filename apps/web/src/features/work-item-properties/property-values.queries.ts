import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import type { Property } from '@/features/work-item-types/work-item-types.queries'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

export type Value = string | number | boolean
type Values = ReadonlyMap<string, readonly Value[]>

const path =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/values/'
const onePath =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/{property_id}/values/'

/** The values of a work item, by property. */
export const propertyValuesQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-properties', 'values', scope.id),
    queryFn: async (): Promise<Values> => {
      const all = await unwrap(api.GET(path, { params: { path: pathOf(scope) } }))
      return new Map(
        all.map(({ property_id, values }) => [property_id, values.filter((value) => value !== null)]),
      )
    },
  })

export function setValues(scope: ItemScope, property: Property, values: readonly Value[]): Promise<boolean> {
  const { queryKey } = propertyValuesQuery(scope)
  const before = queryClient.getQueryData(queryKey)?.get(property.id) ?? []
  const put = (next: readonly Value[]) =>
    void queryClient.setQueryData(queryKey, (all) => new Map(all).set(property.id, next))
  const at = { params: { path: { ...pathOf(scope), property_id: property.id } } }
  const [first = null] = values
  return change({
    id: `${scope.id} ${property.id}`,
    apply: () => {
      put(values)
      return () => put(before)
    },
    send: async () => {
      if (first === null) await api.DELETE(onePath, at)
      else
        await unwrap(api.POST(onePath, { ...at, body: { value: property.is_multi ? [...values] : first } }))
      void queryClient.invalidateQueries({ queryKey: keys.in(scope.slug, 'work-item-activities', scope.id) })
    },
    failure: `${property.display_name} was not changed`,
    undo: {
      label: `${property.display_name} of ${scope.name} changed`,
      run: () => setValues(scope, property, before),
    },
  })
}
