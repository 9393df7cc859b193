import { Type } from 'typebox'
import {
  Json,
  Uuid,
  Uuids,
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
  logo_props: Json,
  is_epic: described(Type.Boolean(), 'Whether what has this type is an epic.'),
  is_active: described(Type.Boolean(), 'Whether new work items may have this type.'),
  level: described(Type.Integer({ minimum: 0, maximum: 100 }), 'How high the type stands above the others.'),
  project_ids: described(Uuids, 'The projects that use the type, of those that the caller sees.'),
  ...externalFields,
}

export const WorkItemType = Type.Object(
  {
    id: Uuid,
    ...writable,
    is_default: described(Type.Boolean(), 'The type of new work items that name none.'),
    project: described(nullable(Uuid), 'The project that was asked, else the one that the type was made in.'),
    ...recordFields,
    workspace: Uuid,
  },
  { title: 'WorkItemType' },
)
export const WorkItemTypeUpdate = Type.Partial(Type.Object(writable))
export const WorkItemTypeInput = Type.Object({ ...WorkItemTypeUpdate.properties, name: writable.name })

const someIds = Type.Array(Uuid, { minItems: 1, maxItems: 1000 })

/** Two clients, two names for the same thing. */
export const ImportInput = Type.Object({
  work_item_types: described(Type.Optional(someIds), 'Types of the workspace.'),
  work_item_type_ids: described(Type.Optional(someIds), 'The same as work_item_types.'),
})
