import { sql } from 'kysely'
import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { Comment } from './comments.schema.js'

export const comments: Resource = defineResource({
  name: 'comment',
  table: 'work_item_comments',
  reach: 'work_item',
  schema: Comment,
  relations: {
    ...ownedByProject(),
    actor: toOne(() => users, 'created_by_id'),
    issue: toOne(() => anyWorkItems, 'work_item_id'),
    parent: toOne(() => comments, 'parent_id'),
  },
  computed: { attachments: () => sql`'[]'::json`, is_member: () => sql`true` },
  sortable: { created_at: true, updated_at: true },
  order: '-created_at',
  filterable: {
    actor: 'actor',
    access: 'access',
    parent: 'parent',
    issue: 'issue',
    project: 'project',
    workspace: 'workspace',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})
