import { useQuery } from '@tanstack/react-query'
import { Copy, Mail, X } from 'lucide-react'
import { useState } from 'react'
import { roleOf, roleOptions, roleValue } from '@/features/members/roles'
import { Button, IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { copyText } from '@/ui/copy-text'
import { formatTime, timeAgo } from '@/ui/dates'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { ErrorNotice } from '@/ui/error-notice'
import { Select } from '@/ui/select'
import { SkeletonRows } from '@/ui/skeleton'
import { showDone } from '@/ui/toast'
import { CopyLink } from './copy-link'
import { changeOfferedRole, invitationsQuery, linkOf, withdraw, type Invitation } from './invitations.queries'

export function OpenInvitations({ slug, onInvite }: { slug: string; onInvite: () => void }) {
  const { data, error, refetch } = useQuery(invitationsQuery(slug))
  const [withdrawing, setWithdrawing] = useState<Invitation>()
  const [showing, setShowing] = useState<Invitation>()
  const open = data?.filter(({ responded_at: answered }) => answered === null)
  const copy = (invitation: Invitation) =>
    void copyText(linkOf(invitation)).then((copied) =>
      copied ? showDone(`The link for ${invitation.email} is copied`) : setShowing(invitation),
    )
  return (
    <section aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="flex h-9 items-center gap-2 bg-hover px-3 font-medium sm:px-4">
        Open invitations
        {open && open.length > 0 && <span className="text-sm text-faint tabular-nums">{open.length}</span>}
      </h2>
      {error && !open ? (
        <div className="p-4">
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : !open ? (
        <SkeletonRows count={2} />
      ) : open.length === 0 ? (
        <EmptyState
          icon={<Mail />}
          title="No open invitations"
          action={<Button onClick={onInvite}>Invite somebody</Button>}
        >
          Whoever you invite gets a link, and stands here until they have joined.
        </EmptyState>
      ) : (
        <ul>
          {open.map((invitation) => (
            <li
              key={invitation.id}
              className="flex h-12 items-center gap-2 border-b border-line px-3 sm:px-4"
            >
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{invitation.email}</p>
                <p className="truncate text-sm text-faint">
                  Invited{' '}
                  <time dateTime={invitation.created_at} title={formatTime(invitation.created_at)}>
                    {timeAgo(invitation.created_at)}
                  </time>
                </p>
              </div>
              <IconButton label={`Copy the link for ${invitation.email}`} onClick={() => copy(invitation)}>
                <Copy />
              </IconButton>
              <Select
                aria-label={`Role for ${invitation.email}`}
                className="w-26"
                value={roleValue(invitation.role)}
                onChange={(value) => void changeOfferedRole(slug, invitation, roleOf(value))}
                options={roleOptions}
              />
              <IconButton
                label={`Withdraw the invitation of ${invitation.email}`}
                onClick={() => setWithdrawing(invitation)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {withdrawing && (
        <ConfirmDialog
          open
          onOpenChange={() => setWithdrawing(undefined)}
          title={`Withdraw the invitation of ${withdrawing.email}?`}
          description="Its link stops working at once."
          action="Withdraw"
          onConfirm={() => {
            setWithdrawing(undefined)
            void withdraw(slug, withdrawing)
          }}
        />
      )}
      {showing && (
        <Dialog open onOpenChange={() => setShowing(undefined)} title={`The link for ${showing.email}`}>
          <CopyLink link={linkOf(showing)} />
        </Dialog>
      )}
    </section>
  )
}
