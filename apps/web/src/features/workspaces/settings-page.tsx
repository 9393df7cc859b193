import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { AccountForm, TextField } from '@/features/accounts/form'
import { FeaturesSection } from '@/features/features/features-section'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Field } from '@/ui/field'
import { TimeZonePicker } from '@/ui/time-zone-picker'
import { showDone, showFailure } from '@/ui/toast'
import { ArchiveSettings } from './archive-settings'
import { useWorkspace } from './use-workspace'
import { workspacesQuery } from './workspaces.queries'

export function WorkspaceSettingsPage() {
  const { slug } = useShell()
  const { workspace, isAdmin } = useWorkspace()
  const queryClient = useQueryClient()
  const update = (body: { name: string } | { timezone: string }) =>
    unwrap(
      api.PATCH('/workspaces/{workspace_slug}/', { params: { path: { workspace_slug: slug } }, body }),
    ).then(() => queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey }))
  const rename = useMutation({
    mutationFn: (name: string) => update({ name }),
    onSuccess: () => showDone('The workspace is renamed'),
  })
  const move = useMutation({
    mutationFn: (timezone: string) => update({ timezone }),
    onError: (error) => showFailure('The time zone was not changed', error),
  })
  return (
    <Page title="Settings" narrow>
      <div className="flex flex-col gap-8">
        {workspace && (
          <SettingsSection
            title="Workspace"
            description={`Its address is ${location.host}/${workspace.slug}. It stands in every link, and stays.`}
          >
            {isAdmin ? (
              <div className="max-w-sm">
                <AccountForm
                  key={workspace.name}
                  action="Save"
                  wide={false}
                  busy={rename.isPending}
                  error={rename.error}
                  onSubmit={({ name = '' }) => rename.mutate(name)}
                >
                  <TextField name="name" label="Name" defaultValue={workspace.name} error={rename.error} />
                  <Field label="Time zone">
                    {(control) => (
                      <TimeZonePicker
                        {...control}
                        value={move.isPending ? move.variables : workspace.timezone}
                        onChange={(zone) => move.mutate(zone)}
                      />
                    )}
                  </Field>
                </AccountForm>
              </div>
            ) : (
              <p>
                {workspace.name}. <span className="text-muted">Only an admin can change its settings.</span>
              </p>
            )}
          </SettingsSection>
        )}
        <FeaturesSection slug={slug} readOnly={!isAdmin} />
        {workspace && isAdmin && <ArchiveSettings workspace={workspace} />}
      </div>
    </Page>
  )
}
