import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { arrayListOf, getOf, versionOf } from '../operations.js'
import { Form, FormQuery, describeForm } from './describe-form.js'
import { importWorkItemTypes } from './use-work-item-types.js'
import { projectWorkItemTypes, workItemTypes } from './work-item-types.resource.js'
import { ImportInput, WorkItemTypeInput, WorkItemTypeUpdate } from './work-item-types.schema.js'
import {
  createWorkItemType,
  removeProjectType,
  removeWorkItemType,
  updateWorkItemType,
} from './write-work-item-type.js'

const ofWorkspace = '/workspaces/{workspace_slug}/work-item-types/'
const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const ofProject = `${inProject}work-item-types/` as const
const group = 'work-item-types'
const conflicts = { 409: 'Another work item type of the workspace has this external id.' }
const inUse = { 400: 'Work items have it, it is the default type, or the last one for epics.' }

export const workItemTypeRoutes = [
  route({
    method: 'GET',
    path: ofProject,
    group,
    access: can.readInProject,
    query: arrayQuery(projectWorkItemTypes),
    status: 200,
    response: arrayOf(recordOf(projectWorkItemTypes)),
    summary: 'List the work item types of a project',
    handler: arrayListOf(projectWorkItemTypes),
  }),
  route({
    method: 'POST',
    path: ofProject,
    group,
    access: can.writeInProject,
    body: WorkItemTypeInput,
    example: { name: 'Bug', description: 'Something that is broken.' },
    status: 201,
    response: recordOf(projectWorkItemTypes),
    errors: conflicts,
    summary: 'Create a work item type in a project',
    description: 'It belongs to the project. project_ids names further projects that use it.',
    handler: async ({ db, scope, body }) => new JsonText(await createWorkItemType(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: `${ofProject}schema/`,
    group,
    access: can.readInProject,
    query: FormQuery,
    status: 200,
    response: Form,
    summary: 'Describe the fields of a new work item',
    handler: ({ db, scope, query }) => describeForm(db, scope, query),
  }),
  route({
    method: 'POST',
    path: `${inProject}import-work-item-types/`,
    aliases: [`${ofProject}import-work-item-types/`],
    group,
    access: can.writeInProject,
    body: ImportInput,
    status: 200,
    response: arrayOf(recordOf(projectWorkItemTypes)),
    summary: 'Use types of the workspace in a project',
    description:
      'Gives the types. Using one twice is harmless. All of them, or none when one does not exist.',
    handler: async ({ db, scope, body }) => new JsonText(await importWorkItemTypes(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: `${ofProject}{type_id}/`,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectWorkItemTypes),
    summary: 'Get a work item type of a project',
    handler: getOf(projectWorkItemTypes, 'type_id'),
  }),
  route({
    method: 'PATCH',
    path: `${ofProject}{type_id}/`,
    ifMatch: versionOf(projectWorkItemTypes, 'type_id'),
    group,
    access: can.writeInProject,
    body: WorkItemTypeUpdate,
    example: { description: 'Something that does not work.' },
    status: 200,
    response: recordOf(projectWorkItemTypes),
    errors: conflicts,
    summary: 'Update a work item type of a project',
    description: 'Only one that was made in the project; the others are changed on the workspace.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateWorkItemType(db, scope, params.type_id, body)),
  }),
  route({
    method: 'DELETE',
    path: `${ofProject}{type_id}/`,
    ifMatch: versionOf(projectWorkItemTypes, 'type_id'),
    group,
    access: can.writeInProject,
    status: 204,
    errors: inUse,
    summary: 'Take a work item type from a project',
    description:
      'Not while work items of the project have it. A type that was made in the project and that no other project uses is deleted.',
    handler: ({ db, scope, params }) => removeProjectType(db, scope, params.type_id),
  }),
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    query: arrayQuery(workItemTypes),
    status: 200,
    response: arrayOf(recordOf(workItemTypes)),
    summary: 'List the work item types of a workspace',
    handler: arrayListOf(workItemTypes),
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: WorkItemTypeInput,
    example: { name: 'Incident', level: 0 },
    status: 201,
    response: recordOf(workItemTypes),
    errors: conflicts,
    summary: 'Create a work item type in a workspace',
    description: 'project_ids names the projects that use it.',
    handler: async ({ db, scope, body }) => new JsonText(await createWorkItemType(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: `${ofWorkspace}{type_id}/`,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(workItemTypes),
    summary: 'Get a work item type of a workspace',
    handler: getOf(workItemTypes, 'type_id'),
  }),
  route({
    method: 'PATCH',
    path: `${ofWorkspace}{type_id}/`,
    ifMatch: versionOf(workItemTypes, 'type_id'),
    group,
    access: can.adminWorkspace,
    body: WorkItemTypeUpdate,
    example: { level: 1 },
    status: 200,
    response: recordOf(workItemTypes),
    errors: conflicts,
    summary: 'Update a work item type of a workspace',
    description: 'project_ids replaces the whole set.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateWorkItemType(db, scope, params.type_id, body)),
  }),
  route({
    method: 'DELETE',
    path: `${ofWorkspace}{type_id}/`,
    ifMatch: versionOf(workItemTypes, 'type_id'),
    group,
    access: can.adminWorkspace,
    status: 204,
    errors: inUse,
    summary: 'Delete a work item type',
    description: 'Not while work items have it.',
    handler: ({ db, scope, params }) => removeWorkItemType(db, scope, params.type_id),
  }),
]
