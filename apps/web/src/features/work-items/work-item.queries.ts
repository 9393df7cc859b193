import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allPages, ApiError, unwrap, type Schema } from 'waypost-client'
import { editClock, editedSince } from '@/api/edits'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { projectsQuery, type Project } from '@/features/projects/projects.queries'
import { changeRows } from './change-rows'
import { titleQuery } from './titles'
import { rowFields, rowsQuery, type WorkItemRow } from './work-items.queries'

const detailFields = [
  ...rowFields,
  'description_html',
  'estimate_point',
  'completed_at',
  'archived_at',
  'created_by',
] as const

export type WorkItemDetail = Pick<Schema<'WorkItem'>, (typeof detailFields)[number]>

/** Whose parts they are: comments, links, attachments and the like hang on a work item of a project. */
export interface ItemScope {
  slug: string
  projectId: string
  id: string
  /** How the work item is called: WEB-12. */
  name: string
}

/** The same object while it is the same work item, for effects to depend on. */
export function useItemScope(
  slug: string,
  projectId: string | undefined,
  id: string | undefined,
  name: string,
): ItemScope | undefined {
  return useMemo(
    () => (projectId === undefined || id === undefined ? undefined : { slug, projectId, id, name }),
    [slug, projectId, id, name],
  )
}

export const pathOf = ({ slug, projectId, id }: ItemScope) => ({
  workspace_slug: slug,
  project_id: projectId,
  work_item_id: id,
})

export const workItemQuery = (slug: string, name: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'item', name.toUpperCase()),
    queryFn: async ({ queryKey }): Promise<WorkItemDetail> => {
      const asked = editClock()
      const item = await unwrap(
        api.GET('/workspaces/{workspace_slug}/work-items/{work_item_identifier}/', {
          params: {
            path: { workspace_slug: slug, work_item_identifier: name },
            query: { fields: detailFields.join(',') },
          },
        }),
      )
      // What was asked for before an edit is older than what is on screen.
      return editedSince(asked).has(item.id)
        ? (queryClient.getQueryData<WorkItemDetail>(queryKey) ?? item)
        : item
    },
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
  })

export const childrenQuery = ({ slug, projectId, id }: ItemScope) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-items', 'children', id),
    queryFn: (): Promise<WorkItemRow[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: {
                  ...{ parent: id, fields: rowFields.join(','), order_by: 'sort_order', per_page: 100 },
                  ...(cursor && { cursor }),
                },
              },
            }),
          ),
        ),
      ),
  })

interface FoundWorkItem {
  project: Project | undefined
  /** From the project's list at once, if that is loaded. */
  row: WorkItemRow | undefined
  detail: WorkItemDetail | undefined
  /** An epic has a number like a work item, and another page. */
  isEpic: boolean
  error: Error | null
  retry: () => void
}

/** A work item by its name. What a list knows of it is shown at once; the rest follows. */
export function useWorkItem(slug: string, name: string): FoundWorkItem {
  const { data: projects } = useQuery(projectsQuery(slug))
  const { data: detail, error, refetch } = useQuery(workItemQuery(slug, name))
  const [, identifier = '', number = ''] = /^(.*)-(\d+)$/.exec(name.toUpperCase()) ?? []
  const project = projects?.find((one) => one.id === detail?.project || one.identifier === identifier)
  const { data: listed } = useQuery({
    ...rowsQuery(slug, project?.id ?? ''),
    enabled: false,
    select: (rows) => [...rows.values()].find(({ sequence_id }) => sequence_id === Number(number)),
  })
  const { data: title } = useQuery({
    ...titleQuery(slug, detail?.project ?? '', detail?.id ?? ''),
    enabled: listed === undefined && detail != null && detail.type !== null,
  })
  const isEpic = title?.isEpic === true
  return { project, row: listed ?? detail, detail, isEpic, error, retry: () => void refetch() }
}

/** Changes a work item wherever it is cached. */
export function patchWorkItem(scope: ItemScope, changes: Partial<WorkItemDetail>): void {
  const { slug, id, name } = scope
  queryClient.setQueryData(workItemQuery(slug, name).queryKey, (item) => item && { ...item, ...changes })
  changeRows(scope, new Map([[id, changes]]))
}
