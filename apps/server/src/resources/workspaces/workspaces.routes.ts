import { can } from '../../access/can.js'
import { conflictOn, violationOf } from '../../database/constraint-errors.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { updateRecord } from '../../query/write.js'
import { listOf, versionOf } from '../operations.js'
import { checkTimezone } from '../timezone.js'
import { createWorkspace } from './create-workspace.js'
import { removeWorkspace } from './remove-workspace.js'
import { workspaces } from './workspaces.resource.js'
import { RemovalQuery, WorkspaceInput, WorkspaceUpdate } from './workspaces.schema.js'

const path = '/workspaces/'
const one = `${path}{workspace_slug}/` as const
const group = 'workspaces'

export const workspaceRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.haveAccount,
    query: listQuery(workspaces),
    status: 200,
    response: pageOf(workspaces),
    summary: 'List the workspaces of the caller',
    handler: listOf(workspaces),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.haveAccount,
    body: WorkspaceInput,
    example: { name: 'North Harbour', slug: 'north-harbour' },
    status: 201,
    response: recordOf(workspaces),
    errors: { 409: 'Another workspace has this slug.' },
    summary: 'Create a workspace',
    description: 'The caller becomes its owner and first admin.',
    handler: async ({ db, scope, body }) => {
      const { id } = await createWorkspace(db, scope.userId, body).catch((error: unknown) => {
        throw violationOf(error)?.field === 'slug' ? conflictOn('slug', 'workspace') : error
      })
      return new JsonText(await readRecord(db, workspaces, scope, id))
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(workspaces),
    summary: 'Get a workspace',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, workspaces, scope, scope.workspaceId, query)),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(workspaces, ({ scope }) => scope.workspaceId),
    group,
    access: can.adminWorkspace,
    body: WorkspaceUpdate,
    example: { name: 'North Harbour Ltd' },
    status: 200,
    response: recordOf(workspaces),
    summary: 'Rename a workspace',
    description: 'Changes its name, size, time zone or logo. The slug stays.',
    handler: async ({ db, scope, body }) => {
      if (body.timezone) checkTimezone(body.timezone)
      return new JsonText(await updateRecord(db, workspaces, scope, scope.workspaceId, body))
    },
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(workspaces, ({ scope }) => scope.workspaceId),
    group,
    access: can.adminWorkspace,
    query: RemovalQuery,
    status: 204,
    summary: 'Delete a workspace',
    description:
      'For good, with everything in it and its files: nothing brings it back but an archive. The slug must be repeated.',
    handler: ({ db, scope, query }) => removeWorkspace(db, scope, query.confirm),
  }),
]
