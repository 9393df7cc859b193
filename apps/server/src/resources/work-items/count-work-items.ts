import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { badRequest } from '../../errors.js'
import { filterProperties, readConditions } from '../../query/filter.js'
import { rowsOf } from '../../query/read.js'
import type { Sql } from '../../query/resource.js'
import { described, nullable } from '../../schema.js'
import { workItemsOfMember } from './work-items.resource.js'

/** What counts can be grouped by: a column of the work item, or a table that links it to many values. */
type Group = { column: string } | { table: string; other: string } | { missing: string }

const groups: Readonly<Record<string, Group>> = {
  state_id: { column: 'state_id' },
  state__group: { column: 'state_group' },
  priority: { column: 'priority' },
  project_id: { column: 'project_id' },
  type_id: { column: 'type_id' },
  parent_id: { column: 'parent_id' },
  labels__id: { table: 'work_item_labels', other: 'label_id' },
  assignees__id: { table: 'work_item_assignees', other: 'user_id' },
  issue_module__module_id: { table: 'module_work_items', other: 'module_id' },
  created_by: { column: 'created_by_id' },
  target_date: { column: 'target_date' },
  start_date: { column: 'start_date' },
  cycle_id: { table: 'cycle_work_items', other: 'cycle_id' },
  milestone_id: { table: 'milestone_work_items', other: 'milestone_id' },
  release_work_items__release_id: { missing: 'Releases are not available on this server.' },
}

const names = Object.entries(groups).flatMap(([name, group]) => ('missing' in group ? [] : [name]))

export const CountQuery = Type.Object({
  group_by: described(Type.Optional(Type.String()), `What to count apart: ${names.join(', ')}.`),
  sub_group_by: described(
    Type.Optional(Type.String()),
    'What to count apart within each group; the same names. Needs group_by.',
  ),
  filters: Type.Optional(Type.String()),
  pql: Type.Optional(Type.String()),
  ...filterProperties(workItemsOfMember),
})

const counted = (more: Parameters<typeof Type.Object>[0] = {}) =>
  Type.Record(Type.String(), Type.Object({ count: Type.Integer(), ...more }))

export const WorkItemCount = Type.Object(
  {
    grouped_by: nullable(Type.String()),
    sub_grouped_by: nullable(Type.String()),
    total_count: Type.Integer(),
    grouped_counts: described(
      counted({ sub_grouped_counts: Type.Optional(counted()) }),
      'The count of each value. The key is the id, the word or the date; None for work items without a value. A work item with two labels counts under both.',
    ),
  },
  { title: 'WorkItemCount' },
)

interface Row {
  value: string | null
  sub_value: string | null
  level: number
  count: number
}

/** Counts the work items that the caller may see, in one statement. */
export async function countWorkItems(
  db: Db,
  scope: WorkspaceScope,
  query: Static<typeof CountQuery>,
): Promise<Static<typeof WorkItemCount>> {
  const group = readGroup('group_by', query.group_by)
  const sub = readGroup('sub_group_by', query.sub_group_by)
  if (sub && !group) throw badRequest('invalid_group_by', 'sub_group_by needs group_by.')
  const conditions = await readConditions(db, workItemsOfMember, query, 't', scope)
  const rows = sql`(select t.* ${rowsOf(workItemsOfMember, scope, conditions)}) t`
  const levels = [
    sql`select null as value, null as sub_value, 0 as level, count(*) as count from ${rows}`,
    ...(group ? [countBy(rows, 1, [group])] : []),
    ...(group && sub ? [countBy(rows, 2, [group, sub])] : []),
  ]
  const { rows: found } =
    await sql<Row>`${sql.join(levels, sql` union all `)} order by level, count desc, value,
    sub_value`.execute(db)
  const within = new Map<string | null, Row[]>()
  for (const row of found) {
    if (row.level !== 2) continue
    const before = within.get(row.value)
    if (before) before.push(row)
    else within.set(row.value, [row])
  }
  return {
    grouped_by: query.group_by ?? null,
    sub_grouped_by: query.sub_group_by ?? null,
    total_count: found.find(({ level }) => level === 0)?.count ?? 0,
    grouped_counts: Object.fromEntries(
      found
        .filter(({ level }) => level === 1)
        .map(({ value, count }) => [
          value ?? 'None',
          sub ? withSubs(within.get(value) ?? [], count) : { count },
        ]),
    ),
  }
}

function withSubs(subs: readonly Row[], count: number) {
  const sub_grouped_counts = Object.fromEntries(
    subs.map((row) => [row.sub_value ?? 'None', { count: row.count }]),
  )
  return { count, sub_grouped_counts }
}

type KnownGroup = Exclude<Group, { missing: string }>

function countBy(rows: Sql, level: number, by: readonly KnownGroup[]): Sql {
  const keys = by.map((group, index) =>
    'column' in group ? sql.ref(`t.${group.column}`) : sql.ref(`g${index}.${group.other}`),
  )
  const joins = by.map((group, index) =>
    'column' in group
      ? sql``
      : sql` left join ${sql.table(group.table)} ${sql.ref(`g${index}`)} on ${sql.ref(`g${index}.workspace_id`)} = t.workspace_id
          and ${sql.ref(`g${index}.project_id`)} = t.project_id and ${sql.ref(`g${index}.work_item_id`)} = t.id`,
  )
  const [value, subValue = sql`null`] = keys
  return sql`select ${value}::text, ${subValue}::text, ${sql.raw(String(level))}, count(*) from ${rows}${sql.join(joins, sql``)}
    group by ${sql.join(keys)}`
}

function readGroup(parameter: string, name: string | undefined): KnownGroup | null {
  if (name === undefined || name === '') return null
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  if (group && !('missing' in group)) return group
  const reason = group ? group.missing : `There is no group ${name}.`
  throw badRequest('invalid_group_by', `${parameter}: ${reason} Allowed: ${names.join(', ')}.`, {
    invalid: [name],
    allowed: names,
  })
}
