import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { createRecord } from '../../query/write.js'
import { listOf, removeOf, updateOf, versionOf } from '../operations.js'
import { atEnd } from '../position.js'
import { relationDefinitions } from './work-item-relations.resource.js'
import { RelationDefinitionInput, RelationDefinitionUpdate } from './work-item-relations.schema.js'

const path = '/workspaces/{workspace_slug}/work-item-relation-definitions/'
const one = `${path}{definition_id}/` as const
const group = 'work-item-relations'
const conflicts = { 409: 'Another relation definition of the workspace has this external id.' }

export const relationDefinitionRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(relationDefinitions),
    status: 200,
    response: pageOf(relationDefinitions),
    summary: 'List the relation definitions of a workspace',
    handler: listOf(relationDefinitions),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.adminWorkspace,
    body: RelationDefinitionInput,
    example: { name: 'Implementation', outward: 'implements', inward: 'implemented by' },
    status: 201,
    response: recordOf(relationDefinitions),
    errors: conflicts,
    summary: 'Define a kind of relation',
    handler: async ({ db, scope, body }) =>
      new JsonText(
        await createRecord(db, relationDefinitions, scope, {
          sort_order: await atEnd(db, relationDefinitions, scope),
          ...body,
        }),
      ),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(relationDefinitions, 'definition_id'),
    group,
    access: can.adminWorkspace,
    body: RelationDefinitionUpdate,
    example: { color: '#0ea5e9' },
    status: 200,
    response: recordOf(relationDefinitions),
    errors: conflicts,
    summary: 'Update a relation definition',
    handler: updateOf(relationDefinitions, 'definition_id'),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(relationDefinitions, 'definition_id'),
    group,
    access: can.adminWorkspace,
    status: 204,
    summary: 'Delete a relation definition',
    description: 'The relations by it go with it.',
    handler: removeOf(relationDefinitions, 'definition_id'),
  }),
]
