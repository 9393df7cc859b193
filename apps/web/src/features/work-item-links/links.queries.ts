import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

export type Link = Pick<Schema<'Link'>, 'id' | 'title' | 'url'>
export type LinkInput = Pick<Link, 'title' | 'url'>

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/links/'
const onePath = `${path}{link_id}/` as const

export const linksQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-links', scope.id),
    queryFn: (): Promise<Link[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(path, {
              params: { path: pathOf(scope), query: { fields: 'id,title,url', ...(cursor && { cursor }) } },
            }),
          ),
        ),
      ),
  })

const ofLink = (scope: ItemScope, id: string) => ({ params: { path: { ...pathOf(scope), link_id: id } } })

export async function addLink(scope: ItemScope, body: LinkInput): Promise<void> {
  const { id, title, url } = await unwrap(api.POST(path, { params: { path: pathOf(scope) }, body }))
  queryClient.setQueryData(linksQuery(scope).queryKey, (links = []) => [
    ...without<Link>(id)(links),
    { id, title, url },
  ])
}

/** For the form, which shows what is wrong; what is undone says it itself. */
export async function updateLink(scope: ItemScope, id: string, body: LinkInput): Promise<void> {
  const { title, url } = await unwrap(api.PATCH(onePath, { ...ofLink(scope, id), body }))
  patchCache(linksQuery(scope), withChanges<Link>(id, { title, url }))
}

export function removeLink(scope: ItemScope, link: Link): Promise<boolean> {
  return change({
    id: link.id,
    apply: () => patchCache(linksQuery(scope), without<Link>(link.id)),
    send: () => api.DELETE(onePath, ofLink(scope, link.id)),
    failure: 'The link was not removed',
    undo: { label: 'Link removed', run: () => putBack(scope, link), offer: true },
  })
}

function putBack(scope: ItemScope, { title, url }: Link): Promise<boolean> {
  return change({
    id: url,
    apply: () => () => undefined,
    send: () => addLink(scope, { title, url }),
    failure: 'The link was not added',
  })
}
