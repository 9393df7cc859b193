import { Type, type TSchema } from 'typebox'
import {
  DateOnly,
  DateTime,
  Html,
  Position,
  Uuid,
  Uuids,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
} from '../../schema.js'

export const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const

/** What a client writes on a work item and on an epic, under the names of the record. */
export const writable = {
  name: requiredText(255),
  description_html: Html,
  priority: Type.Enum(priorities),
  state: described(Uuid, 'A state of the project. Default: its default state.'),
  parent: described(nullable(Uuid), 'A work item or an epic of the project.'),
  assignees: described(Uuids, 'Users. Those who are not members or admins of the project are left out.'),
  labels: described(Uuids, 'Labels of the project; others are left out.'),
  start_date: nullable(DateOnly),
  target_date: described(nullable(DateOnly), 'Not before start_date.'),
  ...externalFields,
}

const more = {
  module: described(
    nullable(Uuid),
    'A module that the work item is in. Writing it replaces all of its modules.',
  ),
  type: described(nullable(Uuid), 'The work item type.'),
  type_id: described(nullable(Uuid), 'The same as type.'),
  estimate_point: described(nullable(Uuid), "A point of the project's estimate."),
  point: nullable(Type.Integer({ minimum: 0, maximum: 12 })),
  sort_order: described(Position, 'Where the work item stands in its state. A new one comes last.'),
  is_draft: described(Type.Boolean(), 'Drafts are not listed.'),
  completed_at: described(nullable(DateTime), 'When it entered a completed state; null in other states.'),
}

const readOnly = {
  ...recordFields,
  description: described(Type.String(), 'The description as plain text.'),
  description_stripped: described(Type.String(), 'The same as description.'),
  description_binary: described(Type.Null(), 'Always null: descriptions are HTML.'),
  sequence_id: described(
    Type.Integer(),
    'The number in WEB-12: counts up in the project and is never used again.',
  ),
  archived_at: nullable(DateOnly),
  last_activity_at: DateTime,
  workspace: Uuid,
  project: Uuid,
}

export const WorkItem = Type.Object(
  {
    id: Uuid,
    ...writable,
    ...more,
    cycle: described(nullable(Uuid), 'The cycle that the work item is in.'),
    ...readOnly,
  },
  { title: 'WorkItem' },
)
export const Epic = Type.Object(
  {
    id: Uuid,
    ...writable,
    type: more.type,
    estimate_point: more.estimate_point,
    point: more.point,
    sort_order: more.sort_order,
    is_draft: more.is_draft,
    completed_at: more.completed_at,
    ...readOnly,
  },
  { title: 'Epic' },
)

/** Plain text, for clients that have no HTML. */
const description = {
  description: described(nullable(Html), 'Plain text, used when description_html is absent.'),
}

export const WorkItemUpdate = Type.Partial(Type.Object({ ...writable, ...more, ...description }))
export const WorkItemInput = Type.Object({
  ...WorkItemUpdate.properties,
  name: writable.name,
  created_at: described(Type.Optional(DateTime), 'For imports. Default: now.'),
  created_by: described(Type.Optional(Uuid), 'For imports: a member of the workspace. Default: the caller.'),
})

const renamed = <T extends TSchema>(schema: T, field: string) => described(schema, `Shown as ${field}.`)

/** Epics are written with names of their own, and read with those of the record. */
export const EpicUpdate = Type.Partial(
  Type.Object({
    name: writable.name,
    description_html: writable.description_html,
    ...description,
    priority: writable.priority,
    state_id: renamed(writable.state, 'state'),
    parent_id: renamed(writable.parent, 'parent'),
    assignee_ids: renamed(writable.assignees, 'assignees'),
    label_ids: renamed(writable.labels, 'labels'),
    state: writable.state,
    parent: writable.parent,
    assignees: writable.assignees,
    labels: writable.labels,
    start_date: writable.start_date,
    target_date: writable.target_date,
    estimate_point: more.estimate_point,
    ...externalFields,
  }),
)
export const EpicInput = Type.Object({ ...EpicUpdate.properties, name: writable.name })

const identity = { id: Uuid, name: writable.name, sequence_id: readOnly.sequence_id, project_id: Uuid }

export const SearchHit = Type.Object(
  { ...identity, project__identifier: Type.String(), workspace__slug: Type.String() },
  { title: 'WorkItemSearchItem' },
)
export const WorkItemSummary = Type.Object(
  {
    ...identity,
    project_identifier: Type.String(),
    workspace_id: Uuid,
    type_id: more.type,
    state_id: Uuid,
    priority: writable.priority,
    start_date: writable.start_date,
    target_date: writable.target_date,
  },
  { title: 'AdvancedSearchResult' },
)
