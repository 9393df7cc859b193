import { can } from '../../access/can.js'
import { JsonText, route } from '../../http/route.js'
import { RecordQuery, listQuery } from '../../query/filter.js'
import { pageOf, recordOf } from '../../query/schemas.js'
import { getOf, listOf, versionOf } from '../operations.js'
import { comments } from './comments.resource.js'
import { CommentInput, CommentUpdate } from './comments.schema.js'
import { createComment, removeComment, updateComment } from './write-comment.js'

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/comments/'
const one = `${path}{comment_id}/` as const
const group = 'work-item-comments'
const conflicts = { 409: 'Another comment of the project has this external id.' }
const own = 'For the author or an admin of the project.'

export const commentRoutes = [
  route({
    method: 'GET',
    path,
    group,
    access: can.readInWorkItem,
    query: listQuery(comments),
    status: 200,
    response: pageOf(comments),
    fromReplica: true,
    summary: 'List the comments of a work item',
    handler: listOf(comments),
  }),
  route({
    method: 'POST',
    path,
    group,
    access: can.commentOnWorkItem,
    body: CommentInput,
    example: { comment_html: '<p>The tide tables are in.</p>', access: 'INTERNAL' },
    status: 201,
    response: recordOf(comments),
    errors: conflicts,
    summary: 'Comment on a work item',
    handler: async ({ db, scope, body }) => new JsonText(await createComment(db, scope, body)),
  }),
  route({
    method: 'GET',
    path: one,
    group,
    access: can.readInWorkItem,
    query: RecordQuery,
    status: 200,
    response: recordOf(comments),
    summary: 'Get a comment of a work item',
    handler: getOf(comments, 'comment_id'),
  }),
  route({
    method: 'PATCH',
    path: one,
    ifMatch: versionOf(comments, 'comment_id'),
    group,
    access: can.commentOnWorkItem,
    body: CommentUpdate,
    example: { comment_html: '<p>The tide tables are in and checked.</p>' },
    status: 200,
    response: recordOf(comments),
    errors: conflicts,
    summary: 'Update a comment of a work item',
    description: own,
    handler: async ({ db, scope, params, body }) =>
      new JsonText(await updateComment(db, scope, params.comment_id, body)),
  }),
  route({
    method: 'DELETE',
    path: one,
    ifMatch: versionOf(comments, 'comment_id'),
    group,
    access: can.commentOnWorkItem,
    status: 204,
    summary: 'Delete a comment of a work item',
    description: `${own} Its answers stay.`,
    handler: ({ db, scope, params }) => removeComment(db, scope, params.comment_id),
  }),
]
