import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import type { Project } from './projects.queries'

const projectPath = '/workspaces/{workspace_slug}/projects/{project_id}/'
const archivePath = '/workspaces/{workspace_slug}/projects/{project_id}/archive/'

export type ProjectChanges = Partial<
  Pick<Project, 'name' | 'identifier' | 'description' | 'network' | 'logo_props' | 'emoji'>
> & { project_lead?: string | null; estimate?: string | null }

const paramsOf = (slug: string, projectId: string) => ({
  params: { path: { workspace_slug: slug, project_id: projectId } },
})

const refresh = (slug: string) => queryClient.invalidateQueries({ queryKey: keys.in(slug, 'projects') })

export async function updateProject(
  slug: string,
  projectId: string,
  body: ProjectChanges,
): Promise<{ identifier: string }> {
  const project = await unwrap(api.PATCH(projectPath, { ...paramsOf(slug, projectId), body }))
  await refresh(slug)
  return project
}

export async function archiveProject(slug: string, projectId: string): Promise<void> {
  await api.POST(archivePath, paramsOf(slug, projectId))
  await refresh(slug)
}

export async function unarchiveProject(slug: string, projectId: string): Promise<void> {
  await api.DELETE(archivePath, paramsOf(slug, projectId))
  await refresh(slug)
}

export async function deleteProject(slug: string, projectId: string): Promise<void> {
  await api.DELETE(projectPath, paramsOf(slug, projectId))
  await refresh(slug)
}
