import { Type } from 'typebox'
import {
  Position,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'

const writable = {
  name: requiredText(255),
  description: text(10_000),
  color: described(text(255), 'A colour such as #d73a4a.'),
  parent: described(nullable(Uuid), 'Another label of the project.'),
  sort_order: described(Position, 'Where the label stands among the others. A new label comes last.'),
  ...externalFields,
}

export const Label = Type.Object(
  { id: Uuid, ...writable, ...recordFields, workspace: Uuid, project: Uuid },
  { title: 'Label' },
)
export const LabelUpdate = Type.Partial(Type.Object(writable))
export const LabelInput = Type.Object({ ...LabelUpdate.properties, name: writable.name })
