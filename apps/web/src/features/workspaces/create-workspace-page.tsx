import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { unwrap } from 'waypost-client'
import { sessionQuery } from '@/api/accounts'
import { api } from '@/api/client'
import { AccountLink, AccountPage } from '@/features/accounts/account-page'
import { AccountForm, TextField } from '@/features/accounts/form'
import { useSignOut } from '@/features/accounts/use-sign-out'
import { ImportWorkspaceForm } from './import-workspace-form'
import { workspacesQuery } from './workspaces.queries'

export function CreateWorkspacePage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const { data: workspaces = [] } = useQuery(workspacesQuery)
  const signOut = useSignOut()
  const [importing, setImporting] = useState(false)
  const create = useMutation({
    mutationFn: (body: { name: string; slug: string }) => unwrap(api.POST('/workspaces/', { body })),
    onSuccess: async ({ slug }) => {
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
      await navigate({ to: '/$workspace', params: { workspace: slug } })
    },
  })
  return (
    <AccountPage
      title={importing ? 'Import a workspace' : 'New workspace'}
      description={
        importing
          ? 'From the file that an export has given, here or elsewhere.'
          : 'A workspace has its own projects, members and settings.'
      }
      footer={
        <div className="flex flex-col gap-2">
          <p>
            {importing ? 'No file? ' : 'Have the file of an export? '}
            <TextButton onClick={() => setImporting(!importing)}>
              {importing ? 'Make a new workspace' : 'Import a workspace'}
            </TextButton>
          </p>
          {workspaces.length > 0 ? (
            <AccountLink to="/">Back</AccountLink>
          ) : (
            <p>
              Signed in as {session?.user?.email}. Waiting for an invitation? It comes as a link.{' '}
              <TextButton onClick={() => void signOut()}>Sign out</TextButton>
            </p>
          )}
        </div>
      }
    >
      {importing ? (
        <ImportWorkspaceForm />
      ) : (
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
      )}
    </AccountPage>
  )
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="text-accent-text underline underline-offset-2" onClick={onClick}>
      {children}
    </button>
  )
}
