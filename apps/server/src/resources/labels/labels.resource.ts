import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { Label } from './labels.schema.js'

export const labels: Resource = defineResource({
  name: 'label',
  table: 'labels',
  reach: 'project',
  schema: Label,
  relations: { ...ownedByProject(), parent: toOne(() => labels, 'parent_id') },
  sortable: { name: true, sort_order: true, created_at: true, updated_at: true },
  order: '-created_at',
  filterable: {
    name: 'name',
    parent: 'parent',
    project: 'project',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})
