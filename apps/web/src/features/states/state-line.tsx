import { Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/button'
import { ColorPicker } from '@/ui/color-picker'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { NameField } from '@/ui/name-field'
import { progressOf, StateIcon } from './state-icon'
import type { State } from './states.queries'
import { deleteState, updateState, type Place } from './update-states'

interface StateLineProps {
  place: Place
  state: State
  states: readonly State[]
  readOnly: boolean
}

export function StateLine({ place, state, states, readOnly }: StateLineProps) {
  const [deleting, setDeleting] = useState(false)
  return (
    <>
      <ColorPicker
        label={`Colour of ${state.name}`}
        disabled={readOnly}
        value={state.color}
        onChange={(color) => void updateState(place, state, { color })}
      />
      <StateIcon state={state} progress={progressOf(state, states)} />
      <NameField
        label={`Name of ${state.name}`}
        disabled={readOnly}
        value={state.name}
        onChange={(name) => void updateState(place, state, { name })}
      />
      {state.default && <Badge tone="accent">Default</Badge>}
      {!readOnly && (
        <>
          {!state.default && (
            <IconButton
              label={`Make ${state.name} the default`}
              size="sm"
              onClick={() => void updateState(place, state, { default: true })}
            >
              <Star />
            </IconButton>
          )}
          <IconButton label={`Delete ${state.name}`} size="sm" onClick={() => setDeleting(true)}>
            <Trash2 />
          </IconButton>
        </>
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${state.name}?`}
        description="Only a state that no work item is in can be deleted. This cannot be undone."
        action="Delete"
        onConfirm={() => {
          setDeleting(false)
          void deleteState(place, state)
        }}
      />
    </>
  )
}
