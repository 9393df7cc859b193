import { Type } from 'typebox'
import { Position, Uuid, described, externalFields, recordFields, requiredText, text } from '../../schema.js'

export const stateGroups = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const

const writable = {
  name: described(requiredText(255), 'Unique in the project.'),
  description: text(10_000),
  color: described(requiredText(255), 'A colour such as #f59e0b.'),
  group: described(Type.Enum(stateGroups), 'What work in this state counts as.'),
  sequence: described(Position, 'Where the state stands among the others. A new state comes last.'),
  default: described(Type.Boolean(), 'The state of new work items that name none. Exactly one state is.'),
  ...externalFields,
}

export const State = Type.Object(
  {
    id: Uuid,
    ...writable,
    group: described(
      Type.Enum([...stateGroups, 'triage']),
      'What work in this state counts as; triage is the state of what waits in the intake.',
    ),
    ...recordFields,
    slug: Type.String(),
    is_triage: described(
      Type.Boolean(),
      'True for the state of what waits in the intake, which no list of states shows.',
    ),
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'State' },
)
export const StateUpdate = Type.Partial(Type.Object(writable))
export const StateInput = Type.Object({
  ...StateUpdate.properties,
  name: writable.name,
  color: writable.color,
})
