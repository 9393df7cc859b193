import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import {
  Json,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
  requiredText,
  text,
} from '../../schema.js'
import type { Links } from '../linked-records.js'
import { workspaceMembers } from '../members/members.resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { projects } from '../projects/projects.resource.js'
import { users } from '../users/users.resource.js'

const writable = {
  name: requiredText(255),
  description_html: described(nullable(text(1_000_000)), 'Cleaned of what could run.'),
  description_stripped: described(
    nullable(text(1_000_000)),
    'The words of description_html, when that is sent.',
  ),
  description_json: Json,
  logo_props: Json,
  lead: described(nullable(Uuid), 'A member of the workspace.'),
  ...externalFields,
}

const Teamspace = Type.Object(
  {
    id: Uuid,
    ...writable,
    description_binary: described(Type.Null(), 'Always null: the description is HTML.'),
    ...recordFields,
    workspace: Uuid,
  },
  { title: 'Teamspace' },
)
export const TeamspaceUpdate = Type.Partial(Type.Object(writable))
export const TeamspaceInput = Type.Object({ ...TeamspaceUpdate.properties, name: writable.name })

export const teamspaces: Resource = defineResource({
  name: 'teamspace',
  table: 'teamspaces',
  reach: 'workspace',
  schema: Teamspace,
  relations: { ...ownedByWorkspace(), lead: toOne(() => users, 'lead_id') },
  computed: { description_binary: () => sql`null` },
  sortable: { name: true, created_at: true, updated_at: true },
  order: '-created_at',
  filterable: {
    name: 'name',
    lead: 'lead',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})

const ofTeamspace = { owner: teamspaces, ownerColumn: 'teamspace_id' }

export const projectsOfTeamspace: Links = {
  ...ofTeamspace,
  resource: projects,
  noun: 'project',
  table: 'teamspace_projects',
  column: 'project_id',
}

/** Those who left the workspace have left its teamspaces. */
export const currentMembers: Resource = {
  ...workspaceMembers,
  visible: (t) => sql`${column(t, 'is_active')}`,
}

export const membersOfTeamspace: Links = {
  ...ofTeamspace,
  resource: currentMembers,
  noun: 'member',
  table: 'teamspace_members',
  column: 'user_id',
}
