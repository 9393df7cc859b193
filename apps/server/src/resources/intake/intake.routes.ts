import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { isUuid } from '../../ids.js'
import { SourcedRecordQuery, listQuery } from '../../query/filter.js'
import { readOne } from '../../query/read.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { sendPage } from '../operations.js'
import { intakeWorkItems } from './intake.resource.js'
import { IntakeInput, IntakeStatusUpdate, IntakeUpdate } from './intake.schema.js'
import { createIntakeWorkItem, removeIntakeWorkItem, updateIntakeWorkItem } from './write-intake.js'

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const path = `${inProject}intake-issues/` as const
const one = `${path}{work_item_id}/` as const
const group = 'intake'
const [oldPath, oldOne] = [`${inProject}inbox-issues/`, `${inProject}inbox-issues/{work_item_id}/`]

export const intakeRoutes = [
  route({
    method: 'GET',
    path,
    aliases: [oldPath],
    group,
    access: can.readInProject,
    query: listQuery(intakeWorkItems),
    status: 200,
    response: pageOf(intakeWorkItems),
    summary: 'List what is in the intake',
    description: 'Without rows whose snoozed_till has passed. Empty while the intake is turned off.',
    handler: (ctx) =>
      sendPage(ctx, intakeWorkItems, {
        where: sql`(t.snoozed_till is null or t.snoozed_till >= now()) and exists (select from projects p
          where p.workspace_id = t.workspace_id and p.id = t.project_id and p.intake_view)`,
      }),
  }),
  route({
    method: 'POST',
    path,
    aliases: [oldPath],
    group,
    access: can.takePartInProject,
    body: IntakeInput,
    example: { issue: { name: 'The map is upside down', priority: 'high' } },
    status: 201,
    response: recordOf(intakeWorkItems),
    summary: 'Put a work item into the intake',
    description:
      'The project must have its intake turned on (`intake_view`). The work item is not listed until it is accepted.',
    handler: async ({ db, scope, body }) => new JsonText(await createIntakeWorkItem(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    aliases: [oldOne],
    group,
    access: can.readInProject,
    query: SourcedRecordQuery,
    status: 200,
    response: recordOf(intakeWorkItems),
    summary: 'Get what is in the intake, by the id of its work item',
    handler: async ({ db, scope, params, query }) => {
      const id = isUuid(params.work_item_id) ? params.work_item_id : null
      return new JsonText(await readOne(db, intakeWorkItems, scope, query, sql`t.work_item_id = ${id}::uuid`))
    },
  }),
  route({
    method: 'PATCH',
    path: one,
    aliases: [oldOne],
    group,
    access: can.takePartInProject,
    body: IntakeUpdate,
    example: { issue: { priority: 'low' } },
    status: 200,
    response: recordOf(intakeWorkItems),
    errors: { 409: 'Another work item of the project has this external id.' },
    summary: 'Change or decide what is in the intake',
    description:
      'Accepting (status 1) moves the work item to the default state of the project. Only an admin of the project decides; a guest changes the name and description of their own.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateIntakeWorkItem(db, scope, params.work_item_id, body)),
  }),
  route({
    method: 'PATCH',
    path: `${one}status/`,
    group,
    access: can.takePartInProject,
    body: IntakeStatusUpdate,
    example: { status: -1 },
    status: 200,
    response: recordOf(intakeWorkItems),
    summary: 'Decide what is in the intake',
    description: 'For an admin of the project.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateIntakeWorkItem(db, scope, params.work_item_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    aliases: [oldOne],
    group,
    access: can.takePartInProject,
    status: 204,
    summary: 'Delete what is in the intake',
    description:
      'With its work item, for an admin of the project or the creator; once accepted, the work item stays.',
    handler: ({ db, scope, params }) => removeIntakeWorkItem(db, scope, params.work_item_id),
  }),
]
