import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workspaceMembersQuery } from '@/features/members/members.queries'
import { PersonPicker } from '@/features/members/person-picker'
import { DatePicker } from '@/ui/date-picker'
import { faultsOf, FormDialog, NameEntry, TextEntry } from '@/ui/form-dialog'
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
  const faults = faultsOf(save.error)
  return (
    <FormDialog
      title={initiative ? 'Edit initiative' : 'New initiative'}
      action={initiative ? 'Save' : 'Create initiative'}
      busy={save.isPending}
      error={save.error}
      fields={['description', 'name']}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NameEntry value={name} onChange={setName} errors={faults['name']} />
      <TextEntry value={description} onChange={setDescription} errors={faults['description']} />
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
    </FormDialog>
  )
}
