import { sql } from 'kysely'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { badRequest } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { readWhere } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import { SourcedRecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { readView } from '../../query/view.js'
import { described } from '../../schema.js'
import type { Resource } from '../../query/resource.js'
import { getOf, listOf, type Read, versionOf } from '../operations.js'
import { findByIdentifier, removeWorkItem, setArchived } from './remove-work-item.js'
import { archivedWorkItems, visibleWorkItems, workItems } from './work-items.resource.js'
import { WorkItemInput, WorkItemUpdate } from './work-items.schema.js'
import { createWorkItem, updateWorkItem } from './write-work-item.js'

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const path = `${inProject}work-items/` as const
const one = `${path}{work_item_id}/` as const
const group = 'work-items'

const externalQuery = (resource: Resource) =>
  Type.Object({
    ...listQuery(resource).properties,
    external_id: described(Type.Optional(Type.String()), 'Together with external_source.'),
    external_source: described(Type.Optional(Type.String()), 'Together with external_id.'),
  })

/** A page; of a project, both external names are one work item, which existing clients expect without a page. */
const listOrOne =
  (resource: Resource) =>
  async (call: Read & { query: { external_id?: string; external_source?: string } }): Promise<JsonText> => {
    const { db, scope, query } = call
    const { external_id, external_source } = query
    if (external_id === undefined && external_source === undefined) return listOf(resource)(call)
    if (external_id === undefined || external_source === undefined)
      throw badRequest('invalid_filter', 'external_id and external_source go together; send both.')
    return new JsonText(
      await readWhere(
        db,
        resource,
        scope,
        readView(resource, query),
        sql`t.external_id = ${external_id} and t.external_source = ${external_source}`,
      ),
    )
  }

export const workItemRoutes = [
  route({
    method: 'GET',
    path,
    entityTag: true,
    group,
    access: can.readInProject,
    query: externalQuery(workItems),
    status: 200,
    response: pageOf(workItems),
    fromReplica: true,
    summary: 'List work items',
    description:
      'Archived work items and drafts are not listed, nor epics. With both external_id and external_source the answer is the one work item that has them, not a page.',
    handler: listOrOne(workItems),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: WorkItemInput,
    example: { name: 'Show the harbour map on phones', priority: 'high', target_date: '2026-12-01' },
    status: 201,
    response: recordOf(workItems),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Create a work item',
    handler: async ({ db, scope, body }) => new JsonText(await createWorkItem(db, workItems, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    entityTag: true,
    group,
    access: can.readInProject,
    query: SourcedRecordQuery,
    status: 200,
    response: recordOf(workItems),
    summary: 'Get a work item',
    handler: getOf(workItems, 'work_item_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(workItems, 'work_item_id'),
    group,
    access: can.writeInProject,
    body: WorkItemUpdate,
    example: { priority: 'urgent' },
    status: 200,
    response: recordOf(workItems),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Update a work item',
    description: 'assignees and labels replace the whole set.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateWorkItem(db, workItems, scope, params.work_item_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(workItems, 'work_item_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a work item',
    description: 'For an admin of the project or the creator. Its number is not used again.',
    handler: ({ db, scope, params }) => removeWorkItem(db, workItems, scope, params.work_item_id),
  }),
  route({
    method: 'GET',
    path: `${inProject}archived-work-items/`,
    group,
    access: can.readInProject,
    query: externalQuery(archivedWorkItems),
    status: 200,
    response: pageOf(archivedWorkItems),
    fromReplica: true,
    summary: 'List archived work items',
    description: 'With both external_id and external_source the answer is the one work item, not a page.',
    handler: listOrOne(archivedWorkItems),
  }),
  route({
    method: 'POST',
    path: `${one}archive/`,
    group,
    access: can.writeInProject,
    status: 204,
    errors: { 400: 'It is not in a completed or cancelled state.' },
    summary: 'Archive a work item',
    description: 'It must be in a completed or cancelled state.',
    handler: ({ db, scope, params }) => setArchived(db, workItems, scope, params.work_item_id, true),
  }),
  route({
    method: 'DELETE',
    path: `${one}unarchive/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Bring an archived work item back',
    handler: ({ db, scope, params }) => setArchived(db, archivedWorkItems, scope, params.work_item_id, false),
  }),
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/work-items/{work_item_identifier}/',
    entityTag: true,
    group,
    access: can.readWorkspace,
    query: SourcedRecordQuery,
    status: 200,
    response: recordOf(visibleWorkItems),
    summary: 'Get a work item by its identifier, such as WEB-12',
    handler: async ({ db, scope, params, query }) => {
      readView(visibleWorkItems, query)
      const { id, projectId } = await findByIdentifier(db, scope, params.work_item_identifier)
      return new JsonText(await readRecord(db, visibleWorkItems, { ...scope, projectId }, id, query))
    },
  }),
]
