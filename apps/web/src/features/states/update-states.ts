import { unwrap } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { patchCache, withChanges, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import { statesQuery, type State, type StateGroup } from './states.queries'

const listPath = '/workspaces/{workspace_slug}/projects/{project_id}/states/'
const statePath = '/workspaces/{workspace_slug}/projects/{project_id}/states/{state_id}/'

export interface Place {
  slug: string
  projectId: string
}

type StateChanges = Partial<Pick<State, 'name' | 'color' | 'sequence' | 'default'>>

export async function createState(
  { slug, projectId }: Place,
  body: { name: string; color: string; group: Exclude<StateGroup, 'triage'> },
): Promise<void> {
  await unwrap(
    api.POST(listPath, { params: { path: { workspace_slug: slug, project_id: projectId } }, body }),
  )
  await queryClient.invalidateQueries({ queryKey: statesQuery(slug, projectId).queryKey })
}

export function updateState(
  { slug, projectId }: Place,
  state: State,
  changes: StateChanges,
): Promise<boolean> {
  const query = statesQuery(slug, projectId)
  return change({
    id: state.id,
    apply: () =>
      patchCache(query, (states) =>
        withChanges<State>(
          state.id,
          changes,
        )(changes.default === true ? states.map((one) => ({ ...one, default: false })) : states),
      ),
    send: () =>
      unwrap(
        api.PATCH(statePath, {
          params: { path: { workspace_slug: slug, project_id: projectId, state_id: state.id } },
          body: changes,
        }),
      ),
    failure: `${state.name} was not changed`,
  })
}

export function deleteState({ slug, projectId }: Place, state: State): Promise<boolean> {
  return change({
    id: state.id,
    apply: () => patchCache(statesQuery(slug, projectId), without<State>(state.id)),
    send: () =>
      api.DELETE(statePath, {
        params: { path: { workspace_slug: slug, project_id: projectId, state_id: state.id } },
      }),
    failure: `${state.name} was not deleted`,
  })
}
