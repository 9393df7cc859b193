import { queryOptions, useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { ItemSection } from '@/features/work-items/item-section'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

type PageLink = Pick<Schema<'PageLink'>, 'id' | 'page'>

const linkedPagesQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-pages', scope.id),
    queryFn: (): Promise<PageLink[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/pages/', {
              params: { path: pathOf(scope), query: { ...(cursor && { cursor }) } },
            }),
          ),
        ),
      ),
  })

/** Pages that are linked to the work item. */
export function LinkedPages({ scope }: { scope: ItemScope }) {
  const { data: links = [] } = useQuery(linkedPagesQuery(scope))
  if (links.length === 0) return null
  return (
    <ItemSection title="Pages" count={links.length}>
      <ul>
        {links.map(({ id, page }) => (
          <li key={id} className="flex h-9 items-center gap-2 px-2">
            <FileText aria-hidden className="size-3.5 shrink-0 text-faint" />
            <span className="truncate">{page.name}</span>
          </li>
        ))}
      </ul>
    </ItemSection>
  )
}
