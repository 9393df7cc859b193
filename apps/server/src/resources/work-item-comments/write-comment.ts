import type { Static } from 'typebox'
import { isProjectAdmin } from '../../access/can.js'
import type { WorkItemScope } from '../../access/scope.js'
import { inTransaction, type Db } from '../../database/open.js'
import { forbidden } from '../../errors.js'
import { lockRow, writing, type Values } from '../../query/write.js'
import { cleanHtml, stripHtml } from '../../text.js'
import { requireMember } from '../members/require-member.js'
import { createPart, removePart, touchWorkItem, updatePart, type Part } from '../work-items/write-part.js'
import { comments } from './comments.resource.js'
import type { CommentInput, CommentUpdate } from './comments.schema.js'

const part: Part = { resource: comments, field: 'comment', column: 'comment_stripped' }

export async function createComment(
  db: Db,
  scope: WorkItemScope,
  input: Static<typeof CommentInput>,
): Promise<string> {
  const author = input.created_by ?? scope.userId
  if (author !== scope.userId && !isProjectAdmin(scope))
    throw forbidden('Only an admin of the project may write a comment in the name of somebody else.')
  await requireMember(db, scope.workspaceId, 'created_by', input.created_by, { past: true })
  return createPart(db, part, scope, storedValues(input))
}

export function updateComment(
  db: Db,
  scope: WorkItemScope,
  id: string,
  input: Static<typeof CommentUpdate>,
): Promise<string> {
  const values = storedValues(input)
  return writing(db, comments, scope, values, id, async (db) => {
    const before = await lockOwn(db, scope, id, 'change')
    const html = values['comment_html']
    const isEdited = html !== undefined && html !== before['comment_html']
    return updatePart(db, part, scope, id, {
      ...values,
      ...(isEdited ? { edited_at: new Date().toISOString() } : {}),
    })
  })
}

export function removeComment(db: Db, scope: WorkItemScope, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    await lockOwn(db, scope, id, 'delete')
    await removePart(db, part, scope, id)
  })
}

/** The comment's row, locked; refuses who is neither its author nor an admin. */
async function lockOwn(db: Db, scope: WorkItemScope, id: string, verb: string): Promise<Values> {
  await touchWorkItem(db, scope)
  const row = await lockRow(db, comments, scope, id, ['created_by_id', 'comment_html'])
  if (row['created_by_id'] === scope.userId || isProjectAdmin(scope)) return row
  throw forbidden(`Only an admin of the project or the author may ${verb} this comment.`)
}

function storedValues(input: Static<typeof CommentInput>): Values {
  if (input.comment_html === undefined) return input
  const comment_html = cleanHtml(input.comment_html)
  return { comment_json: {}, ...input, comment_html, comment_stripped: stripHtml(comment_html) }
}
