import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/button'
import { ColorPicker } from '@/ui/color-picker'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { NameField } from '@/ui/name-field'
import type { Label } from './labels.queries'
import { ParentPicker } from './parent-picker'
import { deleteLabel, updateLabel } from './update-labels'

interface LabelLineProps {
  place: { slug: string; projectId: string }
  label: Label
  labels: readonly Label[]
  depth: number
  readOnly: boolean
}

export function LabelLine({ place, label, labels, depth, readOnly }: LabelLineProps) {
  const [deleting, setDeleting] = useState(false)
  const parent = typeof label.parent === 'string' ? label.parent : null
  return (
    <li className="flex min-h-10 items-center gap-1" style={{ paddingLeft: depth * 20 }}>
      <ColorPicker
        label={`Colour of ${label.name}`}
        disabled={readOnly}
        value={label.color === '' ? '#6b7280' : label.color}
        onChange={(color) => void updateLabel(place, label, { color })}
      />
      <NameField
        label={`Name of ${label.name}`}
        disabled={readOnly}
        value={label.name}
        onChange={(name) => void updateLabel(place, label, { name })}
      />
      {!readOnly && (
        <>
          <ParentPicker
            name={label.name}
            // Under itself or under what lies under it, it would be nowhere.
            labels={labels.filter((one) => !isUnder(one, label.id, labels))}
            value={parent}
            onChange={(next) => void updateLabel(place, label, { parent: next })}
          />
          <IconButton label={`Delete ${label.name}`} size="sm" onClick={() => setDeleting(true)}>
            <Trash2 />
          </IconButton>
        </>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${label.name}?`}
        description="It is taken off all work items that have it. This cannot be undone."
        action="Delete"
        onConfirm={() => {
          setDeleting(false)
          void deleteLabel(place, label)
        }}
      />
    </li>
  )
}

function isUnder(label: Label, id: string, labels: readonly Label[], seen = new Set<string>()): boolean {
  if (label.id === id) return true
  const parent = labels.find((one) => one.id === label.parent)
  if (!parent || seen.has(label.id)) return false
  return isUnder(parent, id, labels, seen.add(label.id))
}
