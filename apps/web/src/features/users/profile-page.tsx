import { useQuery } from '@tanstack/react-query'
import { Avatar } from '@/ui/avatar'
import { Select } from '@/ui/select'
import { setTheme, useTheme } from '@/ui/theme'
import { SettingsSection } from './settings-section'
import { meQuery } from './users.queries'

export function ProfilePage() {
  const { data: me } = useQuery(meQuery)
  const { theme } = useTheme()
  return (
    <div className="flex flex-col gap-8">
      <SettingsSection title="You" description="How others see you in Waypost.">
        {me && (
          <div className="flex items-center gap-3">
            <Avatar person={me} size={40} />
            <div className="min-w-0">
              <p className="text-md font-medium">{me.display_name}</p>
              <p className="truncate text-muted">{me.email}</p>
            </div>
          </div>
        )}
      </SettingsSection>
      <SettingsSection title="Appearance" description="Kept in this browser.">
        <label className="flex items-center justify-between gap-4">
          <span>Theme</span>
          <Select
            aria-label="Theme"
            className="w-44"
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'As the system' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </label>
      </SettingsSection>
    </div>
  )
}
