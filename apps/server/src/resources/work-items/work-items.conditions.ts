import { sql } from 'kysely'
import { isUuid } from '../../ids.js'
import type {
  ConditionField,
  Conditions,
  Predicate,
  ValueFunction,
} from '../../query/conditions/condition.js'
import { column, type Scope, type Sql } from '../../query/resource.js'
import { findPropertyFields } from '../work-item-properties/find-property-fields.js'
import { stateGroups } from '../states/states.schema.js'
import { hasWords } from './search-text.js'
import { priorities } from './work-items.schema.js'

const id = { type: 'id' } as const
const date = { type: 'date' } as const
const time = { type: 'time' } as const
const text = { type: 'text' } as const
const boolean = { type: 'boolean' } as const
const links = (table: string, other: string) => ({ table, own: 'work_item_id', other })
const missing = (what: string) => `${what} are not available on this server.`

/** A work item by its id or as WEB-12, in a project of the caller: what they do not see, they cannot ask about. */
const workItem = {
  type: 'reference',
  example: '"WEB-12"',
  find: ({ workspaceId, userId }: Scope, name: string): Sql | null => {
    const [, identifier, number] = /^(.+)-(\d{1,9})$/.exec(name) ?? []
    const found = isUuid(name)
      ? sql`w.id = ${name}`
      : identifier === undefined
        ? null
        : sql`p.identifier = upper(${identifier}) and w.sequence_id = ${Number(number)}`
    return (
      found &&
      sql`(select w.id from project_members m
        join projects p on p.workspace_id = m.workspace_id and p.id = m.project_id and p.archived_at is null
        join work_items w on w.workspace_id = m.workspace_id and w.project_id = m.project_id
      where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.is_active and ${found})`
    )
  },
} as const

const identifierOf = (
  t: string,
): Sql => sql`(select p.identifier || '-' || ${column(t, 'sequence_id')} from projects p
  where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'project_id')})`

/** Whether the description or a comment mentions one of these users, or anybody. */
function mentions(t: string, { workspaceId, projectId }: Scope, ids: Sql | null): Sql {
  const mentioned = (html: Sql): Sql => sql`(${html} like '%<mention-component %'
    and mentioned_users(${html}) ${ids ? sql`&& (${ids})` : sql`<> '{}'`})`
  const here = projectId === undefined ? sql`` : sql`and c.project_id = ${projectId}`
  return sql`(${mentioned(column(t, 'description_html'))} or ${column(t, 'id')} in (select c.work_item_id
    from work_item_comments c where c.workspace_id = ${workspaceId} ${here} and ${mentioned(sql`c.comment_html`)}))`
}

/** Whether the project of the row is in one of these teamspaces, or in any. */
function isOfTeamspace(t: string, _: Scope, ids: Sql | null): Sql {
  return sql`exists (select from teamspace_projects s where s.workspace_id = ${column(t, 'workspace_id')}
    and s.project_id = ${column(t, 'project_id')} ${ids ? sql`and s.teamspace_id = any(${ids})` : sql``})`
}

