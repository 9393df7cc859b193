import { useMutation, useQuery } from '@tanstack/react-query'
import { AccountForm, TextField } from '@/features/accounts/form'
import { Select } from '@/ui/select'
import { useTheme } from '@/ui/theme'
import { TimeZonePicker } from '@/ui/time-zone-picker'
import { showDone, showFailure } from '@/ui/toast'
import { AvatarField } from './avatar-field'
import { SettingsSection } from './settings-section'
import { chooseTheme, meQuery, updateMe } from './users.queries'

export function ProfilePage() {
  const { data: me } = useQuery(meQuery)
  const { theme } = useTheme()
  const rename = useMutation({ mutationFn: updateMe, onSuccess: () => showDone('Your profile is saved') })
  const move = useMutation({
    mutationFn: (timezone: string) => updateMe({ timezone }),
    onError: (error) => showFailure('The time zone was not changed', error),
  })
  return (
    <div className="flex flex-col gap-8">
      <SettingsSection title="You" description="How others see you in Waypost.">
        {me && (
          <div className="flex max-w-md flex-col gap-5">
            <AvatarField person={me} />
            <AccountForm
              action="Save"
              wide={false}
              busy={rename.isPending}
              error={rename.error}
              onSubmit={({ first_name = '', last_name = '', display_name = '' }) =>
                rename.mutate({ first_name, last_name, display_name })
              }
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField
                  name="first_name"
                  label="First name"
                  optional
                  defaultValue={me.first_name}
                  error={rename.error}
                />
                <TextField
                  name="last_name"
                  label="Last name"
                  optional
                  defaultValue={me.last_name}
                  error={rename.error}
                />
              </div>
              <TextField
                name="display_name"
                label="Display name"
                hint={`Stands beside your work. You sign in as ${me.email}.`}
                defaultValue={me.display_name}
                error={rename.error}
              />
            </AccountForm>
          </div>
        )}
      </SettingsSection>
      <SettingsSection title="Preferences">
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label htmlFor="time-zone">Time zone</label>
            {me && (
              <TimeZonePicker
                id="time-zone"
                value={move.isPending ? move.variables : me.timezone}
                onChange={(zone) => move.mutate(zone)}
              />
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>Theme</span>
            <Select
              aria-label="Theme"
              className="w-60 max-w-full"
              value={theme}
              onChange={(next) => void chooseTheme(next, theme)}
              options={[
                { value: 'system', label: 'As the system' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
          </div>
        </div>
      </SettingsSection>
    </div>
  )
}
