import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { archiveWithUndo } from '@/api/archive-with-undo'
import { useShell } from '@/features/shell/shell-context'
import { SettingsSection } from '@/features/users/settings-section'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input } from '@/ui/field'
import { showDone } from '@/ui/toast'
import type { Project } from './projects.queries'
import { archiveProject, deleteProject, unarchiveProject } from './update-project'
import { useIsAdmin } from './use-is-admin'

export function DangerSettings({ project }: { project: Project }) {
  const { slug } = useShell()
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const admin = useIsAdmin(project)
  const leave = () => navigate({ to: '/$workspace/projects', params: { workspace: slug } })
  const archive = async () => {
    const done = await archiveWithUndo({
      name: project.name,
      archive: () => archiveProject(slug, project.id),
      unarchive: () => unarchiveProject(slug, project.id),
    })
    if (done) await leave()
  }
  if (!admin) return null
  return (
    <SettingsSection title="Archive and delete">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-muted">
            An archived project is out of the way. Nothing in it can be opened until it is taken out again.
          </p>
          <Button onClick={() => void archive()}>Archive project</Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-60 text-muted">
            Deleting removes the project and everything in it, for everyone, at once.
          </p>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete project…
          </Button>
        </div>
      </div>
      {deleting && (
        <DeleteProjectDialog
          project={project}
          onClose={() => setDeleting(false)}
          onDone={() => void leave()}
        />
      )}
    </SettingsSection>
  )
}

interface DeleteProjectDialogProps {
  project: Project
  onClose: () => void
  onDone: () => void
}

function DeleteProjectDialog({ project, onClose, onDone }: DeleteProjectDialogProps) {
  const { slug } = useShell()
  const [typed, setTyped] = useState('')
  const remove = useMutation({
    mutationFn: () => deleteProject(slug, project.id),
    onSuccess: () => {
      showDone(`${project.name} is deleted`)
      onDone()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Delete ${project.name}?`}
      description="Its work items, cycles, modules, pages and files are deleted with it. This cannot be undone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="delete-project"
            variant="danger"
            disabled={typed.trim() !== project.name.trim()}
            busy={remove.isPending}
          >
            Delete project
          </Button>
        </>
      }
    >
      <form
        id="delete-project"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === project.name.trim()) remove.mutate()
        }}
      >
        <Field label={`Type the name of the project: ${project.name}`}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
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
