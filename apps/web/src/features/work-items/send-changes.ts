import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { withPatience } from '@/api/query-client'
import { doEach } from './do-each'
import { nameOf } from './name-of'
import type { Edit } from './update-work-item'
import type { WorkItemRow } from './work-items.queries'

/** What the server takes in one request. */
const atOnce = 500

interface Sent {
  records: WorkItemRow[]
  /** Which could not be taken out of their cycle. */
  failed: readonly string[]
}

/** Sends edits and gives the records that came back. Cycles have their own endpoint: a work item is put into one. */
export async function sendChanges(
  { slug, projectId }: { slug: string; projectId: string },
  edits: readonly Edit[],
  before: readonly Edit[],
): Promise<Sent> {
  const inProject = { workspace_slug: slug, project_id: projectId }
  const byCycle = new Map<string | null, string[]>()
  const queue: Edit[] = []
  for (const { id, changes } of edits) {
    const { cycle, ...rest } = changes
    if (cycle !== undefined) byCycle.set(cycle, [...(byCycle.get(cycle) ?? []), id])
    if (Object.keys(rest).length > 0) queue.push({ id, changes: rest })
  }
  const records: WorkItemRow[] = []
  const [only] = queue
  if (only && queue.length === 1) {
    records.push(
      await unwrap(
        api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/', {
          params: { path: { ...inProject, work_item_id: only.id } },
          body: only.changes,
        }),
      ),
    )
  } else {
    // Each request is done whole or not at all.
    for (let from = 0; from < queue.length; from += atOnce) {
      const updates = queue.slice(from, from + atOnce).map(({ id, changes }) => ({ id, ...changes }))
      const { results } = await withPatience(() =>
        unwrap(
          api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
            params: { path: inProject },
            body: { updates },
          }),
        ),
      )
      records.push(...results)
    }
  }
  let failed: readonly string[] = []
  for (const [cycle, ids] of byCycle) {
    if (cycle === null) failed = await leaveCycles(slug, projectId, leaving(ids, before))
    else {
      await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
        params: { path: { ...inProject, cycle_id: cycle } },
        body: { issues: ids },
      })
    }
  }
  return { records, failed }
}

interface Member {
  id: string
  cycle: string
}

function leaving(ids: readonly string[], before: readonly Edit[]): Member[] {
  const cycles = new Map(before.map(({ id, changes }) => [id, changes.cycle]))
  return ids.flatMap((id) => {
    const cycle = cycles.get(id)
    return cycle == null ? [] : [{ id, cycle }]
  })
}

/** One by one, since the endpoint takes them so. */
function leaveCycles(slug: string, projectId: string, members: readonly Member[]): Promise<string[]> {
  return doEach({
    items: members.map((member) => ({ ...member, name: nameOf(slug, projectId, member.id) ?? '' })),
    doing: 'Taking out of the cycle',
    notDone: 'still in the cycle',
    run: ({ id, cycle }) =>
      api.DELETE(
        '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/{work_item_id}/',
        {
          params: {
            path: { workspace_slug: slug, project_id: projectId, cycle_id: cycle, work_item_id: id },
          },
        },
      ),
  })
}
