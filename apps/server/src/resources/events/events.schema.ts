import { Type } from 'typebox'
import { DateTime, Uuid, described, nullable } from '../../schema.js'

const Event = Type.Object(
  {
    seq: described(Type.Integer(), 'Its number in the workspace. Numbers grow; some may be missing.'),
    project_id: nullable(Uuid),
    entity: described(Type.String(), 'What it is about, such as work_item.'),
    entity_id: Uuid,
    verb: Type.Enum(['created', 'updated', 'deleted']),
    actor_id: described(nullable(Uuid), 'Who did it.'),
    changes: described(
      Type.Array(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
      'The changed fields, with their old and new values.',
    ),
    created_at: DateTime,
  },
  { title: 'Event' },
)

export const EventPage = Type.Object(
  {
    events: Type.Array(Event),
    last: described(Type.Integer(), 'Ask for what is after this number next.'),
    more: described(Type.Boolean(), 'Whether there is more already.'),
  },
  { title: 'EventPage' },
)

export const EventQuery = Type.Object({
  after: described(
    Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    'Events after this number. Absent: none, only the number to go on from.',
  ),
  limit: described(
    Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    'How many events are looked at, at most. Default: 1000.',
  ),
})
