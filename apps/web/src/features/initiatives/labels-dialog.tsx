import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/ui/button'
import { ColorPicker, freeColor } from '@/ui/color-picker'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice, wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import { NameField } from '@/ui/name-field'
import { SkeletonRows } from '@/ui/skeleton'
import {
  colorOf,
  createLabel,
  deleteLabel,
  initiativeLabelsQuery,
  updateLabel,
  type InitiativeLabel,
} from './initiative-labels.queries'

export function LabelsDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const { data: labels, error, refetch } = useQuery(initiativeLabelsQuery(slug))
  const [deleting, setDeleting] = useState<InitiativeLabel>()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Labels of initiatives"
      description="The whole workspace shares them."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {error && !labels ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !labels ? (
        <SkeletonRows count={3} />
      ) : (
        <>
          <AddLabel key={labels.length} slug={slug} color={freeColor(labels.map(colorOf))} />
          {labels.length === 0 && <p className="py-4 text-center text-muted">No labels yet.</p>}
          <ul aria-label="Labels">
            {labels.map((label) => (
              <li key={label.id} className="flex h-10 items-center gap-1">
                <ColorPicker
                  label={`Colour of ${label.name}`}
                  value={colorOf(label)}
                  onChange={(color) => void updateLabel(slug, label, { color })}
                />
                <NameField
                  label={`Name of ${label.name}`}
                  value={label.name}
                  onChange={(name) => void updateLabel(slug, label, { name })}
                />
                <IconButton label={`Delete ${label.name}`} size="sm" onClick={() => setDeleting(label)}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleting(undefined)}
          title={`Delete ${deleting.name}?`}
          description="It is taken off all initiatives that have it. This cannot be undone."
          action="Delete"
          onConfirm={() => {
            setDeleting(undefined)
            void deleteLabel(slug, deleting)
          }}
        />
      )}
    </Dialog>
  )
}

function AddLabel({ slug, color: free }: { slug: string; color: string }) {
  const [name, setName] = useState('')
  const [color, setColor] = useState(free)
  const add = useMutation({ mutationFn: () => createLabel(slug, { name: name.trim(), color }) })
  return (
    <form
      className="mb-2 flex flex-wrap items-center gap-1 border-b border-line pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate()
      }}
    >
      <ColorPicker label="Colour of the new label" value={color} onChange={setColor} />
      <Input
        autoFocus
        aria-label="Name of the new label"
        aria-invalid={add.isError}
        placeholder="New label"
        maxLength={255}
        className="min-w-32 flex-1"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={add.isPending} disabled={name.trim() === ''}>
        Add
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {wordsOf(add.error)}
        </p>
      )}
    </form>
  )
}
