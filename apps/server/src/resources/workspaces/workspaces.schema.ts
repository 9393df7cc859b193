import { Type } from 'typebox'
import { roles } from '../../access/roles.js'
import { DateTime, Uuid, described, nullable, requiredText, text } from '../../schema.js'

const writable = {
  name: requiredText(80),
  organization_size: nullable(text(20)),
  timezone: described(requiredText(255), 'An IANA name such as Europe/Rome.'),
  logo: described(nullable(text(2048)), 'The address of an image.'),
}

export const Workspace = Type.Object(
  {
    id: Uuid,
    ...writable,
    slug: described(Type.String(), "The workspace's name in addresses. It never changes."),
    owner: Uuid,
    background_color: Type.String(),
    role: described(Type.Enum(roles), "The caller's role: 20 admin, 15 member, 5 guest."),
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Workspace' },
)
export const WorkspaceUpdate = Type.Partial(Type.Object(writable))
export const WorkspaceInput = Type.Object({
  ...WorkspaceUpdate.properties,
  name: writable.name,
  slug: described(
    Type.Optional(Type.String({ pattern: '^[a-z0-9_-]{1,48}$' })),
    'Lower-case letters, digits, - and _. Made from the name when absent.',
  ),
})

export const RemovalQuery = Type.Object({
  confirm: described(Type.String(), 'The slug of the workspace, so that none is deleted by mistake.'),
})
