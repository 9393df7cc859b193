import { sql } from 'kysely'
import { column, defineResource, toOne, type Resource, type Scope, type Sql } from '../../query/resource.js'
import { ownedByWorkspace } from '../ownership.js'
import { users } from '../users/users.resource.js'
import { Page, PageSummary } from './pages.schema.js'

/** A private page is there for its owner only. */
export const seenBy = (t: string, { userId }: Scope): Sql =>
  sql`(${column(t, 'access')} = 0 or ${column(t, 'owned_by_id')} = ${userId})`

const shared = {
  name: 'page',
  table: 'pages',
  computed: {
    description: () => sql`null`,
    description_binary: () => sql`null`,
    anchor: () => sql`null`,
    is_global: (t: string) => sql`${column(t, 'project_id')} is null`,
    projects: (t: string) =>
      sql`case when ${column(t, 'project_id')} is null then '[]' else json_build_array(${column(t, 'project_id')}) end`,
  },
  sortable: { created_at: true, updated_at: true, name: true, sort_order: true },
  order: '-created_at',
  filterable: {
    search: { contains: 'name' },
    external_id: 'external_id',
    external_source: 'external_source',
  },
} as const

const relations = () => ({ ...ownedByWorkspace(), owned_by: toOne(() => users, 'owned_by_id') })

/** Pages of one kind of place: in full, and as lists send them. */
export interface Pages {
  whole: Resource
  summary: Resource
}

const ofWorkspace = (t: string, scope: Scope): Sql =>
  sql`${column(t, 'project_id')} is null and ${seenBy(t, scope)}`

const define = (place: Pick<Resource, 'reach' | 'visible'>): Pages => ({
  whole: defineResource({ ...shared, ...place, schema: Page, relations: relations() }),
  summary: defineResource({ ...shared, ...place, schema: PageSummary, relations: relations() }),
})

export const workspacePages = define({ reach: 'workspace', visible: ofWorkspace })
export const projectPages = define({ reach: 'project', visible: seenBy })
