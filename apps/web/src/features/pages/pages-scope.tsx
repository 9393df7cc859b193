import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectMembersQuery, workspaceMembersQuery } from '@/features/members/members.queries'
import { useCurrentProject } from '@/features/projects/project-context'
import { canWrite, type Project } from '@/features/projects/projects.queries'
import { useShell } from '@/features/shell/shell-context'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import type { Place } from './pages.queries'

/** Whose pages they are: a project's, or the workspace's own. */
export interface PagesScope {
  place: Place
  project: Project | undefined
  writable: boolean
}

export function useProjectPages(): PagesScope {
  const { slug } = useShell()
  const project = useCurrentProject()
  return { place: { slug, projectId: project.id }, project, writable: canWrite(project) }
}

export function useWorkspacePages(): PagesScope {
  const { slug } = useShell()
  const { canWrite: writable } = useWorkspace()
  return { place: { slug, projectId: null }, project: undefined, writable }
}

/** Who reads the pages of a place. Guests of a workspace are not told who is in it. */
export function useReaders({ slug, projectId }: Place, writable: boolean) {
  const ofProject = useQuery({ ...projectMembersQuery(slug, projectId ?? ''), enabled: projectId !== null })
  const ofWorkspace = useQuery({
    ...workspaceMembersQuery(slug),
    enabled: projectId === null && writable,
  })
  return projectId === null ? ofWorkspace.data : ofProject.data
}

interface PageLinkProps {
  slug: string
  /** The identifier of the project; without one it is a page of the workspace. */
  project: string | undefined
  id: string
  className: string
  style?: { paddingLeft: number }
  children: ReactNode
}

export function PageLink({ slug, project, id, ...rest }: PageLinkProps) {
  return project === undefined ? (
    <Link to="/$workspace/pages/$page" params={{ workspace: slug, page: id }} {...rest} />
  ) : (
    <Link
      to="/$workspace/projects/$project/pages/$page"
      params={{ workspace: slug, project, page: id }}
      {...rest}
    />
  )
}

export function PagesLink({ scope: { place, project } }: { scope: PagesScope }) {
  const look = 'hover:text-ink'
  return project ? (
    <Link
      to="/$workspace/projects/$project/pages"
      params={{ workspace: place.slug, project: project.identifier }}
      className={look}
    >
      Pages
    </Link>
  ) : (
    <Link to="/$workspace/pages" params={{ workspace: place.slug }} className={look}>
      Pages
    </Link>
  )
}

/** Goes to a page, or to the list of them. */
export function useGoToPage({ place: { slug }, project }: PagesScope): (id?: string) => Promise<void> {
  const navigate = useNavigate()
  return (id) => {
    if (!project) {
      return id === undefined
        ? navigate({ to: '/$workspace/pages', params: { workspace: slug } })
        : navigate({ to: '/$workspace/pages/$page', params: { workspace: slug, page: id } })
    }
    const params = { workspace: slug, project: project.identifier }
    return id === undefined
      ? navigate({ to: '/$workspace/projects/$project/pages', params })
      : navigate({ to: '/$workspace/projects/$project/pages/$page', params: { ...params, page: id } })
  }
}
