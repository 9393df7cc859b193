import { Type } from 'typebox'
import {
  DateTime,
  Html,
  Json,
  Uuid,
  described,
  externalFields,
  nullable,
  recordFields,
} from '../../schema.js'

const writable = {
  comment_html: Html,
  comment_json: described(
    Json,
    'The text in the words of an editor, kept as it is sent. Emptied by a new comment_html without it.',
  ),
  access: described(Type.Enum(['INTERNAL', 'EXTERNAL']), 'Whether it may be shown outside of the workspace.'),
  parent: described(nullable(Uuid), 'The comment of the same work item that this one answers.'),
  ...externalFields,
}

export const Comment = Type.Object(
  {
    id: Uuid,
    ...writable,
    comment_stripped: described(Type.String(), 'The comment as plain text.'),
    attachments: described(
      Type.Array(Type.String()),
      'Always empty: attachments are those of the work item.',
    ),
    actor: described(nullable(Uuid), 'Who wrote it.'),
    edited_at: described(nullable(DateTime), 'When its text was last changed; null when it never was.'),
    is_member: described(Type.Boolean(), 'Always true: the caller is a member of the project.'),
    ...recordFields,
    issue: described(Uuid, 'The work item.'),
    workspace: Uuid,
    project: Uuid,
  },
  { title: 'Comment' },
)
export const CommentUpdate = Type.Partial(Type.Object(writable))
export const CommentInput = Type.Object({
  ...CommentUpdate.properties,
  created_at: described(Type.Optional(DateTime), 'For imports. Default: now.'),
  created_by: described(
    Type.Optional(Uuid),
    'For imports by an admin of the project: a member of the workspace. Default: the caller.',
  ),
})
