import { queryOptions } from '@tanstack/react-query'
import { allPages, unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { collect } from '@/api/collect'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { newId } from '@/ui/new-id'

const fields = ['id', 'comment_html', 'actor', 'created_at', 'edited_at'] as const

export type Comment = Pick<Schema<'Comment'>, (typeof fields)[number]>

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/comments/'

export const commentsQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'work-item-comments', scope.id),
    queryFn: (): Promise<Comment[]> =>
      collect(
        allPages((cursor) =>
          unwrap(
            api.GET(path, {
              params: {
                path: pathOf(scope),
                query: { fields: fields.join(','), per_page: 100, ...(cursor && { cursor }) },
              },
            }),
          ),
        ),
      ),
  })

function patch(scope: ItemScope, next: (comments: Comment[]) => Comment[]): void {
  queryClient.setQueryData(commentsQuery(scope).queryKey, (comments) => next(comments ?? []))
}

/** On screen at once; gives whether the server took it, so that the text can be given back if not. */
export function addComment(scope: ItemScope, actor: string, html: string): Promise<boolean> {
  const draft: Comment = {
    id: `draft-${newId()}`,
    comment_html: html,
    actor,
    created_at: new Date().toISOString(),
    edited_at: null,
  }
  return change({
    id: draft.id,
    apply: () => {
      patch(scope, (comments) => [...comments, draft])
      return () => patch(scope, (comments) => comments.filter(({ id }) => id !== draft.id))
    },
    send: () => unwrap(api.POST(path, { params: { path: pathOf(scope) }, body: { comment_html: html } })),
    settle: (made) =>
      patch(scope, (comments) => [...comments.filter(({ id }) => id !== draft.id && id !== made.id), made]),
    failure: 'The comment was not sent',
  })
}

export function editComment(scope: ItemScope, comment: Comment, html: string): Promise<boolean> {
  const put = (values: Partial<Comment>) =>
    patch(scope, (comments) => comments.map((one) => (one.id === comment.id ? { ...one, ...values } : one)))
  return change({
    id: comment.id,
    apply: () => {
      put({ comment_html: html, edited_at: new Date().toISOString() })
      return () => put(comment)
    },
    send: () =>
      unwrap(
        api.PATCH(`${path}{comment_id}/`, {
          params: { path: { ...pathOf(scope), comment_id: comment.id } },
          body: { comment_html: html },
        }),
      ),
    settle: put,
    failure: 'The comment was not changed',
    undo: { label: 'Comment changed', run: () => editComment(scope, comment, comment.comment_html) },
  })
}

export function deleteComment(scope: ItemScope, comment: Comment): Promise<boolean> {
  return change({
    id: comment.id,
    apply: () => {
      patch(scope, (comments) => comments.filter(({ id }) => id !== comment.id))
      return () => patch(scope, (comments) => [...comments, comment])
    },
    send: () =>
      api.DELETE(`${path}{comment_id}/`, { params: { path: { ...pathOf(scope), comment_id: comment.id } } }),
    failure: 'The comment was not deleted',
  })
}
