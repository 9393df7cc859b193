import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { createRecord } from '../../query/write.js'
import { requireFeature } from '../features/require-feature.js'
import { getOf, listOf, removeOf, updateOf, versionOf } from '../operations.js'
import { atEnd } from '../position.js'
import { ProjectLabelInput, ProjectLabelUpdate, projectLabels } from './project-labels.resource.js'

const path = '/workspaces/{workspace_slug}/project-labels/'
const one = `${path}{label_id}/` as const
const group = 'project-labels'
const conflicts = { 409: 'Another project label of the workspace has this name or external id.' }

export const projectLabelRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(projectLabels),
    status: 200,
    response: pageOf(projectLabels),
    summary: 'List the labels for projects',
    handler: listOf(projectLabels),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeWorkspace,
    body: ProjectLabelInput,
    example: { name: 'Customer', color: '#0052cc' },
    status: 201,
    response: recordOf(projectLabels),
    errors: conflicts,
    summary: 'Create a label for projects',
    description: 'The workspace must have project grouping turned on (`project_grouping`).',
    handler: async ({ db, scope, body }) => {
      await requireFeature(db, scope, 'project_grouping')
      const sort_order = await atEnd(db, projectLabels, scope)
      return new JsonText(await createRecord(db, projectLabels, scope, { sort_order, ...body }))
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectLabels),
    summary: 'Get a label for projects',
    handler: getOf(projectLabels, 'label_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(projectLabels, 'label_id'),
    group,
    access: can.writeWorkspace,
    body: ProjectLabelUpdate,
    example: { color: '#d73a4a' },
    status: 200,
    response: recordOf(projectLabels),
    errors: conflicts,
    summary: 'Update a label for projects',
    handler: updateOf(projectLabels, 'label_id'),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(projectLabels, 'label_id'),
    group,
    access: can.writeWorkspace,
    status: 204,
    summary: 'Delete a label for projects',
    handler: removeOf(projectLabels, 'label_id'),
  }),
]
