import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { ColorPicker } from '@/ui/color-picker'
import { wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import type { Label } from './labels.queries'
import { ParentPicker } from './parent-picker'
import { createLabel } from './update-labels'

interface AddLabelProps {
  place: { slug: string; projectId: string }
  labels: readonly Label[]
  color: string
  onClose: () => void
}

export function AddLabel({ place, labels, color: free, onClose }: AddLabelProps) {
  const [name, setName] = useState('')
  const [color, setColor] = useState(free)
  const [parent, setParent] = useState<string | null>(null)
  const add = useMutation({
    mutationFn: () => createLabel(place, { name: name.trim(), color, parent }),
    onSuccess: onClose,
  })
  return (
    <form
      className="mb-2 flex flex-wrap items-center gap-1 border-b border-line pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ColorPicker label="Colour of the new label" value={color} onChange={setColor} />
      <Input
        autoFocus
        aria-label="Name of the new label"
        aria-invalid={add.isError}
        placeholder="Name"
        maxLength={255}
        className="min-w-32 flex-1"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <ParentPicker name="the new label" labels={labels} value={parent} onChange={setParent} />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={add.isPending} disabled={name.trim() === ''}>
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
