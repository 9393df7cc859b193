import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { listQuery } from '../../query/filter.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { listOf } from '../operations.js'
import { CountQuery, WorkItemCount, countWorkItems } from './count-work-items.js'
import { AdvancedSearchInput, SearchQuery, searchByFilters, searchWorkItems } from './search-work-items.js'
import { searchHits, workItemSummaries, workItemsOfMember } from './work-items.resource.js'

const path = '/workspaces/{workspace_slug}/work-items/'
const group = 'work-items'
const scope = 'Those of all projects that the caller is a member of, but for archived projects.'

/** Over all projects of a workspace. */
export const workspaceWorkItemRoutes = [
  route({
    method: 'GET',
    path,
    entityTag: true,
    group,
    access: can.readWorkspace,
    query: listQuery(workItemsOfMember),
    status: 200,
    response: pageOf(workItemsOfMember),
    fromReplica: true,
    summary: 'List the work items of a workspace',
    description: scope,
    handler: listOf(workItemsOfMember),
  }),
  route({
    method: 'GET',
    path: `${path}count/`,
    group,
    access: can.readWorkspace,
    query: CountQuery,
    status: 200,
    response: WorkItemCount,
    fromReplica: true,
    summary: 'Count the work items of a workspace',
    description: `${scope} All filters of the list work here too.`,
    handler: ({ db, scope, query }) => countWorkItems(db, scope, query),
  }),
  route({
    method: 'GET',
    path: `${path}search/`,
    group,
    access: can.readWorkspace,
    query: SearchQuery,
    status: 200,
    response: Type.Object({ issues: arrayOf(recordOf(searchHits)) }, { title: 'WorkItemSearchResponse' }),
    fromReplica: true,
    summary: 'Search work items',
    description: `${scope} Epics are found too. Best matches first. Without a text, nothing is found.`,
    handler: async ({ db, scope, query }) => new JsonText(await searchWorkItems(db, scope, query)),
  }),
  route({
    method: 'POST',
    path: `${path}advanced-search/`,
    group,
    access: can.readWorkspace,
    body: AdvancedSearchInput,
    example: { query: 'harbour', filters: { and: [{ priority: 'high' }] }, limit: 20 },
    status: 200,
    response: arrayOf(recordOf(workItemSummaries)),
    fromReplica: true,
    summary: 'Search work items by text and filters',
    description: `${scope} Epics are found too. Best matches first; without a text, the newest.`,
    handler: async ({ db, scope, body }) => new JsonText(await searchByFilters(db, scope, body)),
  }),
]
