import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { ColorPicker } from '@/ui/color-picker'
import { wordsOf } from '@/ui/error-notice'
import { Input } from '@/ui/field'
import type { StateGroup } from './states.queries'
import { createState, type Place } from './update-states'

interface AddStateProps {
  place: Place
  group: Exclude<StateGroup, 'triage'>
  color: string
  onClose: () => void
}

export function AddState({ place, group, color: free, onClose }: AddStateProps) {
  const [name, setName] = useState('')
  const [color, setColor] = useState(free)
  const add = useMutation({
    mutationFn: () => createState(place, { name: name.trim(), color, group }),
    onSuccess: onClose,
  })
  return (
    <form
      className="flex flex-wrap items-center gap-1 py-1 pl-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate()
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <ColorPicker label="Colour of the new state" value={color} onChange={setColor} />
      <Input
        autoFocus
        aria-label="Name of the new state"
        aria-invalid={add.isError}
        placeholder="Name"
        maxLength={255}
        className="min-w-40 flex-1"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
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
