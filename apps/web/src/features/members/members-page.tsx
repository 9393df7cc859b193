import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Schema } from 'waypost-client'
import { useActions } from '@/actions'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query-client'
import { InviteDialog } from '@/features/invitations/invite-dialog'
import { OpenInvitations } from '@/features/invitations/open-invitations'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { meQuery } from '@/features/users/users.queries'
import { useWorkspace } from '@/features/workspaces/use-workspace'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { SkeletonRows } from '@/ui/skeleton'
import { MemberLine } from './member-line'
import { workspaceMembersQuery } from './members.queries'
import { changeRole, removeMember } from './update-members'

type Member = Schema<'WorkspaceMember'>

export function MembersPage() {
  const { slug } = useShell()
  const { isAdmin } = useWorkspace()
  const { invite = false } = useSearch({ from: '/$workspace/members' })
  const navigate = useNavigate({ from: '/$workspace/members' })
  const { data: me } = useQuery(meQuery)
  const { data: members, error, refetch } = useQuery(workspaceMembersQuery(slug))
  const [text, setText] = useState('')
  const [removing, setRemoving] = useState<Member>()
  const setInvite = (open: boolean) => void navigate({ search: open ? { invite: true } : {}, replace: true })
  const wanted = text.trim().toLowerCase()
  const shown = members?.filter(({ display_name, email }) =>
    `${display_name} ${email}`.toLowerCase().includes(wanted),
  )
  useActions(
    isAdmin
      ? [
          {
            id: 'invite',
            label: 'Invite somebody',
            group: 'Create',
            icon: <UserPlus />,
            run: () => setInvite(true),
          },
        ]
      : [],
  )
  const remove = (member: Member) => {
    setRemoving(undefined)
    void removeMember(slug, member).then(async (done) => {
      if (!done || member.id !== me?.id) return
      await queryClient.invalidateQueries({ queryKey: keys.account('workspaces') })
      await navigate({ to: '/' })
    })
  }
  return (
    <Page
      title="Members"
      actions={
        isAdmin && (
          <Button size="sm" variant="primary" onClick={() => setInvite(true)}>
            <UserPlus aria-hidden /> Invite
          </Button>
        )
      }
      toolbar={
        <Input
          type="search"
          aria-label="Find a member"
          placeholder="Find a member"
          className="h-7 max-w-64"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      }
    >
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto">
        {error && !members ? (
          <div className="p-4">
            <ErrorNotice error={error} onRetry={() => void refetch()} />
          </div>
        ) : !shown ? (
          <SkeletonRows />
        ) : (
          <ul aria-label="Members">
            {shown.map((member) => (
              <MemberLine
                key={member.id}
                member={member}
                isMe={member.id === me?.id}
                readOnly={!isAdmin}
                onRole={(role) => void changeRole(slug, member, role)}
                onRemove={() => setRemoving(member)}
              />
            ))}
            {shown.length === 0 && <li className="p-6 text-center text-muted">Nobody matches “{text}”.</li>}
          </ul>
        )}
        {isAdmin && <OpenInvitations slug={slug} onInvite={() => setInvite(true)} />}
      </div>
      {invite && isAdmin && <InviteDialog slug={slug} onClose={() => setInvite(false)} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          title={removing.id === me?.id ? 'Leave the workspace?' : `Remove ${removing.display_name}?`}
          description={
            removing.id === me?.id
              ? 'You leave all of its projects too. An admin can invite you again.'
              : 'They leave all of its projects too. What they wrote stays, and they can be invited again.'
          }
          action={removing.id === me?.id ? 'Leave' : 'Remove'}
          onConfirm={() => remove(removing)}
        />
      )}
    </Page>
  )
}
