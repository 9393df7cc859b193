import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { Uuid, described, nullable, text } from '../../schema.js'

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

export const users: Resource = defineResource({
  name: 'user',
  table: 'users',
  reach: 'global',
  schema: User,
  computed: { avatar_url: (t) => sql`nullif(${column(t, 'avatar')}, '')` },
  sortable: { display_name: true, created_at: true },
  order: 'display_name',
})
