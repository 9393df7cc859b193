import { sql } from 'kysely'
import { column, defineResource, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { State } from './states.schema.js'

export const states: Resource = defineResource({
  name: 'state',
  table: 'states',
  reach: 'project',
  schema: State,
  relations: ownedByProject(),
  computed: { is_triage: (t) => sql`${column(t, 'group')} = 'triage'` },
  visible: (t) => sql`${column(t, 'group')} <> 'triage'`,
  sortable: { sequence: true, name: true, group: true, created_at: true, updated_at: true },
  order: 'sequence',
  filterable: {
    name: 'name',
    group: 'group',
    project: 'project',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})
