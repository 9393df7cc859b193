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
import { stateGroups } from '../states/states.schema.js'

const writable = {
  name: described(requiredText(255), 'Unique in the workspace.'),
  description: nullable(text(10_000)),
  color: described(nullable(text(255)), 'A colour such as #f59e0b.'),
  group: described(Type.Enum(stateGroups), 'What a project in this state counts as. Default: backlog.'),
  sequence: described(Position, 'Where the state stands among the others. A new state comes last.'),
  default: described(
    Type.Boolean(),
    'The state of new projects. At most one is: setting it takes it from the others.',
  ),
  ...externalFields,
}

const ProjectState = Type.Object(
  { id: Uuid, ...writable, ...recordFields, workspace: Uuid },
  { title: 'WorkspaceProjectState' },
)
export const ProjectStateUpdate = Type.Partial(Type.Object(writable))
export const ProjectStateInput = Type.Object({ ...ProjectStateUpdate.properties, name: writable.name })

export const projectStates: Resource = defineResource({
  name: 'project state',
  table: 'project_states',
  reach: 'workspace',
  schema: ProjectState,
  relations: ownedByWorkspace(),
  sortable: { sequence: true, name: true, group: true, created_at: true, updated_at: true },
  order: 'sequence',
  filterable: {
    name: 'name',
    group: 'group',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})
