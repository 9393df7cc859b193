import { Type } from 'typebox'
import {
  DateTime,
  Json,
  Uuid,
  described,
  externalFields,
  nullable,
  partial,
  recordFields,
  text,
} from '../../schema.js'
import { recordOf } from '../../query/schemas.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { WorkItemUpdate, writable as workItem } from '../work-items/work-items.schema.js'

/** By number, as clients know them. */
export const statusNames = {
  '-2': 'pending',
  '-1': 'rejected',
  '0': 'snoozed',
  '1': 'accepted',
  '2': 'duplicate',
} as const
export const accepted = 1

const verdict = {
  status: described(
    Type.Enum([-2, -1, 0, 1, 2]),
    '-2 pending, -1 rejected, 0 snoozed, 1 accepted, 2 duplicate.',
  ),
  snoozed_till: nullable(DateTime),
  duplicate_to: described(nullable(Uuid), 'A work item of the project.'),
}

const origin = {
  source: described(nullable(text(255)), 'Where it came from. Default: IN_APP.'),
  source_email: nullable(text(255)),
}

export const IntakeWorkItem = Type.Object(
  {
    id: Uuid,
    ...verdict,
    ...origin,
    issue: described(Uuid, 'The work item; paths name this id.'),
    issue_detail: described(
      Type.Unsafe<object>(recordOf(anyWorkItems)),
      'The work item, with its state, module and cycle in full.',
    ),
    intake: Uuid,
    inbox: described(Uuid, 'The same as intake.'),
    extra: Json,
    ...externalFields,
    ...recordFields,
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'IntakeWorkItem' },
)

/** Some clients send the document of their editor here; it is not read. */
const description = described(
  Type.Optional(nullable(Type.Union([text(4_000_000), Json]))),
  'Plain text, used when description_html is absent.',
)

export const IntakeInput = Type.Object({
  issue: Type.Object({
    name: workItem.name,
    description,
    ...partial({ description_html: workItem.description_html, priority: workItem.priority }).properties,
  }),
  ...partial(origin).properties,
})

const { state: _, ...issue } = WorkItemUpdate.properties

export const IntakeStatusUpdate = partial({ ...verdict, ...origin })
export const IntakeUpdate = Type.Object({
  ...IntakeStatusUpdate.properties,
  issue: Type.Optional(Type.Object({ ...issue, description })),
})
