import type { Access } from '../../access/access.js'
import { can } from '../../access/can.js'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { JsonText, route, type Route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray, requireRecord } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import type { Resource } from '../../query/resource.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { versionOf } from '../operations.js'
import { projectWorkItemTypes } from '../work-item-types/work-item-types.resource.js'
import { projectProperties, propertiesOfType, workspaceProperties } from './work-item-properties.resource.js'
import { WorkItemPropertyInput, WorkItemPropertyUpdate } from './work-item-properties.schema.js'
import { createProperty, removeProperty, updateProperty, type Place } from './write-property.js'

const group = 'work-item-properties'
const errors = { 409: 'Another property, or another option of it, has this external id.' }
const example = {
  display_name: 'Severity',
  property_type: 'OPTION',
  options: [{ name: 'High' }, { name: 'Low' }],
}

/** Where properties lie. */
interface Home<Scope extends Place> {
  path: `${string}work-item-properties/`
  of: string
  properties: Resource
  read: Access<Scope>
  write: Access<Scope>
  /** The properties that the path means, once whatever it names is known to be there. */
  find: (db: Db, scope: Scope, params: Readonly<Record<string, string>>) => Promise<Resource>
}

function propertyRoutes<Scope extends Place>(home: Home<Scope>): Route[] {
  const { path, of, properties, read, write, find } = home
  const one = `${path}{property_id}/` as const
  const response = recordOf(properties)
  return [
    route({
      method: 'GET',
      path,
      group,
      access: read,
      query: arrayQuery(properties),
      status: 200,
      response: arrayOf(response),
      summary: `List the properties of a ${of}`,
      handler: async ({ db, scope, params, query }) =>
        new JsonText(await readArray(db, await find(db, scope, params), scope, query)),
    }),
    route({
      method: 'POST',
      path,
      group,
      access: write,
      body: WorkItemPropertyInput,
      example,
      status: 201,
      response,
      errors,
      summary: `Create a property of a ${of}`,
      handler: async ({ db, scope, params, body }) => {
        const resource = await find(db, scope, params)
        return new JsonText(await createProperty(db, resource, scope, body, typeIn(params)))
      },
    }),
    route({
      method: 'GET',
      path: one,
      group,
      access: read,
      query: RecordQuery,
      status: 200,
      response,
      summary: `Get a property of a ${of}`,
      handler: async ({ db, scope, params, query }) =>
        new JsonText(await readRecord(db, await find(db, scope, params), scope, params.property_id, query)),
    }),
    route({
      method: 'PATCH',
      path: one,
      ifMatch: versionOf(properties, 'property_id'),
      group,
      access: write,
      body: WorkItemPropertyUpdate,
      example: { description: 'How bad it is.' },
      status: 200,
      response,
      errors,
      summary: `Update a property of a ${of}`,
      handler: async ({ db, scope, params, body }) =>
        new JsonText(
          await updateProperty(db, await find(db, scope, params), scope, params.property_id, body),
        ),
    }),
    route({
      method: 'DELETE',
      path: one,
      ifMatch: versionOf(properties, 'property_id'),
      group,
      access: write,
      status: 204,
      summary: `Delete a property of a ${of}`,
      description: 'With its options and all its values.',
      handler: async ({ db, scope, params }) =>
        removeProperty(db, await find(db, scope, params), scope, params.property_id),
    }),
  ]
}

const typeIn = (params: Readonly<Record<string, string>>): string | undefined => params['type_id']

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const ofProject = { properties: projectProperties, read: can.readInProject, write: can.writeInProject }

export const workItemPropertyRoutes = [
  ...propertyRoutes({
    ...ofProject,
    path: `${inProject}work-item-types/{type_id}/work-item-properties/`,
    of: 'work item type',
    find: async (db, scope: ProjectScope, { type_id: id = '' }) => {
      await requireRecord(db, projectWorkItemTypes, scope, id)
      return propertiesOfType(id)
    },
  }),
  ...propertyRoutes({
    ...ofProject,
    path: `${inProject}work-item-properties/`,
    of: 'project',
    find: () => Promise.resolve(projectProperties),
  }),
  ...propertyRoutes({
    path: '/workspaces/{workspace_slug}/work-item-properties/',
    of: 'workspace',
    properties: workspaceProperties,
    read: can.readWorkspace,
    write: can.adminWorkspace,
    find: () => Promise.resolve(workspaceProperties),
  }),
]
