import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import { DateTime, Uuid, described, nullable } from '../../schema.js'
import { projects } from '../projects/projects.resource.js'
import { users } from '../users/users.resource.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { workspaces } from '../workspaces/workspaces.resource.js'

const Activity = Type.Object(
  {
    id: Uuid,
    verb: Type.Enum(['created', 'updated', 'deleted']),
    field: described(nullable(Type.String()), 'What changed; null for the work item as a whole.'),
    old_value: described(nullable(Type.String()), 'What it was, in words: the name of a state, not its id.'),
    new_value: nullable(Type.String()),
    old_identifier: described(nullable(Uuid), 'The id behind old_value.'),
    new_identifier: nullable(Uuid),
    comment: described(Type.String(), 'The change as a phrase.'),
    epoch: described(Type.Integer(), 'When, in seconds since 1970.'),
    actor: nullable(Uuid),
    issue: described(Uuid, 'The work item.'),
    issue_comment: described(Type.Null(), 'Always null: comments have a list of their own.'),
    attachments: described(Type.Array(Type.String()), 'Always empty: attachments have a list of their own.'),
    workspace: Uuid,
    project: Uuid,
    created_at: DateTime,
    updated_at: DateTime,
    deleted_at: Type.Null(),
  },
  { title: 'WorkItemActivity' },
)

/** Kept in the log, and not part of the history: they have lists of their own. */
const hidden = ['comment', 'vote', 'reaction', 'draft']

/** The event log, read as the history of a work item. */
export const activities: Resource = defineResource({
  name: 'activity',
  table: 'work_item_activities',
  reach: 'work_item',
  schema: Activity,
  columns: { updated_at: 'created_at' },
  relations: {
    actor: toOne(() => users, 'actor_id'),
    issue: toOne(() => anyWorkItems, 'work_item_id'),
    workspace: toOne(() => workspaces, 'workspace_id'),
    project: toOne(() => projects, 'project_id'),
  },
  computed: {
    issue_comment: () => sql`null`,
    attachments: () => sql`json_build_array()`,
    epoch: (t) => sql`floor(extract(epoch from ${column(t, 'created_at')}))::bigint`,
    comment: (t) => sql`case when ${column(t, 'field')} is null then ${column(t, 'verb')} || ' the work item'
      else ${column(t, 'verb')} || ' the ' || replace(${column(t, 'field')}, '_', ' ') end`,
  },
  visible: (t) => sql`coalesce(${column(t, 'field')}, '') <> all(${hidden})`,
  sortable: { created_at: (t) => sql`${column(t, 'seq')}` },
  order: 'created_at',
  filterable: { actor: 'actor', verb: 'verb' },
})
