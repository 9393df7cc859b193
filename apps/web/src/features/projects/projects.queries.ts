import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'

const fields = [
  'id',
  'name',
  'identifier',
  'description',
  'emoji',
  'logo_props',
  'network',
  'is_member',
  'member_role',
  'sort_order',
  'archived_at',
  'project_lead',
  'total_members',
  'module_view',
  'cycle_view',
  'issue_views_view',
  'page_view',
  'intake_view',
  'estimate',
  'is_time_tracking_enabled',
  'is_issue_type_enabled',
  'timezone',
  'created_at',
] as const

export type Project = Pick<Schema<'Project'>, (typeof fields)[number]>

export const projectsQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'projects'),
    queryFn: (): Promise<Project[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET('/workspaces/{workspace_slug}/projects/', {
              params: {
                path: { workspace_slug: slug },
                query: { fields: fields.join(','), ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

/** Addresses name a project by its identifier (WEB); the id is understood too. */
export function findProject(projects: readonly Project[], ref: string): Project | undefined {
  const wanted = ref.toUpperCase()
  return projects.find(({ id, identifier }) => identifier === wanted || id === ref)
}

export async function projectByRef(slug: string, ref: string): Promise<Project | undefined> {
  return findProject(await queryClient.query({ ...projectsQuery(slug), staleTime: 'static' }), ref)
}

/** Whether the caller may change what is in the project: guests only look. */
export const canWrite = (project: Project): boolean => (project.member_role ?? 0) >= 15
