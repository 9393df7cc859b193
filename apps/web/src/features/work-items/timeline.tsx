import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useActions } from '@/actions'
import { meQuery } from '@/features/users/users.queries'
import { activitiesQuery, type Activity } from '@/features/work-item-activities/activities.queries'
import { sentenceOf } from '@/features/work-item-activities/activity-words'
import { CommentCard } from '@/features/work-item-comments/comment-card'
import { CommentEditor } from '@/features/work-item-comments/comment-editor'
import { addComment, commentsQuery, type Comment } from '@/features/work-item-comments/comments.queries'
import { Avatar } from '@/ui/avatar'
import { formatTime, timeAgo } from '@/ui/dates'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton } from '@/ui/skeleton'
import { tabLook } from '@/ui/tabs'
import { useMentionSources } from './mention-sources'
import type { ProjectData } from './project-data'
import type { ItemScope } from './work-item.queries'

type Shown = 'all' | 'comments' | 'activity'
const filters: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'comments', label: 'Comments' },
  { value: 'activity', label: 'Changes' },
]

type Entry = { at: string; comment: Comment } | { at: string; activity: Activity }

/** Comments are told by themselves; a description that was saved while it was written is one change. */
function entriesOf(comments: readonly Comment[], activities: readonly Activity[], shown: Shown): Entry[] {
  const told = activities.filter((activity, index) => {
    if (activity.field === 'comment') return false
    const next = activities[index + 1]
    return !(
      activity.field === 'description' &&
      next?.field === 'description' &&
      next.actor === activity.actor &&
      Date.parse(next.created_at) - Date.parse(activity.created_at) < 3_600_000
    )
  })
  const entries: Entry[] = [
    ...(shown === 'activity' ? [] : comments.map((comment) => ({ at: comment.created_at, comment }))),
    ...(shown === 'comments' ? [] : told.map((activity) => ({ at: activity.created_at, activity }))),
  ]
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

interface TimelineProps {
  scope: ItemScope
  data: ProjectData | undefined
  canComment: boolean
}

/** What was said and what was changed, in the order in which it happened. */
export function Timeline({ scope, data, canComment }: TimelineProps) {
  const [shown, setShown] = useState<Shown>('all')
  const { data: me } = useQuery(meQuery)
  const comments = useQuery(commentsQuery(scope))
  const activities = useQuery(activitiesQuery(scope))
  const sources = useMentionSources(scope.slug, data?.people)
  const entries = useMemo(
    () => entriesOf(comments.data ?? [], activities.data ?? [], shown),
    [comments.data, activities.data, shown],
  )
  const error = comments.error ?? activities.error
  const loaded = comments.data !== undefined && activities.data !== undefined

  // The address may name a comment that was not there yet when the page opened.
  useEffect(() => {
    if (loaded && location.hash.startsWith('#comment-'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [loaded])
  const draftKey = `waypost.comment.${scope.id}`
  const [round, setRound] = useState(0)
  const send = async (html: string) => {
    localStorage.removeItem(draftKey)
    if (await addComment(scope, me?.id ?? '', html)) return
    // Refused: the text comes back to where it was written.
    localStorage.setItem(draftKey, html)
    setRound((before) => before + 1)
  }
  useActions(
    canComment
      ? [
          {
            id: 'item.comment',
            label: `Comment on ${scope.name}`,
            group: 'Work items',
            keys: 'n',
            run: () =>
              document.querySelector<HTMLElement>('[role="textbox"][aria-label="New comment"]')?.focus(),
          },
        ]
      : [],
  )
  return (
    <section aria-label="Activity" className="mt-8">
      <div className="mb-3 flex items-center gap-3">
        <h2 className="flex-1 font-medium">Activity</h2>
        <div role="group" aria-label="What is shown" className="flex gap-1">
          {filters.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={shown === value}
              data-state={shown === value ? 'active' : 'inactive'}
              className={tabLook}
              onClick={() => setShown(value)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {error ? (
        <ErrorNotice
          error={error}
          onRetry={() => {
            void comments.refetch()
            void activities.refetch()
          }}
        />
      ) : !loaded ? (
        <Skeleton className="h-4 w-60" />
      ) : (
        <ol className="flex flex-col gap-3">
          {entries.map((entry) =>
            'comment' in entry ? (
              <li key={entry.comment.id}>
                <CommentCard
                  scope={scope}
                  comment={entry.comment}
                  author={data?.personById.get(entry.comment.actor ?? '')}
                  own={entry.comment.actor === me?.id}
                  sources={sources}
                />
              </li>
            ) : (
              <ActivityLine key={entry.activity.id} activity={entry.activity} data={data} />
            ),
          )}
          {entries.length === 0 && (
            <li className="text-muted">{shown === 'comments' ? 'No comments yet.' : 'Nothing yet.'}</li>
          )}
        </ol>
      )}
      {canComment && shown !== 'activity' && (
        <div className="mt-4">
          <CommentEditor
            key={round}
            scope={scope}
            label="New comment"
            html={localStorage.getItem(draftKey) ?? ''}
            sources={sources}
            action="Comment"
            onChange={(html) => localStorage.setItem(draftKey, html)}
            onSend={(html) => void send(html)}
          />
        </div>
      )}
    </section>
  )
}

function ActivityLine({ activity, data }: { activity: Activity; data: ProjectData | undefined }) {
  const person = data?.personById.get(activity.actor ?? '')
  return (
    <li className="flex items-start gap-2 px-3 text-sm text-muted">
      <span className="mt-px shrink-0">
        {person ? <Avatar person={person} size={16} /> : <span className="block size-4" />}
      </span>
      <span className="min-w-0 break-words">
        <span className="font-medium text-ink">{person?.display_name ?? 'Somebody'}</span>{' '}
        {sentenceOf(activity)}{' '}
        <time
          dateTime={activity.created_at}
          title={formatTime(activity.created_at)}
          className="whitespace-nowrap text-faint"
        >
          {timeAgo(activity.created_at)}
        </time>
      </span>
    </li>
  )
}
