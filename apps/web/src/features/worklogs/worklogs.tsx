import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { unwrap, type Schema } from 'waypost-client'
import { change } from '@/api/change'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { meQuery } from '@/features/users/users.queries'
import { ItemSection } from '@/features/work-items/item-section'
import type { ProjectData } from '@/features/work-items/project-data'
import { pathOf, type ItemScope } from '@/features/work-items/work-item.queries'
import { Avatar } from '@/ui/avatar'
import { Button, IconButton } from '@/ui/button'
import { formatTime, timeAgo } from '@/ui/dates'
import { wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { formText } from '@/ui/form-text'
import { formatDuration, parseDuration } from './duration'

type Worklog = Pick<Schema<'Worklog'>, 'id' | 'description' | 'duration' | 'logged_by' | 'created_at'>

const path = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/worklogs/'

const worklogsQuery = (scope: ItemScope) =>
  queryOptions({
    queryKey: keys.in(scope.slug, 'worklogs', scope.id),
    queryFn: (): Promise<Worklog[]> => unwrap(api.GET(path, { params: { path: pathOf(scope) } })),
  })

function removeWorklog(scope: ItemScope, worklog: Worklog): Promise<boolean> {
  const { queryKey } = worklogsQuery(scope)
  return change({
    id: worklog.id,
    apply: () => {
      queryClient.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== worklog.id))
      return () => queryClient.setQueryData(queryKey, (all) => [worklog, ...(all ?? [])])
    },
    send: () =>
      api.DELETE(`${path}{worklog_id}/`, { params: { path: { ...pathOf(scope), worklog_id: worklog.id } } }),
    failure: 'The time was not removed',
  })
}

interface WorklogsProps {
  scope: ItemScope
  data: ProjectData
  readOnly: boolean
}

/** Time that was spent, in projects that track it. */
export function Worklogs({ scope, data, readOnly }: WorklogsProps) {
  const { data: me } = useQuery(meQuery)
  const { data: worklogs = [] } = useQuery(worklogsQuery(scope))
  const [adding, setAdding] = useState(false)
  const total = worklogs.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <ItemSection
      title="Time"
      {...(total > 0 ? { count: formatDuration(total) } : {})}
      actions={
        !readOnly && (
          <IconButton label="Log time" size="sm" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            <Plus />
          </IconButton>
        )
      }
    >
      <ul>
        {worklogs.map((worklog) => {
          const person = data.personById.get(worklog.logged_by)
          return (
            <li key={worklog.id} className="group flex h-9 items-center gap-2 rounded-md px-2 hover:bg-hover">
              {person && <Avatar person={person} />}
              <span className="shrink-0 font-medium tabular-nums">{formatDuration(worklog.duration)}</span>
              <span className="min-w-0 flex-1 truncate text-muted">
                {worklog.description || person?.display_name}
              </span>
              <time
                dateTime={worklog.created_at}
                title={formatTime(worklog.created_at)}
                className="shrink-0 text-sm text-faint"
              >
                {timeAgo(worklog.created_at)}
              </time>
              {!readOnly && worklog.logged_by === me?.id && (
                <IconButton
                  label={`Remove ${formatDuration(worklog.duration)}`}
                  size="sm"
                  className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
                  onClick={() => void removeWorklog(scope, worklog)}
                >
                  <X />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {adding && <NewWorklog scope={scope} onClose={() => setAdding(false)} />}
    </ItemSection>
  )
}

function NewWorklog({ scope, onClose }: { scope: ItemScope; onClose: () => void }) {
  const [fault, setFault] = useState<string>()
  const add = useMutation({
    mutationFn: (body: { duration: number; description: string }) =>
      unwrap(api.POST(path, { params: { path: pathOf(scope) }, body })),
    onSuccess: (made) => {
      queryClient.setQueryData(worklogsQuery(scope).queryKey, (all) => [
        made,
        ...(all ?? []).filter(({ id }) => id !== made.id),
      ])
      onClose()
    },
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const duration = parseDuration(formText(event.currentTarget, 'duration'))
    if (duration === undefined) return setFault('Write a time such as 1h 30m, 45m or 1.5h.')
    setFault(undefined)
    add.mutate({ duration, description: formText(event.currentTarget, 'description') })
  }
  const words = fault ?? (add.error ? wordsOf(add.error) : undefined)
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      noValidate
      className="mt-1 flex flex-wrap gap-2"
    >
      <Input autoFocus name="duration" aria-label="Time spent" placeholder="1h 30m" className="w-28!" />
      <Input
        name="description"
        aria-label="What was done"
        placeholder="What was done"
        className="min-w-40 flex-1"
      />
      <Button type="submit" busy={add.isPending}>
        Log time
      </Button>
      {words !== undefined && (
        <p role="alert" className="w-full text-sm text-danger">
          {words}
        </p>
      )}
    </form>
  )
}
