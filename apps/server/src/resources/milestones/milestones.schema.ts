import { Type } from 'typebox'
import {
  DateOnly,
  Uuid,
  described,
  externalFields,
  nullable,
  partial,
  recordFields,
  requiredText,
} from '../../schema.js'

const writable = {
  title: requiredText(255),
  target_date: nullable(DateOnly),
  ...externalFields,
}

export const Milestone = Type.Object(
  { id: Uuid, ...writable, ...recordFields, workspace: Uuid, project: Uuid },
  { title: 'Milestone' },
)
export const MilestoneUpdate = partial(writable)
export const MilestoneInput = Type.Object({ ...MilestoneUpdate.properties, title: writable.title })

export const MilestoneWorkItem = Type.Object(
  { id: Uuid, milestone: Uuid, issue: described(Uuid, 'The work item.') },
  { title: 'MilestoneWorkItem' },
)
export const MilestoneWorkItemInput = Type.Object({
  issues: described(Type.Array(Uuid, { minItems: 1, maxItems: 10_000 }), 'Ids of work items of the project.'),
})
