import { sql } from 'kysely'
import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { Initiative, InitiativeLabel } from './initiatives.schema.js'

export const initiatives: Resource = defineResource({
  name: 'initiative',
  table: 'initiatives',
  reach: 'workspace',
  schema: Initiative,
  relations: { ...ownedByWorkspace(), lead: toOne(() => users, 'lead_id') },
  computed: { description_binary: () => sql`null` },
  sortable: { created_at: true, updated_at: true, name: true, state: true, start_date: true, end_date: true },
  order: '-created_at',
  filterable: {
    name: 'name',
    state: 'state',
    lead: 'lead',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})

export const initiativeLabels: Resource = defineResource({
  name: 'initiative label',
  table: 'initiative_labels',
  reach: 'workspace',
  schema: InitiativeLabel,
  relations: ownedByWorkspace(),
  sortable: { sort_order: true, name: true, created_at: true, updated_at: true },
  order: 'sort_order',
  filterable: { name: 'name', external_id: 'external_id', external_source: 'external_source' },
})
