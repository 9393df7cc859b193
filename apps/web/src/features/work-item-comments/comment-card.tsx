import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOpenWorkItem, useWorkItemHref } from '@/features/work-items/open-work-item'
import type { ItemScope } from '@/features/work-items/work-item.queries'
import { Avatar, type Person } from '@/ui/avatar'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { copyAndSay } from '@/ui/copy-text'
import { formatTime, timeAgo } from '@/ui/dates'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/ui/menu'
import type { Sources } from '@/ui/rich-text/extensions'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { CommentEditor } from './comment-editor'
import { deleteComment, editComment, type Comment } from './comments.queries'

interface CommentCardProps {
  scope: ItemScope
  comment: Comment
  author: Person | undefined
  own: boolean
  sources: Sources
}

export function CommentCard({ scope, comment, author, own, sources }: CommentCardProps) {
  const open = useOpenWorkItem()
  const hrefOf = useWorkItemHref()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const anchor = `comment-${comment.id}`
  const isDraft = comment.id.startsWith('draft-')
  const copyLink = () => copyAndSay('Link', new URL(`${hrefOf(scope.name)}#${anchor}`, location.href).href)
  if (editing) {
    return (
      <CommentEditor
        scope={scope}
        label="Edit comment"
        html={comment.comment_html}
        sources={sources}
        action="Save"
        autoFocus
        onSend={(html) => {
          setEditing(false)
          void editComment(scope, comment, html)
        }}
        onCancel={() => setEditing(false)}
      />
    )
  }
  return (
    <article
      id={anchor}
      aria-label={`Comment by ${author?.display_name ?? 'somebody'}`}
      className={cn(
        'rounded-lg border border-line bg-surface px-3 py-2.5 target:border-accent',
        isDraft && 'opacity-70',
      )}
    >
      <header className="mb-1 flex items-center gap-2">
        {author && <Avatar person={author} size={20} />}
        <span className="font-medium">{author?.display_name ?? 'Somebody'}</span>
        <time
          dateTime={comment.created_at}
          title={formatTime(comment.created_at)}
          className="text-sm text-faint"
        >
          {timeAgo(comment.created_at)}
          {comment.edited_at !== null && ' · edited'}
        </time>
        {!isDraft && (
          <span className="ml-auto">
            <Menu>
              <MenuTrigger asChild>
                <IconButton size="sm" label="More about this comment">
                  <Ellipsis />
                </IconButton>
              </MenuTrigger>
              <MenuContent align="end">
                <MenuItem icon={<Link2 />} onSelect={() => void copyLink()}>
                  Copy link
                </MenuItem>
                {own && (
                  <>
                    <MenuItem icon={<Pencil />} onSelect={() => setEditing(true)}>
                      Edit
                    </MenuItem>
                    <MenuItem danger icon={<Trash2 />} onSelect={() => setDeleting(true)}>
                      Delete…
                    </MenuItem>
                  </>
                )}
              </MenuContent>
            </Menu>
          </span>
        )}
      </header>
      <RichTextView html={comment.comment_html} onOpenWorkItem={open} />
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete this comment?"
        description="It cannot be brought back."
        action="Delete"
        onConfirm={() => {
          setDeleting(false)
          void deleteComment(scope, comment)
        }}
      />
    </article>
  )
}
