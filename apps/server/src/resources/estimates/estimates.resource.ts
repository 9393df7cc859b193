import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { Estimate, EstimatePoint } from './estimates.schema.js'

/** How a project sizes its work items: at most one. */
export const estimates: Resource = defineResource({
  name: 'estimate',
  table: 'estimates',
  reach: 'project',
  schema: Estimate,
  relations: ownedByProject(),
  sortable: { created_at: true },
  order: 'created_at',
})

export const estimatePoints: Resource = defineResource({
  name: 'estimate point',
  table: 'estimate_points',
  reach: 'project',
  schema: EstimatePoint,
  relations: { ...ownedByProject(), estimate: toOne(() => estimates, 'estimate_id') },
  sortable: { value: true, key: true, created_at: true },
  order: 'value',
  filterable: { value: 'value', external_id: 'external_id', external_source: 'external_source' },
})
