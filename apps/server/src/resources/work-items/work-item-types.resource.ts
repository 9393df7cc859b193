import { sql } from 'kysely'
import { Type } from 'typebox'
import { defineResource, type Resource } from '../../query/resource.js'
import { Json, Uuid, externalFields, recordFields, requiredText, text } from '../../schema.js'
import { ownedByWorkspace } from '../ownership.js'

const WorkItemType = Type.Object(
  {
    id: Uuid,
    name: requiredText(255),
    description: text(10_000),
    logo_props: Json,
    is_epic: Type.Boolean(),
    is_default: Type.Boolean(),
    is_active: Type.Boolean(),
    level: Type.Number(),
    ...externalFields,
    ...recordFields,
    workspace: Uuid,
  },
  { title: 'WorkItemType' },
)

/** What `expand=type` shows. */
export const workItemTypes: Resource = defineResource({
  name: 'work item type',
  table: 'work_item_types',
  reach: 'workspace',
  schema: WorkItemType,
  relations: ownedByWorkspace(),
  computed: { deleted_at: () => sql`null` },
  sortable: { name: true, created_at: true },
  order: 'name',
})
