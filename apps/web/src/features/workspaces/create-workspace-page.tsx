import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { unwrap } from 'waypost-client'
import { sessionQuery } from '@/api/accounts'
import { api } from '@/api/client'
import { AccountLink, AccountPage } from '@/features/accounts/account-page'
import { AccountForm, TextField } from '@/features/accounts/form'
import { useSignOut } from '@/features/accounts/use-sign-out'
import { workspacesQuery } from './workspaces.queries'

export function CreateWorkspacePage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const signOut = useSignOut()
  const create = useMutation({
    mutationFn: (body: { name: string; slug: string }) => unwrap(api.POST('/workspaces/', { body })),
    onSuccess: async ({ slug }) => {
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
      await navigate({ to: '/$workspace', params: { workspace: slug } })
    },
  })
  return (
    <AccountPage
      title="New workspace"
      description="A workspace has its own projects, members and settings."
      footer={
        workspaces.length > 0 ? (
          <AccountLink to="/">Back</AccountLink>
        ) : (
          <>
            Signed in as {session?.user?.email}. Waiting for an invitation? It comes as a link.{' '}
            <button
              type="button"
              className="text-accent-text underline underline-offset-2"
              onClick={() => void signOut()}
            >
              Sign out
            </button>
          </>
        )
      }
    >
      <AccountForm
        action="Create workspace"
        busy={create.isPending}
        error={create.error}
        onSubmit={({ name = '', slug = '' }) => create.mutate({ name, slug })}
      >
        <TextField name="name" label="Name" autoFocus placeholder="North Harbour" error={create.error} />
        <TextField
          name="slug"
          label="Address"
          placeholder="north-harbour"
          hint={`Stands in every link: ${location.host}/north-harbour`}
          error={create.error}
        />
      </AccountForm>
    </AccountPage>
  )
}
