import { Type, type TProperties } from 'typebox'
import { can } from '../../access/can.js'
import { inTransaction } from '../../database/open.js'
import { appendEvents } from '../../events/append.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery } from '../../query/filter.js'
import { readRecord } from '../../query/record.js'
import { defineResource } from '../../query/resource.js'
import { recordOf } from '../../query/schemas.js'
import { updateRecord } from '../../query/write.js'
import { useDefaultType } from '../work-item-types/use-default-type.js'

const flags = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, Type.Boolean()])) as Record<
    Name,
    ReturnType<typeof Type.Boolean>
  >

const workspaceFlags = flags(
  'project_grouping',
  'initiatives',
  'teams',
  'customers',
  'wiki',
  'pi',
) satisfies TProperties
const projectFlags = flags(
  'epics',
  'modules',
  'cycles',
  'views',
  'pages',
  'intakes',
  'work_item_types',
  'workflows',
  'parallel_cycles',
  'project_updates',
) satisfies TProperties

const workspaceFeatures = defineResource({
  name: 'workspace',
  table: 'workspaces',
  reach: 'global',
  schema: Type.Object(workspaceFlags, { title: 'WorkspaceFeatures' }),
  sortable: {},
  order: 'id',
})

/** The same switches as the project's own fields, under the names that clients know here. */
const projectFeatures = defineResource({
  name: 'project',
  table: 'projects',
  reach: 'workspace',
  schema: Type.Object(projectFlags, { title: 'ProjectFeatures' }),
  columns: {
    epics: 'is_epics_enabled',
    modules: 'module_view',
    cycles: 'cycle_view',
    views: 'issue_views_view',
    pages: 'page_view',
    intakes: 'intake_view',
    work_item_types: 'is_issue_type_enabled',
    workflows: 'is_workflows_enabled',
    parallel_cycles: 'is_parallel_cycles_enabled',
    project_updates: 'is_project_updates_enabled',
  },
  sortable: {},
  order: 'id',
})

const group = 'features'
const ofWorkspace = '/workspaces/{workspace_slug}/features/'
const ofProject = '/workspaces/{workspace_slug}/projects/{project_id}/features/'

export const featureRoutes = [
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(workspaceFeatures),
    summary: 'Get the features of a workspace',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, workspaceFeatures, scope, scope.workspaceId, query)),
  }),
  route({
    method: 'PATCH',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: Type.Partial(Type.Object(workspaceFlags)),
    example: { initiatives: true },
    status: 200,
    response: recordOf(workspaceFeatures),
    summary: 'Turn features of a workspace on or off',
    handler: async ({ db, scope, body }) =>
      new JsonText(await updateRecord(db, workspaceFeatures, scope, scope.workspaceId, body)),
  }),
  route({
    method: 'GET',
    path: ofProject,
    group,
    access: can.seeProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectFeatures),
    summary: 'Get the features of a project',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readRecord(db, projectFeatures, scope, scope.projectId, query)),
  }),
  route({
    method: 'PATCH',
    path: ofProject,
    group,
    access: can.adminProject,
    body: Type.Partial(Type.Object(projectFlags)),
    example: { modules: true, epics: true },
    status: 200,
    response: recordOf(projectFeatures),
    summary: 'Turn features of a project on or off',
    handler: ({ db, scope, body }) =>
      inTransaction(db, async (db) => {
        const made = body.work_item_types ? await useDefaultType(db, scope, scope.projectId) : []
        const json = await updateRecord(db, projectFeatures, scope, scope.projectId, body)
        await appendEvents(db, scope, made)
        return new JsonText(json)
      }),
  }),
]
