import { can } from '../../access/can.js'
import type { Access } from '../../access/access.js'
import { JsonText, route, type Route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray, requireRecord } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import type { Resource } from '../../query/resource.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { versionOf } from '../operations.js'
import {
  optionsOf,
  projectProperties,
  propertyOptions,
  workspaceProperties,
} from './work-item-properties.resource.js'
import { PropertyOptionInput, PropertyOptionUpdate } from './work-item-properties.schema.js'
import { createOption, removeOption, updateOption } from './write-option.js'
import type { Place } from './write-property.js'

const group = 'work-item-property-options'
const errors = { 409: 'Another option of the property has this external id.' }

/** Where properties lie whose options these are. */
interface Home<Scope extends Place> {
  /** Ends with `{property_id}/options/`. */
  path: `${string}{property_id}/options/`
  properties: Resource
  of: string
  read: Access<Scope>
  write: Access<Scope>
}

function optionRoutes<Scope extends Place>({ path, properties, of, read, write }: Home<Scope>): Route[] {
  const one = `${path}{option_id}/` as const
  return [
    route({
      method: 'GET',
      path,
      group,
      access: read,
      query: arrayQuery(propertyOptions),
      status: 200,
      response: arrayOf(recordOf(propertyOptions)),
      summary: `List the options of a property of a ${of}`,
      handler: async ({ db, scope, params, query }) => {
        await requireRecord(db, properties, scope, params.property_id)
        return new JsonText(await readArray(db, optionsOf(params.property_id), scope, query))
      },
    }),
    route({
      method: 'POST',
      path,
      group,
      access: write,
      body: PropertyOptionInput,
      example: { name: 'Critical' },
      status: 201,
      response: recordOf(propertyOptions),
      errors,
      summary: `Create an option of a property of a ${of}`,
      handler: async ({ db, scope, params, body }) =>
        new JsonText(await createOption(db, properties, scope, params.property_id, body)),
    }),
    route({
      method: 'GET',
      path: one,
      group,
      access: read,
      query: RecordQuery,
      status: 200,
      response: recordOf(propertyOptions),
      summary: `Get an option of a property of a ${of}`,
      handler: async ({ db, scope, params, query }) => {
        await requireRecord(db, properties, scope, params.property_id)
        return new JsonText(
          await readRecord(db, optionsOf(params.property_id), scope, params.option_id, query),
        )
      },
    }),
    route({
      method: 'PATCH',
      path: one,
      ifMatch: versionOf(({ property_id = '' }) => optionsOf(property_id), 'option_id'),
      group,
      access: write,
      body: PropertyOptionUpdate,
      example: { is_default: true },
      status: 200,
      response: recordOf(propertyOptions),
      errors,
      summary: `Update an option of a property of a ${of}`,
      handler: async ({ db, scope, params, body }) =>
        new JsonText(await updateOption(db, properties, scope, params.property_id, params.option_id, body)),
    }),
    route({
      method: 'DELETE',
      path: one,
      ifMatch: versionOf(({ property_id = '' }) => optionsOf(property_id), 'option_id'),
      group,
      access: write,
      status: 204,
      summary: `Delete an option of a property of a ${of}`,
      description: 'Work items lose it as a value.',
      handler: ({ db, scope, params }) =>
        removeOption(db, properties, scope, params.property_id, params.option_id),
    }),
  ]
}

export const propertyOptionRoutes = [
  ...optionRoutes({
    path: '/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/options/',
    properties: projectProperties,
    of: 'project',
    read: can.readInProject,
    write: can.writeInProject,
  }),
  ...optionRoutes({
    path: '/workspaces/{workspace_slug}/work-item-properties/{property_id}/options/',
    properties: workspaceProperties,
    of: 'workspace',
    read: can.readWorkspace,
    write: can.adminWorkspace,
  }),
]
