import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'

/** What work items can be put in: names to choose from, without the counts that the pages of each have. */

export type ModuleRef = Pick<Schema<'ModuleLite'>, 'id' | 'name' | 'status'>
export type CycleRef = Pick<Schema<'CycleLite'>, 'id' | 'name' | 'start_date' | 'end_date'>
export type TypeRef = Pick<Schema<'WorkItemType'>, 'id' | 'name'>

export const moduleRefsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'modules', projectId, 'names'),
    queryFn: (): Promise<ModuleRef[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/modules-lite/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { fields: 'id,name,status', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export const cycleRefsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'cycles', projectId, 'names'),
    queryFn: (): Promise<CycleRef[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/{project_id}/cycles-lite/', {
              params: {
                path: { workspace_slug: slug, project_id: projectId },
                query: { fields: 'id,name,start_date,end_date', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export const typeRefsQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'work-item-types', projectId, 'names'),
    queryFn: (): Promise<TypeRef[]> =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/', {
          params: { path: { workspace_slug: slug, project_id: projectId }, query: { fields: 'id,name' } },
        }),
      ),
    // A project without types of its own refuses to list them.
    retry: false,
  })
