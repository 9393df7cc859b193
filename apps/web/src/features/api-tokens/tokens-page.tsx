import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { formatTime, timeAgo } from '@/ui/dates'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Skeleton } from '@/ui/skeleton'
import { showDone, showFailure } from '@/ui/toast'
import { AddTokenDialog } from './add-token-dialog'
import { SettingsSection } from '@/features/users/settings-section'
import { revokeApiToken, apiTokensQuery, type ApiToken } from './api-tokens.queries'

export function TokensPage() {
  const { data: tokens, error, refetch } = useQuery(apiTokensQuery)
  const [adding, setAdding] = useState(false)
  const [revoking, setRevoking] = useState<ApiToken>()
  const add = (
    <Button variant="primary" size="sm" onClick={() => setAdding(true)}>
      <Plus aria-hidden /> Add personal access token
    </Button>
  )
  return (
    <>
      <SettingsSection
        title="Personal access tokens"
        description="Keys for scripts and integrations. A key can do what you can, in all of your workspaces."
        actions={tokens && tokens.length > 0 && add}
      >
        {error && !tokens ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : !tokens ? (
          <Skeleton className="h-12" />
        ) : tokens.length === 0 ? (
          <EmptyState icon={<KeyRound />} title="No tokens yet" action={add}>
            A token goes into the X-API-Key header of each request to the API.
          </EmptyState>
        ) : (
          <ul className="-my-1 divide-y divide-line">
            {tokens.map((token) => (
              <TokenLine key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        )}
      </SettingsSection>
      {adding && <AddTokenDialog onClose={() => setAdding(false)} />}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  )
}

function TokenLine({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const expired = !token.is_active
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 sm:flex-nowrap">
      <KeyRound aria-hidden className="size-4 shrink-0 text-faint max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{token.title}</span>
          <code className="text-sm text-faint">…{token.hint}</code>
          {expired && <Badge tone="danger">Expired</Badge>}
        </p>
        {token.description !== '' && <p className="truncate text-muted">{token.description}</p>}
        <p className="text-sm text-faint">
          Created <Time value={token.created_at} /> ·{' '}
          {token.last_used_at === null ? (
            'never used'
          ) : (
            <>
              last used <Time value={token.last_used_at} />
            </>
          )}{' '}
          ·{' '}
          {token.expires_at === null ? (
            'never expires'
          ) : (
            <>
              {expired ? 'expired' : 'expires'} <Time value={token.expires_at} />
            </>
          )}
        </p>
      </div>
      <Button size="sm" onClick={onRevoke} aria-label={`Revoke ${token.title}`}>
        Revoke
      </Button>
    </li>
  )
}

function Time({ value }: { value: string }) {
  return (
    <time dateTime={value} title={formatTime(value)}>
      {timeAgo(value)}
    </time>
  )
}

function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => revokeApiToken(token.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey })
      showDone(`${token.title} is revoked`)
      onClose()
    },
    onError: (error) => showFailure(`${token.title} was not revoked`, error),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke ${token.title}?`}
      description="Whatever uses this key stops working at once. This cannot be undone."
      action="Revoke"
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
    />
  )
}
