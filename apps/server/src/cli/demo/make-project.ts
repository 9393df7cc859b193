import { admin, member } from '../../access/roles.js'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import type { Resource } from '../../query/resource.js'
import { createRecord, updateRecord } from '../../query/write.js'
import { addCycleWorkItems } from '../../resources/cycles/cycle-work-items.js'
import { createCycle } from '../../resources/cycles/write-cycle.js'
import { adoptWorkItems } from '../../resources/epics/adopt-work-items.js'
import { labels } from '../../resources/labels/labels.resource.js'
import { addProjectMember } from '../../resources/members/write-members.js'
import { addModuleWorkItems } from '../../resources/modules/module-work-items.js'
import { createModule } from '../../resources/modules/write-module.js'
import { atEnd } from '../../resources/position.js'
import { createProject } from '../../resources/projects/create-project.js'
import { projects } from '../../resources/projects/projects.resource.js'
import { createState, updateState } from '../../resources/states/write-state.js'
import { epics, workItems } from '../../resources/work-items/work-items.resource.js'
import { createWorkItem, updateWorkItem } from '../../resources/work-items/write-work-item.js'
import { cycles, labels as labelColors, people, type Item, type Person, type Project } from './content.js'

export interface Made {
  id: string
  /** By name. */
  epics: ReadonlyMap<string, string>
}

export type Ids = Readonly<Record<Person, string>>
/** A day before or after today, as 2026-11-30. */
export type Day = (offset: number) => string

export const idOf = (json: string): string => (JSON.parse(json) as { id: string }).id

/** A project with its people, states, labels, epics, modules and work items. */
export async function makeProject(
  db: Db,
  workspace: WorkspaceScope,
  content: Project,
  ids: Ids,
  day: Day,
): Promise<Made> {
  const { name, identifier, description, lead } = content
  const id = idOf(
    await createProject(db, workspace, {
      name,
      identifier,
      description,
      project_lead: ids[lead],
      module_view: true,
      cycle_view: true,
    }),
  )
  await updateRecord(db, projects, workspace, id, { is_epics_enabled: true })
  const scope: ProjectScope = { ...workspace, projectId: id, projectRole: admin, isArchived: false }
  for (const person of Object.values(ids))
    if (person !== workspace.userId && person !== ids[lead])
      await addProjectMember(db, scope, { member: person, role: member })

  const names = { states: await makeStates(db, scope), labels: await makeLabels(db, scope) }
  const writer = itemWriter(db, scope, names, ids, day)
  const epicIds = new Map<string, string>()
  for (const epic of content.epics) epicIds.set(epic.name, await writer(epics, epic))
  const itemIds = new Map<string, string>()
  for (const item of content.items)
    itemIds.set(item.name, await writer(workItems, item, found(itemIds, item.under)))

  const idsWhere = (belongs: (item: Item) => boolean) =>
    content.items.filter(belongs).flatMap((item) => itemIds.get(item.name) ?? [])
  for (const [epic, epicId] of epicIds)
    await adoptWorkItems(
      db,
      scope,
      epicId,
      idsWhere((item) => item.epic === epic),
    )
  for (const { lead, days, ...module } of content.modules) {
    const dates = days ? { start_date: day(days[0]), target_date: day(days[1]) } : {}
    const json = await createModule(db, scope, { ...module, ...dates, lead: ids[lead], members: [ids[lead]] })
    const held = idsWhere((item) => item.module === module.name)
    await addModuleWorkItems(db, scope, idOf(json), held, true)
  }
  for (const { name, days } of cycles) {
    const dates = { start_date: day(days[0]), end_date: day(days[1]) }
    const json = await createCycle(db, scope, { name, ...dates, owned_by: ids[lead] })
    const due = idsWhere(({ days: [, to = Infinity] = [] }) => to >= days[0] && to <= days[1])
    await addCycleWorkItems(db, scope, idOf(json), due)
  }
  return { id, epics: epicIds }
}

async function makeStates(db: Db, scope: ProjectScope): Promise<Map<string, string>> {
  const review = await createState(db, scope, { name: 'In Review', group: 'started', color: '#8b5cf6' })
  // Between In Progress and Done.
  await updateState(db, scope, idOf(review), { sequence: 40_000 })
  const rows = await db
    .selectFrom('states')
    .select(['id', 'name'])
    .where('workspace_id', '=', scope.workspaceId)
    .where('project_id', '=', scope.projectId)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function makeLabels(db: Db, scope: ProjectScope): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const [name, color] of Object.entries(labelColors)) {
    const sort_order = await atEnd(db, labels, scope)
    made.set(name, idOf(await createRecord(db, labels, scope, { name, color, sort_order })))
  }
  return made
}

/** Gives the function that writes one item: reported by one person, then brought to its state by another. */
function itemWriter(
  db: Db,
  scope: ProjectScope,
  names: { states: ReadonlyMap<string, string>; labels: ReadonlyMap<string, string> },
  ids: Ids,
  day: Day,
) {
  const reporters = Object.keys(people) as Person[]
  let count = 0
  return async (resource: Resource, item: Item, parent?: string): Promise<string> => {
    const reporter = reporters[(count += 1) % reporters.length] ?? 'mara'
    const [from, to] = item.days ?? []
    const created = Math.min(from ?? 0, 0) - 3 - (count % 11)
    const waits = item.state === 'Backlog' || item.state === 'Todo'
    const id = idOf(
      await createWorkItem(
        db,
        resource,
        { ...scope, userId: ids[reporter] },
        {
          name: item.name,
          description_html: item.html,
          priority: item.priority,
          state: found(names.states, waits ? item.state : 'Todo'),
          assignees: (item.who ?? []).map((person) => ids[person]),
          labels: (item.labels ?? []).map((label) => found(names.labels, label)),
          created_at: `${day(created)}T${String(8 + (count % 9)).padStart(2, '0')}:${String((count * 7) % 60).padStart(2, '0')}:00Z`,
          ...(from === undefined || to === undefined ? {} : { start_date: day(from), target_date: day(to) }),
          ...(item.points === undefined ? {} : { point: item.points }),
          ...(parent === undefined ? {} : { parent }),
        },
      ),
    )
    if (waits) return id
    const doer = { ...scope, userId: ids[item.who?.[0] ?? reporter] }
    await updateWorkItem(db, resource, doer, id, { state: found(names.states, item.state) })
    if (item.state === 'Done' && to !== undefined)
      await updateWorkItem(db, resource, doer, id, { completed_at: `${day(Math.min(to, 0))}T15:30:00Z` })
    return id
  }
}

function found(ids: ReadonlyMap<string, string>, name: string): string
function found(ids: ReadonlyMap<string, string>, name: string | undefined): string | undefined
function found(ids: ReadonlyMap<string, string>, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo names "${name}", which it has not made.`)
  return id
}
