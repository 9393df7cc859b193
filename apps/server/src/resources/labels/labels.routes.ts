import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { createRecord } from '../../query/write.js'
import { getOf, listOf, versionOf } from '../operations.js'
import { atEnd } from '../position.js'
import { removeHolder } from '../work-items/remove-holder.js'
import { labels } from './labels.resource.js'
import { LabelInput, LabelUpdate } from './labels.schema.js'
import { updateLabel } from './write-label.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/labels/'
const one = `${path}{label_id}/` as const
const group = 'labels'
const conflicts = { 409: 'Another label of the project has this name or external id.' }

export const labelRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(labels),
    status: 200,
    response: pageOf(labels),
    summary: 'List labels',
    handler: listOf(labels),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: LabelInput,
    example: { name: 'Bug', color: '#d73a4a' },
    status: 201,
    response: recordOf(labels),
    errors: conflicts,
    summary: 'Create a label',
    handler: async ({ db, scope, body }) =>
      new JsonText(
        await createRecord(db, labels, scope, { ...body, sort_order: await atEnd(db, labels, scope) }),
      ),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(labels),
    summary: 'Get a label',
    handler: getOf(labels, 'label_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(labels, 'label_id'),
    group,
    access: can.writeInProject,
    body: LabelUpdate,
    example: { color: '#0052cc' },
    status: 200,
    response: recordOf(labels),
    errors: conflicts,
    summary: 'Update a label',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateLabel(db, scope, params.label_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(labels, 'label_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a label',
    description: 'Work items lose the label, and their activity tells so.',
    handler: ({ db, scope, params }) => removeHolder(db, labels, scope, params.label_id),
  }),
]
