import { queryOptions } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'

export const workspaceMembersQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'members'),
    queryFn: () =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/members/', { params: { path: { workspace_slug: slug } } }),
      ),
  })

export const projectMembersQuery = (slug: string, projectId: string) =>
  queryOptions({
    queryKey: keys.in(slug, 'project-members', projectId),
    queryFn: () =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/project-members/', {
          params: { path: { workspace_slug: slug, project_id: projectId } },
        }),
      ),
  })
