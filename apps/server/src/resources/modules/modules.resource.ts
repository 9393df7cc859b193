import { sql } from 'kysely'
import { column, defineResource, toMany, toOne, type Resource, type Sql } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { countedByState, subIssuesCount } from '../work-items/count-by-state.js'
import { workItems } from '../work-items/work-items.resource.js'
import { Module, ModuleLite, ModuleWorkItem } from './modules.schema.js'

const counted = countedByState({ table: 'module_work_items', own: 'module_id' })

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
      ...counted.computed,
      ...noOtherDescription,
    },
    together: counted.together,
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
  computed: { sub_issues_count: subIssuesCount },
  sortable: { created_at: true },
  order: '-created_at',
})
