import { sql } from 'kysely'
import {
  column,
  defineResource,
  toMany,
  toOne,
  type Resource,
  type Scope,
  type Sql,
} from '../../query/resource.js'
import { cycles } from '../cycles/cycles.resource.js'
import { estimatePoints } from '../estimates/estimates.resource.js'
import { labels } from '../labels/labels.resource.js'
import { modules } from '../modules/modules.resource.js'
import { ownedByProject } from '../ownership.js'
import { states } from '../states/states.resource.js'
import { users } from '../users/users.resource.js'
import { epicConditions, workItemConditions } from './work-items.conditions.js'
import { Epic, SearchHit, WorkItem, WorkItemSummary } from './work-items.schema.js'
import { workItemTypes } from '../work-item-types/work-item-types.resource.js'

const relations = () => ({
  ...ownedByProject(),
  state: toOne(() => states, 'state_id'),
  parent: toOne(() => anyWorkItems, 'parent_id'),
  estimate_point: toOne(() => estimatePoints, 'estimate_point_id'),
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

const kept = (t: string): Sql => sql`not ${column(t, 'is_draft')} and ${stateGroup(t)} <> 'triage'`
/** Neither archived nor a draft, and past intake. */
export const current = (t: string): Sql => sql`${column(t, 'archived_at')} is null and ${kept(t)}`

/** The module that the work item was put into last. */
const lastModule = (t: string): Sql => sql`(select l.module_id from module_work_items l
  where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${column(t, 'project_id')}
    and l.work_item_id = ${column(t, 'id')} order by l.created_at desc, l.module_id desc limit 1)`

const itsCycle = (t: string): Sql => sql`(select l.cycle_id from cycle_work_items l
  where l.workspace_id = ${column(t, 'workspace_id')} and l.project_id = ${column(t, 'project_id')}
    and l.work_item_id = ${column(t, 'id')})`

/** In a project that the caller is a member of: asked once for a whole list. */
const ofMember = (
  t: string,
  { workspaceId, userId }: Scope,
): Sql => sql`${column(t, 'project_id')} = any(array(
  select m.project_id from project_members m
    join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id and p.archived_at is null
  where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.is_active))`

/** The same for a single row of any workspace. */
export const isOfMember = (t: string, userId: string): Sql => sql`exists (select from project_members m
  join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id and p.archived_at is null
  where m.workspace_id = ${column(t, 'workspace_id')} and m.project_id = ${column(t, 'project_id')}
    and m.user_id = ${userId} and m.is_active)`

const define = (limits: Pick<Resource, 'visible' | 'within' | 'counts'> = {}): Resource =>
  defineResource({
    name: 'work item',
    table: 'work_items',
    reach: 'project',
    schema: WorkItem,
    relations: {
      ...relations(),
      module: toOne(() => modules, lastModule),
      cycle: toOne(() => cycles, itsCycle),
    },
    computed,
    sortable,
    order: '-created_at',
    conditions: workItemConditions,
    versioned: true,
    ...limits,
  })

const isCurrentWorkItem = (t: string): Sql => sql`${current(t)} and not ${column(t, 'is_epic')}`

const counts = { days: 'work_item_counts', minutes: 'work_item_minutes' } as const

export const workItems = define({ visible: isCurrentWorkItem, counts })

/** Those of all projects that the caller is a member of. */
export const workItemsOfMember = define({
  within: 'workspace',
  visible: (t, scope) => sql`${isCurrentWorkItem(t)} and ${ofMember(t, scope)}`,
  counts: { ...counts, visible: ofMember },
})

export const archivedWorkItems = define({
  visible: (t) => sql`${column(t, 'archived_at')} is not null and ${kept(t)} and not ${column(t, 'is_epic')}`,
})

/** Work items and epics: one numbering, so that WEB-12 may be either. */
export const visibleWorkItems = define({ visible: current })

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
    conditions: epicConditions,
    ...limits,
  })

const isCurrentEpic = (t: string): Sql => sql`${current(t)} and ${column(t, 'is_epic')}`

export const epics = defineEpics({ visible: isCurrentEpic })

/** The epics of all projects that the caller is a member of. */
export const epicsOfMember = defineEpics({
  within: 'workspace',
  visible: (t, scope) => sql`${isCurrentEpic(t)} and ${ofMember(t, scope)}`,
})

const projectIdentifier = (t: string): Sql => sql`(select p.identifier from projects p
  where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'project_id')})`

/** Work items and epics of all projects that the caller is a member of: what search finds. */
const found = {
  name: 'work item',
  table: 'work_items',
  reach: 'project',
  within: 'workspace',
  visible: (t: string, scope: Scope) => sql`${current(t)} and ${ofMember(t, scope)}`,
  sortable,
  order: '-created_at',
  conditions: workItemConditions,
} as const

export const searchHits: Resource = defineResource({
  ...found,
  schema: SearchHit,
  computed: {
    project__identifier: projectIdentifier,
    workspace__slug: (t) => sql`(select w.slug from workspaces w where w.id = ${column(t, 'workspace_id')})`,
  },
})

export const workItemSummaries: Resource = defineResource({
  ...found,
  schema: WorkItemSummary,
  computed: { project_identifier: projectIdentifier },
})
