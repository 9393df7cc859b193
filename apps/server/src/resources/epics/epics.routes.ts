import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import { can } from '../../access/can.js'
import type { ProjectScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { SourcedRecordQuery, listQuery } from '../../query/filter.js'
import { requireRecord } from '../../query/read.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { described, Uuid } from '../../schema.js'
import { getOf, listOf, sendPage, versionOf } from '../operations.js'
import { removeWorkItem } from '../work-items/remove-work-item.js'
import { epics, workItems } from '../work-items/work-items.resource.js'
import { EpicInput, EpicUpdate } from '../work-items/work-items.schema.js'
import { createWorkItem, updateWorkItem } from '../work-items/write-work-item.js'
import { adoptWorkItems } from './adopt-work-items.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/epics/'
const one = `${path}{epic_id}/` as const
const children = `${one}work-items/` as const
const group = 'epics'

/** The body under the names that work items have. */
function renamed<Body extends Static<typeof EpicUpdate>>({
  state_id,
  parent_id,
  assignee_ids,
  label_ids,
  ...body
}: Body) {
  return {
    ...body,
    ...(state_id === undefined ? {} : { state: state_id }),
    ...(parent_id === undefined ? {} : { parent: parent_id }),
    ...(assignee_ids === undefined ? {} : { assignees: assignee_ids }),
    ...(label_ids === undefined ? {} : { labels: label_ids }),
  }
}

async function requireEpicsOn(db: Db, scope: ProjectScope): Promise<void> {
  const { rows } = await sql`select 1 from projects where workspace_id = ${scope.workspaceId}
    and id = ${scope.projectId} and is_epics_enabled`.execute(db)
  if (rows.length === 0)
    throw badRequest('feature_off', 'Epics are turned off in this project. Turn on the feature epics first.')
}

export const epicRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(epics),
    status: 200,
    response: pageOf(epics),
    fromReplica: true,
    summary: 'List epics',
    handler: listOf(epics),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: EpicInput,
    example: { name: 'Offline charts', priority: 'medium' },
    status: 201,
    response: recordOf(epics),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Create an epic',
    description: 'The project must have epics turned on. Epics and work items share their numbers.',
    handler: async ({ db, scope, body }) => {
      await requireEpicsOn(db, scope)
      return new JsonText(await createWorkItem(db, epics, scope, renamed(body)))
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: SourcedRecordQuery,
    status: 200,
    response: recordOf(epics),
    summary: 'Get an epic',
    handler: getOf(epics, 'epic_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(epics, 'epic_id'),
    group,
    access: can.writeInProject,
    body: EpicUpdate,
    example: { priority: 'high' },
    status: 200,
    response: recordOf(epics),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Update an epic',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateWorkItem(db, epics, scope, params.epic_id, renamed(body))),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(epics, 'epic_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete an epic',
    description: 'Its work items stay, without a parent.',
    handler: ({ db, scope, params }) => removeWorkItem(db, epics, scope, params.epic_id),
  }),
  route({
    method: 'GET',
    path: children,
    entityTag: true,
    group,
    access: can.readInProject,
    query: listQuery(workItems),
    status: 200,
    response: pageOf(workItems),
    fromReplica: true,
    summary: 'List the work items of an epic',
    handler: async (ctx) => {
      await requireRecord(ctx.db, epics, ctx.scope, ctx.params.epic_id)
      return sendPage(ctx, workItems, {
        where: sql`t.parent_id = ${ctx.params.epic_id}`,
      })
    },
  }),
  route({
    method: 'POST',
    path: children,
    group,
    access: can.writeInProject,
    body: Type.Object({
      work_item_ids: described(
        Type.Array(Uuid, { minItems: 1, maxItems: 10_000 }),
        'Ids of work items of the project.',
      ),
    }),
    status: 200,
    response: arrayOf(recordOf(workItems)),
    summary: 'Put work items under an epic',
    description: 'Gives the work items. All of them are moved, or none.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await adoptWorkItems(db, scope, params.epic_id, body.work_item_ids)),
  }),
]
