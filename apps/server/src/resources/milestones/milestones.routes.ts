import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { requireRecord } from '../../query/read.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { createOf, getOf, listOf, sendPage, updateOf, versionOf } from '../operations.js'
import { removeHolder } from '../work-items/remove-holder.js'
import { addMilestoneWorkItems, removeMilestoneWorkItems } from './milestone-work-items.js'
import { milestoneWorkItems, milestones } from './milestones.resource.js'
import { MilestoneInput, MilestoneUpdate, MilestoneWorkItemInput } from './milestones.schema.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/milestones/'
const one = `${path}{milestone_id}/` as const
const items = `${one}work-items/` as const
const group = 'milestones'
const conflicts = { 409: 'Another milestone of the project has this external id.' }

export const milestoneRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(milestones),
    status: 200,
    response: pageOf(milestones),
    summary: 'List milestones',
    handler: listOf(milestones),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: MilestoneInput,
    example: { title: 'Charts on phones', target_date: '2026-12-01' },
    status: 201,
    response: recordOf(milestones),
    errors: conflicts,
    summary: 'Create a milestone',
    handler: createOf(milestones),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(milestones),
    summary: 'Get a milestone',
    handler: getOf(milestones, 'milestone_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(milestones, 'milestone_id'),
    group,
    access: can.writeInProject,
    body: MilestoneUpdate,
    example: { target_date: '2026-12-15' },
    status: 200,
    response: recordOf(milestones),
    errors: conflicts,
    summary: 'Update a milestone',
    handler: updateOf(milestones, 'milestone_id'),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(milestones, 'milestone_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a milestone',
    description: 'Its work items stay, and their activity tells that they lost it.',
    handler: ({ db, scope, params }) => removeHolder(db, milestones, scope, params.milestone_id),
  }),
  route({
    method: 'GET',
    path: items,
    group,
    access: can.readInProject,
    query: listQuery(milestoneWorkItems),
    status: 200,
    response: pageOf(milestoneWorkItems),
    summary: 'List the work items of a milestone',
    description: 'Their memberships, oldest first; `expand=issue` shows the work items.',
    handler: async (ctx) => {
      await requireRecord(ctx.db, milestones, ctx.scope, ctx.params.milestone_id)
      return sendPage(ctx, milestoneWorkItems, { where: sql`t.milestone_id = ${ctx.params.milestone_id}` })
    },
  }),
  route({
    method: 'POST',
    path: items,
    group,
    access: can.writeInProject,
    body: MilestoneWorkItemInput,
    status: 200,
    response: arrayOf(recordOf(milestoneWorkItems)),
    summary: 'Add work items to a milestone',
    description: 'Gives every membership of the milestone. Adding twice is harmless.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await addMilestoneWorkItems(db, scope, params.milestone_id, body.issues)),
  }),
  route({
    method: 'DELETE',
    path: items,
    group,
    access: can.writeInProject,
    body: MilestoneWorkItemInput,
    status: 204,
    summary: 'Take work items out of a milestone',
    handler: ({ db, scope, params, body }) =>
      removeMilestoneWorkItems(db, scope, params.milestone_id, body.issues),
  }),
]
