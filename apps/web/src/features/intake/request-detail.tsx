import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, Clock, Copy, RotateCcw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { projectMembersQuery } from '@/features/members/members.queries'
import { useCurrentProject } from '@/features/projects/project-context'
import { useIsAdmin } from '@/features/projects/use-is-admin'
import { useOpenWorkItem, WorkItemLink } from '@/features/work-items/open-work-item'
import { WorkItemPicker } from '@/features/work-items/work-item-picker'
import { Button, IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DatePicker } from '@/ui/date-picker'
import { addDays, formatDay, formatTime, today } from '@/ui/dates'
import { RichTextView } from '@/ui/rich-text/rich-text-view'
import { decide, deleteRequest, type Place, type Request } from './intake.queries'

interface RequestDetailProps {
  place: Place
  request: Request
  onClose: () => void
}

export function RequestDetail({ place, request, onClose }: RequestDetailProps) {
  const project = useCurrentProject()
  const admin = useIsAdmin(project)
  const openItem = useOpenWorkItem()
  const { data: people = [] } = useQuery(projectMembersQuery(place.slug, place.projectId))
  const [deleting, setDeleting] = useState(false)
  const author = people.find(({ id }) => id === request.created_by)
  const undecided = request.status === -2 || request.status === 0
  const name = `${project.identifier}-${request.issue_detail.sequence_id}`
  const accept = () => void decide(place, request, { status: 1 })
  const decline = () => void decide(place, request, { status: -1 })
  useActions(
    admin && undecided
      ? [
          { id: 'request.accept', label: 'Accept the request', group: 'Work items', keys: 'a', run: accept },
          {
            id: 'request.decline',
            label: 'Decline the request',
            group: 'Work items',
            keys: 'd',
            run: decline,
          },
        ]
      : [],
  )
  return (
    <article aria-label={request.issue_detail.name} className="flex min-w-0 flex-[2] flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line px-3 py-2 sm:px-4">
        <IconButton label="Back to the requests" className="md:hidden" onClick={onClose}>
          <ArrowLeft />
        </IconButton>
        {admin && undecided && (
          <>
            <Button size="sm" variant="primary" onClick={accept}>
              <Check aria-hidden /> Accept
            </Button>
            <Button size="sm" onClick={decline}>
              <X aria-hidden /> Decline
            </Button>
            <DatePicker
              label="Snooze until"
              clearable={false}
              min={addDays(today(), 1)}
              value={null}
              onChange={(day) =>
                day !== null &&
                void decide(place, request, {
                  status: 0,
                  snoozed_till: new Date(`${day}T08:00:00`).toISOString(),
                })
              }
            >
              <Button size="sm">
                <Clock aria-hidden /> Snooze
              </Button>
            </DatePicker>
            <WorkItemPicker
              slug={place.slug}
              projectId={place.projectId}
              without={[request.issue]}
              placeholder="The same as…"
              onSelect={({ id }) => void decide(place, request, { status: 2, duplicate_to: id })}
            >
              <Button size="sm">
                <Copy aria-hidden /> Duplicate
              </Button>
            </WorkItemPicker>
          </>
        )}
        {admin && request.status === -1 && (
          <Button size="sm" onClick={() => void decide(place, request, { status: -2 })}>
            <RotateCcw aria-hidden /> Let it wait again
          </Button>
        )}
        {admin && request.status !== 1 && (
          <IconButton label="Delete the request" className="ml-auto" onClick={() => setDeleting(true)}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-8">
        <h2 className="text-lg font-semibold">{request.issue_detail.name}</h2>
        <p className="mt-1 mb-4 text-sm text-faint">
          {name} · {author?.display_name ?? 'Somebody'} · {formatTime(request.created_at)}
          {request.status === 0 && request.snoozed_till !== null && (
            <> · snoozed until {formatDay(request.snoozed_till.slice(0, 10))}</>
          )}
          {request.status === 2 && ' · a duplicate'}
          {request.status === -1 && ' · declined'}
        </p>
        {request.status === 1 && (
          <p className="mb-4 text-muted">
            Accepted as{' '}
            <WorkItemLink name={name} className="text-accent-text underline underline-offset-2">
              {name}
            </WorkItemLink>
            .
          </p>
        )}
        {request.issue_detail.description_html === '' ||
        request.issue_detail.description_html === '<p></p>' ? (
          <p className="text-faint">No description.</p>
        ) : (
          <RichTextView html={request.issue_detail.description_html} onOpenWorkItem={openItem} />
        )}
      </div>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title="Delete the request?"
        description="It is removed with its text. This cannot be undone."
        action="Delete"
        onConfirm={() => {
          setDeleting(false)
          onClose()
          void deleteRequest(place, request)
        }}
      />
    </article>
  )
}
