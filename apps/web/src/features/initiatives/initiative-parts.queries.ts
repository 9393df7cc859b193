import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { patchCache, without } from '@/api/patch-cache'
import { queryClient } from '@/api/query-client'
import type { InitiativeLabel } from './initiative-labels.queries'

/** What belongs to an initiative: projects, epics and labels. They are cached under it, for one event to find. */

export type InitiativeProject = Pick<Schema<'Project'>, 'id' | 'name'>
export type InitiativeEpic = Pick<Schema<'Epic'>, 'id' | 'name' | 'sequence_id' | 'project'>

const projectsPath = '/workspaces/{workspace_slug}/initiatives/{initiative_id}/projects/'
const epicsPath = '/workspaces/{workspace_slug}/initiatives/{initiative_id}/epics/'
const labelsPath = '/workspaces/{workspace_slug}/initiatives/{initiative_id}/labels/'

export interface Place {
  slug: string
  id: string
}

const pathOf = ({ slug, id }: Place) => ({ workspace_slug: slug, initiative_id: id })
const keyOf = ({ slug, id }: Place, part: string) => keys.in(slug, 'initiatives', id, part)

export const initiativeProjectsQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'projects'),
    queryFn: (): Promise<InitiativeProject[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(projectsPath, {
              params: { path: pathOf(place), query: { fields: 'id,name', ...(cursor && { cursor }) } },
            }),
          ),
        ),
      ),
  })

export const initiativeEpicsQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'epics'),
    queryFn: (): Promise<InitiativeEpic[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(epicsPath, {
              params: {
                path: pathOf(place),
                query: { fields: 'id,name,sequence_id,project', ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

export const labelsOfInitiativeQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place, 'labels'),
    queryFn: (): Promise<InitiativeLabel[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(labelsPath, {
              params: { path: pathOf(place), query: { fields: 'id,name,color', ...(cursor && { cursor }) } },
            }),
          ),
        ),
      ),
  })

export function addProject(place: Place, project: InitiativeProject): Promise<boolean> {
  return change({
    id: `${place.id} ${project.id}`,
    apply: () => patchCache(initiativeProjectsQuery(place), (all) => [...all, project]),
    send: () =>
      unwrap(
        api.POST(projectsPath, { params: { path: pathOf(place) }, body: { project_ids: [project.id] } }),
      ),
    failure: `${project.name} was not added`,
  })
}

export function removeProject(place: Place, project: InitiativeProject): Promise<boolean> {
  return change({
    id: `${place.id} ${project.id}`,
    apply: () => patchCache(initiativeProjectsQuery(place), without(project.id)),
    send: () =>
      api.DELETE(projectsPath, { params: { path: pathOf(place) }, body: { project_ids: [project.id] } }),
    failure: `${project.name} was not taken out`,
    undo: { label: `${project.name} taken out`, run: () => addProject(place, project), offer: true },
  })
}

export function addEpic(place: Place, epic: InitiativeEpic): Promise<boolean> {
  return change({
    id: `${place.id} ${epic.id}`,
    apply: () => patchCache(initiativeEpicsQuery(place), (all) => [...all, epic]),
    send: () =>
      unwrap(api.POST(epicsPath, { params: { path: pathOf(place) }, body: { epic_ids: [epic.id] } })),
    failure: `${epic.name} was not added`,
  })
}

export function removeEpic(place: Place, epic: InitiativeEpic): Promise<boolean> {
  return change({
    id: `${place.id} ${epic.id}`,
    apply: () => patchCache(initiativeEpicsQuery(place), without(epic.id)),
    send: () => api.DELETE(epicsPath, { params: { path: pathOf(place) }, body: { epic_ids: [epic.id] } }),
    failure: `${epic.name} was not taken out`,
    undo: { label: `${epic.name} taken out`, run: () => addEpic(place, epic), offer: true },
  })
}

/** Puts a label on, or takes it off. */
export function toggleLabel(place: Place, label: InitiativeLabel, on: boolean): Promise<boolean> {
  const request = { params: { path: pathOf(place) }, body: { label_ids: [label.id] } }
  return change({
    id: `${place.id} ${label.id}`,
    apply: () =>
      patchCache(labelsOfInitiativeQuery(place), (all) =>
        on ? [...all, label] : all.filter(({ id }) => id !== label.id),
      ),
    send: async () => {
      if (on) await unwrap(api.POST(labelsPath, request))
      else await api.DELETE(labelsPath, request)
    },
    failure: `The label ${label.name} was not ${on ? 'put on' : 'taken off'}`,
    undo: {
      label: `Label ${label.name} ${on ? 'put on' : 'taken off'}`,
      run: () => toggleLabel(place, label, !on),
    },
  })
}

/** Epics of all projects that use them, to choose from. */
export const epicChoicesQuery = (slug: string, projectIds: readonly string[]) =>
  queryOptions({
    queryKey: keys.in(slug, 'epics', 'choices', projectIds.join()),
    queryFn: async (): Promise<InitiativeEpic[]> => {
      const lists = await Promise.all(
        projectIds.map((projectId) =>
          queryClient.query({
            queryKey: keys.in(slug, 'epics', projectId, 'choices'),
            queryFn: () => epicsOf(slug, projectId),
          }),
        ),
      )
      return lists.flat()
    },
  })

const epicsOf = (slug: string, projectId: string): Promise<InitiativeEpic[]> =>
  collect(
    allPages((cursor) =>
      unwrap(
        api.GET('/workspaces/{workspace_slug}/projects/{project_id}/epics/', {
          params: {
            path: { workspace_slug: slug, project_id: projectId },
            query: { fields: 'id,name,sequence_id,project', ...(cursor && { cursor }) },
          },
        }),
      ),
    ),
  )
