import { sql } from 'kysely'
import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { Sticky } from './stickies.schema.js'

/** Notes that everybody has for themselves. */
export const stickies: Resource = defineResource({
  name: 'sticky',
  table: 'stickies',
  reach: 'workspace',
  schema: Sticky,
  relations: { ...ownedByWorkspace(), owner: toOne(() => users, 'owner_id') },
  computed: { description_binary: () => sql`null` },
  visible: (t, { userId }) => sql`${column(t, 'owner_id')} = ${userId}`,
  sortable: { created_at: true, updated_at: true, sort_order: true, name: true },
  order: '-created_at',
  filterable: { query: { contains: 'description_stripped' } },
})
