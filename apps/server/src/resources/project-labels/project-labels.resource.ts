import { Type } from 'typebox'
import { defineResource, type Resource } from '../../query/resource.js'
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
import { ownedByWorkspace } from '../ownership.js'

const writable = {
  name: described(requiredText(255), 'Unique in the workspace.'),
  description: nullable(text(10_000)),
  color: described(nullable(text(255)), 'A colour such as #d73a4a.'),
  sort_order: described(Position, 'Where the label stands among the others. A new label comes last.'),
  ...externalFields,
}

const ProjectLabel = Type.Object(
  { id: Uuid, ...writable, ...recordFields, workspace: Uuid },
  { title: 'WorkspaceProjectLabel' },
)
export const ProjectLabelUpdate = Type.Partial(Type.Object(writable))
export const ProjectLabelInput = Type.Object({ ...ProjectLabelUpdate.properties, name: writable.name })

export const projectLabels: Resource = defineResource({
  name: 'project label',
  table: 'project_labels',
  reach: 'workspace',
  schema: ProjectLabel,
  relations: ownedByWorkspace(),
  sortable: { sort_order: true, name: true, created_at: true, updated_at: true },
  order: 'sort_order',
  filterable: { name: 'name', external_id: 'external_id', external_source: 'external_source' },
})
