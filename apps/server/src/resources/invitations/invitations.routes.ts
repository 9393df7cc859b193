import { sql } from 'kysely'
import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, arrayQuery } from '../../query/filter.js'
import { readArray } from '../../query/read.js'
import { arrayOf, recordOf } from '../../query/schemas.js'
import { getOf, versionOf } from '../operations.js'
import {
  InvitationAnswer,
  InvitationInput,
  InvitationUpdate,
  invitations,
  invitationsToMe,
} from './invitations.resource.js'
import { mailInvitation } from './mail-invitation.js'
import { answerInvitation, createInvitation, removeInvitation, updateInvitation } from './write-invitation.js'

const path = '/workspaces/{workspace_slug}/invitations/'
const one = `${path}{invitation_id}/` as const
const toMe = '/users/me/invitations/'
const group = 'invitations'
const answered = { 400: 'A field is wrong, or the invitation has been answered already.' }

export const invitationRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.adminWorkspace,
    query: arrayQuery(invitations),
    status: 200,
    response: arrayOf(recordOf(invitations)),
    summary: 'List the invitations to a workspace',
    description: 'All of them in one array, newest first, those that were answered too.',
    handler: async ({ db, scope, query }) => new JsonText(await readArray(db, invitations, scope, query)),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.adminWorkspace,
    body: InvitationInput,
    example: { email: 'new.hand@example.com', role: 15 },
    status: 201,
    response: recordOf(invitations),
    errors: { 400: 'A field is wrong, or this address is invited or a member already.' },
    summary: 'Invite somebody to a workspace',
    description:
      'They get a mail with a link when the server sends mail; otherwise pass the link on yourself.',
    handler: async ({ db, scope, body, mail, config }) => {
      const json = await createInvitation(db, scope, body)
      if (mail) await mailInvitation(db, mail, config.publicUrl, json)
      return new JsonText(json)
    },
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.adminWorkspace,
    query: RecordQuery,
    status: 200,
    response: recordOf(invitations),
    summary: 'Get an invitation',
    handler: getOf(invitations, 'invitation_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(invitations, 'invitation_id'),
    group,
    access: can.adminWorkspace,
    body: InvitationUpdate,
    example: { role: 5 },
    status: 200,
    response: recordOf(invitations),
    errors: answered,
    summary: 'Change the role that an invitation offers',
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateInvitation(db, scope, params.invitation_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(invitations, 'invitation_id'),
    group,
    access: can.adminWorkspace,
    status: 204,
    errors: answered,
    summary: 'Withdraw an invitation',
    handler: ({ db, scope, params }) => removeInvitation(db, scope, params.invitation_id),
  }),
  route({
    method: 'GET',
    path: toMe,
    group,
    access: can.haveAccount,
    query: arrayQuery(invitationsToMe),
    status: 200,
    response: arrayOf(recordOf(invitationsToMe)),
    summary: 'List the open invitations to you',
    description: 'Those to the address of your account, in one array, newest first.',
    handler: async ({ db, scope, query }) =>
      new JsonText(
        await readArray(db, invitationsToMe, scope, query, {
          where: sql`t.responded_at is null and t.email =
            (select u.email from users u where u.id = ${scope.userId} and u.email_verified)`,
        }),
      ),
  }),
  route({
    method: 'POST',
    path: `${toMe}{invitation_id}/`,
    group,
    access: can.haveAccount,
    body: InvitationAnswer,
    example: { accepted: true },
    status: 204,
    errors: { ...answered, 404: 'Not there, or not to you.' },
    summary: 'Accept or decline an invitation',
    description: 'Accepting makes you a member of the workspace, with the role that is offered.',
    handler: async ({ db, scope, params, body }) => {
      await answerInvitation(db, scope.userId, params.invitation_id, body.accepted)
    },
  }),
]
