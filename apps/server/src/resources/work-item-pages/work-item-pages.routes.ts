import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { removeRecord } from '../../query/write.js'
import { Uuid, described } from '../../schema.js'
import { listOf } from '../operations.js'
import { findPageLink, linkPage } from './link-page.js'
import { workItemPages } from './work-item-pages.resource.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/pages/'
const one = `${path}{page_id}/` as const
const group = 'work-item-pages'
const either = 'By the id of the link or of the page.'

export const workItemPageRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: listQuery(workItemPages),
    status: 200,
    response: pageOf(workItemPages),
    summary: 'List the pages linked to a work item',
    handler: listOf(workItemPages),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInWorkItem,
    body: Type.Object({ page_id: described(Uuid, 'A page of the project or of the workspace.') }),
    status: 201,
    response: recordOf(workItemPages),
    errors: { 409: 'The page is linked to the work item already.' },
    summary: 'Link a page to a work item',
    handler: async ({ db, scope, body }) => new JsonText(await linkPage(db, scope, body.page_id)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInWorkItem,
    query: RecordQuery,
    status: 200,
    response: recordOf(workItemPages),
    summary: 'Get a link from a work item to a page',
    description: either,
    handler: async ({ db, scope, params, query }) =>
      new JsonText(
        await readRecord(db, workItemPages, scope, await findPageLink(db, scope, params.page_id), query),
      ),
  }),
  route({
    method: 'DELETE',
    path: one,
    group,
    access: can.writeInWorkItem,
    status: 204,
    summary: 'Unlink a page from a work item',
    description: `${either} The page stays.`,
    handler: async ({ db, scope, params }) =>
      removeRecord(db, workItemPages, scope, await findPageLink(db, scope, params.page_id)),
  }),
]
