import { queryClient } from '@/api/query-client'
import { projectsQuery } from '@/features/projects/projects.queries'
import { findRow } from './work-items.queries'

/** WEB-12, of a number in a project. */
export function nameOfNumber(slug: string, projectId: string, number: number): string | undefined {
  const projects = queryClient.getQueryData(projectsQuery(slug).queryKey)
  const project = projects?.find((one) => one.id === projectId)
  return project && `${project.identifier}-${number}`
}

/** WEB-12, of a work item of a project whose list is loaded. */
export function nameOf(slug: string, projectId: string, id: string): string | undefined {
  const row = findRow(slug, projectId, id)
  return row && nameOfNumber(slug, projectId, row.sequence_id)
}
