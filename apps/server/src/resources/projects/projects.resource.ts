import { sql } from 'kysely'
import { column, defineResource, toOne, type Scope, type Sql, type Resource } from '../../query/resource.js'
import { estimates } from '../estimates/estimates.resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { states } from '../states/states.resource.js'
import { users } from '../users/users.resource.js'
import { Project, ProjectLite } from './projects.schema.js'

/** The caller's membership of the project `t`. */
const membership = (t: string, { userId }: Scope): Sql => sql`from project_members m
  where m.workspace_id = ${column(t, 'workspace_id')} and m.project_id = ${column(t, 'id')}
    and m.user_id = ${userId} and m.is_active`

const countOf = (table: string) => (t: string) => sql`(select count(*) from ${sql.table(table)} c
  where c.workspace_id = ${column(t, 'workspace_id')} and c.project_id = ${column(t, 'id')})`

const sortOrder = (t: string, scope: Scope): Sql => sql`(select m.sort_order ${membership(t, scope)})`

const visible = (t: string, scope: Scope): Sql =>
  sql`(${column(t, 'network')} = 2 or exists (select ${membership(t, scope)}))`

const sortable = {
  sort_order: sortOrder,
  name: true,
  identifier: true,
  created_at: true,
  updated_at: true,
  archived_at: true,
} as const
const order = 'sort_order,-created_at'

export const projects: Resource = defineResource({
  name: 'project',
  table: 'projects',
  reach: 'workspace',
  schema: Project,
  relations: {
    ...ownedByWorkspace(),
    project_lead: toOne(() => users, 'project_lead_id'),
    default_assignee: toOne(() => users, 'default_assignee_id'),
    estimate: toOne(() => estimates, 'estimate_id'),
    default_state: toOne(() => states, 'default_state_id'),
  },
  computed: {
    cover_image_url: (t) => column(t, 'cover_image'),
    total_members: (t) => sql`(select count(*) from project_members m join users u on u.id = m.user_id
      where m.workspace_id = ${column(t, 'workspace_id')} and m.project_id = ${column(t, 'id')}
        and m.is_active and not u.is_bot)`,
    total_modules: countOf('modules'),
    total_cycles: countOf('cycles'),
    is_member: (t, scope) => sql`exists (select ${membership(t, scope)})`,
    member_role: (t, scope) => sql`(select m.role ${membership(t, scope)})`,
    sort_order: sortOrder,
    description_text: () => sql`null`,
    description_html: () => sql`null`,
    cover_image_asset: () => sql`null`,
    template_id: () => sql`null`,
    is_deployed: () => sql`false`,
  },
  visible,
  sortable,
  order,
  filterable: {
    name: 'name',
    identifier: 'identifier',
    network: 'network',
    external_id: 'external_id',
    external_source: 'external_source',
  },
  nested: [
    'id',
    'name',
    'identifier',
    'description',
    'network',
    'emoji',
    'icon_prop',
    'logo_props',
    'cover_image',
    'cover_image_url',
    'archived_at',
    'workspace',
    'project_lead',
    'default_assignee',
    'timezone',
    'created_at',
    'updated_at',
    'created_by',
    'updated_by',
  ],
})

/** What a list to pick from needs. */
export const projectsLite: Resource = defineResource({
  name: 'project',
  table: 'projects',
  reach: 'workspace',
  schema: ProjectLite,
  computed: { cover_image_url: (t) => column(t, 'cover_image') },
  visible,
  sortable,
  order,
})
