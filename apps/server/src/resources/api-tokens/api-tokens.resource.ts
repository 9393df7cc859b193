import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { DateTime, Uuid, described, nullable, requiredText, text } from '../../schema.js'

const writable = {
  title: requiredText(255),
  description: text(10_000),
  expires_at: described(nullable(DateTime), 'When the key stops working; null for never.'),
}

const ApiToken = Type.Object(
  {
    id: Uuid,
    ...writable,
    hint: described(Type.String(), 'The last four characters of the key.'),
    is_active: described(Type.Boolean(), 'Whether the key works: neither expired nor revoked.'),
    last_used_at: described(nullable(DateTime), 'To within some seconds.'),
    revoked_at: nullable(DateTime),
    created_at: DateTime,
  },
  { title: 'ApiToken' },
)

export const NewApiToken = Type.Object(
  { ...ApiToken.properties, token: described(Type.String(), 'The key. It is shown here and never again.') },
  { title: 'NewApiToken' },
)

export const ApiTokenInput = Type.Object({
  title: writable.title,
  description: Type.Optional(writable.description),
  expires_at: Type.Optional(writable.expires_at),
})

/** Of the caller: nobody sees another's keys. */
export const apiTokens: Resource = defineResource({
  name: 'API token',
  table: 'api_tokens',
  reach: 'global',
  schema: ApiToken,
  computed: {
    is_active: (t) =>
      sql`(${column(t, 'revoked_at')} is null and coalesce(${column(t, 'expires_at')} > now(), true))`,
  },
  visible: (t, { userId }) => sql`${column(t, 'user_id')} = ${userId}`,
  sortable: { created_at: true, title: true, last_used_at: true, expires_at: true },
  order: '-created_at',
})
