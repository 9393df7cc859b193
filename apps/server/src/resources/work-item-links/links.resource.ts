import { defineResource, toOne, type Resource } from '../../query/resource.js'
import { ownedByProject } from '../ownership.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'
import { Link } from './links.schema.js'

export const links: Resource = defineResource({
  name: 'link',
  table: 'work_item_links',
  reach: 'work_item',
  schema: Link,
  relations: { ...ownedByProject(), issue: toOne(() => anyWorkItems, 'work_item_id') },
  sortable: { created_at: true, updated_at: true, title: true, url: true },
  order: '-created_at',
  filterable: { url: 'url', issue: 'issue', project: 'project', workspace: 'workspace' },
})
