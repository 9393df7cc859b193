import { ApiError, unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { withPatience } from '@/api/query-client'
import { tryEach } from './do-each'
import { nameOf } from './name-of'
import type { Edit } from './update-work-item'
import type { WorkItemRow } from './work-items.queries'

/** What the server takes in one request. */
const atOnce = 500

interface Place {
  slug: string
  projectId: string
}

/** Edits that were not done, and why. */
interface Refused {
  edits: readonly Edit[]
  error: unknown
}

interface Sent {
  records: WorkItemRow[]
  refused: Refused[]
}

/**
 * Sends edits and gives the records that came back, and what was refused: each request is done whole or not at all, and
 * there are several for many edits. Cycles have their own endpoint: a work item is put into one.
 */
export async function sendChanges(
  place: Place,
  edits: readonly Edit[],
  before: readonly Edit[],
): Promise<Sent> {
  const byCycle = new Map<string | null, string[]>()
  const fields: Edit[] = []
  for (const { id, changes } of edits) {
    const { cycle, ...rest } = changes
    if (cycle !== undefined) byCycle.set(cycle, [...(byCycle.get(cycle) ?? []), id])
    if (Object.keys(rest).length > 0) fields.push({ id, changes: rest })
  }
  const sent = await sendFields(place, fields)
  for (const [cycle, ids] of byCycle) {
    if (cycle === null) sent.refused.push(...(await leaveCycles(place, leaving(ids, before))))
    else sent.refused.push(...(await enterCycle(place, cycle, ids)))
  }
  return sent
}

async function sendFields({ slug, projectId }: Place, edits: readonly Edit[]): Promise<Sent> {
  const inProject = { workspace_slug: slug, project_id: projectId }
  const sent: Sent = { records: [], refused: [] }
  const [only] = edits
  if (only && edits.length === 1) {
    try {
      const one = { params: { path: { ...inProject, work_item_id: only.id } }, body: only.changes }
      const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'
      sent.records.push(await unwrap(api.PATCH(path, one)))
    } catch (error) {
      sent.refused.push({ edits, error })
    }
    return sent
  }
  for (let from = 0; from < edits.length; from += atOnce) {
    const part = edits.slice(from, from + atOnce)
    const many = {
      params: { path: inProject },
      body: { updates: part.map(({ id, changes }) => ({ id, ...changes })) },
    }
    try {
      const { results } = await withPatience(() =>
        unwrap(api.PATCH('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', many)),
      )
      sent.records.push(...results)
    } catch (error) {
      // What is wrong with some says nothing of the others; a server that is away will not take them either.
      const isTheirs = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (!isTheirs || error.status === 401) {
        sent.refused.push({ edits: edits.slice(from), error })
        return sent
      }
      sent.refused.push({ edits: part, error })
    }
  }
  return sent
}

async function enterCycle({ slug, projectId }: Place, cycle: string, ids: string[]): Promise<Refused[]> {
  try {
    await api.POST('/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/', {
      params: { path: { workspace_slug: slug, project_id: projectId, cycle_id: cycle } },
      body: { issues: ids },
    })
    return []
  } catch (error) {
    return [{ edits: ids.map((id) => ({ id, changes: { cycle } })), error }]
  }
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
async function leaveCycles({ slug, projectId }: Place, members: readonly Member[]): Promise<Refused[]> {
  const failed = await tryEach({
    items: members.map((member) => ({ ...member, name: nameOf(slug, projectId, member.id) ?? '' })),
    doing: 'Taking out of the cycle',
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
  return failed.map(({ item, error }) => ({ edits: [{ id: item.id, changes: { cycle: null } }], error }))
}
