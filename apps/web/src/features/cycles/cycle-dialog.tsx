import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from 'waypost-client'
import { Button } from '@/ui/button'
import { DatePicker } from '@/ui/date-picker'
import { addDays, today } from '@/ui/dates'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input, Textarea } from '@/ui/field'
import { showDone } from '@/ui/toast'
import { daysOf } from './cycle-days'
import { createCycle, updateCycle, type Cycle, type Place } from './cycles.queries'

interface CycleDialogProps {
  place: Place
  timeZone: string
  /** The one to change; without it, a new one. */
  cycle?: Cycle | undefined
  /** When the cycles that are there end: a new one begins the day after. */
  lastEnd?: string | undefined
  onClose: () => void
}

export function CycleDialog({ place, timeZone, cycle, lastEnd, onClose }: CycleDialogProps) {
  const days = cycle && daysOf(cycle, timeZone)
  const free = lastEnd !== undefined && lastEnd >= today() ? addDays(lastEnd, 1) : today()
  const [name, setName] = useState(cycle?.name ?? '')
  const [description, setDescription] = useState(cycle?.description ?? '')
  const [start, setStart] = useState(cycle ? (days?.start ?? null) : free)
  const [end, setEnd] = useState(cycle ? (days?.end ?? null) : addDays(free, 13))
  const save = useMutation({
    mutationFn: async () => {
      const text = { name: name.trim(), description }
      const dates = { start_date: start, end_date: end }
      // Dates that stay are left out: those of a cycle that has ended cannot be written.
      const moved = start !== (days?.start ?? null) || end !== (days?.end ?? null)
      if (cycle) await updateCycle(place, cycle.id, moved ? { ...text, ...dates } : text)
      else await createCycle(place, { ...text, ...dates })
    },
    onSuccess: () => {
      showDone(`${name.trim()} is ${cycle ? 'saved' : 'there'}`)
      onClose()
    },
  })
  const faults = save.error instanceof ApiError ? save.error.fields : {}
  const dateFaults = [...(faults['start_date'] ?? []), ...(faults['end_date'] ?? [])]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={cycle ? `Edit ${cycle.name}` : 'New cycle'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="cycle" variant="primary" busy={save.isPending}>
            {cycle ? 'Save' : 'Create cycle'}
          </Button>
        </>
      }
    >
      <form
        id="cycle"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Field label="Name" errors={faults['name']}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              required
              maxLength={255}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Dates" hint="Without dates it is a draft." errors={dateFaults}>
          {() => (
            <div className="flex items-center gap-2">
              <DatePicker
                label="First day"
                value={start}
                onChange={(day) => {
                  setStart(day)
                  if (day === null) setEnd(null)
                  else if (end === null || end < day) setEnd(addDays(day, 13))
                }}
              />
              <span aria-hidden className="text-faint">
                –
              </span>
              <DatePicker
                label="Last day"
                value={end}
                {...(start === null ? {} : { min: start })}
                onChange={(day) => {
                  setEnd(day)
                  if (day === null) setStart(null)
                }}
              />
            </div>
          )}
        </Field>
        <Field label="Goal" optional errors={faults['description']}>
          {(control) => (
            <Textarea
              {...control}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        {save.error && Object.keys(faults).length === 0 && <ErrorNotice error={save.error} />}
      </form>
    </Dialog>
  )
}