/** Each field with its names: as a parameter, in `filters`, in `pql`. */
const fields: readonly ConditionField[] = [
  { parameter: 'state', filters: 'state_id', pql: 'state', value: id, in: 'state_id' },
  {
    ...{ parameter: 'state_group', filters: 'state_group', pql: 'stateGroup' },
    ...{ value: { type: 'choice', values: stateGroups }, in: 'state_group', of: 'state group' },
  },
  {
    ...{ parameter: 'priority', filters: 'priority', pql: 'priority' },
    ...{ value: { type: 'choice', values: priorities }, in: 'priority' },
  },
  {
    ...{ parameter: 'assignee', filters: 'assignee_id', pql: 'assignee' },
    ...{ value: id, in: links('work_item_assignees', 'user_id'), of: 'user' },
  },
  {
    ...{ parameter: 'label', filters: 'label_id', pql: 'label' },
    ...{ value: id, in: links('work_item_labels', 'label_id') },
  },
  { parameter: 'parent', filters: 'parent_id', pql: 'parent', value: id, in: 'parent_id' },
  { parameter: 'type', filters: 'type_id', pql: 'type', value: id, in: 'type_id' },
  { parameter: 'project', filters: 'project_id', pql: 'project', value: id, in: 'project_id' },
  {
    ...{ parameter: 'created_by', filters: 'created_by_id', pql: 'createdBy' },
    ...{ value: id, in: 'created_by_id', of: 'user' },
  },
  { parameter: 'start_date', filters: 'start_date', pql: 'startDate', value: date, in: 'start_date' },
  { parameter: 'target_date', filters: 'target_date', pql: 'dueDate', value: date, in: 'target_date' },
  { parameter: 'created_at', filters: 'created_at', pql: 'createdAt', value: time, in: 'created_at' },
  { parameter: 'updated_at', filters: 'updated_at', pql: 'updatedAt', value: time, in: 'updated_at' },
  { parameter: 'updated_since', value: time, in: 'updated_at', only: '>=' },
  { parameter: 'completed_at', filters: 'completed_at', pql: 'completedAt', value: time, in: 'completed_at' },
  {
    parameter: 'search',
    filters: 'text',
    pql: 'text',
    value: { type: 'words', find: hasWords },
    in: 'search',
  },
  { filters: 'name', pql: 'title', value: text, in: 'name' },
  { filters: 'id', pql: 'id', value: workItem, in: identifierOf },
  { filters: 'sequence_id', pql: 'number', value: { type: 'number' }, in: 'sequence_id' },
  { parameter: 'external_id', filters: 'external_id', value: text, in: 'external_id' },
  { parameter: 'external_source', filters: 'external_source', value: text, in: 'external_source' },
  { filters: 'is_draft', pql: 'isDraft', value: boolean, in: 'is_draft' },
  {
    ...{ filters: 'is_archived', pql: 'isArchived', value: boolean },
    in: (t) => sql`(${column(t, 'archived_at')} is not null)`,
  },
  {
    ...{ parameter: 'cycle', filters: 'cycle_id', pql: 'cycle' },
    ...{ value: id, in: links('cycle_work_items', 'cycle_id') },
  },
  {
    ...{ parameter: 'milestone', filters: 'milestone_id', pql: 'milestone' },
    ...{ value: id, in: links('milestone_work_items', 'milestone_id') },
  },
  {
    ...{ parameter: 'mention', filters: 'mention_id', pql: 'mention' },
    ...{ value: id, in: { holds: mentions }, of: 'user' },
  },
  {
    ...{ parameter: 'teamspace', filters: 'teamspace_project_id', pql: 'teamspaceProject' },
    ...{ value: id, in: { holds: isOfTeamspace } },
  },
  { filters: 'subscriber_id', pql: 'subscriber', missing: missing('Subscribers') },
]

const moduleField: ConditionField = {
  ...{ parameter: 'module', filters: 'module_id', pql: 'module' },
  ...{ value: id, in: links('module_work_items', 'module_id') },
}

const isOpen = (t: string): Sql => sql`${column(t, 'state_group')} in ('backlog', 'unstarted', 'started')`
const has =
  (table: string) =>
  (t: string): Sql =>
    sql`exists (select from ${sql.table(table)} l where l.workspace_id = ${column(t, 'workspace_id')}
    and l.project_id = ${column(t, 'project_id')} and l.work_item_id = ${column(t, 'id')})`
/** Related to the work item, as the row sees it; of no kind, in any way. */
const related = (kind?: string): Predicate => ({
  argument: workItem,
  test: (t, { workspaceId }, other) => sql`${column(t, 'id')} in (select s.work_item_id
    from work_item_relation_sides s where s.workspace_id = ${workspaceId} and s.related_work_item_id in ${other}
    ${kind === undefined ? sql`` : sql`and s.kind = ${kind}`})`,
})

