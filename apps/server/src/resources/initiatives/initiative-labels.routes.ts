import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { createRecord } from '../../query/write.js'
import { attach, detach, idsBody, listAttached } from '../linked-records.js'
import { getOf, listOf, removeOf, updateOf, versionOf } from '../operations.js'
import { atEnd } from '../position.js'
import { labelsOfInitiative } from './initiative-links.js'
import { initiativeLabels } from './initiatives.resource.js'
import { InitiativeLabelInput, InitiativeLabelUpdate } from './initiatives.schema.js'

const path = '/workspaces/{workspace_slug}/initiatives/labels/'
const one = `${path}{label_id}/` as const
const ofInitiative = '/workspaces/{workspace_slug}/initiatives/{initiative_id}/labels/'
const group = 'initiative-labels'
const conflicts = { 409: 'Another initiative label of the workspace has this name or external id.' }

export const initiativeLabelRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(initiativeLabels),
    status: 200,
    response: pageOf(initiativeLabels),
    summary: 'List the initiative labels of a workspace',
    handler: listOf(initiativeLabels),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeWorkspace,
    body: InitiativeLabelInput,
    example: { name: 'Growth', color: '#0ea5e9' },
    status: 201,
    response: recordOf(initiativeLabels),
    errors: conflicts,
    summary: 'Create an initiative label',
    handler: async ({ db, scope, body }) =>
      new JsonText(
        await createRecord(db, initiativeLabels, scope, {
          sort_order: await atEnd(db, initiativeLabels, scope),
          ...body,
        }),
      ),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(initiativeLabels),
    summary: 'Get an initiative label',
    handler: getOf(initiativeLabels, 'label_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(initiativeLabels, 'label_id'),
    group,
    access: can.writeWorkspace,
    body: InitiativeLabelUpdate,
    example: { color: '#0284c7' },
    status: 200,
    response: recordOf(initiativeLabels),
    errors: conflicts,
    summary: 'Update an initiative label',
    handler: updateOf(initiativeLabels, 'label_id'),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(initiativeLabels, 'label_id'),
    group,
    access: can.writeWorkspace,
    status: 204,
    summary: 'Delete an initiative label',
    description: 'Initiatives lose it.',
    handler: removeOf(initiativeLabels, 'label_id'),
  }),
  route({
    method: 'GET',
    path: ofInitiative,
    group,
    access: can.readWorkspace,
    query: listQuery(initiativeLabels),
    status: 200,
    response: pageOf(initiativeLabels),
    summary: 'List the labels of an initiative',
    handler: listAttached(labelsOfInitiative),
  }),
  route({
    method: 'POST',
    path: ofInitiative,
    group,
    access: can.writeWorkspace,
    body: idsBody('label_ids'),
    status: 200,
    response: arrayOf(recordOf(initiativeLabels)),
    summary: 'Attach labels to an initiative',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await attach(db, labelsOfInitiative, scope, params.initiative_id, body.label_ids)),
  }),
  route({
    method: 'DELETE',
    path: ofInitiative,
    group,
    access: can.writeWorkspace,
    body: idsBody('label_ids'),
    status: 204,
    summary: 'Detach labels from an initiative',
    handler: ({ db, scope, params, body }) =>
      detach(db, labelsOfInitiative, scope, params.initiative_id, body.label_ids),
  }),
]
