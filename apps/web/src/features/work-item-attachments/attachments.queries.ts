import { queryOptions } from '@tanstack/react-query'
import { unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'

export type Attachment = Pick<
  Schema<'Attachment'>,
  'id' | 'name' | 'attributes' | 'asset_url' | 'size' | 'created_at' | 'created_by'
>

export const attachmentsQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-attachments', scope.id),
    queryFn: (): Promise<Attachment[]> =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/', {
          params: { path: pathOf(scope) },
        }),
      ),
  })
