import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Monitor } from 'lucide-react'
import { useState } from 'react'
import { accounts } from '@/api/accounts'
import { keys } from '@/api/keys'
import { AccountForm, TextField } from '@/features/accounts/form'
import { NewPasswordField } from '@/features/accounts/sign-up-page'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { timeAgo } from '@/ui/dates'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton } from '@/ui/skeleton'
import { showDone, showFailure } from '@/ui/toast'
import { SettingsSection } from './settings-section'

export function SecurityPage() {
  return (
    <div className="flex flex-col gap-8">
      <PasswordSection />
      <SessionsSection />
    </div>
  )
}

function PasswordSection() {
  // The form is made anew once the password is changed, which empties its fields.
  const [round, setRound] = useState(0)
  const change = useMutation({
    mutationFn: accounts.changePassword,
    onSuccess: () => {
      setRound(round + 1)
      showDone('Your password is changed')
    },
  })
  return (
    <SettingsSection title="Password" description="Changing it signs you out everywhere else.">
      <div className="max-w-sm">
        <AccountForm
          key={round}
          action="Change password"
          wide={false}
          busy={change.isPending}
          error={change.error}
          onSubmit={({ current_password = '', new_password = '' }) =>
            change.mutate({ current_password, new_password })
          }
        >
          <TextField
            name="current_password"
            label="Current password"
            type="password"
            autoComplete="current-password"
            error={change.error}
          />
          <NewPasswordField name="new_password" error={change.error} />
        </AccountForm>
      </div>
    </SettingsSection>
  )
}

const sessionsKey = keys.account('sessions')

function SessionsSection() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: sessions, error, refetch } = useQuery({ queryKey: sessionsKey, queryFn: accounts.sessions })
  const end = useMutation({
    mutationFn: accounts.endSession,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    onError: (failure) => showFailure('The session was not ended', failure),
  })
  const endAll = useMutation({
    mutationFn: accounts.signOutEverywhere,
    onSuccess: async () => {
      queryClient.clear()
      await navigate({ to: '/sign-in' })
    },
    onError: (failure) => showFailure('You are still signed in', failure),
  })
  return (
    <SettingsSection
      title="Sessions"
      description="Where you are signed in."
      actions={
        <Button size="sm" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          Sign out everywhere
        </Button>
      }
    >
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !sessions ? (
        <Skeleton className="h-10" />
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-3 py-2.5">
              <Monitor aria-hidden className="size-4 shrink-0 text-faint" />
              <div className="min-w-0 flex-1">
                <p className="truncate">{browserOf(session.user_agent)}</p>
                <p className="text-sm text-faint">
                  {session.ip_address ?? 'Unknown address'} · signed in {timeAgo(session.created_at)}
                </p>
              </div>
              {session.current ? (
                <Badge tone="success">This one</Badge>
              ) : (
                <Button size="sm" onClick={() => end.mutate(session.id)}>
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

/** "Firefox on Linux": what a person recognises of a user agent. */
function browserOf(agent: string | null): string {
  if (agent === null) return 'Unknown browser'
  const browser = [/(Edg)e?\//, /(Firefox)\//, /(Chrome)\//, /(Safari)\//]
    .map((one) => one.exec(agent)?.[1])
    .find(Boolean)
  const system = [/(Windows)/, /(Android)/, /(iPhone|iPad)/, /(Mac) OS/, /(Linux)/]
    .map((one) => one.exec(agent)?.[1])
    .find(Boolean)
  if (!browser) return agent
  return `${browser === 'Edg' ? 'Edge' : browser}${system ? ` on ${system}` : ''}`
}
