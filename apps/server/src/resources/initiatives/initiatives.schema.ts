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

const states = ['DRAFT', 'PLANNED', 'ACTIVE', 'COMPLETED', 'CLOSED'] as const

const writable = {
  name: requiredText(255),
  description: nullable(text(100_000)),
  description_html: described(nullable(text(4_000_000)), 'HTML. What could run script is removed.'),
  lead: described(nullable(Uuid), 'A member of the workspace.'),
  start_date: nullable(DateOnly),
  end_date: described(nullable(DateOnly), 'Not before start_date.'),
  logo_props: Json,
  state: Type.Enum(states),
  archived_at: nullable(DateTime),
  ...externalFields,
}

export const Initiative = Type.Object(
  {
    id: Uuid,
    ...writable,
    ...recordFields,
    description_stripped: described(nullable(Type.String()), 'description_html as plain text.'),
    description_binary: described(Type.Null(), 'Always null: descriptions are HTML.'),
    workspace: Uuid,
  },
  { title: 'Initiative' },
)
export const InitiativeUpdate = Type.Partial(Type.Object(writable))
export const InitiativeInput = Type.Object({ ...InitiativeUpdate.properties, name: writable.name })

const writableLabel = {
  name: described(requiredText(255), 'Unique among the initiative labels of the workspace.'),
  description: nullable(text(10_000)),
  color: described(nullable(text(255)), 'A colour such as #0ea5e9.'),
  sort_order: Position,
  ...externalFields,
}

export const InitiativeLabel = Type.Object(
  { id: Uuid, ...writableLabel, ...recordFields, workspace: Uuid },
  { title: 'InitiativeLabel' },
)
export const InitiativeLabelUpdate = Type.Partial(Type.Object(writableLabel))
export const InitiativeLabelInput = Type.Object({
  ...InitiativeLabelUpdate.properties,
  name: writableLabel.name,
})
