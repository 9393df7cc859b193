import { useQuery } from '@tanstack/react-query'
import { Inbox, Plus } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '@/actions'
import { FeatureOff } from '@/features/projects/feature-off'
import { ProjectCrumb } from '@/features/projects/project-crumb'
import { useCurrentProject } from '@/features/projects/project-context'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { PriorityIcon, priorityLabel } from '@/features/work-items/priority'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { timeAgo } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { SkeletonRows } from '@/ui/skeleton'
import { tabLook } from '@/ui/tabs'
import { intakeQuery, type IntakeStatus } from './intake.queries'
import { RequestDetail } from './request-detail'
import { RequestDialog } from './request-dialog'

const tabs: readonly { value: string; label: string; statuses: readonly IntakeStatus[] }[] = [
  { value: 'waiting', label: 'Waiting', statuses: [-2] },
  { value: 'snoozed', label: 'Snoozed', statuses: [0] },
  { value: 'decided', label: 'Decided', statuses: [-1, 1, 2] },
]

export const statusWords: Record<IntakeStatus, string> = {
  [-2]: 'Waiting',
  [-1]: 'Declined',
  0: 'Snoozed',
  1: 'Accepted',
  2: 'Duplicate',
}

export function IntakePage() {
  const { slug } = useShell()
  const project = useCurrentProject()
  const place = { slug, projectId: project.id }
  const { data: all, error, refetch } = useQuery({ ...intakeQuery(place), enabled: project.intake_view })
  const [shown, setShown] = useState('waiting')
  const [chosen, setChosen] = useState<string>()
  const [creating, setCreating] = useState(false)
  const writable = project.is_member && project.intake_view
  const tab = tabs.find(({ value }) => value === shown) ?? tabs[0]
  const requests = (all ?? []).filter(({ status }) => tab?.statuses.includes(status))
  const open = requests.find(({ id }) => id === chosen)
  const at = requests.findIndex(({ id }) => id === chosen)
  const step = (by: number) => setChosen(requests[Math.max(0, Math.min(requests.length - 1, at + by))]?.id)
  useActions([
    ...(writable
      ? [
          {
            id: 'request.create',
            label: 'New request',
            group: 'Create' as const,
            run: () => setCreating(true),
          },
        ]
      : []),
    {
      id: 'request.next',
      label: 'Next request',
      group: 'View',
      keys: 'j',
      also: 'arrowdown',
      hidden: true,
      run: () => step(1),
    },
    {
      id: 'request.previous',
      label: 'Previous request',
      group: 'View',
      keys: 'k',
      also: 'arrowup',
      hidden: true,
      run: () => step(-1),
    },
  ])
  return (
    <Page
      title="Intake"
      crumbs={[<ProjectCrumb key="project" project={project} />]}
      actions={
        writable && (
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden /> New request
          </Button>
        )
      }
      toolbar={
        <div role="group" aria-label="Shown" className="flex gap-1">
          {tabs.map(({ value, label, statuses }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === shown}
              onClick={() => {
                setShown(value)
                setChosen(undefined)
              }}
              className={`${tabLook} aria-pressed:bg-active aria-pressed:text-ink`}
            >
              {label}
              <span className="text-sm text-faint tabular-nums">
                {all?.filter(({ status }) => statuses.includes(status)).length ?? ''}
              </span>
            </button>
          ))}
        </div>
      }
    >
      {!project.intake_view ? (
        <FeatureOff icon={<Inbox />} name="Requests">
          The intake holds requests until somebody accepts or declines them.
        </FeatureOff>
      ) : error && !all ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : !all ? (
        <SkeletonRows />
      ) : requests.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={shown === 'waiting' ? 'Nothing waits for a decision' : 'Nothing here'}
          action={
            shown === 'waiting' && writable && <Button onClick={() => setCreating(true)}>New request</Button>
          }
        >
          {shown === 'waiting'
            ? 'Requests from guests and members come here first, and become work items when they are accepted.'
            : shown === 'snoozed'
              ? 'Requests that are put off until a day wait here.'
              : 'Requests that were accepted, declined or found to be duplicates are kept here.'}
        </EmptyState>
      ) : (
        <div className="flex min-h-0 flex-1">
          <ul
            aria-label="Requests"
            className={cn(
              'scroll-quiet min-w-0 flex-1 overflow-y-auto md:max-w-sm md:border-r',
              open && 'max-md:hidden',
            )}
          >
            {requests.map((request) => (
              <li key={request.id}>
                <button
                  type="button"
                  aria-pressed={request.id === chosen}
                  onClick={() => setChosen(request.id)}
                  className="flex w-full flex-col gap-0.5 border-b border-line px-3 py-2 text-left outline-offset-[-2px] hover:bg-hover aria-pressed:bg-active sm:px-4"
                >
                  <span className="flex w-full items-center gap-2">
                    <PriorityIcon priority={request.issue_detail.priority} />
                    <span className="sr-only">{priorityLabel(request.issue_detail.priority)}</span>
                    <span className="min-w-0 flex-1 truncate font-medium">{request.issue_detail.name}</span>
                  </span>
                  <span className="text-sm text-faint">
                    {project.identifier}-{request.issue_detail.sequence_id} · {timeAgo(request.created_at)}
                    {shown === 'decided' && ` · ${statusWords[request.status]}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {open ? (
            <RequestDetail key={open.id} place={place} request={open} onClose={() => setChosen(undefined)} />
          ) : (
            <p className="hidden flex-1 items-center justify-center text-faint md:flex">
              Choose a request to read and decide on it.
            </p>
          )}
        </div>
      )}
      {creating && <RequestDialog place={place} onClose={() => setCreating(false)} />}
    </Page>
  )
}
