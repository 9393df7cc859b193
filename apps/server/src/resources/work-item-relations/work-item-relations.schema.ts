import { Type } from 'typebox'
import {
  DateTime,
  Position,
  Uuid,
  Uuids,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'
import { priorities } from '../work-items/work-items.schema.js'

/** How a work item stands to another one. */
const dependencyKinds = [
  ...['blocking', 'blocked_by', 'start_before'],
  ...['start_after', 'finish_before', 'finish_after'],
] as const
const relationKinds = [...dependencyKinds, 'duplicate', 'relates_to'] as const

const ids = described(Uuids, 'Ids of work items.')

export const RelationLists = Type.Object(
  {
    blocking: ids,
    blocked_by: ids,
    duplicate: ids,
    relates_to: ids,
    start_after: ids,
    start_before: ids,
    finish_after: ids,
    finish_before: ids,
  },
  { title: 'WorkItemRelations' },
)

const related = {
  id: described(Uuid, 'The other work item.'),
  name: Type.String(),
  sequence_id: Type.Integer(),
  project_id: Uuid,
  relation_type: Type.String(),
  state_id: Uuid,
  priority: Type.Enum(priorities),
  type_id: nullable(Uuid),
  is_epic: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
  created_by: nullable(Uuid),
  updated_by: nullable(Uuid),
}

export const RelationItem = Type.Object(
  {
    ...related,
    relation_type: described(
      Type.String(),
      'The kind from the side that is stored: blocking is stored as blocked_by, start_after as start_before, finish_after as finish_before.',
    ),
    created_at: described(DateTime, 'Of the relation, like the three fields below.'),
  },
  { title: 'WorkItemRelation' },
)

export const RelatedWorkItem = Type.Object(
  {
    ...related,
    relation_type: described(Type.String(), 'How the addressed work item stands to this one.'),
    label_ids: Uuids,
    assignee_ids: Uuids,
    sort_order: Type.Number(),
  },
  { title: 'RelatedWorkItem' },
)

const items = Type.Array(RelatedWorkItem)

export const DependencyLists = Type.Object(
  {
    blocking: items,
    blocked_by: items,
    start_before: items,
    start_after: items,
    finish_before: items,
    finish_after: items,
  },
  { title: 'WorkItemDependencies' },
)

export const CustomRelationLists = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  description: 'Under the outward and the inward label of every active definition.',
  additionalProperties: items,
})

const targets = described(Type.Array(Uuid, { minItems: 1, maxItems: 1000 }), 'The other work items.')

export const RelationInput = Type.Object({
  relation_type: described(Type.Enum(relationKinds), 'How this work item stands to the others.'),
  issues: targets,
})
export const RelationRemoval = Type.Object({ related_issue: described(Uuid, 'The other work item.') })
export const DependencyInput = Type.Object({
  relation_type: described(Type.Enum(dependencyKinds), 'How this work item stands to the others.'),
  work_item_ids: targets,
})
export const CustomRelationInput = Type.Object({
  relation_definition_id: Uuid,
  relation_definition_type: described(
    requiredText(255),
    'The outward or the inward label of the definition: the side that this work item stands on.',
  ),
  work_item_ids: targets,
})

const label = nullable(text(255))
const writable = {
  name: requiredText(255),
  outward: described(
    label,
    'What the relation is called from its start, such as "implements". Default: name.',
  ),
  inward: described(label, 'What it is called from its end, such as "implemented by". Default: name.'),
  is_default: Type.Boolean(),
  is_active: described(Type.Boolean(), 'Whether work items can be related by it, and show it.'),
  color: described(nullable(text(255)), 'A colour such as #0ea5e9.'),
  sort_order: Position,
  ...externalFields,
}

export const RelationDefinition = Type.Object(
  { id: Uuid, ...writable, ...recordFields, workspace: Uuid },
  { title: 'WorkItemRelationDefinition' },
)
export const RelationDefinitionUpdate = Type.Partial(Type.Object(writable))
export const RelationDefinitionInput = Type.Object({
  ...RelationDefinitionUpdate.properties,
  name: writable.name,
})
