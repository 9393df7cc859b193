import { sql } from 'kysely'
import { column, defineResource, toMany, toOne, type Resource, type Sql } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { stateGroups } from '../states/states.schema.js'
import { users } from '../users/users.resource.js'
import { workItems } from '../work-items/work-items.resource.js'
import { Module, ModuleLite, ModuleWorkItem } from './modules.schema.js'

/** Counts of a module's work items by the group of their state. */
const countIssues = (t: string): Sql => sql`cross join lateral (
  select count(*) as total, ${sql.join(
    stateGroups.map((group) => sql`count(*) filter (where w.state_group = ${group}) as ${sql.ref(group)}`),
  )}
  from module_work_items l join work_items w on w.workspace_id = l.workspace_id and w.project_id = l.project_id
    and w.id = l.work_item_id
  where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${column(t, 'project_id')}
    and l.module_id = ${column(t, 'id')} and w.archived_at is null and not w.is_draft
    and w.state_group <> 'triage') counts`

const counters = [
  'total_issues',
  'backlog_issues',
  'unstarted_issues',
  'started_issues',
  'completed_issues',
  'cancelled_issues',
] as const

const counted = (group: string) => () => sql.ref(`counts.${group}`)

const isCurrent = (t: string): Sql => sql`${column(t, 'archived_at')} is null`

/** A function, because the users may not be there yet. */
function related() {
  return {
    ...ownedByProject(),
    lead: toOne(() => users, 'lead_id'),
    members: toMany(() => users, { table: 'module_members', own: 'module_id', other: 'user_id' }),
  }
}

const noOtherDescription = { description_text: () => sql`null`, description_html: () => sql`null` }

const sortable = {
  created_at: true,
  updated_at: true,
  name: true,
  sort_order: true,
  status: true,
  start_date: true,
  target_date: true,
} as const

const define = (visible: (t: string) => Sql): Resource =>
  defineResource({
    name: 'module',
    table: 'modules',
    reach: 'project',
    schema: Module,
    relations: related(),
    computed: {
      ...noOtherDescription,
      total_issues: counted('total'),
      backlog_issues: counted('backlog'),
      unstarted_issues: counted('unstarted'),
      started_issues: counted('started'),
      completed_issues: counted('completed'),
      cancelled_issues: counted('cancelled'),
    },
    together: { fields: counters, join: countIssues },
    visible,
    sortable,
    order: '-created_at',
    filterable: {
      name: 'name',
      status: 'status',
      lead: 'lead',
      external_id: 'external_id',
      external_source: 'external_source',
    },
  })

export const modules = define(isCurrent)
export const archivedModules = define((t) => sql`${column(t, 'archived_at')} is not null`)

/** Without the counts, which cost the most. */
export const modulesLite: Resource = defineResource({
  name: 'module',
  table: 'modules',
  reach: 'project',
  schema: ModuleLite,
  relations: related(),
  computed: noOtherDescription,
  visible: isCurrent,
  sortable,
  order: '-created_at',
})

export const moduleWorkItems: Resource = defineResource({
  name: 'module work item',
  table: 'module_work_items',
  reach: 'project',
  schema: ModuleWorkItem,
  relations: {
    ...ownedByProject(),
    module: toOne(() => modules, 'module_id'),
    issue: toOne(() => workItems, 'work_item_id'),
  },
  computed: {
    sub_issues_count: (t) => sql`(select count(*) from work_items c
      where c.workspace_id = ${column(t, 'workspace_id')} and c.project_id = ${column(t, 'project_id')}
        and c.parent_id = ${column(t, 'work_item_id')})`,
  },
  sortable: { created_at: true },
  order: '-created_at',
})
