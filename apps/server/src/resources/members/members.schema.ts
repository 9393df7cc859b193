import { Type } from 'typebox'
import { member, roles } from '../../access/roles.js'
import { Uuid, described } from '../../schema.js'
import { userFields } from '../users/users.resource.js'

const Role = described(Type.Enum(roles), '20 admin, 15 member, 5 guest.')

const memberFields = {
  ...userFields,
  id: described(Uuid, 'The id of the user.'),
  role: Role,
  role_slug: described(Type.String(), 'The role in a word.'),
  is_active: Type.Boolean(),
  is_bot: Type.Boolean(),
}

export const WorkspaceMember = Type.Object(memberFields, { title: 'WorkspaceMember' })
export const ProjectMember = Type.Object(memberFields, { title: 'ProjectMember' })

export const WorkspaceMemberInput = Type.Object({
  email: described(Type.String({ format: 'email' }), 'The email of an existing account.'),
  role: Type.Optional({ ...Role, default: member }),
})
export const RoleInput = Type.Object({ role: Role })
export const RemoveMember = Type.Object({
  email: described(Type.Optional(Type.String()), "The member's email, or"),
  member: described(Type.Optional(Uuid), "the member's user id."),
})

export const ProjectMembership = Type.Object(
  {
    id: described(Uuid, 'The id of the membership.'),
    member: described(Uuid, 'The id of the user.'),
    role: Role,
  },
  { title: 'ProjectMembership' },
)
export const ProjectMemberInput = Type.Object({
  member: described(Uuid, 'The id of a member of the workspace.'),
  role: Type.Optional({ ...Role, default: 5 }),
})
export const ProjectMemberUpdate = Type.Object({ role: Type.Optional(Role) })
