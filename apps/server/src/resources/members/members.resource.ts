import { sql } from 'kysely'
import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import { users } from '../users/users.resource.js'
import { ProjectMember, ProjectMembership, WorkspaceMember } from './members.schema.js'

const common = {
  computed: { avatar_url: (t: string) => sql`nullif(${column(t, 'avatar')}, '')` },
  sortable: { display_name: true, email: true, role: true, created_at: true },
  order: 'created_at',
  filterable: {
    first_name: { contains: 'first_name' },
    last_name: { contains: 'last_name' },
    email: { contains: 'email' },
    display_name: { contains: 'display_name' },
    role_slug: 'role_slug',
    is_active: 'is_active',
    is_bot: 'is_bot',
  },
} as const

export const workspaceMembers: Resource = defineResource({
  name: 'member',
  table: 'workspace_member_records',
  reach: 'workspace',
  schema: WorkspaceMember,
  ...common,
})

export const projectMembers: Resource = defineResource({
  name: 'member',
  table: 'project_member_records',
  reach: 'project',
  schema: ProjectMember,
  ...common,
})

export const projectMemberships: Resource = defineResource({
  name: 'project member',
  table: 'project_members',
  reach: 'project',
  schema: ProjectMembership,
  relations: { member: toOne(() => users, 'user_id') },
  sortable: { created_at: true },
  order: 'created_at',
})
