import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { notFound } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { isUuid } from '../../ids.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { readWhere, requireRecord } from '../../query/read.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { readView } from '../../query/view.js'
import { sendPage } from '../operations.js'
import { workItems } from '../work-items/work-items.resource.js'
import { addCycleWorkItems, removeCycleWorkItem } from './cycle-work-items.js'
import { cycleWorkItems, cycles } from './cycles.resource.js'
import { CycleWorkItemInput } from './cycles.schema.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/'
const one = `${path}{work_item_id}/` as const
const group = 'cycle-work-items'

export const cycleWorkItemRoutes = [
  route({
    method: 'GET',
    path,
    entityTag: true,
    group,
    access: can.readInProject,
    query: listQuery(workItems),
    status: 200,
    response: pageOf(workItems),
    fromReplica: true,
    summary: 'List the work items of a cycle',
    handler: async (ctx) => {
      await requireRecord(ctx.db, cycles, ctx.scope, ctx.params.cycle_id)
      return sendPage(ctx, workItems, {
        where: sql`exists (select from cycle_work_items l where l.workspace_id = t.workspace_id
            and l.project_id = t.project_id and l.cycle_id = ${ctx.params.cycle_id} and l.work_item_id = t.id)`,
        order: 'created_at',
      })
    },
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: CycleWorkItemInput,
    status: 200,
    response: arrayOf(recordOf(cycleWorkItems)),
    errors: { 400: 'The cycle has ended, or an id is not that of a work item of the project.' },
    summary: 'Put work items into a cycle',
    description:
      'A work item is in one cycle: it leaves the one that it is in. Gives every membership of the cycle, newest first.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await addCycleWorkItems(db, scope, params.cycle_id, body.issues)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(cycleWorkItems),
    summary: 'Get the membership of a work item in a cycle',
    handler: async ({ db, scope, params, query }) => {
      const view = readView(cycleWorkItems, query)
      await requireRecord(db, cycles, scope, params.cycle_id)
      if (!isUuid(params.work_item_id)) throw notFound('work item')
      const where = sql`t.cycle_id = ${params.cycle_id} and t.work_item_id = ${params.work_item_id}`
      return new JsonText(await readWhere(db, cycleWorkItems, scope, view, where))
    },
  }),
  route({
    method: 'DELETE',
    path: one,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Take a work item out of a cycle',
    handler: ({ db, scope, params }) => removeCycleWorkItem(db, scope, params.cycle_id, params.work_item_id),
  }),
]
