import { Type } from 'typebox'
import { guest, roles } from '../../access/roles.js'
import { defineResource, type Resource } from '../../query/resource.js'
import { DateTime, Uuid, described, nullable } from '../../schema.js'
import { ownedByWorkspace } from '../ownership.js'

const Role = described(Type.Enum(roles), 'The role that is offered: 20 admin, 15 member, 5 guest.')
const Email = described(
  Type.String({ format: 'email', maxLength: 254 }),
  'Who is invited. It cannot be changed.',
)

const fields = {
  id: Uuid,
  email: Email,
  role: Role,
  accepted: Type.Boolean(),
  responded_at: described(nullable(DateTime), 'When the invitation was accepted or declined.'),
  created_at: DateTime,
  updated_at: DateTime,
  created_by: nullable(Uuid),
  workspace: Uuid,
}

export const InvitationInput = Type.Object({ email: Email, role: Type.Optional({ ...Role, default: guest }) })
export const InvitationUpdate = Type.Object({
  role: Type.Optional(Role),
  email: described(Type.Optional(Type.Unknown()), 'Refused: remove the invitation and make another one.'),
})
export const InvitationAnswer = Type.Object({
  accepted: described(Type.Boolean(), 'true joins the workspace, false declines.'),
})

function related() {
  const { created_by, workspace } = ownedByWorkspace()
  return { created_by, workspace }
}

const Token = described(
  Uuid,
  'The secret of its link, /invitations/{token} of the web app, by which an account can be made.',
)

const common = {
  name: 'invitation',
  table: 'invitations',
  sortable: { created_at: true, email: true, role: true },
  order: '-created_at',
} as const

export const invitations: Resource = defineResource({
  ...common,
  schema: Type.Object({ ...fields, token: Token }, { title: 'Invitation' }),
  reach: 'workspace',
  relations: related(),
  filterable: { email: { contains: 'email' }, accepted: 'accepted' },
})

/** To the caller, of whatever workspace: they see its name before they answer. */
export const invitationsToMe: Resource = defineResource({
  ...common,
  schema: Type.Object(fields, { title: 'InvitationToMe' }),
  reach: 'workspace',
  within: 'global',
  relations: related(),
})
