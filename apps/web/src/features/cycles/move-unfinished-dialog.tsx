import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { statesQuery } from '@/features/states/states.queries'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { showDone } from '@/ui/toast'
import { cycleItemsQuery, cyclesQuery, moveUnfinished, type Cycle, type Place } from './cycles.queries'

interface MoveUnfinishedDialogProps {
  place: Place
  cycle: Cycle
  onClose: () => void
}

export function MoveUnfinishedDialog({ place, cycle, onClose }: MoveUnfinishedDialogProps) {
  const { data: cycles = [] } = useQuery(cyclesQuery(place))
  const { data: items = [] } = useQuery(cycleItemsQuery(place, cycle.id))
  const { data: states = [] } = useQuery(statesQuery(place.slug, place.projectId))
  const targets = cycles.filter(({ id, status }) => id !== cycle.id && status !== 'completed')
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ id }) => id === chosen) ?? targets[0]
  const over = new Set(
    states.flatMap(({ id, group }) => (group === 'completed' || group === 'cancelled' ? [id] : [])),
  )
  const open = items.filter(({ state }) => typeof state === 'string' && !over.has(state)).map(({ id }) => id)
  const move = useMutation({
    mutationFn: async () => {
      if (target) await moveUnfinished(place, cycle, target.id, open)
    },
    onSuccess: () => {
      showDone(`Unfinished work items are in ${target?.name ?? 'the other cycle'} now`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Move unfinished work items"
      description={`${open.length} of ${items.length} work items in ${cycle.name} are not done.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!target || open.length === 0}
            busy={move.isPending}
            onClick={() => move.mutate()}
          >
            Move
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {target ? (
          <Field label="To">
            {(control) => (
              <Select
                {...control}
                value={target.id}
                onChange={setChosen}
                options={targets.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        ) : (
          <p className="text-muted">There is no cycle to move them to. Create the next cycle first.</p>
        )}
        {move.error && <ErrorNotice error={move.error} />}
      </div>
    </Dialog>
  )
}
