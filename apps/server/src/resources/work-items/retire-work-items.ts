import { sql } from 'kysely'
import { inTransaction, type Db } from '../../database/open.js'
import { appendEvents, type Change } from '../../events/append.js'
import type { Sql } from '../../query/resource.js'
import { membershipEvents } from './memberships.js'

/** So many of a project on one day; the rest follow on the next ones. */
const mostOfProject = 10_000
/** In one transaction, which holds up other writers of the workspace. */
const batch = 500
const lockKey = 7_290_119
const marker = 'work_items_retired_on'

interface Aging {
  workspaceId: string
  projectId: string
  archiveIn: number
  closeIn: number
  /** Where idle work items go: the project's choice, or else its first cancelled state. */
  stateId: string | null
}

/**
 * Closes the work items that nobody has touched for `close_in` months of their project, and archives those that were
 * finished as long as `archive_in` ago. Once a day: gives false when that is done, or another node is at it.
 */
export async function retireWorkItems(db: Db): Promise<boolean> {
  const { rows: done } = await sql`select 1 from settings
    where name = ${marker} and value = current_date::text`.execute(db)
  if (done.length > 0) return false
  const { rows: projects } = await sql<Aging>`
    select p.workspace_id as "workspaceId", p.id as "projectId", p.archive_in as "archiveIn", p.close_in as "closeIn",
      coalesce(p.default_state_id, (select s.id from states s where s.workspace_id = p.workspace_id
        and s.project_id = p.id and s."group" = 'cancelled' order by s.sequence limit 1)) as "stateId"
    from projects p where p.archived_at is null and (p.archive_in > 0 or p.close_in > 0)`.execute(db)
  for (const project of projects) {
    const [archived, closed] = [archiving(project), closing(project)]
    for (const step of [archived, ...(closed ? [closed] : [])])
      if (!(await takeAll(db, project, step))) return false
  }
  await sql`insert into settings (name, value) values (${marker}, current_date::text)
    on conflict (name) do update set value = excluded.value`.execute(db)
  return true
}

interface Step {
  field: string
  months: number
  /** Which work items `w` it is for. */
  where: Sql
  /** Changes those of `ids` for which it still holds, and gives what their activity tells. */
  change: (ids: readonly string[]) => Sql
}

const of = ({ workspaceId, projectId }: Aging, t: string): Sql =>
  sql`${sql.ref(`${t}.workspace_id`)} = ${workspaceId} and ${sql.ref(`${t}.project_id`)} = ${projectId}`

const archiving = (project: Aging): Step => {
  const where = sql`w.state_group in ('completed', 'cancelled')`
  return {
    field: 'archived_at',
    months: project.archiveIn,
    where,
    change: (ids) => sql`update work_items w set archived_at = current_date, updated_at = now()
      where ${of(project, 'w')} and w.id = any(${ids}::uuid[]) and ${where} and ${untouched(project.archiveIn)}
      returning w.id, current_date::text as new_value`,
  }
}

function closing(project: Aging): Step | null {
  const { stateId } = project
  if (stateId === null) return null
  const where = sql`w.state_group in ('backlog', 'unstarted', 'started') and w.state_id <> ${stateId}`
  return {
    field: 'state',
    months: project.closeIn,
    where,
    change: (ids) => sql`with idle as (
        select w.id, b.id as old_identifier, b.name as old_value, a.id as new_identifier, a.name as new_value,
          a."group" as state_group
        from work_items w
          join states b on ${of(project, 'b')} and b.id = w.state_id
          join states a on ${of(project, 'a')} and a.id = ${stateId}
        where ${of(project, 'w')} and w.id = any(${ids}::uuid[]) and ${where} and ${untouched(project.closeIn)})
      update work_items w set state_id = i.new_identifier, state_group = i.state_group, updated_at = now(),
        last_activity_at = now(), completed_at = case when i.state_group = 'completed' then now() end
      from idle i where ${of(project, 'w')} and w.id = i.id
      returning w.id, i.old_identifier, i.old_value, i.new_identifier, i.new_value`,
  }
}

/** Months are counted as 30 days, as existing clients expect. */
const untouched = (months: number): Sql => sql`w.archived_at is null and not w.is_draft and not w.is_epic
  and w.last_activity_at < now() - make_interval(days => ${months * 30})`

/** What is planned is not idle: in a cycle that has not ended, or in a module that is neither over nor put away. */
const unplanned = sql`not exists (select from cycle_work_items l join cycles c on c.workspace_id = l.workspace_id
      and c.project_id = l.project_id and c.id = l.cycle_id
    where l.workspace_id = w.workspace_id and l.project_id = w.project_id and l.work_item_id = w.id
      and c.archived_at is null and coalesce(c.end_date, 'infinity') >= now())
  and not exists (select from module_work_items l join modules m on m.workspace_id = l.workspace_id
      and m.project_id = l.project_id and m.id = l.module_id
    where l.workspace_id = w.workspace_id and l.project_id = w.project_id and l.work_item_id = w.id
      and m.archived_at is null and m.status not in ('completed', 'cancelled')
      and coalesce(m.target_date, 'infinity') >= current_date)`

/** False when another node is at it. */
async function takeAll(db: Db, project: Aging, { field, months, where, change }: Step): Promise<boolean> {
  if (months === 0) return true
  const { rows } = await sql<{ id: string }>`select w.id from work_items w
    where ${of(project, 'w')} and ${where} and ${untouched(months)} and ${unplanned}
    order by w.last_activity_at limit ${mostOfProject}`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const alone = await inTransaction(db, async (db) => {
      const { rows: locked } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${lockKey}) as taken`.execute(db)
      if (!locked[0]?.taken) return false
      const { rows: told } = await sql<{ id: string } & Partial<Change>>`${change(some)}`.execute(db)
      await appendEvents(db, { ...project, userId: null }, membershipEvents(project, field, told))
      return true
    })
    if (!alone) return false
  }
  return true
}
