import { sql } from 'kysely'
import { column, defineResource, type Resource, type Scope, type Sql } from '../../query/resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { WorkItemType } from './work-item-types.schema.js'

/** Whether the caller sees the project `p`: it is public, or the caller is a member. */
const seen = (p: string, { userId }: Scope): Sql =>
  sql`(${column(p, 'network')} = 2 or exists (select from project_members m
    where m.workspace_id = ${column(p, 'workspace_id')} and m.project_id = ${column(p, 'id')}
      and m.user_id = ${userId} and m.is_active))`

const seenProjects = (t: string, scope: Scope): Sql =>
  sql`(select coalesce(json_agg(l.project_id order by l.created_at, l.project_id), '[]')
    from project_work_item_types l join projects p on p.workspace_id = l.workspace_id and p.id = l.project_id
    where l.workspace_id = ${column(t, 'workspace_id')} and l.type_id = ${column(t, 'id')} and ${seen('p', scope)})`

const define = (visible: (t: string, scope: Scope) => Sql): Resource =>
  defineResource({
    name: 'work item type',
    table: 'work_item_types',
    reach: 'workspace',
    schema: WorkItemType,
    columns: { project: 'project_id' },
    relations: ownedByWorkspace(),
    computed: {
      project_ids: seenProjects,
      project: (t, { projectId }) =>
        projectId === undefined ? column(t, 'project_id') : sql`${projectId}::uuid`,
    },
    visible,
    sortable: { name: true, level: true, created_at: true, updated_at: true },
    order: 'level,created_at',
    filterable: {
      name: 'name',
      is_active: 'is_active',
      is_epic: 'is_epic',
      is_default: 'is_default',
      external_id: 'external_id',
      external_source: 'external_source',
    },
  })

/** Those of the workspace, and those made in projects that the caller sees. */
export const workItemTypes: Resource = define(
  (t, scope) => sql`(${column(t, 'project_id')} is null or exists (select from projects p
    where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'project_id')}
      and ${seen('p', scope)}))`,
)

export const projectWorkItemTypes: Resource = define(
  (t, { projectId }) => sql`exists (select from project_work_item_types l
    where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${projectId}
      and l.type_id = ${column(t, 'id')})`,
)
