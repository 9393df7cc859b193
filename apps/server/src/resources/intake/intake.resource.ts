import { sql } from 'kysely'
import { column, defineResource, nestedFields, toOne, type Resource } from '../../query/resource.js'
import { selectFields } from '../../query/view.js'
import { ownedByProject } from '../ownership.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { IntakeWorkItem } from './intake.schema.js'

const inFull = new Set(['state', 'module', 'cycle'])

export const intakeWorkItems: Resource = defineResource({
  name: 'intake work item',
  table: 'intake_work_items',
  reach: 'project',
  schema: IntakeWorkItem,
  columns: { inbox: 'intake_id', intake: 'intake_id' },
  relations: {
    ...ownedByProject(),
    issue: toOne(() => anyWorkItems, 'work_item_id'),
    duplicate_to: toOne(() => anyWorkItems, 'duplicate_to_id'),
  },
  computed: {
    issue_detail: (t, scope) => sql`(select row_to_json(d) from (
      select ${selectFields(anyWorkItems, { fields: nestedFields(anyWorkItems), expand: inFull }, 'i', scope)}
      from work_items i where i.workspace_id = ${column(t, 'workspace_id')}
        and i.project_id = ${column(t, 'project_id')} and i.id = ${column(t, 'work_item_id')}) d)`,
  },
  sortable: { created_at: true, updated_at: true, status: true, snoozed_till: true },
  order: '-created_at',
  filterable: { status: 'status', external_id: 'external_id', external_source: 'external_source' },
})
