import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from 'waypost-client'
import { workspaceMembersQuery } from '@/features/members/members.queries'
import { PersonPicker } from '@/features/members/person-picker'
import { Button } from '@/ui/button'
import { DatePicker } from '@/ui/date-picker'
import { Dialog } from '@/ui/dialog'
import { ErrorNotice } from '@/ui/error-notice'
import { Field, Input, Textarea } from '@/ui/field'
import { Select } from '@/ui/select'
import { initiativeStates, type InitiativeState } from './initiative-states'
import { createInitiative, updateInitiative, type Initiative } from './initiatives.queries'

interface InitiativeDialogProps {
  slug: string
  /** Which one is edited; a new one without it. */
  initiative?: Initiative
  onClose: () => void
  onDone?: (initiative: Initiative) => void
}

export function InitiativeDialog({ slug, initiative, onClose, onDone }: InitiativeDialogProps) {
  const { data: members = [] } = useQuery(workspaceMembersQuery(slug))
  const [name, setName] = useState(initiative?.name ?? '')
  const [description, setDescription] = useState(initiative?.description ?? '')
  const [state, setState] = useState<InitiativeState>(initiative?.state ?? 'PLANNED')
  const [lead, setLead] = useState(initiative?.lead ?? null)
  const [start, setStart] = useState(initiative?.start_date ?? null)
  const [end, setEnd] = useState(initiative?.end_date ?? null)
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), description, state, lead, start_date: start, end_date: end }
      return initiative ? updateInitiative(slug, initiative.id, body) : createInitiative(slug, body)
    },
    onSuccess: (saved) => {
      onClose()
      onDone?.(saved)
    },
  })
  const faults = save.error instanceof ApiError ? save.error.fields : {}
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={initiative ? 'Edit initiative' : 'New initiative'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="initiative" variant="primary" busy={save.isPending}>
            {initiative ? 'Save' : 'Create initiative'}
          </Button>
        </>
      }
    >
      <form
        id="initiative"
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
        <Field label="Description" optional errors={faults['description']}>
          {(control) => (
            <Textarea
              {...control}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label="State"
            className="w-32"
            value={state}
            onChange={setState}
            options={initiativeStates}
          />
          <PersonPicker label="Lead" people={members} value={lead} onChange={setLead} />
          <DatePicker
            label="Start date"
            placeholder="Start"
            value={start}
            onChange={setStart}
            {...(end === null ? {} : { max: end })}
          />
          <DatePicker
            label="End date"
            placeholder="End"
            value={end}
            onChange={setEnd}
            {...(start === null ? {} : { min: start })}
          />
        </div>
        {save.error && !faults['name'] && !faults['description'] && <ErrorNotice error={save.error} />}
      </form>
    </Dialog>
  )
}
