import { useMutation } from '@tanstack/react-query'
import { accounts } from '@/api/accounts'
import { AccountPage } from './account-page'
import { AccountForm, TextField } from './form'
import { NameFields, NewPasswordField } from './sign-up-page'
import { useEnter } from './use-enter'

export function FirstRunPage() {
  const enter = useEnter()
  const begin = useMutation({
    mutationFn: accounts.firstRun,
    onSuccess: ({ workspace }) => enter({ workspace }),
  })
  return (
    <AccountPage
      title="Welcome to Waypost"
      description="Make the first account, and the workspace where your team plans its work."
      footer="Everything stays on this server. You can invite others next."
    >
      <AccountForm
        action="Create account and workspace"
        busy={begin.isPending}
        error={begin.error}
        onSubmit={({ email = '', password = '', workspace_name = '', ...rest }) =>
          begin.mutate({ email, password, workspace_name, ...rest })
        }
      >
        <NameFields error={begin.error} />
        <TextField name="email" label="Email" type="email" autoComplete="username" error={begin.error} />
        <NewPasswordField error={begin.error} />
        <TextField
          name="workspace_name"
          label="Workspace"
          placeholder="North Harbour"
          hint="The name of your team or company."
          autoComplete="organization"
          error={begin.error}
        />
      </AccountForm>
    </AccountPage>
  )
}
