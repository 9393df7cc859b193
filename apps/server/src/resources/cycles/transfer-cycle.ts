import { sql } from 'kysely'
import type { ProjectScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { badRequest, invalidField, notFound } from '../../errors.js'
import { appendEvents } from '../../events/append.js'
import { isUuid } from '../../ids.js'
import type { Sql } from '../../query/resource.js'
import { about } from '../../query/write.js'
import { membershipEvents } from '../work-items/memberships.js'
import { cycles } from './cycles.resource.js'
import { lockCycles } from './write-cycle.js'

/** Moves the open work items of a cycle that has ended into another one, and keeps a picture of how it ended. */
export function transferCycle(
  db: Db,
  scope: ProjectScope,
  sourceId: string,
  targetId: string,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const rows = isUuid(sourceId) ? await lockCycles(db, scope, [sourceId, targetId]) : []
    const source = rows.find(({ id, archived }) => id === sourceId && !archived)
    const target = rows.find(({ id, archived }) => id === targetId && !archived)
    if (!source) throw notFound('cycle')
    if (!source.ended)
      throw badRequest('not_finished', 'Work items can be transferred once the cycle has ended.')
    if (!target) throw invalidField('new_cycle_id', 'must be a cycle of this project.')
    if (target.ended) throw invalidField('new_cycle_id', 'must be a cycle that has not ended.')
    await sql`update cycles set progress_snapshot = (${snapshotOf(scope, sourceId)}), updated_at = now(),
        updated_by_id = ${scope.userId}
      where workspace_id = ${scope.workspaceId} and project_id = ${scope.projectId} and id = ${sourceId}`.execute(
      db,
    )
    const { rows: moved } = await sql<{ id: string }>`
      update cycle_work_items l set cycle_id = ${targetId}, updated_at = now(), updated_by_id = ${scope.userId}
      from work_items w
      where ${itemsOf(scope, sourceId)} and w.state_group in ('backlog', 'unstarted', 'started')
      returning l.work_item_id as id`.execute(db)
    const change = {
      old_value: source.name,
      new_value: target.name,
      old_identifier: sourceId,
      new_identifier: targetId,
    }
    await appendEvents(db, scope, [
      {
        ...about(cycles, scope, sourceId),
        verb: 'updated',
        changes: [
          { field: 'transferred_issues', old_value: null, new_value: moved.length, new_identifier: targetId },
        ],
      },
      ...membershipEvents(
        scope,
        'cycles',
        moved.map(({ id }) => ({ id, ...change })),
      ),
    ])
  })
}

/** The links `l` of a cycle, with their work items `w` that count. */
const itemsOf = (scope: ProjectScope, cycleId: string): Sql => sql`l.workspace_id = ${scope.workspaceId}
  and l.project_id = ${scope.projectId} and l.cycle_id = ${cycleId}
  and w.workspace_id = l.workspace_id and w.project_id = l.project_id and w.id = l.work_item_id
  and w.archived_at is null and not w.is_draft and w.state_group <> 'triage'`

const totals = sql`count(*) as total_issues,
  count(*) filter (where state_group = 'completed') as completed_issues,
  count(*) filter (where state_group <> 'completed') as pending_issues`

/** Totals by state group, by assignee and by label. */
const snapshotOf = (scope: ProjectScope, cycleId: string): Sql => sql`
  with items as (select w.* from cycle_work_items l, work_items w where ${itemsOf(scope, cycleId)}),
  assigned as (
    select u.id as assignee_id, u.display_name, u.avatar as avatar_url, ${totals}
    from items i left join work_item_assignees a on a.workspace_id = i.workspace_id
        and a.project_id = i.project_id and a.work_item_id = i.id
      left join users u on u.id = a.user_id
    group by u.id order by u.display_name, u.id
  ),
  labelled as (
    select b.id as label_id, b.name as label_name, b.color, ${totals}
    from items i left join work_item_labels a on a.workspace_id = i.workspace_id
        and a.project_id = i.project_id and a.work_item_id = i.id
      left join labels b on b.workspace_id = a.workspace_id and b.project_id = a.project_id and b.id = a.label_id
    group by b.id, b.name, b.color order by b.name, b.id
  )
  select jsonb_build_object(
    'total_issues', count(*),
    'backlog_issues', count(*) filter (where state_group = 'backlog'),
    'unstarted_issues', count(*) filter (where state_group = 'unstarted'),
    'started_issues', count(*) filter (where state_group = 'started'),
    'completed_issues', count(*) filter (where state_group = 'completed'),
    'cancelled_issues', count(*) filter (where state_group = 'cancelled'),
    'distribution', jsonb_build_object(
      'assignees', (select coalesce(jsonb_agg(a), '[]') from assigned a),
      'labels', (select coalesce(jsonb_agg(b), '[]') from labelled b)))
  from items`
