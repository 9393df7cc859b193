import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { getOf, listOf, versionOf } from '../operations.js'
import { states } from './states.resource.js'
import { StateInput, StateUpdate } from './states.schema.js'
import { createState, removeState, updateState } from './write-state.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/states/'
const one = `${path}{state_id}/` as const
const group = 'states'

export const stateRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(states),
    status: 200,
    response: pageOf(states),
    summary: 'List states',
    handler: listOf(states),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: StateInput,
    example: { name: 'In Review', color: '#8b5cf6', group: 'started' },
    // Not 201: existing clients know this operation with 200.
    status: 200,
    response: recordOf(states),
    errors: { 409: 'Another state of the project has this name or external id.' },
    summary: 'Create a state',
    handler: async ({ db, scope, body }) => new JsonText(await createState(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(states),
    summary: 'Get a state',
    handler: getOf(states, 'state_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(states, 'state_id'),
    group,
    access: can.writeInProject,
    body: StateUpdate,
    example: { color: '#7c3aed' },
    status: 200,
    response: recordOf(states),
    errors: { 409: 'Another state of the project has this name or external id.' },
    summary: 'Update a state',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateState(db, scope, params.state_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(states, 'state_id'),
    group,
    access: can.writeInProject,
    status: 204,
    errors: { 400: 'It is the default state, or work items are in it.' },
    summary: 'Delete a state',
    description: 'Not possible for the default state, nor while work items are in it.',
    handler: ({ db, scope, params }) => removeState(db, scope, params.state_id),
  }),
]
