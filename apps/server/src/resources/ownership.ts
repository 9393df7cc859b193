import { toOne } from '../query/resource.js'
import { projects } from './projects/projects.resource.js'
import { users } from './users/users.resource.js'
import { workspaces } from './workspaces/workspaces.resource.js'

// Functions, because these modules and the resources import each other: a constant would not be there yet.

/** Relations that nearly every record has. */
export function authored() {
  return { created_by: toOne(() => users, 'created_by_id'), updated_by: toOne(() => users, 'updated_by_id') }
}

export function ownedByWorkspace() {
  return { ...authored(), workspace: toOne(() => workspaces, 'workspace_id') }
}

export function ownedByProject() {
  return { ...ownedByWorkspace(), project: toOne(() => projects, 'project_id') }
}
