import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { workItems } from '../work-items/work-items.resource.js'
import { Milestone, MilestoneWorkItem } from './milestones.schema.js'

export const milestones: Resource = defineResource({
  name: 'milestone',
  table: 'milestones',
  reach: 'project',
  schema: Milestone,
  relations: ownedByProject(),
  sortable: { created_at: true, updated_at: true, title: true, target_date: true },
  order: '-created_at',
  filterable: { title: 'title', external_id: 'external_id', external_source: 'external_source' },
})

export const milestoneWorkItems: Resource = defineResource({
  name: 'work item',
  table: 'milestone_work_items',
  reach: 'project',
  schema: MilestoneWorkItem,
  relations: {
    milestone: toOne(() => milestones, 'milestone_id'),
    issue: toOne(() => workItems, 'work_item_id'),
  },
  sortable: { created_at: true },
  order: 'created_at',
})
