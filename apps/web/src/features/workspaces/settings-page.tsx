import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { AccountForm, TextField } from '@/features/accounts/form'
import { Page } from '@/features/shell/page'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { showDone } from '@/ui/toast'
import { workspacesQuery } from './workspaces.queries'

export function WorkspaceSettingsPage() {
  const { slug } = useShell()
  const queryClient = useQueryClient()
  const { data: workspaces } = useQuery(workspacesQuery)
  const workspace = workspaces?.find((one) => one.slug === slug)
  const rename = useMutation({
    mutationFn: (name: string) =>
      unwrap(
        api.PATCH('/workspaces/{workspace_slug}/', {
          params: { path: { workspace_slug: slug } },
          body: { name },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
      showDone('The workspace is renamed')
    },
  })
  return (
    <Page title="Settings" narrow>
      {workspace && (
        <SettingsSection title="Workspace" description={`Its address is ${location.host}/${workspace.slug}.`}>
          {workspace.role === 20 ? (
            <div className="max-w-sm">
              <AccountForm
                key={workspace.name}
                action="Save"
                busy={rename.isPending}
                error={rename.error}
                onSubmit={({ name = '' }) => rename.mutate(name)}
              >
                <TextField name="name" label="Name" defaultValue={workspace.name} error={rename.error} />
              </AccountForm>
            </div>
          ) : (
            <p>
              {workspace.name}. <span className="text-muted">Only an admin can change its settings.</span>
            </p>
          )}
        </SettingsSection>
      )}
    </Page>
  )
}
