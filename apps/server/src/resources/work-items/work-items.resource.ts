import { sql } from 'kysely'
import { column, defineResource, toMany, toOne, type Resource, type Sql } from '../../query/resource.js'
import { labels } from '../labels/labels.resource.js'
import { modules } from '../modules/modules.resource.js'
import { ownedByProject } from '../ownership.js'
import { states } from '../states/states.resource.js'
import { users } from '../users/users.resource.js'
import { Epic, WorkItem } from './work-items.schema.js'
import { workItemTypes } from './work-item-types.resource.js'

const relations = () => ({
  ...ownedByProject(),
  state: toOne(() => states, 'state_id'),
  parent: toOne(() => anyWorkItems, 'parent_id'),
  type: toOne(() => workItemTypes, 'type_id'),
  assignees: toMany(() => users, { table: 'work_item_assignees', own: 'work_item_id', other: 'user_id' }),
  labels: toMany(() => labels, { table: 'work_item_labels', own: 'work_item_id', other: 'label_id' }),
})

const computed = {
  description: (t: string) => column(t, 'description_stripped'),
  description_binary: () => sql`null`,
}

/** The first name of its list, for sorting: a work item has many labels and assignees. */
const firstOf = (name: string, link: string, table: string, other: string) => (t: string) =>
  sql`(select min(e.${sql.ref(name)}) from ${sql.table(link)} l join ${sql.table(table)} e on e.id = l.${sql.ref(other)}
    where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${column(t, 'project_id')}
      and l.work_item_id = ${column(t, 'id')})`

const stateGroup = (t: string): Sql => column(t, 'state_group')

const sortable = {
  created_at: true,
  updated_at: true,
  name: true,
  sequence_id: true,
  sort_order: true,
  priority: true,
  start_date: true,
  target_date: true,
  completed_at: true,
  last_activity_at: true,
  state__group: stateGroup,
  state__name: stateGroup,
  labels__name: firstOf('name', 'work_item_labels', 'labels', 'label_id'),
  assignees__first_name: firstOf('first_name', 'work_item_assignees', 'users', 'user_id'),
} as const

const filterable = {
  state: 'state',
  priority: 'priority',
  parent: 'parent',
  assignee: 'assignees',
  label: 'labels',
  created_by: 'created_by',
  project: 'project',
  external_id: 'external_id',
  external_source: 'external_source',
} as const

const kept = (t: string): Sql => sql`not ${column(t, 'is_draft')} and ${stateGroup(t)} <> 'triage'`
const current = (t: string): Sql => sql`${column(t, 'archived_at')} is null and ${kept(t)}`

/** The module that the work item was put into last. */
const lastModule = (t: string): Sql => sql`(select l.module_id from module_work_items l
  where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${column(t, 'project_id')}
    and l.work_item_id = ${column(t, 'id')} order by l.created_at desc, l.module_id desc limit 1)`

const define = (visible?: (t: string) => Sql): Resource =>
  defineResource({
    name: 'work item',
    table: 'work_items',
    reach: 'project',
    schema: WorkItem,
    relations: { ...relations(), module: toOne(() => modules, lastModule) },
    computed,
    sortable,
    order: '-created_at',
    filterable: { ...filterable, type: 'type' },
    ...(visible ? { visible } : {}),
  })

export const workItems = define((t) => sql`${current(t)} and not ${column(t, 'is_epic')}`)

export const archivedWorkItems = define(
  (t) => sql`${column(t, 'archived_at')} is not null and ${kept(t)} and not ${column(t, 'is_epic')}`,
)

/** Work items and epics: one numbering, so that WEB-12 may be either. */
export const visibleWorkItems = define(current)

/** Work items and epics alike, archived or not: what a parent may be. */
export const anyWorkItems = define()

const defineEpics = (limits: Pick<Resource, 'within' | 'visible'>): Resource =>
  defineResource({
    name: 'epic',
    table: 'work_items',
    reach: 'project',
    schema: Epic,
    relations: relations(),
    computed,
    sortable,
    order: '-created_at',
    filterable,
    ...limits,
  })

const isCurrentEpic = (t: string): Sql => sql`${current(t)} and ${column(t, 'is_epic')}`

export const epics = defineEpics({ visible: isCurrentEpic })

/** The epics of all projects that the caller is a member of. */
export const epicsOfMember = defineEpics({
  within: 'workspace',
  visible: (t, { userId }) => sql`${isCurrentEpic(t)} and exists (select from project_members m
    join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id and p.archived_at is null
    where m.workspace_id = ${column(t, 'workspace_id')} and m.project_id = ${column(t, 'project_id')}
      and m.user_id = ${userId} and m.is_active)`,
})
