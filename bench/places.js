// The projects that the measures ask about.
import { projectId } from './fill.js'

/** A project's address, and the ids in it that requests name. */
export async function describePlace({ pool }, n) {
  const { rows } = await pool.query(`select w.slug, p.workspace_id, p.id as project_id, w.owner_id,
      (select id from states s where s.workspace_id = p.workspace_id and s.project_id = p.id and s."default") as state,
      (select id from labels l where l.workspace_id = p.workspace_id and l.project_id = p.id and l.name = 'Label 3') as label,
      (select id from modules m where m.workspace_id = p.workspace_id and m.project_id = p.id order by id limit 1) as module,
      (select user_id from project_members m where m.workspace_id = p.workspace_id and m.project_id = p.id
        order by user_id offset 3 limit 1) as assignee
    from projects p join workspaces w on w.id = p.workspace_id where p.id = ${projectId(n)}`)
  const place = rows[0]
  const { workspace_id: workspaceId, project_id: project, owner_id: userId } = place
  return {
    path: `/workspaces/${place.slug}/projects/${project}`,
    ...{ workspaceId, projectId: project, userId },
    ...{ stateId: place.state, labelId: place.label, moduleId: place.module, assigneeId: place.assignee },
    scope: { userId, workspaceId, projectId: project },
    /** Spread over the whole project. */
    someIds: async (count) => {
      const found = await pool.query(
        `select id from work_items where workspace_id = $1 and project_id = $2 and archived_at is null and not is_draft
           and sequence_id % (select greatest(1, last_sequence_id / ($3 * 2)) from project_counters where project_id = $2) = 1
         limit $3`,
        [workspaceId, project, count],
      )
      return found.rows.map(({ id }) => id)
    },
  }
}

/** What a run that was cut off has left. */
export async function removeLeftovers({ pool }) {
  const { rows } = await pool.query(`select workspace_id, id from projects where identifier ~ '^P1[0-9]{3}$'
    and identifier <> 'P1000'`)
  for (const { workspace_id, id } of rows) {
    await pool.query('delete from work_items where workspace_id = $1 and project_id = $2', [workspace_id, id])
    await pool.query('delete from events where workspace_id = $1 and project_id = $2', [workspace_id, id])
    await pool.query('delete from projects where workspace_id = $1 and id = $2', [workspace_id, id])
  }
}
