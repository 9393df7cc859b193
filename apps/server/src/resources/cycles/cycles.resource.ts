import { sql } from 'kysely'
import { column, defineResource, toOne, type Resource, type Sql } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { countedByState, subIssuesCount } from '../work-items/count-by-state.js'
import { workItems } from '../work-items/work-items.resource.js'
import { Cycle, CycleLite, CycleWorkItem, type cycleStatuses } from './cycles.schema.js'

const status = (t: string): Sql => sql`case when ${column(t, 'start_date')} is null then 'draft'
  when ${column(t, 'start_date')} > now() then 'upcoming'
  when ${column(t, 'end_date')} < now() then 'completed' else 'current' end`

/** The cycles of a status, and `incomplete`: those that have not ended. */
export function hasStatus(t: string, wanted: (typeof cycleStatuses)[number]): Sql {
  return wanted === 'incomplete' ? sql`${status(t)} <> 'completed'` : sql`${status(t)} = ${wanted}`
}

/** Sums of what the work items are estimated at, where the estimate is in points. */
const sum = (name: string, filter: Sql): Sql => sql`,
  sum(case when e.value ~ '^[0-9]+([.][0-9]+)?$' then e.value::double precision end) ${filter} as ${sql.ref(name)}`

const counted = countedByState(
  { table: 'cycle_work_items', own: 'cycle_id' },
  {
    select: sql`${sum('total_estimates', sql``)}
      ${sum('started_estimates', sql`filter (where w.state_group = 'started')`)}
      ${sum('completed_estimates', sql`filter (where w.state_group = 'completed')`)}`,
    join: sql`left join lateral (select e.value from estimate_points e join estimates s
          on s.workspace_id = e.workspace_id and s.project_id = e.project_id and s.id = e.estimate_id
            and s.type = 'points'
        where e.workspace_id = w.workspace_id and e.project_id = w.project_id and e.id = w.estimate_point_id
        offset 0) e on true`,
  },
)
const summed = (name: string) => () => sql.ref(`counts.${name}`)
const isCurrent = (t: string): Sql => sql`${column(t, 'archived_at')} is null`

const common = () =>
  ({
    name: 'cycle',
    table: 'cycles',
    reach: 'project',
    relations: { ...ownedByProject(), owned_by: toOne(() => users, 'owned_by_id') },
    sortable: {
      created_at: true,
      updated_at: true,
      name: true,
      sort_order: true,
      start_date: true,
      end_date: true,
    },
    order: '-created_at',
    filterable: {
      name: 'name',
      owned_by: 'owned_by',
      external_id: 'external_id',
      external_source: 'external_source',
    },
  }) as const

const define = (visible: (t: string) => Sql): Resource =>
  defineResource({
    ...common(),
    schema: Cycle,
    computed: {
      status,
      ...counted.computed,
      total_estimates: summed('total_estimates'),
      started_estimates: summed('started_estimates'),
      completed_estimates: summed('completed_estimates'),
    },
    together: {
      ...counted.together,
      fields: [...counted.together.fields, 'total_estimates', 'started_estimates', 'completed_estimates'],
    },
    visible,
  })

export const cycles = define(isCurrent)
export const archivedCycles = define((t) => sql`not ${isCurrent(t)}`)
export const liteCycles: Resource = defineResource({
  ...common(),
  schema: CycleLite,
  computed: { status },
  visible: isCurrent,
})

export const cycleWorkItems: Resource = defineResource({
  name: 'work item',
  table: 'cycle_work_items',
  reach: 'project',
  schema: CycleWorkItem,
  relations: {
    ...ownedByProject(),
    cycle: toOne(() => cycles, 'cycle_id'),
    issue: toOne(() => workItems, 'work_item_id'),
  },
  computed: { sub_issues_count: subIssuesCount },
  sortable: { created_at: true },
  order: '-created_at',
})
