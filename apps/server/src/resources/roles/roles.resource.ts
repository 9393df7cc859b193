import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { Json, Uuid, described } from '../../schema.js'

const Role = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    slug: described(Type.String(), 'The role in a word; unique together with the namespace.'),
    namespace: described(Type.Enum(['workspace', 'project']), 'What it is a role in.'),
    level: described(Type.Integer(), 'The role as the number that members have: 20, 15 or 5.'),
    is_system: described(Type.Boolean(), 'Always true: roles come with the program.'),
    permissions: described(Json, 'Empty: what a role may do follows from its level.'),
    member_count: described(
      Type.Integer(),
      'Members of the workspace, or of any of its projects, with this role.',
    ),
  },
  { title: 'Role' },
)

export const roleRecords: Resource = defineResource({
  name: 'role',
  table: 'role_records',
  reach: 'workspace',
  schema: Role,
  computed: {
    permissions: () => sql`'{}'::json`,
    member_count: (t) => sql`case ${column(t, 'namespace')}
      when 'workspace' then (select count(*) from workspace_member_records m
        where m.workspace_id = ${column(t, 'workspace_id')} and m.role = ${column(t, 'level')} and m.is_active)
      else (select count(distinct m.id) from project_member_records m
        where m.workspace_id = ${column(t, 'workspace_id')} and m.role = ${column(t, 'level')} and m.is_active) end`,
  },
  sortable: { namespace: true, level: true, name: true },
  order: '-namespace,-level',
  filterable: { namespace: 'namespace', slug: 'slug' },
})
