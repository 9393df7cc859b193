import { Ellipsis, UserMinus } from 'lucide-react'
import type { Schema } from 'waypost-client'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/ui/menu'
import { Select } from '@/ui/select'
import { roleName, roleOf, roleOptions, roleValue, type Role } from './roles'

interface MemberLineProps {
  member: Schema<'WorkspaceMember'>
  isMe: boolean
  readOnly: boolean
  onRole: (role: Role) => void
  onRemove: () => void
}

export function MemberLine({ member, isMe, readOnly, onRole, onRemove }: MemberLineProps) {
  const name = member.display_name
  return (
    <li className="flex h-12 items-center gap-3 border-b border-line px-3 sm:px-4">
      <Avatar person={member} size={26} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-1.5">
          <span className="truncate font-medium">{name}</span>
          {isMe && <span className="text-sm text-faint">you</span>}
        </p>
        <p className="truncate text-sm text-faint">{member.email}</p>
      </div>
      {member.is_bot && <Badge>Bot</Badge>}
      {!member.is_active && <Badge tone="warning">Deactivated</Badge>}
      {readOnly ? (
        <Badge tone={member.role === 20 ? 'accent' : 'neutral'}>{roleName(member.role)}</Badge>
      ) : (
        <>
          <Select
            aria-label={`Role of ${name}`}
            className="w-26"
            value={roleValue(member.role)}
            onChange={(value) => onRole(roleOf(value))}
            options={roleOptions}
          />
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={`More for ${name}`}>
                <Ellipsis />
              </IconButton>
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem icon={<UserMinus />} danger onSelect={onRemove}>
                {isMe ? 'Leave the workspace' : 'Remove from the workspace'}
              </MenuItem>
            </MenuContent>
          </Menu>
        </>
      )}
    </li>
  )
}
