import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray } from '../../query/read.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { getOf, removeOf, versionOf } from '../operations.js'
import { ProjectStateInput, ProjectStateUpdate, projectStates } from './project-states.resource.js'
import { createProjectState, updateProjectState } from './write-project-state.js'

const path = '/workspaces/{workspace_slug}/project-states/'
const one = `${path}{state_id}/` as const
const group = 'workspace-project-states'
const conflicts = { 409: 'Another project state of the workspace has this name or external id.' }

export const projectStateRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: arrayQuery(projectStates),
    status: 200,
    response: arrayOf(recordOf(projectStates)),
    summary: 'List the states for projects',
    description: 'All of them in one array.',
    handler: async ({ db, scope, query }) => new JsonText(await readArray(db, projectStates, scope, query)),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeWorkspace,
    body: ProjectStateInput,
    example: { name: 'Under way', group: 'started', color: '#f59e0b' },
    status: 201,
    response: recordOf(projectStates),
    errors: conflicts,
    summary: 'Create a state for projects',
    description: 'The workspace must have project grouping turned on (`project_grouping`).',
    handler: async ({ db, scope, body }) => new JsonText(await createProjectState(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectStates),
    summary: 'Get a state for projects',
    handler: getOf(projectStates, 'state_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(projectStates, 'state_id'),
    group,
    access: can.writeWorkspace,
    body: ProjectStateUpdate,
    example: { color: '#46a758' },
    status: 200,
    response: recordOf(projectStates),
    errors: conflicts,
    summary: 'Update a state for projects',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateProjectState(db, scope, params.state_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(projectStates, 'state_id'),
    group,
    access: can.writeWorkspace,
    status: 204,
    summary: 'Delete a state for projects',
    handler: removeOf(projectStates, 'state_id'),
  }),
]
