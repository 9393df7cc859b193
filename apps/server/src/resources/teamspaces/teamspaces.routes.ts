import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { createRecord, updateRecord } from '../../query/write.js'
import { cleanDescription } from '../clean-description.js'
import { attach, detach, idsBody, listAttached } from '../linked-records.js'
import { getOf, listOf, removeOf, versionOf } from '../operations.js'
import { projects } from '../projects/projects.resource.js'
import {
  TeamspaceInput,
  TeamspaceUpdate,
  currentMembers,
  membersOfTeamspace,
  projectsOfTeamspace,
  teamspaces,
} from './teamspaces.resource.js'

const path = '/workspaces/{workspace_slug}/teamspaces/'
const one = `${path}{teamspace_id}/` as const
const group = 'teamspaces'
const conflicts = { 409: 'Another teamspace of the workspace has this external id.' }

export const teamspaceRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(teamspaces),
    status: 200,
    response: pageOf(teamspaces),
    summary: 'List teamspaces',
    handler: listOf(teamspaces),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeWorkspace,
    body: TeamspaceInput,
    example: { name: 'Pilots', description_html: '<p>Who brings ships in.</p>' },
    status: 201,
    response: recordOf(teamspaces),
    errors: conflicts,
    summary: 'Create a teamspace',
    handler: async ({ db, scope, body }) =>
      new JsonText(await createRecord(db, teamspaces, scope, cleanDescription(body))),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(teamspaces),
    summary: 'Get a teamspace',
    handler: getOf(teamspaces, 'teamspace_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(teamspaces, 'teamspace_id'),
    group,
    access: can.writeWorkspace,
    body: TeamspaceUpdate,
    example: { name: 'Harbour pilots' },
    status: 200,
    response: recordOf(teamspaces),
    errors: conflicts,
    summary: 'Update a teamspace',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateRecord(db, teamspaces, scope, params.teamspace_id, cleanDescription(body))),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(teamspaces, 'teamspace_id'),
    group,
    access: can.writeWorkspace,
    status: 204,
    summary: 'Delete a teamspace',
    description: 'Its projects and members stay in the workspace.',
    handler: removeOf(teamspaces, 'teamspace_id'),
  }),
  route({
    method: 'GET',
    path: `${one}projects/`,
    group,
    access: can.readWorkspace,
    query: listQuery(projects),
    status: 200,
    response: pageOf(projects),
    summary: 'List the projects of a teamspace',
    description: 'Those that the caller may see.',
    handler: listAttached(projectsOfTeamspace),
  }),
  route({
    method: 'POST',
    path: `${one}projects/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('project_ids'),
    status: 200,
    response: arrayOf(recordOf(projects)),
    summary: 'Add projects to a teamspace',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await attach(db, projectsOfTeamspace, scope, params.teamspace_id, body.project_ids)),
  }),
  route({
    method: 'DELETE',
    path: `${one}projects/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('project_ids'),
    status: 204,
    summary: 'Take projects out of a teamspace',
    handler: ({ db, scope, params, body }) =>
      detach(db, projectsOfTeamspace, scope, params.teamspace_id, body.project_ids),
  }),
  route({
    method: 'GET',
    path: `${one}members/`,
    group,
    access: can.readWorkspace,
    query: listQuery(currentMembers),
    status: 200,
    response: pageOf(currentMembers),
    summary: 'List the members of a teamspace',
    handler: listAttached(membersOfTeamspace),
  }),
  route({
    method: 'POST',
    path: `${one}members/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('member_ids'),
    status: 200,
    response: arrayOf(recordOf(currentMembers)),
    summary: 'Add members of the workspace to a teamspace',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await attach(db, membersOfTeamspace, scope, params.teamspace_id, body.member_ids)),
  }),
  route({
    method: 'DELETE',
    path: `${one}members/`,
    group,
    access: can.writeWorkspace,
    body: idsBody('member_ids'),
    status: 204,
    summary: 'Take members out of a teamspace',
    handler: ({ db, scope, params, body }) =>
      detach(db, membersOfTeamspace, scope, params.teamspace_id, body.member_ids),
  }),
]
