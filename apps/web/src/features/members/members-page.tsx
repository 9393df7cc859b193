import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { ErrorNotice } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { SkeletonRows } from '@/ui/skeleton'
import { workspaceMembersQuery } from './members.queries'

const roleNames: Record<number, string> = { 20: 'Admin', 15: 'Member', 5: 'Guest' }

export function MembersPage() {
  const { slug } = useShell()
  const { data: members, error, refetch } = useQuery(workspaceMembersQuery(slug))
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = members?.filter(({ display_name, email }) =>
    `${display_name} ${email}`.toLowerCase().includes(wanted),
  )
  return (
    <Page
      title="Members"
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
          <ul>
            {shown.map((member) => (
              <li key={member.id} className="flex h-12 items-center gap-3 border-b border-line px-3 sm:px-4">
                <Avatar person={member} size={26} />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium">{member.display_name}</p>
                  <p className="truncate text-sm text-faint">{member.email}</p>
                </div>
                {!member.is_active && <Badge tone="warning">Deactivated</Badge>}
                <Badge tone={member.role === 20 ? 'accent' : 'neutral'}>{roleNames[member.role]}</Badge>
              </li>
            ))}
            {shown.length === 0 && <li className="p-6 text-center text-muted">Nobody matches “{text}”.</li>}
          </ul>
        )}
      </div>
    </Page>
  )
}
