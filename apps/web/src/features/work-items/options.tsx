import { progressOf, StateIcon } from '@/features/states/state-icon'
import { Avatar } from '@/ui/avatar'
import { Dot } from '@/ui/badge'
import type { ComboboxOption } from '@/ui/combobox'
import { priorities, PriorityIcon } from './priority'
import type { ProjectData } from './project-data'

export function stateOptions({ states }: ProjectData): ComboboxOption[] {
  return states.map((state) => ({
    value: state.id,
    label: state.name,
    icon: <StateIcon state={state} progress={progressOf(state, states)} />,
  }))
}

export function priorityOptions(): ComboboxOption[] {
  return priorities.map(({ value, label }) => ({ value, label, icon: <PriorityIcon priority={value} /> }))
}

/** Guests of a project cannot be assigned. */
export function assigneeOptions({ people }: ProjectData): ComboboxOption[] {
  return people
    .filter(({ role }) => role >= 15)
    .map((person) => ({
      value: person.id,
      label: person.display_name,
      icon: <Avatar person={person} />,
      keywords: [person.email],
    }))
}

export function labelOptions({ labels }: ProjectData): ComboboxOption[] {
  return labels.map(({ id, name, color }) => ({ value: id, label: name, icon: <Dot color={color} /> }))
}
