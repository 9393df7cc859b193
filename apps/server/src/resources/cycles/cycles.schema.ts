import { Type } from 'typebox'
import {
  DateOnly,
  DateTime,
  Json,
  Position,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'
import { counterFields } from '../work-items/count-by-state.js'

const statuses = ['draft', 'upcoming', 'current', 'completed'] as const
/** What lists can be narrowed to: a status, or all that has not ended. */
export const cycleStatuses = [...statuses, 'incomplete'] as const

const writable = {
  name: requiredText(255),
  description: text(100_000),
  owned_by: described(Uuid, 'A member of the workspace. Default: the caller.'),
  timezone: described(requiredText(255), 'An IANA name such as Europe/Rome. Default: UTC.'),
  sort_order: described(Position, 'Where the cycle stands among the others. A new cycle comes first.'),
  logo_props: Json,
  view_props: Json,
  ...externalFields,
}

const lite = {
  id: Uuid,
  ...writable,
  start_date: described(nullable(DateTime), "When its first day begins in the project's time zone."),
  end_date: described(nullable(DateTime), "When its last day ends in the project's time zone."),
  status: described(
    Type.Enum(statuses),
    'By the time: draft without dates, upcoming before start_date, completed after end_date, else current.',
  ),
  progress_snapshot: described(Json, 'How the work stood when open work items were moved to another cycle.'),
  version: Type.Integer(),
  archived_at: nullable(DateTime),
  ...recordFields,
  workspace: Uuid,
  project: Uuid,
}

export const CycleLite = Type.Object(lite, { title: 'CycleLite' })
const sum = (which: string) =>
  described(nullable(Type.Number()), `The points of its ${which}; null without an estimate in points.`)

export const Cycle = Type.Object(
  {
    ...lite,
    ...counterFields,
    total_estimates: sum('work items'),
    started_estimates: sum('started work items'),
    completed_estimates: sum('completed work items'),
  },
  { title: 'Cycle' },
)

const Day = nullable(Type.Union([DateOnly, DateTime]))
const dates = {
  start_date: described(Day, 'The first day: a date, or a time on it. Goes together with end_date.'),
  end_date: described(Day, 'The last day, not before the first.'),
}

export const CycleUpdate = Type.Partial(Type.Object({ ...writable, ...dates }))
export const CycleInput = Type.Object({ ...CycleUpdate.properties, name: writable.name })

export const CycleTransfer = Type.Object({
  new_cycle_id: described(Uuid, 'A cycle of the project that has not ended.'),
})
export const Message = Type.Object({ message: Type.String() }, { title: 'Message' })

export const CycleWorkItem = Type.Object(
  {
    id: Uuid,
    cycle: Uuid,
    issue: described(Uuid, 'The work item.'),
    sub_issues_count: described(Type.Integer(), 'Work items that have it as their parent.'),
    ...recordFields,
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'CycleWorkItem' },
)
export const CycleWorkItemInput = Type.Object({
  issues: described(Type.Array(Uuid, { minItems: 1, maxItems: 10_000 }), 'Ids of work items of the project.'),
})
