import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { Uuid, described, nullable, requiredText, text } from '../../schema.js'

export const userFields = {
  id: Uuid,
  first_name: text(255),
  last_name: text(255),
  email: Type.String(),
  avatar: Type.String(),
  avatar_url: described(nullable(Type.String()), 'The avatar as an address; null when there is none.'),
  display_name: text(255),
}

const User = Type.Object(userFields, { title: 'User' })

const common = {
  name: 'user',
  table: 'users',
  reach: 'global',
  sortable: { display_name: true, created_at: true },
  order: 'display_name',
} as const
const avatar_url = (t: string) => sql`nullif(${column(t, 'avatar')}, '')`

export const users: Resource = defineResource({ ...common, schema: User, computed: { avatar_url } })

const settings = {
  timezone: described(requiredText(255), 'An IANA name such as Europe/Rome.'),
  theme: described(Type.Enum(['system', 'light', 'dark']), 'How the web app looks.'),
}

/** The caller, with what is nobody else's business. */
export const me: Resource = defineResource({
  ...common,
  schema: Type.Object(
    {
      ...userFields,
      ...settings,
      email_verified: described(Type.Boolean(), 'Whether somebody vouches for the address.'),
    },
    { title: 'Me' },
  ),
  computed: { avatar_url },
})

export const MeUpdate = Type.Partial(
  Type.Object({
    first_name: userFields.first_name,
    last_name: userFields.last_name,
    display_name: requiredText(255),
    ...settings,
    avatar: described(Type.Enum(['']), 'Empty takes the avatar away. A new one is uploaded as an asset.'),
  }),
)
