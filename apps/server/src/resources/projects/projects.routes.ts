import { sql } from 'kysely'
import { Type } from 'typebox'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { described } from '../../schema.js'
import { getOf, listOf, sendPage, versionOf } from '../operations.js'
import { createProject } from './create-project.js'
import { ProjectSummary, SummaryQuery, countProject } from './count-project.js'
import { projects, projectsLite } from './projects.resource.js'
import { ProjectInput, ProjectUpdate } from './projects.schema.js'
import { removeProject } from './remove-project.js'
import { setArchived, updateProject } from './update-project.js'

const path = '/workspaces/{workspace_slug}/projects/'
const one = `${path}{project_id}/` as const
const group = 'projects'
const LiteQuery = Type.Object({
  ...listQuery(projectsLite).properties,
  include_archived: described(
    Type.Optional(Type.Boolean({ default: false })),
    'Whether archived projects are there too.',
  ),
})
const conflicts = { 409: 'Another project of the workspace has this name, identifier or external id.' }

export const projectRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readWorkspace,
    query: listQuery(projects),
    status: 200,
    response: pageOf(projects),
    summary: 'List projects',
    description: 'The public projects of the workspace and those that the caller is a member of.',
    handler: listOf(projects),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.createProject,
    body: ProjectInput,
    example: { name: 'Website', identifier: 'WEB' },
    status: 201,
    response: recordOf(projects),
    errors: conflicts,
    summary: 'Create a project',
    description: 'The caller becomes its admin. It starts with five states, from Backlog to Cancelled.',
    handler: async ({ db, scope, body }) => {
      const json = await createProject(db, scope, body)
      return new JsonText(json)
    },
  }),
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/projects-lite/',
    group,
    access: can.readWorkspace,
    query: LiteQuery,
    status: 200,
    response: pageOf(projectsLite),
    summary: 'List projects to pick from',
    description: 'The same projects with few fields, and without archived ones unless asked for.',
    handler: (ctx) =>
      sendPage(
        ctx,
        projectsLite,
        ctx.query.include_archived === true ? {} : { where: sql`t.archived_at is null` },
      ),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.seeProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projects),
    summary: 'Get a project',
    handler: getOf(projects, 'project_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(projects, ({ scope }) => scope.projectId),
    group,
    access: can.adminProject,
    body: ProjectUpdate,
    example: { module_view: true },
    status: 200,
    response: recordOf(projects),
    errors: conflicts,
    summary: 'Update a project',
    handler: async ({ db, scope, body }) => {
      const json = await updateProject(db, scope, body)
      return new JsonText(json)
    },
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(projects, ({ scope }) => scope.projectId),
    group,
    access: can.adminProject,
    status: 204,
    summary: 'Delete a project for good',
    description: 'The project and everything in it is removed at once. This cannot be undone.',
    handler: async ({ db, scope }) => {
      await removeProject(db, scope)
    },
  }),
  route({
    method: 'POST',
    path: `${one}archive/`,
    group,
    access: can.adminProject,
    status: 204,
    summary: 'Archive a project',
    description: 'What is in it cannot be reached until it is unarchived.',
    handler: async ({ db, scope }) => {
      await setArchived(db, scope, true)
    },
  }),
  route({
    method: 'DELETE',
    path: `${one}archive/`,
    group,
    access: can.adminProject,
    status: 204,
    summary: 'Unarchive a project',
    handler: async ({ db, scope }) => {
      await setArchived(db, scope, false)
    },
  }),
  route({
    method: 'GET',
    path: `${one}summary/`,
    group,
    access: can.summarizeProject,
    query: SummaryQuery,
    status: 200,
    response: ProjectSummary,
    summary: 'Count what is in a project',
    handler: async ({ db, scope, query }) => new JsonText(await countProject(db, scope, query.fields)),
  }),
]
