import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '@/api/client'
import { SettingsSection } from '@/features/users/settings-section'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input } from '@/ui/field'
import { showDone } from '@/ui/toast'
import { workspacesQuery, type Workspace } from './workspaces.queries'

export function ArchiveSettings({ workspace }: { workspace: Workspace }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <SettingsSection title="Export and delete">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-muted">
            One file with everything in the workspace, secret projects and private pages too. Any Waypost
            makes the workspace again from it.
          </p>
          <Button asChild>
            {/* The browser saves it as it arrives, however large it is. */}
            <a href={`/api/v1/workspaces/${workspace.slug}/export/`} download>
              Export workspace
            </a>
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-muted">
            Deleting removes the workspace and everything in it, for everyone, at once.
          </p>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete workspace…
          </Button>
        </div>
      </div>
      {deleting && <DeleteWorkspaceDialog workspace={workspace} onClose={() => setDeleting(false)} />}
    </SettingsSection>
  )
}

function DeleteWorkspaceDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const { name, slug } = workspace
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () =>
      api.DELETE('/workspaces/{workspace_slug}/', {
        params: { path: { workspace_slug: slug }, query: { confirm: slug } },
      }),
    onSuccess: async () => {
      showDone(`${name} is deleted`)
      queryClient.setQueryData(workspacesQuery.queryKey, (all) => all?.filter((one) => one.slug !== slug))
      await navigate({ to: '/' })
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Delete ${name}?`}
      description="Its projects, work items, pages, members and files are deleted with it. This cannot be undone: export it first if you may need it again."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="delete-workspace"
            variant="danger"
            disabled={typed.trim() !== slug}
            busy={remove.isPending}
          >
            Delete workspace
          </Button>
        </>
      }
    >
      <form
        id="delete-workspace"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === slug) remove.mutate()
        }}
      >
        <Field label={`Type the address of the workspace: ${slug}`}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {remove.error && <ErrorNotice error={remove.error} />}
      </form>
    </Dialog>
  )
}
