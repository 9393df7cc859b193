import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileArchive } from 'lucide-react'
import { useState } from 'react'
import { AccountForm, TextField } from '@/features/accounts/form'
import { Button } from '@/ui/button'
import { FileDrop } from '@/ui/file-drop'
import { ProgressBar } from '@/ui/progress-bar'
import { importWorkspace } from './import-workspace'
import { workspacesQuery } from './workspaces.queries'

/** An archive becomes a workspace; then says who in it cannot sign in here yet. */
export function ImportWorkspaceForm() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState(0)
  const [missing, setMissing] = useState<Error | null>(null)
  const load = useMutation({
    mutationFn: ({ archive, slug }: { archive: File; slug: string }) =>
      importWorkspace(archive, slug, setSent),
    onSuccess: async ({ workspace, people_made }) => {
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })
      if (people_made.length === 0) await open(workspace.slug)
    },
  })
  const open = (slug: string) => navigate({ to: '/$workspace', params: { workspace: slug } })
  if (load.data)
    return (
      <Newcomers
        name={load.data.workspace.name}
        emails={load.data.people_made}
        onOpen={() => void open(load.data.workspace.slug)}
      />
    )
  return (
    <AccountForm
      action="Import workspace"
      busy={load.isPending}
      error={load.error ?? missing}
      onSubmit={({ slug = '' }) => {
        setSent(0)
        setMissing(file ? null : new Error('Choose a file first.'))
        if (file) load.mutate({ archive: file, slug })
      }}
    >
      <ArchiveField file={file} onFile={setFile} />
      <TextField
        name="slug"
        label="Address"
        optional
        hint="Stands in every link. Empty: the one that it had."
        error={load.error}
      />
      {load.isPending && (
        <div className="flex flex-col gap-1.5">
          <ProgressBar value={sent} label="Sent so far" />
          <p className="text-sm text-muted" aria-live="polite">
            {sent < 1 ? `${Math.floor(sent * 100)} % sent` : 'Sent. The workspace is being made…'}
          </p>
        </div>
      )}
    </AccountForm>
  )
}

function ArchiveField({ file, onFile }: { file: File | null; onFile: (file: File) => void }) {
  return (
    <FileDrop
      label="Archive of a workspace"
      accept=".gz,.tgz,application/gzip"
      onFile={onFile}
      className="gap-3 px-4 py-6"
    >
      {(choose) => (
        <>
          <FileArchive aria-hidden className="size-6 text-faint" />
          <p className="max-w-full break-words text-muted">
            {file === null ? 'Drop the file of an export here.' : `${file.name} (${sizeOf(file)})`}
          </p>
          <Button size="sm" onClick={choose}>
            {file === null ? 'Choose a file' : 'Choose another file'}
          </Button>
        </>
      )}
    </FileDrop>
  )
}

function Newcomers({
  name,
  emails,
  onOpen,
}: {
  name: string
  emails: readonly string[]
  onOpen: () => void
}) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        {name} is here. {emails.length === 1 ? 'One person in it has' : `${emails.length} people in it have`}{' '}
        no account yet and cannot sign in. Invite them from the members of the workspace.
      </p>
      <ul className="scroll-quiet max-h-48 overflow-y-auto text-muted" aria-label="People without an account">
        {emails.map((email) => (
          <li key={email} className="truncate">
            {email}
          </li>
        ))}
      </ul>
      <Button variant="primary" className="h-9 w-full" onClick={onOpen}>
        Open workspace
      </Button>
    </div>
  )
}

function sizeOf({ size }: File): string {
  const units = ['bytes', 'kB', 'MB', 'GB']
  const step = Math.min(units.length - 1, size === 0 ? 0 : Math.floor(Math.log10(size) / 3))
  const value = size / 1000 ** step
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${units[step] ?? ''}`
}
