import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { createRecord, updateRecord } from '../../query/write.js'
import { cleanDescription } from '../clean-description.js'
import { requireFeature } from '../features/require-feature.js'
import { attach, detach, idsBody, listAttached } from '../linked-records.js'
import { requireMember } from '../members/require-member.js'
import { getOf, listOf, removeOf, versionOf } from '../operations.js'
import { projects } from '../projects/projects.resource.js'
import { epicsOfMember } from '../work-items/work-items.resource.js'
import { epicsOfInitiative, projectsOfInitiative } from './initiative-links.js'
import { initiatives } from './initiatives.resource.js'
import { InitiativeInput, InitiativeUpdate } from './initiatives.schema.js'

const path = '/workspaces/{workspace_slug}/initiatives/'
const one = `${path}{initiative_id}/` as const
const group = 'initiatives'
const conflicts = { 409: 'Another initiative of the workspace has this external id.' }

export const initiativeRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(initiatives),
    status: 200,
    response: pageOf(initiatives),
    summary: 'List initiatives',
    handler: listOf(initiatives),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeWorkspace,
    body: InitiativeInput,
    example: { name: 'Every chart on every phone', state: 'PLANNED' },
    status: 201,
    response: recordOf(initiatives),
    errors: conflicts,
    summary: 'Create an initiative',
    handler: async ({ db, scope, body }) => {
      await requireFeature(db, scope, 'initiatives')
      await requireMember(db, scope.workspaceId, 'lead', body.lead)
      return new JsonText(await createRecord(db, initiatives, scope, cleanDescription(body)))
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(initiatives),
    summary: 'Get an initiative',
    handler: getOf(initiatives, 'initiative_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(initiatives, 'initiative_id'),
    group,
    access: can.writeWorkspace,
    body: InitiativeUpdate,
    example: { state: 'ACTIVE' },
    status: 200,
    response: recordOf(initiatives),
    errors: conflicts,
    summary: 'Update an initiative',
    handler: async ({ db, scope, params, body }) => {
      await requireMember(db, scope.workspaceId, 'lead', body.lead)
      const cleaned = cleanDescription(body)
      return new JsonText(await updateRecord(db, initiatives, scope, params.initiative_id, cleaned))
    },
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(initiatives, 'initiative_id'),
    group,
    access: can.writeWorkspace,
    status: 204,
    summary: 'Delete an initiative',
    description: 'Its projects, epics and labels stay.',
    handler: removeOf(initiatives, 'initiative_id'),
  }),
  route({
    method: 'GET',
    path: `${one}projects/`,
    group,
    access: can.readWorkspace,
    query: listQuery(projects),
    status: 200,
    response: pageOf(projects),
    summary: 'List the projects of an initiative',
    description: 'Those that the caller may see.',
    handler: listAttached(projectsOfInitiative),
  }),
  route({
    method: 'POST',
    path: `${one}projects/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('project_ids'),
    status: 200,
    response: arrayOf(recordOf(projects)),
    summary: 'Attach projects to an initiative',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await attach(db, projectsOfInitiative, scope, params.initiative_id, body.project_ids)),
  }),
  route({
    method: 'DELETE',
    path: `${one}projects/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('project_ids'),
    status: 204,
    summary: 'Detach projects from an initiative',
    handler: ({ db, scope, params, body }) =>
      detach(db, projectsOfInitiative, scope, params.initiative_id, body.project_ids),
  }),
  route({
    method: 'GET',
    path: `${one}epics/`,
    group,
    access: can.readWorkspace,
    query: listQuery(epicsOfMember),
    status: 200,
    response: pageOf(epicsOfMember),
    summary: 'List the epics of an initiative',
    description: 'Those of projects that the caller is a member of.',
    handler: listAttached(epicsOfInitiative),
  }),
  route({
    method: 'POST',
    path: `${one}epics/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('epic_ids'),
    status: 200,
    response: arrayOf(recordOf(epicsOfMember)),
    summary: 'Attach epics to an initiative',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await attach(db, epicsOfInitiative, scope, params.initiative_id, body.epic_ids)),
  }),
  route({
    method: 'DELETE',
    path: `${one}epics/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('epic_ids'),
    status: 204,
    summary: 'Detach epics from an initiative',
    handler: ({ db, scope, params, body }) =>
      detach(db, epicsOfInitiative, scope, params.initiative_id, body.epic_ids),
  }),
]
