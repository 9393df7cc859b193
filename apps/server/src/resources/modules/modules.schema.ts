import { Type } from 'typebox'
import {
  DateOnly,
  DateTime,
  Json,
  Position,
  Uuid,
  Uuids,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'
import { counterFields } from '../work-items/count-by-state.js'

const statuses = ['backlog', 'planned', 'in-progress', 'paused', 'completed', 'cancelled'] as const

const writable = {
  name: described(requiredText(255), 'Unique in the project.'),
  description: text(100_000),
  start_date: nullable(DateOnly),
  target_date: described(nullable(DateOnly), 'Not before start_date.'),
  status: Type.Enum(statuses),
  lead: described(nullable(Uuid), 'A member of the workspace.'),
  members: described(Uuids, 'Users. Those who are not members of the project are left out.'),
  sort_order: Position,
  logo_props: Json,
  view_props: Json,
  ...externalFields,
}

const moduleFields = {
  id: Uuid,
  ...writable,
  ...recordFields,
  archived_at: nullable(DateTime),
  workspace: Uuid,
  project: Uuid,
  description_text: described(Type.Null(), 'Always null: the description is plain text.'),
  description_html: described(Type.Null(), 'Always null: the description is plain text.'),
}

export const ModuleLite = Type.Object(moduleFields, { title: 'ModuleLite' })
export const Module = Type.Object(
  {
    ...moduleFields,
    ...counterFields,
  },
  { title: 'Module' },
)
export const ModuleUpdate = Type.Partial(Type.Object(writable))
export const ModuleInput = Type.Object({ ...ModuleUpdate.properties, name: writable.name })

export const ModuleWorkItem = Type.Object(
  {
    id: Uuid,
    module: Uuid,
    issue: described(Uuid, 'The work item.'),
    sub_issues_count: described(Type.Integer(), 'Work items that have it as their parent.'),
    ...recordFields,
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'ModuleWorkItem' },
)
export const ModuleWorkItemInput = Type.Object({
  issues: described(Type.Array(Uuid, { minItems: 1, maxItems: 10_000 }), 'Ids of work items of the project.'),
})
