import { sql } from 'kysely'
import { Type } from 'typebox'
import { column, defineResource, toOne, type Resource } from '../../query/resource.js'
import { isoTime } from '../../query/view.js'
import { DateTime, Json, Uuid, described, nullable } from '../../schema.js'
import { ownedByProject } from '../ownership.js'
import { seenBy } from '../pages/pages.resource.js'
import { anyWorkItems } from '../work-items/work-items.resource.js'

const LinkedPage = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    created_at: DateTime,
    updated_at: DateTime,
    created_by: nullable(Uuid),
    is_global: Type.Boolean(),
    logo_props: Json,
  },
  { title: 'LinkedPage' },
)

const PageLink = Type.Object(
  {
    id: described(Uuid, 'Of the link, not of the page.'),
    page: LinkedPage,
    issue: described(Uuid, 'The work item.'),
    project: Uuid,
    workspace: Uuid,
    created_at: DateTime,
    updated_at: DateTime,
    created_by: Uuid,
  },
  { title: 'PageLink' },
)

const { created_by, project, workspace } = ownedByProject()

/** Links from a work item to pages. One to a page that the caller may not see is not there. */
export const workItemPages: Resource = defineResource({
  name: 'page link',
  table: 'work_item_pages',
  reach: 'work_item',
  schema: PageLink,
  columns: { page: 'page_id' },
  relations: { created_by, project, workspace, issue: toOne(() => anyWorkItems, 'work_item_id') },
  computed: {
    page: (
      t,
    ) => sql`(select json_build_object('id', p.id, 'name', p.name, 'created_at', ${isoTime(sql`p.created_at`)},
      'updated_at', ${isoTime(sql`p.updated_at`)}, 'created_by', p.created_by_id,
      'is_global', p.project_id is null, 'logo_props', p.logo_props)
      from pages p where p.workspace_id = ${column(t, 'workspace_id')} and p.id = ${column(t, 'page_id')})`,
  },
  visible: (t, scope) => sql`exists (select from pages p where p.workspace_id = ${column(t, 'workspace_id')}
    and p.id = ${column(t, 'page_id')} and ${seenBy('p', scope)})`,
  sortable: { created_at: true, updated_at: true },
  order: '-created_at',
})
