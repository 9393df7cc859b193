import { useState } from 'react'
import { AddForm } from '@/ui/add-form'
import { ColorPicker } from '@/ui/color-picker'
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
  const [color, setColor] = useState(free)
  const [parent, setParent] = useState<string | null>(null)
  return (
    <AddForm
      what="label"
      className="mb-2 gap-1 border-b border-line pb-2"
      before={<ColorPicker label="Colour of the new label" value={color} onChange={setColor} />}
      after={<ParentPicker name="the new label" labels={labels} value={parent} onChange={setParent} />}
      onAdd={(name) => createLabel(place, { name, color, parent })}
      onClose={onClose}
    />
  )
}
