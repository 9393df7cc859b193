import { Type } from 'typebox'
import {
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

const propertyTypes = [
  ...(['TEXT', 'DATETIME', 'DECIMAL', 'BOOLEAN', 'OPTION'] as const),
  ...(['RELATION', 'URL', 'EMAIL', 'FILE', 'FORMULA'] as const),
] as const
const relationTypes = ['ISSUE', 'USER', 'RELEASE'] as const

const place = 'Where the option stands among the others. A new one comes last.'

const optionFields = {
  name: requiredText(255),
  description: nullable(text(10_000)),
  color: nullable(text(255)),
  sort_order: described(Position, place),
  logo_props: Json,
  is_active: described(Type.Boolean(), 'Whether it can be chosen.'),
  is_default: described(Type.Boolean(), 'Chosen on new work items.'),
  parent: described(nullable(Uuid), 'Another option of the property.'),
  ...externalFields,
}

export const PropertyOption = Type.Object(
  {
    id: Uuid,
    ...optionFields,
    sort_order: described(Type.Number(), place),
    property: Uuid,
    ...recordFields,
    workspace: Uuid,
    project: described(nullable(Uuid), 'The project of the property; null for one of the workspace.'),
  },
  { title: 'WorkItemPropertyOption' },
)
export const PropertyOptionUpdate = Type.Partial(Type.Object(optionFields))
export const PropertyOptionInput = Type.Object({
  ...PropertyOptionUpdate.properties,
  name: optionFields.name,
})

const scalar = Type.Union([Type.String({ maxLength: 100_000 }), Type.Number(), Type.Boolean()])

const shared = {
  display_name: requiredText(255),
  description: nullable(text(10_000)),
  property_type: described(Type.Enum(propertyTypes), 'Fixed once work items have values.'),
  relation_type: described(nullable(Type.Enum(relationTypes)), 'What a RELATION refers to.'),
  is_required: described(Type.Boolean(), 'Whether its value may be changed but not removed.'),
  settings: described(Json, 'display_format, for TEXT and DATETIME.'),
  is_active: described(Type.Boolean(), 'Whether it can be given values.'),
  is_multi: described(Type.Boolean(), 'Whether a work item may have several values.'),
  validation_rules: Json,
  logo_props: Json,
  formula_config: nullable(text(10_000)),
  ...externalFields,
}

export const WorkItemProperty = Type.Object(
  {
    id: Uuid,
    name: described(Type.String(), 'Made of display_name.'),
    ...shared,
    default_value: described(Type.Array(Type.String()), 'The values of new work items.'),
    sort_order: Type.Number(),
    options: Type.Array(Type.Object(PropertyOption.properties, { title: 'InlineWorkItemPropertyOption' })),
    issue_type: described(nullable(Uuid), 'The type that was asked, else the first that has the property.'),
    ...recordFields,
    workspace: Uuid,
    project: described(nullable(Uuid), 'The project that it belongs to; null for one of the workspace.'),
  },
  { title: 'WorkItemProperty' },
)

export const WorkItemPropertyUpdate = Type.Partial(
  Type.Object({
    ...shared,
    sort_order: described(Position, 'Where it stands among the others. Without it, a new one comes last.'),
    default_value: described(
      Type.Union([Type.Array(scalar, { maxItems: 1000 }), scalar, Type.Null()]),
      'The values of new work items: texts, numbers, or ids of options, users or work items.',
    ),
    options: described(
      Type.Array(Type.Object({ id: Type.Optional(Uuid), ...PropertyOptionUpdate.properties }), {
        maxItems: 1000,
      }),
      'For OPTION. Those with an id are changed, the others are created.',
    ),
  }),
)
export const WorkItemPropertyInput = Type.Object({
  ...WorkItemPropertyUpdate.properties,
  display_name: shared.display_name,
  property_type: shared.property_type,
})

/** Two clients, two bodies for the same thing. */
export const AttachInput = Type.Object({
  properties: described(
    Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: 1000 })),
    'Properties to attach.',
  ),
  property_id: described(Type.Optional(Uuid), 'One property to attach.'),
})

const Value = described(
  Type.Union([scalar, Type.Null()]),
  'Text for TEXT, URL, EMAIL and FILE; a date or a time for DATETIME; a number for DECIMAL; true or false for BOOLEAN; an id for OPTION and RELATION.',
)

export const PropertyValue = Type.Object(
  {
    id: Uuid,
    property_id: Uuid,
    issue_id: Uuid,
    value: Value,
    value_type: described(Type.Enum(propertyTypes), 'The type of the property.'),
    ...externalFields,
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'WorkItemPropertyValue' },
)

export const PropertyValues = Type.Object(
  { property_id: Uuid, values: Type.Array(Value) },
  { title: 'WorkItemPropertyValues' },
)

export const PropertyValueUpdate = Type.Partial(
  Type.Object({
    value: described(
      Type.Union([Type.Array(scalar, { maxItems: 1000 }), scalar, Type.Null()]),
      'One value; for a property with several, one or an array, which replaces them all.',
    ),
    ...externalFields,
  }),
)
