import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'

export type InitiativeLabel = Pick<Schema<'InitiativeLabel'>, 'id' | 'name' | 'color'>

const listPath = '/workspaces/{workspace_slug}/initiatives/labels/'
const onePath = '/workspaces/{workspace_slug}/initiatives/labels/{label_id}/'

const of = (slug: string, id: string) => ({ params: { path: { workspace_slug: slug, label_id: id } } })

export const initiativeLabelsQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'initiative-labels'),
    queryFn: (): Promise<InitiativeLabel[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(listPath, {
              params: {
                path: { workspace_slug: slug },
                query: { fields: 'id,name,color', order_by: 'name', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

/** The initiatives show their labels. */
const refresh = (slug: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.in(slug, 'initiative-labels') }),
    queryClient.invalidateQueries({ queryKey: keys.in(slug, 'initiatives') }),
  ])

export async function createLabel(
  slug: string,
  body: { name: string; color: string },
): Promise<InitiativeLabel> {
  const label = await unwrap(api.POST(listPath, { params: { path: { workspace_slug: slug } }, body }))
  await refresh(slug)
  return label
}

export function updateLabel(
  slug: string,
  label: InitiativeLabel,
  changes: { name?: string; color?: string },
): Promise<boolean> {
  return change({
    id: label.id,
    apply: () => patchCache(initiativeLabelsQuery(slug), withChanges<InitiativeLabel>(label.id, changes)),
    send: () => unwrap(api.PATCH(onePath, { ...of(slug, label.id), body: changes })),
    settle: () => void refresh(slug),
    failure: `The label ${label.name} was not changed`,
    undo: {
      label: `Label ${label.name} changed`,
      run: () =>
        updateLabel(slug, { ...label, ...changes }, { name: label.name, color: label.color ?? grey }),
    },
  })
}

export function deleteLabel(slug: string, { id, name }: InitiativeLabel): Promise<boolean> {
  return change({
    id,
    apply: () => patchCache(initiativeLabelsQuery(slug), without(id)),
    send: () => api.DELETE(onePath, of(slug, id)),
    settle: () => void refresh(slug),
    failure: `The label ${name} was not deleted`,
  })
}

const grey = '#6b7280'

export const colorOf = ({ color }: InitiativeLabel): string => (color === null || color === '' ? grey : color)
