import { sql } from 'kysely'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { badRequest } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { isUuid } from '../../ids.js'
import { arrayOf } from '../../query/schemas.js'
import { described } from '../../schema.js'
import { valueOf } from './work-item-properties.resource.js'
import { PropertyValue, PropertyValueUpdate, PropertyValues } from './work-item-properties.schema.js'
import { readValues, removeValues, writeValues } from './write-values.js'

const ofWorkItem =
  '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/'
const path = `${ofWorkItem}{property_id}/values/` as const
const group = 'work-item-property-values'
const response = Type.Union([PropertyValue, arrayOf(PropertyValue)])
const shape = 'One value, or an array of them for a property that takes several (`is_multi`).'

export const propertyValueRoutes = [
  route({
    method: 'GET',
    path: `${ofWorkItem}values/`,
    group,
    access: can.readInWorkItem,
    query: Type.Object({
      property: described(Type.Optional(Type.String()), 'Only of this property.'),
      issue: described(
        Type.Optional(Type.String()),
        'The work item of the path; another one has nothing here.',
      ),
      limit: described(Type.Optional(Type.Integer({ minimum: 1 })), 'Properties to send. Default: all.'),
      offset: described(Type.Optional(Type.Integer({ minimum: 0 })), 'Properties to skip.'),
    }),
    status: 200,
    response: arrayOf(PropertyValues),
    summary: 'List the property values of a work item',
    handler: async ({ db, scope, query }) => {
      const { property = null, issue = null } = query
      for (const [name, id] of Object.entries({ property, issue }))
        if (id !== null && !isUuid(id)) throw badRequest('invalid_filter', `${name} must be a UUID.`)
      const { rows } = await sql<{ property_id: string; values: unknown[] }>`
        select t.property_id, json_agg(${valueOf('t')} order by t.position) as values
        from work_item_property_values t join work_item_properties p on p.workspace_id = t.workspace_id and p.id = t.property_id
        where t.workspace_id = ${scope.workspaceId} and t.project_id = ${scope.projectId}
          and t.work_item_id = ${scope.workItemId}
          and (${property}::uuid is null or t.property_id = ${property}::uuid)
          and (${issue}::uuid is null or t.work_item_id = ${issue}::uuid)
        group by t.property_id, p.sort_order order by p.sort_order, t.property_id
        limit ${query.limit ?? null}::bigint offset ${query.offset ?? 0}::bigint`.execute(db)
      return rows
    },
  }),
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    status: 200,
    response,
    summary: 'Get the value of a property of a work item',
    description: `${shape} 404 when there is none.`,
    handler: async ({ db, scope, params }) => new JsonText(await readValues(db, scope, params.property_id)),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInWorkItem,
    body: PropertyValueUpdate,
    example: { value: 'Blue' },
    status: 200,
    response,
    summary: 'Set the value of a property of a work item',
    description: `Makes it or replaces it. ${shape}`,
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await writeValues(db, scope, params.property_id, body, false)),
  }),
  route({
    method: 'PATCH',
    path,
    group,
    access: can.writeInWorkItem,
    body: PropertyValueUpdate,
    example: { value: 'Green' },
    status: 200,
    response,
    summary: 'Change the value of a property of a work item',
    description: `404 when there is none yet. ${shape}`,
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await writeValues(db, scope, params.property_id, body, true)),
  }),
  route({
    method: 'DELETE',
    path,
    group,
    access: can.writeInWorkItem,
    status: 204,
    errors: { 400: 'The property is required.' },
    summary: 'Remove the value of a property of a work item',
    description: 'All values of a property that takes several. Not of a required property.',
    handler: ({ db, scope, params }) => removeValues(db, scope, params.property_id),
  }),
]
