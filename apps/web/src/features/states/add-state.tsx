import { useState } from 'react'
import { AddForm } from '@/ui/add-form'
import { ColorPicker } from '@/ui/color-picker'
import type { StateGroup } from './states.queries'
import { createState, type Place } from './update-states'

interface AddStateProps {
  place: Place
  group: Exclude<StateGroup, 'triage'>
  color: string
  onClose: () => void
}

export function AddState({ place, group, color: free, onClose }: AddStateProps) {
  const [color, setColor] = useState(free)
  return (
    <AddForm
      what="state"
      className="gap-1 py-1 pl-6"
      before={<ColorPicker label="Colour of the new state" value={color} onChange={setColor} />}
      onAdd={(name) => createState(place, { name, color, group })}
      onClose={onClose}
    />
  )
}
