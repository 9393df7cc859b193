import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { badRequest } from '../../errors.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery, listQuery } from '../../query/filter.js'
import { readArray } from '../../query/read.js'
import { readRecord } from '../../query/record.js'
import { arrayOf, pageOf, recordOf } from '../../query/schemas.js'
import { sendPage } from '../operations.js'
import { projectMembers, projectMemberships, workspaceMembers } from './members.resource.js'
import {
  ProjectMemberInput,
  ProjectMemberUpdate,
  RemoveMember,
  RoleInput,
  WorkspaceMemberInput,
} from './members.schema.js'
import {
  addProjectMember,
  addWorkspaceMember,
  changeProjectRole,
  changeWorkspaceRole,
  findMemberByEmail,
  findProjectMembership,
  removeProjectMember,
  removeWorkspaceMember,
} from './write-members.js'

const ofWorkspace = '/workspaces/{workspace_slug}/members/'
const ofProject = '/workspaces/{workspace_slug}/projects/{project_id}/project-members/'
const oneOfProject = `${ofProject}{member_id}/` as const
const group = 'members'

/** Other clients say `members` where these say `project-members`. */
const shorter = (path: string): string[] => [path.replace('/project-members/', '/members/')]

/** Those who left are shown only when asked for. */
const current = (query: object) => ('is_active' in query ? {} : { where: sql`t.is_active` })

export const memberRoutes = [
  route({
    method: 'GET',
    path: ofWorkspace,
    group,
    access: can.readWorkspaceMembers,
    query: arrayQuery(workspaceMembers),
    status: 200,
    response: arrayOf(recordOf(workspaceMembers)),
    summary: 'List the members of a workspace',
    description: 'All of them in one array. Those who left are there with `is_active=false`.',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readArray(db, workspaceMembers, scope, query, current(query))),
  }),
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/members-lite/',
    group,
    access: can.readWorkspaceMembers,
    query: listQuery(workspaceMembers),
    status: 200,
    response: pageOf(workspaceMembers),
    summary: 'List the members of a workspace in pages',
    handler: (ctx) => sendPage(ctx, workspaceMembers, current(ctx.query)),
  }),
  route({
    method: 'POST',
    path: ofWorkspace,
    group,
    access: can.adminWorkspace,
    body: WorkspaceMemberInput,
    status: 201,
    response: recordOf(workspaceMembers),
    errors: { 409: 'The user is a member already.' },
    summary: 'Add an account to a workspace',
    handler: async ({ db, scope, body }) => {
      const id = await addWorkspaceMember(db, scope, body)
      return new JsonText(await readRecord(db, workspaceMembers, scope, id))
    },
  }),
  route({
    method: 'POST',
    path: `${ofWorkspace}remove/`,
    group,
    access: can.adminWorkspace,
    body: RemoveMember,
    status: 204,
    summary: 'Remove a member from a workspace, by email or user id',
    handler: async ({ db, scope, body }) => {
      if (!body.email && !body.member)
        throw badRequest('invalid', 'Send the email or the member (a user id).')
      await removeWorkspaceMember(
        db,
        scope,
        body.member ?? (await findMemberByEmail(db, scope, body.email ?? '')),
      )
    },
  }),
  route({
    method: 'PATCH',
    path: `${ofWorkspace}{member_id}/`,
    group,
    access: can.adminWorkspace,
    body: RoleInput,
    status: 200,
    response: recordOf(workspaceMembers),
    summary: "Change a member's role in a workspace",
    handler: async ({ db, scope, params, body }) => {
      await changeWorkspaceRole(db, scope, params.member_id, body.role)
      return new JsonText(await readRecord(db, workspaceMembers, scope, params.member_id))
    },
  }),
  route({
    method: 'DELETE',
    path: `${ofWorkspace}{member_id}/`,
    group,
    access: can.adminWorkspace,
    status: 204,
    errors: { 400: 'This is the last admin of the workspace.' },
    summary: 'Remove a member from a workspace',
    description: 'The member leaves all of its projects too. A workspace keeps at least one admin.',
    handler: async ({ db, scope, params }) => {
      await removeWorkspaceMember(db, scope, params.member_id)
    },
  }),
  route({
    method: 'GET',
    path: ofProject,
    aliases: shorter(ofProject),
    group,
    access: can.readInProject,
    query: arrayQuery(projectMembers),
    status: 200,
    response: arrayOf(recordOf(projectMembers)),
    summary: 'List the members of a project',
    description: 'All of them in one array. Those who left are there with `is_active=false`.',
    handler: async ({ db, scope, query }) =>
      new JsonText(await readArray(db, projectMembers, scope, query, current(query))),
  }),
  route({
    method: 'GET',
    path: '/workspaces/{workspace_slug}/projects/{project_id}/project-members-lite/',
    group,
    access: can.readInProject,
    query: listQuery(projectMembers),
    status: 200,
    response: pageOf(projectMembers),
    summary: 'List the members of a project in pages',
    handler: (ctx) => sendPage(ctx, projectMembers, current(ctx.query)),
  }),
  route({
    method: 'POST',
    path: ofProject,
    aliases: shorter(ofProject),
    group,
    access: can.adminInProject,
    body: ProjectMemberInput,
    status: 201,
    response: recordOf(projectMemberships),
    errors: { 409: 'The user is a member already.' },
    summary: 'Add a member of the workspace to a project',
    handler: async ({ db, scope, body }) => {
      const id = await addProjectMember(db, scope, body)
      return new JsonText(await readRecord(db, projectMemberships, scope, id))
    },
  }),
  route({
    method: 'GET',
    path: oneOfProject,
    aliases: shorter(oneOfProject),
    group,
    access: can.readInProject,
    query: RecordQuery,
    status: 200,
    response: recordOf(projectMemberships),
    summary: 'Get a membership of a project',
    description: '`member_id` is the id of the membership or of the user.',
    handler: async ({ db, scope, params, query }) => {
      const id = await findProjectMembership(db, scope, params.member_id)
      return new JsonText(await readRecord(db, projectMemberships, scope, id, query))
    },
  }),
  route({
    method: 'PATCH',
    path: oneOfProject,
    aliases: shorter(oneOfProject),
    group,
    access: can.adminInProject,
    body: ProjectMemberUpdate,
    status: 200,
    response: recordOf(projectMemberships),
    errors: { 400: 'This is the last admin of the project.' },
    summary: "Change a member's role in a project",
    description: 'A project keeps at least one admin.',
    handler: async ({ db, scope, params, body }) => {
      const id = await findProjectMembership(db, scope, params.member_id)
      return new JsonText(await changeProjectRole(db, scope, id, body))
    },
  }),
  route({
    method: 'DELETE',
    path: oneOfProject,
    aliases: shorter(oneOfProject),
    group,
    access: can.adminInProject,
    status: 204,
    errors: { 400: 'This is the last admin of the project.' },
    summary: 'Remove a member from a project',
    description: 'A project keeps at least one admin.',
    handler: async ({ db, scope, params }) => {
      await removeProjectMember(db, scope, await findProjectMembership(db, scope, params.member_id))
    },
  }),
]
