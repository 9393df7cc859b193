import { sql } from 'kysely'
import { admin } from '../../access/roles.js'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { createRecord } from '../../query/write.js'
import {
  epicsOfInitiative,
  labelsOfInitiative,
  projectsOfInitiative,
} from '../../resources/initiatives/initiative-links.js'
import {
  initiativeLabels as labelResource,
  initiatives as initiativeResource,
} from '../../resources/initiatives/initiatives.resource.js'
import { attach } from '../../resources/linked-records.js'
import { addWorkspaceMember } from '../../resources/members/write-members.js'
import { atEnd } from '../../resources/position.js'
import { createWorkspace } from '../../resources/workspaces/create-workspace.js'
import { stripHtml } from '../../text.js'
import { berthPlanner } from './berth-planner.js'
import { people, workspace } from './content.js'
import { initiativeLabels, initiatives } from './initiatives.js'
import { idOf, makeProject, type Day, type Ids, type Made } from './make-project.js'
import { pilotApp } from './pilot-app.js'
import { tideService } from './tide-service.js'

/** The whole workspace. Run it in a transaction: half a demo would be taken for a whole one. */
export async function makeDemo(db: Db, ids: Ids, today: Date): Promise<void> {
  const day: Day = (offset) => new Date(today.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  const { id, slug } = await createWorkspace(db, ids.mara, workspace)
  const scope: WorkspaceScope = {
    userId: ids.mara,
    workspaceId: id,
    workspaceSlug: slug,
    workspaceRole: admin,
  }
  for (const { email, role } of Object.values(people))
    if (email !== people.mara.email) await addWorkspaceMember(db, scope, { email, role })

  const made = new Map<string, Made>()
  for (const project of [berthPlanner, pilotApp, tideService])
    made.set(project.identifier, await makeProject(db, scope, project, ids, day))
  await makeInitiatives(db, scope, made, ids, day)
  await setDates(db, scope)
}

/** Everything happened when it did: a work item was reported, begun a day later, and done when it was. */
async function setDates(db: Db, { workspaceId }: WorkspaceScope): Promise<void> {
  const changed = sql`coalesce(w.completed_at, least(w.created_at + interval '1 day', now()))`
  await sql`update events e set created_at = case when e.verb = 'created' then w.created_at else ${changed} end
    from work_items w where e.workspace_id = ${workspaceId} and e.entity = 'work_item'
      and w.workspace_id = e.workspace_id and w.project_id = e.project_id and w.id = e.entity_id`.execute(db)
  await sql`update work_items w set updated_at = ${changed}, last_activity_at = ${changed}
    where w.workspace_id = ${workspaceId}`.execute(db)
}

async function makeInitiatives(
  db: Db,
  scope: WorkspaceScope,
  projects: ReadonlyMap<string, Made>,
  ids: Ids,
  day: Day,
): Promise<void> {
  const labels = new Map<string, string>()
  for (const [name, color] of Object.entries(initiativeLabels)) {
    const sort_order = await atEnd(db, labelResource, scope)
    labels.set(name, idOf(await createRecord(db, labelResource, scope, { name, color, sort_order })))
  }
  const epics = new Map([...projects.values()].flatMap((project) => [...project.epics]))
  for (const { name, html, state, lead, days, ...links } of initiatives) {
    const id = idOf(
      await createRecord(db, initiativeResource, scope, {
        name,
        state,
        description_html: html,
        description_stripped: stripHtml(html),
        lead: ids[lead],
        start_date: day(days[0]),
        end_date: day(days[1]),
      }),
    )
    const attached = [
      { what: labelsOfInitiative, ids: links.labels.map((label) => labels.get(label) ?? '') },
      { what: projectsOfInitiative, ids: links.projects.map((project) => projects.get(project)?.id ?? '') },
      { what: epicsOfInitiative, ids: links.epics.map((epic) => epics.get(epic) ?? '') },
    ]
    for (const { what, ids } of attached) await attach(db, what, scope, id, ids)
  }
}
