import { Type } from 'typebox'
import { Uuid, described, recordFields, text } from '../../schema.js'

const writable = {
  description: text(10_000),
  duration: described(Type.Integer({ minimum: 0, maximum: 10_000_000 }), 'In minutes.'),
}

export const Worklog = Type.Object(
  {
    id: Uuid,
    ...writable,
    logged_by: described(Uuid, 'Who spent the time.'),
    ...recordFields,
    created_by: Uuid,
    project_id: Uuid,
    workspace_id: Uuid,
  },
  { title: 'Worklog' },
)
export const WorklogInput = Type.Partial(Type.Object(writable))

export const WorklogTotal = Type.Object(
  { issue_id: described(Uuid, 'The work item.'), duration: described(Type.Integer(), 'In minutes.') },
  { title: 'WorklogTotal' },
)
