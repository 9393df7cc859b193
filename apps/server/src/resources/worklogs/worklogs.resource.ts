import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import { authored } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { Worklog, WorklogTotal } from './worklogs.schema.js'

export const worklogs: Resource = defineResource({
  name: 'worklog',
  table: 'work_item_worklogs',
  reach: 'work_item',
  schema: Worklog,
  relations: { ...authored(), logged_by: toOne(() => users, 'created_by_id') },
  sortable: { created_at: true, updated_at: true, duration: true },
  order: '-created_at',
  filterable: { logged_by: 'logged_by' },
})

/** One row for each work item with worklogs, archived or not: time that was spent stays spent. */
export const worklogTotals: Resource = defineResource({
  name: 'worklog total',
  table: 'worklog_totals',
  reach: 'project',
  schema: WorklogTotal,
  columns: { issue_id: 'id' },
  sortable: { duration: true, issue_id: (t) => column(t, 'id') },
  order: 'issue_id',
})
