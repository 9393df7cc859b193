import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Access } from '../../access/access.js'
import { can } from '../../access/can.js'
import type { ProjectScope, WorkspaceScope } from '../../access/scope.js'
import { JsonText, route, type Route } from '../../http/route.js'
import { listQuery } from '../../query/filter.js'
import type { Sql } from '../../query/resource.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { described } from '../../schema.js'
import { sendPage, versionOf } from '../operations.js'
import { PageQuery, getPage } from './get-page.js'
import { projectPages, workspacePages, type Pages } from './pages.resource.js'
import { PageInput, PageUpdate } from './pages.schema.js'
import { createPage, removePage, updatePage } from './write-page.js'

const group = 'pages'
const conflicts = { 409: 'Another page of the same place has this external id.' }

/** The kinds of pages that a list can be asked for. Nothing is shared with single people yet. */
const kinds = {
  all: sql`t.archived_at is null`,
  public: sql`t.archived_at is null and t.access = 0`,
  private: sql`t.archived_at is null and t.access = 1`,
  shared: sql`false`,
  archived: sql`t.archived_at is not null`,
} satisfies Record<string, Sql>
const Kind = Type.Enum(['all', 'public', 'private', 'shared', 'archived'])

/** The same operations on the pages of a workspace and on those of a project. */
function pageRoutes<Scope extends WorkspaceScope | ProjectScope>(
  place: string,
  path: `${string}/pages/`,
  { whole, summary }: Pages,
  access: { read: Access<Scope>; write: Access<Scope> },
): Route[] {
  const one = `${path}{page_id}/` as const
  return [
    route({
      method: 'GET',
      path,
      group,
      access: access.read,
      query: Type.Object({
        ...listQuery(summary).properties,
        search: described(Type.Optional(Type.String()), 'Only pages with this in their name, in any case.'),
        type: described(
          Type.Optional(Kind),
          'Which pages: `all` that are not archived, the `public` or the `private` ones of them, those `shared` with the caller alone (none in this version), or the `archived` ones.',
        ),
      }),
      status: 200,
      response: pageOf(summary),
      summary: `List the pages of a ${place}`,
      description: 'Without their texts. Private pages are listed for their owner only.',
      handler: (ctx) => sendPage(ctx, summary, { where: kinds[ctx.query.type ?? 'all'] }),
    }),
    route({
      method: 'POST',
      path,
      group,
      access: access.write,
      body: PageInput,
      example: { name: 'How we sound a basin', description_html: '<p>Start at low tide.</p>' },
      status: 201,
      response: recordOf(whole),
      errors: conflicts,
      summary: `Create a page in a ${place}`,
      handler: async ({ db, scope, body }) => new JsonText(await createPage(db, whole, scope, body)),
    }),
    route({
      method: 'GET',
      path: one,
      group,
      access: access.read,
      query: PageQuery,
      status: 200,
      response: recordOf(whole),
      summary: `Get a page of a ${place}`,
      description: 'Archived or not.',
      handler: async ({ db, scope, params, query }) =>
        new JsonText(await getPage(db, whole, scope, params.page_id, query)),
    }),
    route({
      method: 'PATCH',
      path: one,
      ifMatch: versionOf(whole, 'page_id'),
      group,
      access: access.write,
      body: PageUpdate,
      example: { archived_at: '2026-12-01' },
      status: 200,
      response: recordOf(whole),
      errors: { 400: 'A field is wrong, or the page is locked.', ...conflicts },
      summary: `Update a page of a ${place}`,
      description: 'access, is_locked and archived_at: for its owner or an admin.',
      handler: async ({ db, scope, params, body }) =>
        new JsonText(await updatePage(db, whole, scope, params.page_id, body)),
    }),
    route({
      method: 'DELETE',
      path: one,
      ifMatch: versionOf(whole, 'page_id'),
      group,
      access: access.write,
      status: 204,
      errors: { 400: 'It is not archived.' },
      summary: `Delete a page of a ${place}`,
      description: 'For its owner or an admin. It must be archived.',
      handler: ({ db, scope, params }) => removePage(db, whole, scope, params.page_id),
    }),
  ]
}

export const pagesRoutes = [
  ...pageRoutes('workspace', '/workspaces/{workspace_slug}/pages/', workspacePages, {
    read: can.readWorkspace,
    write: can.writeWorkspace,
  }),
  ...pageRoutes('project', '/workspaces/{workspace_slug}/projects/{project_id}/pages/', projectPages, {
    read: can.readInProject,
    write: can.writeInProject,
  }),
]
