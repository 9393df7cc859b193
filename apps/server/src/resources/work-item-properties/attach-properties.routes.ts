import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { route } from '../../http/route.js'
import { Uuids, described } from '../../schema.js'
import { attachProperties, detachProperty, listAttached } from './attach-properties.js'
import { AttachInput } from './work-item-properties.schema.js'

const ofWorkspace = '/workspaces/{workspace_slug}/work-item-types/{type_id}/properties/'
const ofProject = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/properties/'
const group = 'work-item-types'

export const attachedPropertyRoutes = [
  route({
    method: 'POST',
    path: ofProject,
    group,
    access: can.writeInProject,
    body: AttachInput,
    status: 200,
    // Not a bare array: both published clients read `properties`.
    response: Type.Object({ properties: described(Uuids, 'All properties of the type.') }),
    summary: 'Attach properties to a work item type of a project',
    handler: async ({ db, scope, params, body }) => ({
      properties: await attachProperties(db, scope, params.type_id, body),
    }),
  }),
  route({
    method: 'DELETE',
    path: `${ofProject}{property_id}/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Detach a property from a work item type of a project',
    description: 'Work items keep their values.',
    handler: ({ db, scope, params }) => detachProperty(db, scope, params.type_id, params.property_id),
  }),
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    status: 200,
    response: Uuids,
    summary: 'List the ids of the properties of a work item type',
    handler: ({ db, scope, params }) => listAttached(db, scope, params.type_id),
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: AttachInput,
    status: 200,
    response: Uuids,
    summary: 'Attach properties to a work item type',
    description: 'Gives the ids of all its properties.',
    handler: ({ db, scope, params, body }) => attachProperties(db, scope, params.type_id, body),
  }),
  route({
    method: 'DELETE',
    path: `${ofWorkspace}{property_id}/`,
    group,
    access: can.adminWorkspace,
    status: 204,
    summary: 'Detach a property from a work item type',
    description: 'Work items keep their values.',
    handler: ({ db, scope, params }) => detachProperty(db, scope, params.type_id, params.property_id),
  }),
]
