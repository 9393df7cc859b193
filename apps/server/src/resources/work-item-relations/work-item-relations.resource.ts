import { sql, type RawBuilder } from 'kysely'
import type { WorkItemScope } from '../../access/scope.js'
import { column, defineResource, type Resource, type Scope, type Sql } from '../../query/resource.js'
import { isoTime } from '../../query/view.js'
import { ownedByWorkspace } from '../ownership.js'
import { current, isOfMember } from '../work-items/work-items.resource.js'
import { DependencyLists, RelationDefinition, RelationLists } from './work-item-relations.schema.js'

export const relationDefinitions: Resource = defineResource({
  name: 'relation definition',
  table: 'work_item_relation_definitions',
  reach: 'workspace',
  schema: RelationDefinition,
  relations: ownedByWorkspace(),
  sortable: { sort_order: true, name: true, created_at: true, updated_at: true },
  order: 'sort_order',
  filterable: {
    name: 'name',
    is_default: 'is_default',
    is_active: 'is_active',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})

/** The relations `s` of a work item, with the others `w` that the caller sees. */
const others = (
  workspace: Sql,
  project: Sql,
  workItem: Sql,
  userId: string,
): Sql => sql`work_item_relation_sides s
  join work_items w on w.workspace_id = s.workspace_id and w.project_id = s.related_project_id
    and w.id = s.related_work_item_id and ${current('w')} and ${isOfMember('w', userId)}
  where s.workspace_id = ${workspace} and s.project_id = ${project} and s.work_item_id = ${workItem}`

const ofRow = (t: string, { userId }: Scope): Sql =>
  others(column(t, 'workspace_id'), column(t, 'project_id'), column(t, 'id'), userId)

const ofScope = ({ workspaceId, projectId, workItemId, userId }: WorkItemScope): Sql =>
  others(sql`${workspaceId}`, sql`${projectId}`, sql`${workItemId}`, userId)

const idsOf = (kind: string, direction: Sql) => (t: string, scope: Scope) =>
  sql`(select coalesce(json_agg(w.id order by s.created_at ${direction}, s.id ${direction}), '[]')
    from ${ofRow(t, scope)} and s.kind = ${kind})`

const itemsOf = (kind: string) => (t: string, scope: Scope) =>
  sql`(select coalesce(json_agg(${relatedItem(sql`s.kind`)} order by s.created_at, s.id), '[]')
    from ${ofRow(t, scope)} and s.kind = ${kind})`

const defineLists = (direction: Sql): Resource =>
  defineResource({
    name: 'work item',
    table: 'work_items',
    reach: 'project',
    schema: RelationLists,
    computed: {
      blocking: idsOf('blocking', direction),
      blocked_by: idsOf('blocked_by', direction),
      duplicate: idsOf('duplicate', direction),
      relates_to: idsOf('relates_to', direction),
      start_after: idsOf('start_after', direction),
      start_before: idsOf('start_before', direction),
      finish_after: idsOf('finish_after', direction),
      finish_before: idsOf('finish_before', direction),
    },
    sortable: { created_at: true },
    order: 'created_at',
  })

/** A work item as the lists of what it is related to. */
export const relationLists = defineLists(sql`asc`)
export const relationListsNewestFirst = defineLists(sql`desc`)

export const dependencyLists: Resource = defineResource({
  name: 'work item',
  table: 'work_items',
  reach: 'project',
  schema: DependencyLists,
  computed: {
    blocking: itemsOf('blocking'),
    blocked_by: itemsOf('blocked_by'),
    start_before: itemsOf('start_before'),
    start_after: itemsOf('start_after'),
    finish_before: itemsOf('finish_before'),
    finish_after: itemsOf('finish_after'),
  },
  sortable: {},
  order: 'created_at',
})

/** The active definitions' labels, each with the related work items, as one JSON object. */
export const customLists = (scope: WorkItemScope): RawBuilder<{ json: string }> => sql`
  select coalesce(json_object_agg(label, items), '{}')::text as json from (
    select l.label, coalesce(json_agg(r.item order by r.created_at, r.id) filter (where r.id is not null), '[]') as items
    from (
      select d.id as definition_id, v.outward, v.label
      from work_item_relation_definitions d cross join lateral (
        values (true, coalesce(nullif(d.outward, ''), d.name)), (false, coalesce(nullif(d.inward, ''), d.name))
      ) v (outward, label)
      where d.workspace_id = ${scope.workspaceId} and d.is_active
    ) l left join lateral (
      select s.id, s.created_at, ${relatedItem(sql`l.label`)} as item from ${ofScope(scope)}
        and s.definition_id = l.definition_id and s.outward = l.outward
    ) r on true
    group by l.label) g`

/** The other work item of a relation, under the name that the addressed one has for it. */
function relatedItem(relationType: Sql): Sql {
  return sql`json_build_object('id', w.id, 'name', w.name, 'sequence_id', w.sequence_id, 'project_id', w.project_id,
    'relation_type', ${relationType}, 'state_id', w.state_id, 'priority', w.priority, 'type_id', w.type_id,
    'is_epic', w.is_epic, 'created_at', ${isoTime(sql`w.created_at`)}, 'updated_at', ${isoTime(sql`w.updated_at`)},
    'created_by', w.created_by_id, 'updated_by', w.updated_by_id, 'sort_order', w.sort_order,
    'label_ids', ${linked('work_item_labels', 'label_id')},
    'assignee_ids', ${linked('work_item_assignees', 'user_id')})`
}

const linked = (table: string, id: string): Sql =>
  sql`(select coalesce(json_agg(l.${sql.ref(id)} order by l.created_at, l.${sql.ref(id)}), '[]')
    from ${sql.table(table)} l where l.workspace_id = w.workspace_id and l.project_id = w.project_id
      and l.work_item_id = w.id)`

/** What has just been related, as JSON text: with the stored kind, or as the addressed work item sees it. */
export function relatedRows(
  scope: WorkItemScope,
  ids: readonly string[],
  asSeen: string | null,
): RawBuilder<{ json: string }> {
  const item = asSeen
    ? relatedItem(sql`${asSeen}::text`)
    : sql`json_build_object('id', w.id, 'name', w.name, 'sequence_id', w.sequence_id, 'project_id', w.project_id,
        'relation_type', s.stored_kind, 'state_id', w.state_id, 'priority', w.priority, 'type_id', w.type_id,
        'is_epic', w.is_epic, 'created_at', ${isoTime(sql`s.created_at`)}, 'updated_at', ${isoTime(sql`s.updated_at`)},
        'created_by', s.created_by_id, 'updated_by', s.updated_by_id)`
  return sql`select coalesce(json_agg(${item} order by s.id), '[]')::text as json
    from ${ofScope(scope)} and s.id = any(${ids}::uuid[])`
}
