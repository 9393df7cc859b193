import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DatePicker } from '@/ui/date-picker'
import { addDays, today } from '@/ui/dates'
import { Field } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry, TextEntry } from '@/ui/form-dialog'
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
  const faults = faultsOf(save.error)
  const dateFaults = [...(faults['start_date'] ?? []), ...(faults['end_date'] ?? [])]
  return (
    <FormDialog
      title={cycle ? `Edit ${cycle.name}` : 'New cycle'}
      action={cycle ? 'Save' : 'Create cycle'}
      busy={save.isPending}
      error={save.error}
      fields={['description', 'end_date', 'name', 'start_date']}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NameEntry value={name} onChange={setName} errors={faults['name']} />
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
      <TextEntry label="Goal" value={description} onChange={setDescription} errors={faults['description']} />
    </FormDialog>
  )
}
