import { sql } from 'kysely'
import { Type, type Static } from 'typebox'
import type { WorkspaceScope } from '../../access/scope.js'
import type { Db } from '../../database/open.js'
import { readFilterTree } from '../../query/conditions/read-filters.js'
import { readPql } from '../../query/conditions/read-pql.js'
import { ArrayQuery, compileAll } from '../../query/filter.js'
import { readFirst } from '../../query/read.js'
import type { Resource, Scope, Sql } from '../../query/resource.js'
import { Json, Uuid, described } from '../../schema.js'
import { ranked } from './search-text.js'
import { searchHits, workItemSummaries } from './work-items.resource.js'

export const SearchQuery = Type.Object({
  search: described(
    Type.Optional(Type.String()),
    'Words of the name, the description or a comment, WEB-12, or a number. The last word may be half typed.',
  ),
  project_id: described(Type.Optional(Uuid), 'Only in this project, unless workspace_search is true.'),
  project: described(Type.Optional(Uuid), 'Another name for project_id.'),
  workspace_search: described(
    Type.Optional(Type.Enum(['true', 'false'])),
    'Whether to search all projects, whatever project_id says.',
  ),
  ...ArrayQuery.properties,
  limit: described(Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })), 'Rows at most.'),
  external_id: described(Type.Optional(Type.String()), 'Only with this external_id.'),
  external_source: described(Type.Optional(Type.String()), 'Only with this external_source.'),
})

export const AdvancedSearchInput = Type.Object({
  query: described(Type.Optional(Type.String()), 'As `search`; without it, every work item.'),
  filters: described(Type.Optional(Json), 'A tree of conditions, as in `filters` of a list.'),
  pql: described(
    Type.Optional(Type.String()),
    'A query, as in `pql` of a list. With filters, both must hold.',
  ),
  limit: described(Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })), 'Rows at most.'),
  project_id: described(Type.Optional(Uuid), 'Only in this project, unless workspace_search is true.'),
  workspace_search: described(
    Type.Optional(Type.Boolean()),
    'Whether to search all projects, whatever project_id says.',
  ),
})

/** The work items that people mean by a text, best first, as the JSON of `{ issues: […] }`. */
export async function searchWorkItems(
  db: Db,
  scope: WorkspaceScope,
  query: Static<typeof SearchQuery>,
): Promise<string> {
  const { search = '', limit = 10, workspace_search, project_id, project, ...view } = query
  const inProject = workspace_search === 'true' ? undefined : (project_id ?? project)
  const rows = await find(db, searchHits, scope, { text: search, limit, inProject }, view)
  return `{"issues":${search.trim() === '' ? '[]' : rows}}`
}

export async function searchByFilters(
  db: Db,
  scope: WorkspaceScope,
  input: Static<typeof AdvancedSearchInput>,
): Promise<string> {
  const { query: text = '', filters = {}, pql = '', limit = 100, workspace_search, project_id } = input
  const inProject = workspace_search === true ? undefined : project_id
  const conditions = [readFilterTree(filters), readPql(pql)]
  const where = await compileAll(db, workItemSummaries, conditions, 't', scope)
  return find(db, workItemSummaries, scope, { text, limit, inProject, where }, {})
}

function find(
  db: Db,
  resource: Resource,
  scope: WorkspaceScope,
  asked: { text: string; limit: number; inProject: string | undefined; where?: readonly Sql[] },
  view: ArrayQuery,
): Promise<string> {
  const { text, limit, inProject, where = [] } = asked
  const here: Scope = inProject === undefined ? scope : { ...scope, projectId: inProject }
  const limits = [...where, ...(inProject === undefined ? [] : [sql`t.project_id = ${inProject}`])]
  if (text.trim() === '') return readFirst(db, resource, here, view, { where: limits, limit })
  return readFirst(db, resource, here, view, { where: limits, ...ranked('t', here, text), limit })
}
