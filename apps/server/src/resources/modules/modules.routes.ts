import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { requireRecord } from '../../query/read.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { getOf, listOf, sendPage, versionOf } from '../operations.js'
import { workItems } from '../work-items/work-items.resource.js'
import { addModuleWorkItems, removeModuleWorkItem } from './module-work-items.js'
import { archivedModules, moduleWorkItems, modules, modulesLite } from './modules.resource.js'
import { ModuleInput, ModuleUpdate, ModuleWorkItemInput } from './modules.schema.js'
import { archiveModule, createModule, removeModule, unarchiveModule, updateModule } from './write-module.js'

const inProject = '/workspaces/{workspace_slug}/projects/{project_id}/'
const path = `${inProject}modules/` as const
const one = `${path}{module_id}/` as const
const ofModule = `${one}module-issues/` as const
const group = 'modules'
const linkGroup = 'module-work-items'
const nameTaken = 'A field is wrong, or another module of the project has this name.'

export const moduleRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInProject,
    query: listQuery(modules),
    status: 200,
    response: pageOf(modules),
    fromReplica: true,
    summary: 'List modules',
    handler: listOf(modules),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.writeInProject,
    body: ModuleInput,
    example: { name: 'Harbour map', status: 'in-progress', start_date: '2026-11-01' },
    status: 201,
    response: recordOf(modules),
    errors: { 400: nameTaken, 409: 'Another module of the project has this external id.' },
    summary: 'Create a module',
    description: 'The project must have modules turned on (`module_view`).',
    handler: async ({ db, scope, body }) => new JsonText(await createModule(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: `${inProject}archived-modules/`,
    aliases: [`${path}archived/`],
    group,
    access: can.readInProject,
    query: listQuery(archivedModules),
    status: 200,
    response: pageOf(archivedModules),
    fromReplica: true,
    summary: 'List archived modules',
    handler: listOf(archivedModules),
  }),
  route({
    method: 'GET',
    path: `${inProject}modules-lite/`,
    group,
    access: can.readInProject,
    query: listQuery(modulesLite),
    status: 200,
    response: pageOf(modulesLite),
    summary: 'List modules without their counts',
    handler: listOf(modulesLite),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(modules),
    summary: 'Get a module',
    handler: getOf(modules, 'module_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(modules, 'module_id'),
    group,
    access: can.writeInProject,
    body: ModuleUpdate,
    example: { status: 'completed' },
    status: 200,
    response: recordOf(modules),
    errors: { 400: nameTaken, 409: 'Another module of the project has this external id.' },
    summary: 'Update a module',
    description: 'members replaces the whole set.',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateModule(db, scope, params.module_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(modules, 'module_id'),
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Delete a module',
    description: 'For an admin of the project or the creator. Its work items stay.',
    handler: ({ db, scope, params }) => removeModule(db, scope, params.module_id),
  }),
  route({
    method: 'POST',
    path: `${one}archive/`,
    group,
    access: can.writeInProject,
    status: 204,
    errors: { 400: 'It is neither completed nor cancelled.' },
    summary: 'Archive a module',
    description: 'It must be completed or cancelled.',
    handler: ({ db, scope, params }) => archiveModule(db, scope, params.module_id),
  }),
  route({
    method: 'DELETE',
    path: `${inProject}archived-modules/{module_id}/unarchive/`,
    group,
    access: can.writeInProject,
    status: 204,
    summary: 'Bring an archived module back',
    handler: ({ db, scope, params }) => unarchiveModule(db, scope, params.module_id),
  }),
  route({
    method: 'GET',
    path: ofModule,
    entityTag: true,
    group: linkGroup,
    access: can.readInProject,
    query: listQuery(workItems),
    status: 200,
    response: pageOf(workItems),
    fromReplica: true,
    summary: 'List the work items of a module',
    handler: async (ctx) => {
      await requireRecord(ctx.db, modules, ctx.scope, ctx.params.module_id)
      return sendPage(ctx, workItems, {
        where: sql`exists (select from module_work_items l where l.workspace_id = t.workspace_id
            and l.project_id = t.project_id and l.module_id = ${ctx.params.module_id} and l.work_item_id = t.id)`,
        order: 'created_at',
      })
    },
  }),
  route({
    method: 'POST',
    path: ofModule,
    group: linkGroup,
    access: can.writeInProject,
    body: ModuleWorkItemInput,
    status: 200,
    response: arrayOf(recordOf(moduleWorkItems)),
    summary: 'Add work items to a module',
    description:
      'Gives every membership of the module, newest first. Adding twice is harmless. Ids that are not work items of the project are left out; with `Prefer: handling=strict` they are refused by name and nothing is added.',
    handler: async ({ db, scope, params, body, strict }) =>
      new JsonText(await addModuleWorkItems(db, scope, params.module_id, body.issues, strict)),
  }),
  route({
    method: 'DELETE',
    path: `${ofModule}{work_item_id}/`,
    group: linkGroup,
    access: can.writeInProject,
    status: 204,
    summary: 'Take a work item out of a module',
    handler: ({ db, scope, params }) =>
      removeModuleWorkItem(db, scope, params.module_id, params.work_item_id),
  }),
]
