import { can } from '../../access/can.js'
import { route } from '../../http/route.js'
import { RecordOfListQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { getOf, listOf } from '../operations.js'
import { activities } from './activities.resource.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/activities/'
const group = 'work-item-activities'

export const activityRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: listQuery(activities),
    status: 200,
    response: pageOf(activities),
    fromReplica: true,
    summary: 'List the activity of a work item',
    description: 'One row for each changed field, oldest first.',
    handler: listOf(activities),
  }),
  route({
    method: 'GET',
    path: `${path}{activity_id}/`,
    group,
    access: can.readInWorkItem,
    query: RecordOfListQuery,
    status: 200,
    response: recordOf(activities),
    summary: 'Get one activity of a work item',
    handler: getOf(activities, 'activity_id'),
  }),
]
