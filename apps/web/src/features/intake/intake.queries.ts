import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { patchCache } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'

export type IntakeStatus = Schema<'IntakeWorkItem'>['status']

export interface Request {
  id: string
  /** The work item; paths name this id. */
  issue: string
  status: IntakeStatus
  snoozed_till: string | null
  duplicate_to: string | null
  source: string | null
  created_at: string
  created_by: string | null
  issue_detail: Pick<Schema<'WorkItem'>, 'name' | 'sequence_id' | 'priority' | 'description_html'>
}

export interface Place {
  slug: string
  projectId: string
}

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/intake-issues/'
const requestPath = '/workspaces/{workspace_slug}/projects/{project_id}/intake-issues/{work_item_id}/'

const inProject = ({ slug, projectId }: Place) => ({ workspace_slug: slug, project_id: projectId })

export const intakeQuery = (place: Place) =>
  queryOptions({
    queryKey: keys.in(place.slug, 'intake', place.projectId),
    queryFn: (): Promise<Request[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(listPath, {
              params: {
                path: inProject(place),
                query: { order_by: '-created_at', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export interface RequestInput {
  name: string
  description_html: string
  priority: Schema<'WorkItem'>['priority']
}

export async function createRequest(place: Place, issue: RequestInput): Promise<void> {
  await unwrap(api.POST(listPath, { params: { path: inProject(place) }, body: { issue } }))
  await queryClient.invalidateQueries({ queryKey: intakeQuery(place).queryKey })
}

export interface Decision {
  status: IntakeStatus
  snoozed_till?: string | null
  duplicate_to?: string | null
}

const words: Record<IntakeStatus, string> = {
  [-2]: 'waits again',
  [-1]: 'is declined',
  0: 'is snoozed',
  1: 'is accepted',
  2: 'is a duplicate',
}

/** Decides on a request, at once on screen. What was accepted is a work item, and stays one. */
export function decide(place: Place, request: Request, decision: Decision): Promise<boolean> {
  const { name } = request.issue_detail
  const before: Decision = {
    status: request.status,
    snoozed_till: request.snoozed_till,
    duplicate_to: request.duplicate_to,
  }
  return change({
    id: request.id,
    apply: () =>
      patchCache(intakeQuery(place), (all) =>
        all.map((one) => (one.id === request.id ? { ...one, ...decision } : one)),
      ),
    send: () =>
      unwrap(
        api.PATCH(requestPath, {
          params: { path: { ...inProject(place), work_item_id: request.issue } },
          body: decision,
        }),
      ),
    failure: `Nothing was decided on “${name}”`,
    ...(decision.status === 1
      ? {}
      : {
          undo: {
            label: `“${name}” ${words[decision.status]}`,
            run: () => decide(place, { ...request, ...decision }, before),
            offer: true,
          },
        }),
  })
}

export function deleteRequest(place: Place, request: Request): Promise<boolean> {
  return change({
    id: request.id,
    apply: () => patchCache(intakeQuery(place), (all) => all.filter(({ id }) => id !== request.id)),
    send: () =>
      api.DELETE(requestPath, { params: { path: { ...inProject(place), work_item_id: request.issue } } }),
    failure: `“${request.issue_detail.name}” was not deleted`,
  })
}
