import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { notFound } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { isUuid } from '../../ids.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { readWhere, requireRecord } from '../../query/read.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { readView } from '../../query/view.js'
import { sendPage } from '../operations.js'
import { visibleWorkItems } from '../work-items/work-items.resource.js'
import { activities } from './activities.resource.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/activities/'
const group = 'work-item-activities'

export const activityRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(activities),
    status: 200,
    response: pageOf(activities),
    summary: 'List the activity of a work item',
    description: 'One row for each changed field, oldest first.',
    handler: async (ctx) => {
      await requireRecord(ctx.db, visibleWorkItems, ctx.scope, ctx.params.work_item_id)
      return sendPage(ctx, activities, {
        where: sql`t.work_item_id = ${ctx.params.work_item_id}`,
      })
    },
  }),
  route({
    method: 'GET',
    path: `${path}{activity_id}/`,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(activities),
    summary: 'Get one activity of a work item',
    handler: async ({ db, scope, params, query }) => {
      const view = readView(activities, query)
      await requireRecord(db, visibleWorkItems, scope, params.work_item_id)
      if (!isUuid(params.activity_id)) throw notFound('activity')
      const where = sql`t.work_item_id = ${params.work_item_id} and t.id = ${params.activity_id}`
      return new JsonText(await readWhere(db, activities, scope, view, where))
    },
  }),
]
