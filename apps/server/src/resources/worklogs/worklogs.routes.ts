import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { arrayQuery } from '../../query/filter.js'
import { readArray } from '../../query/read.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { createOf, versionOf } from '../operations.js'
import { worklogTotals, worklogs } from './worklogs.resource.js'
import { WorklogInput } from './worklogs.schema.js'
import { removeWorklog, updateWorklog } from './write-worklog.js'

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const path = `${inProject}work-items/{work_item_id}/worklogs/` as const
const one = `${path}{worklog_id}/` as const
const group = 'worklogs'
const own = 'For who logged the time, or an admin of the project.'

export const worklogRoutes = [
  route({
    method: 'GET',
    path: `${inProject}total-worklogs/`,
    aliases: [`${inProject}work-logs/total/`],
    group,
    access: can.readInProject,
    query: arrayQuery(worklogTotals),
    status: 200,
    response: arrayOf(recordOf(worklogTotals)),
    summary: 'List the time logged on each work item of a project',
    description: 'Work items without worklogs are not listed; archived ones are.',
    handler: async ({ db, scope, query }) => new JsonText(await readArray(db, worklogTotals, scope, query)),
  }),
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: arrayQuery(worklogs),
    status: 200,
    response: arrayOf(recordOf(worklogs)),
    summary: 'List the worklogs of a work item',
    handler: async ({ db, scope, query }) => new JsonText(await readArray(db, worklogs, scope, query)),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInWorkItem,
    body: WorklogInput,
    example: { description: 'Sounded the north basin', duration: 90 },
    status: 201,
    response: recordOf(worklogs),
    summary: 'Log time on a work item',
    handler: createOf(worklogs),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(worklogs, 'worklog_id'),
    group,
    access: can.writeInWorkItem,
    body: WorklogInput,
    example: { duration: 120 },
    status: 200,
    response: recordOf(worklogs),
    summary: 'Update a worklog',
    description: own,
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateWorklog(db, scope, params.worklog_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(worklogs, 'worklog_id'),
    group,
    access: can.writeInWorkItem,
    status: 204,
    summary: 'Delete a worklog',
    description: own,
    handler: ({ db, scope, params }) => removeWorklog(db, scope, params.worklog_id),
  }),
]
