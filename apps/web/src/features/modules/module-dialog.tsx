import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { projectMembersQuery } from '@/features/members/members.queries'
import { PersonPicker } from '@/features/members/person-picker'
import { Avatar, AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { DatePicker } from '@/ui/date-picker'
import { Field } from '@/ui/field'
import { faultsOf, FormDialog, NameEntry, TextEntry } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { showDone } from '@/ui/toast'
import { moduleStatuses } from './module-status'
import { createModule, updateModule, type Module, type ModuleInput, type Place } from './modules.queries'

interface ModuleDialogProps {
  place: Place
  /** The one to change; without it, a new one. */
  module?: Module
  onClose: () => void
}

const blank: ModuleInput = {
  name: '',
  description: '',
  status: 'planned',
  lead: null,
  members: [],
  start_date: null,
  target_date: null,
}

export function ModuleDialog({ place, module, onClose }: ModuleDialogProps) {
  const { data: people = [] } = useQuery(projectMembersQuery(place.slug, place.projectId))
  const [draft, setDraft] = useState<ModuleInput>(() => (module ? inputOf(module) : blank))
  const set = (changes: Partial<ModuleInput>) => setDraft({ ...draft, ...changes })
  const save = useMutation({
    mutationFn: () => {
      const input = { ...draft, name: draft.name.trim() }
      return module ? updateModule(place, module.id, input) : createModule(place, input)
    },
    onSuccess: () => {
      showDone(`${draft.name.trim()} is ${module ? 'saved' : 'there'}`)
      onClose()
    },
  })
  const faults = faultsOf(save.error)
  const chosen = people.filter(({ id }) => draft.members.includes(id))
  return (
    <FormDialog
      title={module ? `Edit ${module.name}` : 'New module'}
      action={module ? 'Save' : 'Create module'}
      busy={save.isPending}
      error={save.error}
      fields={['description', 'lead', 'name', 'target_date']}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NameEntry value={draft.name} onChange={(name) => set({ name })} errors={faults['name']} />
      <TextEntry
        value={draft.description}
        onChange={(description) => set({ description })}
        errors={faults['description']}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              value={draft.status}
              onChange={(status) => set({ status })}
              options={moduleStatuses}
            />
          )}
        </Field>
        <Field label="Dates" errors={faults['target_date']}>
          {() => (
            <div className="flex flex-wrap items-center gap-1.5">
              <DatePicker
                label="Start date"
                placeholder="Start"
                value={draft.start_date}
                onChange={(day) => set({ start_date: day })}
              />
              <DatePicker
                label="Due date"
                placeholder="Due"
                value={draft.target_date}
                {...(draft.start_date === null ? {} : { min: draft.start_date })}
                onChange={(day) => set({ target_date: day })}
              />
            </div>
          )}
        </Field>
        <Field label="Lead" errors={faults['lead']}>
          {() => (
            <PersonPicker
              label="Lead"
              people={people}
              value={draft.lead}
              onChange={(lead) => set({ lead })}
            />
          )}
        </Field>
        <Field label="Members">
          {(control) => (
            <Combobox
              multiple
              placeholder="Members"
              value={draft.members}
              onChange={(members) => set({ members })}
              options={people.map((person) => ({
                value: person.id,
                label: person.display_name,
                icon: <Avatar person={person} />,
                keywords: [person.email],
              }))}
            >
              <Button id={control.id} className="justify-start font-normal">
                <AvatarStack people={chosen} />
                {chosen.length === 0 ? 'Nobody' : `${chosen.length} of ${people.length}`}
              </Button>
            </Combobox>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

function inputOf(module: Module): ModuleInput {
  const { name, description, status, start_date, target_date } = module
  return {
    ...{ name, description, status, start_date, target_date },
    lead: module.lead,
    members: module.members,
  }
}