const predicates: Readonly<Record<string, Predicate>> = {
  isOverdue: { test: (t, _, today) => sql`(${column(t, 'target_date')} < ${today} and ${isOpen(t)})` },
  hasNoAssignee: { test: (t) => sql`not ${has('work_item_assignees')(t)}` },
  hasNoLabel: { test: (t) => sql`not ${has('work_item_labels')(t)}` },
  isTopLevel: { test: (t) => sql`${column(t, 'parent_id')} is null` },
  isSubWorkItem: { test: (t) => sql`${column(t, 'parent_id')} is not null` },
  isEpic: { test: (t) => column(t, 'is_epic') },
  hasChildren: {
    test: (t) => sql`exists (select from work_items c where c.workspace_id = ${column(t, 'workspace_id')}
      and c.project_id = ${column(t, 'project_id')} and c.parent_id = ${column(t, 'id')})`,
  },
  hasStartAndDueDates: {
    test: (t) => sql`(${column(t, 'start_date')} is not null and ${column(t, 'target_date')} is not null)`,
  },
  isDraft: { test: (t) => column(t, 'is_draft') },
  isArchived: { test: (t) => sql`${column(t, 'archived_at')} is not null` },
  isIntake: { test: has('intake_work_items') },
  childOf: { argument: workItem, test: (t, _, parent) => sql`${column(t, 'parent_id')} in ${parent}` },
  parentOf: {
    argument: workItem,
    test: (t, _, child) => sql`${column(t, 'id')} in (select c.parent_id from work_items c
      where c.workspace_id = ${column(t, 'workspace_id')} and c.id in ${child})`,
  },
  linkedTo: related(),
  blockedBy: related('blocked_by'),
  blocks: related('blocking'),
  duplicateOf: related('duplicate'),
}

const groupsOf = (...groups: string[]): ValueFunction => ({
  gives: 'state group',
  values: () => sql`(${sql.join(groups)})`,
})
/** The cycles of the workspace at this moment; which work items are shown is decided by the list. */
const cyclesThat = (condition: Sql): ValueFunction => ({
  gives: 'cycle',
  values: ({ workspaceId }: Scope) => sql`(select c.id from cycles c
    where c.workspace_id = ${workspaceId} and ${condition})`,
})

const functions: Readonly<Record<string, ValueFunction>> = {
  currentUser: { gives: 'user', values: ({ userId }: Scope) => sql`(select ${userId}::uuid)` },
  workspaceMembers: {
    gives: 'user',
    values: ({ workspaceId }: Scope) => sql`(select m.user_id from workspace_members m
      where m.workspace_id = ${workspaceId} and m.is_active)`,
  },
  membersOf: {
    gives: 'user',
    argument: 'a project or a teamspace, written "project:<its id>" or "teamspace:<its id>"',
    values: ({ workspaceId, userId }, argument) => {
      const [kind, of = ''] = argument.split(':')
      if (!isUuid(of)) return null
      if (kind === 'teamspace')
        return sql`(select m.user_id from teamspace_members m join workspace_members w
          on w.workspace_id = m.workspace_id and w.user_id = m.user_id and w.is_active
        where m.workspace_id = ${workspaceId} and m.teamspace_id = ${of})`
      if (kind !== 'project') return null
      // The members of a project that the caller is not in are nobody.
      return sql`(select m.user_id from project_members m where m.workspace_id = ${workspaceId}
        and m.project_id = ${of} and m.is_active and exists (select from project_members o
          where o.workspace_id = m.workspace_id and o.project_id = m.project_id and o.user_id = ${userId}
          and o.is_active))`
    },
  },
  openStates: groupsOf('backlog', 'unstarted', 'started'),
  closedStates: groupsOf('completed', 'cancelled'),
  activeStates: groupsOf('unstarted', 'started'),
  activeCycle: cyclesThat(sql`c.start_date <= now() and c.end_date >= now()`),
  completedCycles: cyclesThat(sql`c.end_date < now()`),
  upcomingCycles: cyclesThat(sql`c.start_date > now()`),
}

export const epicConditions: Conditions = {
  ...{ fields, predicates, functions },
  custom: { name: 'cf', find: findPropertyFields },
}
export const workItemConditions: Conditions = { ...epicConditions, fields: [...fields, moduleField] }
