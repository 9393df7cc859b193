import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

export type LinkedPage = Pick<Schema<'LinkedPage'>, 'id' | 'name' | 'is_global'>

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/pages/'

export const linkedPagesQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-pages', scope.id),
    queryFn: async (): Promise<LinkedPage[]> => {
      const links = await collect(
        allPages((cursor) =>
          unwrap(api.GET(path, { params: { path: pathOf(scope), query: { ...(cursor && { cursor }) } } })),
        ),
      )
      return links.map(({ page: { id, name, is_global } }) => ({ id, name, is_global }))
    },
  })

function patch(scope: ItemScope, next: (pages: LinkedPage[]) => LinkedPage[]): void {
  queryClient.setQueryData(linkedPagesQuery(scope).queryKey, (pages) => next(pages ?? []))
}
const put = (scope: ItemScope, page: LinkedPage) =>
  patch(scope, (pages) => [...pages.filter(({ id }) => id !== page.id), page])
const take = (scope: ItemScope, page: LinkedPage) =>
  patch(scope, (pages) => pages.filter(({ id }) => id !== page.id))

export function linkPage(scope: ItemScope, page: LinkedPage): Promise<boolean> {
  return change({
    id: `${scope.id} ${page.id}`,
    apply: () => {
      put(scope, page)
      return () => take(scope, page)
    },
    send: () => unwrap(api.POST(path, { params: { path: pathOf(scope) }, body: { page_id: page.id } })),
    failure: `${page.name} was not linked`,
    undo: { label: `${page.name} linked`, run: () => unlinkPage(scope, page) },
  })
}

export function unlinkPage(scope: ItemScope, page: LinkedPage): Promise<boolean> {
  return change({
    id: `${scope.id} ${page.id}`,
    apply: () => {
      take(scope, page)
      return () => put(scope, page)
    },
    send: () => api.DELETE(`${path}{page_id}/`, { params: { path: { ...pathOf(scope), page_id: page.id } } }),
    failure: `${page.name} is still linked`,
    undo: { label: `${page.name} unlinked`, run: () => linkPage(scope, page), offer: true },
  })
}
