import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordOfListQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { getOf, listOf, versionOf } from '../operations.js'
import { links } from './links.resource.js'
import { LinkInput, LinkUpdate } from './links.schema.js'
import { createLink, removeLink, updateLink } from './write-link.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/links/'
const one = `${path}{link_id}/` as const
const group = 'work-item-links'
const faults = { 400: 'A field is wrong, or the work item has a link to this url already.' }

export const linkRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: listQuery(links),
    status: 200,
    response: pageOf(links),
    summary: 'List the links of a work item',
    handler: listOf(links),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInWorkItem,
    body: LinkInput,
    example: { url: 'https://example.com/tide-tables', title: 'Tide tables' },
    status: 201,
    response: recordOf(links),
    errors: faults,
    summary: 'Add a link to a work item',
    handler: async ({ db, scope, body }) => new JsonText(await createLink(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInWorkItem,
    query: RecordOfListQuery,
    status: 200,
    response: recordOf(links),
    summary: 'Get a link of a work item',
    handler: getOf(links, 'link_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(links, 'link_id'),
    group,
    access: can.writeInWorkItem,
    body: LinkUpdate,
    example: { title: 'Tide tables of the year' },
    status: 200,
    response: recordOf(links),
    errors: faults,
    summary: 'Update a link of a work item',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateLink(db, scope, params.link_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(links, 'link_id'),
    group,
    access: can.writeInWorkItem,
    status: 204,
    summary: 'Delete a link of a work item',
    handler: ({ db, scope, params }) => removeLink(db, scope, params.link_id),
  }),
]
