import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray, requireRecord } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import {
  optionsOf,
  projectProperties,
  propertyOptions,
  workspaceProperties,
} from './work-item-properties.resource.js'
import { PropertyOptionInput, PropertyOptionUpdate } from './work-item-properties.schema.js'
import { createOption, removeOption, updateOption } from './write-option.js'

const ofProject =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/options/'
const ofWorkspace = '/workspaces/{workspace_slug}/work-item-properties/{property_id}/options/'
const group = 'work-item-property-options'
const conflicts = { 409: 'Another option of the property has this external id.' }

export const propertyOptionRoutes = [
  route({
    method: 'GET',
    path: ofProject,
    group,
    access: can.readInProject,
    query: arrayQuery(propertyOptions),
    status: 200,
    response: arrayOf(recordOf(propertyOptions)),
    summary: 'List the options of a property of a project',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, projectProperties, scope, params.property_id)
      return new JsonText(await readArray(db, optionsOf(params.property_id), scope, query))
    },
  }),
  route({
    method: 'POST',
    path: ofProject,
    group,
    access: can.writeInProject,
    body: PropertyOptionInput,
    example: { name: 'Critical' },
    status: 201,
    response: recordOf(propertyOptions),
    errors: conflicts,
    summary: 'Create an option of a property of a project',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await createOption(db, projectProperties, scope, params.property_id, body)),
  }),
  route({
    method: 'GET',
    path: `${ofProject}{option_id}/`,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(propertyOptions),
    summary: 'Get an option of a property of a project',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, projectProperties, scope, params.property_id)
      return new JsonText(await readRecord(db, optionsOf(params.property_id), scope, params.option_id, query))
    },
  }),
  route({
    method: 'PATCH',
    path: `${ofProject}{option_id}/`,
    group,
    access: can.writeInProject,
    body: PropertyOptionUpdate,
    example: { is_default: true },
    status: 200,
    response: recordOf(propertyOptions),
    errors: conflicts,
    summary: 'Update an option of a property of a project',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(
        await updateOption(db, projectProperties, scope, params.property_id, params.option_id, body),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${ofProject}{option_id}/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete an option of a property of a project',
    description: 'Work items lose it as a value.',
    handler: ({ db, scope, params }) =>
      removeOption(db, projectProperties, scope, params.property_id, params.option_id),
  }),
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    query: arrayQuery(propertyOptions),
    status: 200,
    response: arrayOf(recordOf(propertyOptions)),
    summary: 'List the options of a property of a workspace',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, workspaceProperties, scope, params.property_id)
      return new JsonText(await readArray(db, optionsOf(params.property_id), scope, query))
    },
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: PropertyOptionInput,
    example: { name: 'Critical' },
    status: 201,
    response: recordOf(propertyOptions),
    errors: conflicts,
    summary: 'Create an option of a property of a workspace',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await createOption(db, workspaceProperties, scope, params.property_id, body)),
  }),
  route({
    method: 'GET',
    path: `${ofWorkspace}{option_id}/`,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(propertyOptions),
    summary: 'Get an option of a property of a workspace',
    handler: async ({ db, scope, params, query }) => {
      await requireRecord(db, workspaceProperties, scope, params.property_id)
      return new JsonText(await readRecord(db, optionsOf(params.property_id), scope, params.option_id, query))
    },
  }),
  route({
    method: 'PATCH',
    path: `${ofWorkspace}{option_id}/`,
    group,
    access: can.adminWorkspace,
    body: PropertyOptionUpdate,
    example: { is_default: true },
    status: 200,
    response: recordOf(propertyOptions),
    errors: conflicts,
    summary: 'Update an option of a property of a workspace',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(
        await updateOption(db, workspaceProperties, scope, params.property_id, params.option_id, body),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${ofWorkspace}{option_id}/`,
    group,
    access: can.adminWorkspace,
    status: 204,
    summary: 'Delete an option of a property of a workspace',
    description: 'Work items lose it as a value.',
    handler: ({ db, scope, params }) =>
      removeOption(db, workspaceProperties, scope, params.property_id, params.option_id),
  }),
]
