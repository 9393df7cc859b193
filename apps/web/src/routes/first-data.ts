import { defaultParseSearch } from '@tanstack/react-router'
import { sessionQuery, wasSignedIn } from '@/api/accounts'
import { queryClient } from '@/api/query-client'
import { featuresQuery } from '@/features/features/features.queries'
import { projectFeaturesQuery } from '@/features/projects/project-features.queries'
import { projectByRef, projectsQuery } from '@/features/projects/projects.queries'
import { wantedBy } from '@/features/work-items/arrangement'
import { prefetchWorkItems } from '@/features/work-items/arrangement.queries'
import { readSearch, viewOf } from '@/features/work-items/view'
import { workspacesQuery } from '@/features/workspaces/workspaces.queries'

/**
 * What a page begins with, by its address. The router asks for it when it goes there, and the start of the app (start.ts)
 * before the router is even here: both ask the query client, so nothing is asked for twice.
 */

export function prefetchProjects(slug: string): void {
  // Together with who is signed in: whoever was is likely to be.
  if (wasSignedIn()) queryClient.query(projectsQuery(slug)).catch(() => undefined)
}

/** Ends when the work items at the top of a project's view, and what they refer to, are here. */
export async function prefetchProject(
  slug: string,
  ref: string,
  search: Record<string, unknown>,
): Promise<void> {
  const project = await projectByRef(slug, ref)
  if (project?.archived_at !== null) return
  await Promise.allSettled([
    prefetchWorkItems({ slug, projectId: project.id }, wantedBy(viewOf(readSearch(search)))),
    queryClient.query(projectFeaturesQuery(slug, project.id)),
  ])
}

interface FirstData {
  /** Once everything that the address needs was asked for: the last requests are for what the first ones found. */
  asked: Promise<unknown>
  /** Once it is here, or will not come. */
  here: Promise<unknown>
}

const projectAddress = /^\/([\w-]+)\/projects\/([\w-]+)\/?$/

export function prefetchAddress({ pathname, search }: Location): FirstData {
  const session = queryClient.query(sessionQuery)
  const [, slug, ref] = projectAddress.exec(pathname) ?? []
  if (slug === undefined || ref === undefined || !wasSignedIn())
    return { asked: Promise.resolve(), here: Promise.allSettled([session]) }
  const page = prefetchProject(slug, ref, defaultParseSearch(search))
  // For the sidebar.
  const shell = [queryClient.query(workspacesQuery), queryClient.query(featuresQuery(slug))]
  return {
    asked: Promise.allSettled([projectByRef(slug, ref)]),
    here: Promise.allSettled<unknown>([session, page, ...shell]),
  }
}
