import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, toOne, type Resource, type Sql } from '../../query/resource.js'
import { Json, Uuid, described, externalFields, recordFields } from '../../schema.js'
import { ownedByProject } from '../ownership.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'

const always = (why: string) => described(Type.Null(), `Always null: ${why}`)

const Attachment = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    attributes: described(Json, 'Its name, type and size.'),
    asset: described(Type.String(), 'Where the file lies in the store.'),
    asset_url: described(Type.String(), 'The address of the attachment on this server.'),
    size: described(Type.Number(), 'In bytes; before the upload, the most that it may have.'),
    is_uploaded: Type.Boolean(),
    storage_metadata: Json,
    entity_type: Type.Enum(['ISSUE_ATTACHMENT']),
    entity_identifier: described(Type.String(), 'The work item.'),
    is_deleted: described(Type.Boolean(), 'Always false: what is deleted is gone.'),
    is_archived: described(Type.Boolean(), 'Always false.'),
    ...externalFields,
    ...recordFields,
    user: always('it belongs to the work item.'),
    comment: always('it belongs to the work item.'),
    page: always('it belongs to the work item.'),
    draft_issue: always('it belongs to the work item.'),
    issue: described(Uuid, 'The work item.'),
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'Attachment' },
)

const nothing = () => sql`null`

const urlOf = (t: string): Sql => sql`'/api/v1/workspaces/'
  || (select w.slug from workspaces w where w.id = ${column(t, 'workspace_id')})
  || '/projects/' || ${column(t, 'project_id')} || '/work-items/' || ${column(t, 'work_item_id')}
  || '/attachments/' || ${column(t, 'id')} || '/'`

export const attachments: Resource = defineResource({
  name: 'attachment',
  table: 'work_item_attachments',
  reach: 'work_item',
  schema: Attachment,
  columns: { asset: 'key' },
  relations: { ...ownedByProject(), issue: toOne(() => anyWorkItems, 'work_item_id') },
  computed: {
    attributes: (t) => sql`json_build_object('name', ${column(t, 'name')}, 'type', ${column(t, 'type')},
      'size', ${column(t, 'size')})`,
    asset_url: urlOf,
    entity_type: () => sql`'ISSUE_ATTACHMENT'`,
    entity_identifier: (t) => sql`${column(t, 'work_item_id')}::text`,
    is_deleted: () => sql`false`,
    is_archived: () => sql`false`,
    user: nothing,
    comment: nothing,
    page: nothing,
    draft_issue: nothing,
  },
  sortable: { created_at: true, updated_at: true, name: true, size: true },
  order: '-created_at',
  filterable: {
    name: 'name',
    issue: 'issue',
    project: 'project',
    workspace: 'workspace',
    external_id: 'external_id',
    external_source: 'external_source',
  },
})
