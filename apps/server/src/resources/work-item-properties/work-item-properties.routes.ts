import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray, requireRecord } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { arrayListOf, getOf } from '../operations.js'
import { projectWorkItemTypes } from '../work-item-types/work-item-types.resource.js'
import { projectProperties, propertiesOfType, workspaceProperties } from './work-item-properties.resource.js'
import { WorkItemPropertyInput, WorkItemPropertyUpdate } from './work-item-properties.schema.js'
import { createProperty, removeProperty, updateProperty } from './write-property.js'

const ofWorkspace = '/workspaces/{workspace_slug}/work-item-properties/'
const ofProject = '/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/'
const ofType =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/'
const group = 'work-item-properties'
const conflicts = { 409: 'Another property, or another option of it, has this external id.' }

export const workItemPropertyRoutes = [
  route({
    method: 'GET',
    path: ofType,
    group,
    access: can.readInProject,
    query: arrayQuery(projectProperties),
    status: 200,
    response: arrayOf(recordOf(projectProperties)),
    summary: 'List the properties of a work item type',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, projectWorkItemTypes, scope, params.type_id)
      return new JsonText(await readArray(db, propertiesOfType(params.type_id), scope, query))
    },
  }),
  route({
    method: 'POST',
    path: ofType,
    group,
    access: can.writeInProject,
    body: WorkItemPropertyInput,
    example: {
      display_name: 'Severity',
      property_type: 'OPTION',
      options: [{ name: 'High' }, { name: 'Low' }],
    },
    status: 201,
    response: recordOf(projectProperties),
    errors: conflicts,
    summary: 'Create a property of a work item type',
    handler: async ({ db, scope, params, body }) => {
      await requireRecord(db, projectWorkItemTypes, scope, params.type_id)
      return new JsonText(
        await createProperty(db, propertiesOfType(params.type_id), scope, body, params.type_id),
      )
    },
  }),
  route({
    method: 'GET',
    path: `${ofType}{property_id}/`,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectProperties),
    summary: 'Get a property of a work item type',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, projectWorkItemTypes, scope, params.type_id)
      return new JsonText(
        await readRecord(db, propertiesOfType(params.type_id), scope, params.property_id, query),
      )
    },
  }),
  route({
    method: 'PATCH',
    path: `${ofType}{property_id}/`,
    group,
    access: can.writeInProject,
    body: WorkItemPropertyUpdate,
    example: { description: 'How bad it is.' },
    status: 200,
    response: recordOf(projectProperties),
    errors: conflicts,
    summary: 'Update a property of a work item type',
    handler: async ({ db, scope, params, body }) => {
      await requireRecord(db, projectWorkItemTypes, scope, params.type_id)
      return new JsonText(
        await updateProperty(db, propertiesOfType(params.type_id), scope, params.property_id, body),
      )
    },
  }),
  route({
    method: 'DELETE',
    path: `${ofType}{property_id}/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a property of a work item type',
    description: 'With its options and all its values.',
    handler: async ({ db, scope, params }) => {
      await requireRecord(db, projectWorkItemTypes, scope, params.type_id)
      await removeProperty(db, propertiesOfType(params.type_id), scope, params.property_id)
    },
  }),
  route({
    method: 'GET',
    path: ofProject,
    group,
    access: can.readInProject,
    query: arrayQuery(projectProperties),
    status: 200,
    response: arrayOf(recordOf(projectProperties)),
    summary: 'List the properties of a project',
    handler: arrayListOf(projectProperties),
  }),
  route({
    method: 'POST',
    path: ofProject,
    group,
    access: can.writeInProject,
    body: WorkItemPropertyInput,
    example: {
      display_name: 'Severity',
      property_type: 'OPTION',
      options: [{ name: 'High' }, { name: 'Low' }],
    },
    status: 201,
    response: recordOf(projectProperties),
    errors: conflicts,
    summary: 'Create a property of a project',
    handler: async ({ db, scope, body }) => {
      return new JsonText(await createProperty(db, projectProperties, scope, body))
    },
  }),
  route({
    method: 'GET',
    path: `${ofProject}{property_id}/`,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectProperties),
    summary: 'Get a property of a project',
    handler: getOf(projectProperties, 'property_id'),
  }),
  route({
    method: 'PATCH',
    path: `${ofProject}{property_id}/`,
    group,
    access: can.writeInProject,
    body: WorkItemPropertyUpdate,
    example: { description: 'How bad it is.' },
    status: 200,
    response: recordOf(projectProperties),
    errors: conflicts,
    summary: 'Update a property of a project',
    handler: async ({ db, scope, params, body }) => {
      return new JsonText(await updateProperty(db, projectProperties, scope, params.property_id, body))
    },
  }),
  route({
    method: 'DELETE',
    path: `${ofProject}{property_id}/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a property of a project',
    description: 'With its options and all its values.',
    handler: async ({ db, scope, params }) => {
      await removeProperty(db, projectProperties, scope, params.property_id)
    },
  }),
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    query: arrayQuery(workspaceProperties),
    status: 200,
    response: arrayOf(recordOf(workspaceProperties)),
    summary: 'List the properties of a workspace',
    handler: arrayListOf(workspaceProperties),
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: WorkItemPropertyInput,
    example: {
      display_name: 'Severity',
      property_type: 'OPTION',
      options: [{ name: 'High' }, { name: 'Low' }],
    },
    status: 201,
    response: recordOf(workspaceProperties),
    errors: conflicts,
    summary: 'Create a property of a workspace',
    handler: async ({ db, scope, body }) => {
      return new JsonText(await createProperty(db, workspaceProperties, scope, body))
    },
  }),
  route({
    method: 'GET',
    path: `${ofWorkspace}{property_id}/`,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(workspaceProperties),
    summary: 'Get a property of a workspace',
    handler: getOf(workspaceProperties, 'property_id'),
  }),
  route({
    method: 'PATCH',
    path: `${ofWorkspace}{property_id}/`,
    group,
    access: can.adminWorkspace,
    body: WorkItemPropertyUpdate,
    example: { description: 'How bad it is.' },
    status: 200,
    response: recordOf(workspaceProperties),
    errors: conflicts,
    summary: 'Update a property of a workspace',
    handler: async ({ db, scope, params, body }) => {
      return new JsonText(await updateProperty(db, workspaceProperties, scope, params.property_id, body))
    },
  }),
  route({
    method: 'DELETE',
    path: `${ofWorkspace}{property_id}/`,
    group,
    access: can.adminWorkspace,
    status: 204,
    summary: 'Delete a property of a workspace',
    description: 'With its options and all its values.',
    handler: async ({ db, scope, params }) => {
      await removeProperty(db, workspaceProperties, scope, params.property_id)
    },
  }),
]
