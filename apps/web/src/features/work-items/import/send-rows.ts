import { ApiError, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import type { ImportRow, RowFault } from './make-rows'

/** Few enough for the bar to move. */
const chunk = 100

interface Place {
  slug: string
  projectId: string
}

export interface ImportOutcome {
  created: number
  /** What the server refused. It takes all rows of a request or none, so that what comes after is not there either. */
  faults: RowFault[]
  /** What stopped it, where that was no row. */
  error?: unknown
}

export async function sendRows(
  { slug, projectId }: Place,
  rows: readonly ImportRow[],
  onProgress: (created: number) => void,
): Promise<ImportOutcome> {
  let created = 0
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk)
    try {
      await unwrap(
        api.POST('/workspaces/{workspace_slug}/projects/{project_id}/work-items/import/', {
          params: { path: { workspace_slug: slug, project_id: projectId } },
          body: { rows: part.map(({ body }) => body) },
        }),
      )
    } catch (error) {
      const faults = faultsOf(error, part)
      return { created, faults, ...(faults.length === 0 && { error }) }
    }
    created += part.length
    onProgress(created)
  }
  return { created, faults: [] }
}

export async function createLabels({ slug, projectId }: Place, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await unwrap(
      api.POST('/workspaces/{workspace_slug}/projects/{project_id}/labels/', {
        params: { path: { workspace_slug: slug, project_id: projectId } },
        body: { name },
      }),
    )
  }
  await queryClient.invalidateQueries({ queryKey: keys.in(slug, 'labels', projectId) })
}

/** `rows` of the refusal, with the numbers of the file. */
function faultsOf(error: unknown, part: readonly ImportRow[]): RowFault[] {
  const rows = error instanceof ApiError ? error.body['rows'] : undefined
  if (!Array.isArray(rows)) return []
  return rows.flatMap((entry: unknown): RowFault[] => {
    if (typeof entry !== 'object' || entry === null) return []
    const { row, error: words }: Record<string, unknown> = { ...entry }
    const source = typeof row === 'number' ? part[row - 1] : undefined
    return source ? [{ row: source.row, words: String(words) }] : []
  })
}
