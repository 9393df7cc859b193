import { sql } from 'kysely'
import { column, defineResource, toOne, type Scope, type Sql, type Resource } from '../../query/resource.js'
import { users } from '../users/users.resource.js'
import { Workspace } from './workspaces.schema.js'

const membership = (t: string, { userId }: Scope): Sql => sql`from workspace_members m
  where m.workspace_id = ${column(t, 'id')} and m.user_id = ${userId} and m.is_active`

export const workspaces: Resource = defineResource({
  name: 'workspace',
  table: 'workspaces',
  reach: 'global',
  schema: Workspace,
  relations: { owner: toOne(() => users, 'owner_id') },
  computed: { role: (t, scope) => sql`(select m.role ${membership(t, scope)})` },
  visible: (t, scope) => sql`exists (select ${membership(t, scope)})`,
  sortable: { name: true, slug: true, created_at: true, updated_at: true },
  order: 'name',
  filterable: { name: 'name', slug: 'slug' },
  nested: ['id', 'name', 'slug'],
})
