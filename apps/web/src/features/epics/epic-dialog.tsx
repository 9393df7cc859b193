import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { progressOf, StateIcon } from '@/features/states/state-icon'
import { assigneeOptions, priorityOptions, stateOptions } from '@/features/work-items/options'
import { priorities, PriorityIcon, priorityLabel } from '@/features/work-items/priority'
import type { ProjectData } from '@/features/work-items/project-data'
import { AvatarStack } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { DatePicker } from '@/ui/date-picker'
import { faultsOf, FormDialog, NameEntry } from '@/ui/form-dialog'
import { LazyRichText } from '@/ui/rich-text/lazy-rich-text'
import type { RichTextHandle } from '@/ui/rich-text/rich-text'
import { showDone } from '@/ui/toast'
import { createEpic, updateEpic, type Epic, type EpicInput, type Place } from './epics.queries'

interface EpicDialogProps {
  place: Place
  data: ProjectData
  /** The one to change; without it, a new one. */
  epic?: Epic
  onClose: () => void
}

export function EpicDialog({ place, data, epic, onClose }: EpicDialogProps) {
  const text = useRef<RichTextHandle>(null)
  const [draft, setDraft] = useState<EpicInput>({
    name: epic?.name ?? '',
    description_html: epic?.description_html ?? '',
    ...(epic ? { state: epic.state } : {}),
    priority: epic?.priority ?? 'none',
    assignees: epic?.assignees ?? [],
    start_date: epic?.start_date ?? null,
    target_date: epic?.target_date ?? null,
  })
  const set = (changes: Partial<EpicInput>) => setDraft((before) => ({ ...before, ...changes }))
  const save = useMutation({
    mutationFn: () => {
      const input = {
        ...draft,
        name: draft.name.trim(),
        description_html: text.current?.html() ?? draft.description_html,
      }
      return epic ? updateEpic(place, epic.id, input) : createEpic(place, input)
    },
    onSuccess: () => {
      showDone(`${draft.name.trim()} is ${epic ? 'saved' : 'there'}`)
      onClose()
    },
  })
  const faults = faultsOf(save.error)
  const state = data.stateById.get(draft.state ?? data.defaultState?.id ?? '')
  const people = draft.assignees.flatMap((id) => data.personById.get(id) ?? [])
  return (
    <FormDialog
      size="lg"
      title={epic ? `Edit ${epic.name}` : 'New epic'}
      action={epic ? 'Save' : 'Create epic'}
      busy={save.isPending}
      error={save.error}
      fields={['name']}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NameEntry value={draft.name} onChange={(name) => set({ name })} errors={faults['name']} />
      <div className="min-h-24 rounded-md border border-line-strong bg-field px-2.5 py-1.5 focus-within:border-accent">
        <LazyRichText
          ref={text}
          label="Description"
          placeholder="What it is for, and when it is done…"
          html={epic?.description_html ?? ''}
        />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Combobox
          placeholder="State"
          options={stateOptions(data)}
          value={state ? [state.id] : []}
          onChange={([id]) => id !== undefined && set({ state: id })}
        >
          <Button size="sm">
            {state && <StateIcon state={state} progress={progressOf(state, data.states)} />}
            {state?.name ?? 'State'}
          </Button>
        </Combobox>
        <Combobox
          placeholder="Priority"
          options={priorityOptions()}
          value={[draft.priority]}
          onChange={([chosen]) =>
            set({ priority: priorities.find(({ value }) => value === chosen)?.value ?? 'none' })
          }
        >
          <Button size="sm">
            <PriorityIcon priority={draft.priority} /> {priorityLabel(draft.priority)}
          </Button>
        </Combobox>
        <Combobox
          multiple
          placeholder="Assign to"
          options={assigneeOptions(data)}
          value={draft.assignees}
          onChange={(assignees) => set({ assignees })}
        >
          <Button size="sm">
            <AvatarStack people={people} size={16} />
            {people.length === 0 ? 'Assignee' : people.map((one) => one.display_name).join(', ')}
          </Button>
        </Combobox>
        <DatePicker
          label="Start date"
          placeholder="Start date"
          value={draft.start_date}
          onChange={(day) => set({ start_date: day })}
        />
        <DatePicker
          label="Due date"
          placeholder="Due date"
          value={draft.target_date}
          {...(draft.start_date === null ? {} : { min: draft.start_date })}
          onChange={(day) => set({ target_date: day })}
        />
      </div>
    </FormDialog>
  )
}
