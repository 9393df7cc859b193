import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, KeyRound, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useSignOut } from '@/features/accounts/use-sign-out'
import { chooseTheme, meQuery } from '@/features/users/users.queries'
import { Avatar } from '@/ui/avatar'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@/ui/menu'
import { useTheme, type Theme } from '@/ui/theme'

const themeItems: readonly { value: Theme; label: string; icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
]

export function AccountMenu() {
  const { data: me } = useQuery(meQuery)
  const { theme } = useTheme()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu>
      <MenuTrigger className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover data-[state=open]:bg-active">
        {me && <Avatar person={me} size={20} />}
        <span className="min-w-0 flex-1 truncate">{me?.display_name}</span>
        <span className="sr-only">Account menu</span>
      </MenuTrigger>
      <MenuContent side="top" className="w-56">
        <MenuLabel>{me?.email}</MenuLabel>
        <MenuItem icon={<CircleUser />} onSelect={() => void navigate({ to: '/profile' })}>
          Profile settings
        </MenuItem>
        <MenuItem icon={<KeyRound />} onSelect={() => void navigate({ to: '/profile/tokens' })}>
          Personal access tokens
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Theme</MenuLabel>
        {themeItems.map(({ value, label, icon: Icon }) => (
          <MenuItem
            key={value}
            icon={<Icon />}
            checked={theme === value}
            onSelect={(event) => {
              event.preventDefault()
              void chooseTheme(value, theme)
            }}
          >
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<LogOut />} onSelect={() => void signOut()}>
          Sign out
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
