import { X } from 'lucide-react'
import { Button } from '@/ui/button'
import { AnchoredCombobox, type ComboboxOption } from '@/ui/combobox'
import { DayGrid } from '@/ui/date-picker'
import { AnchoredPopover } from '@/ui/popover'
import { groupsOf } from './grouping'
import { assigneeOptions, labelOptions, priorityOptions, stateOptions } from './options'
import { priorities } from './priority'
import type { ProjectData } from './project-data'
import type { WorkItemChanges } from './update-work-item'
import { AnchoredWorkItemPicker } from './work-item-picker'
import type { WorkItemRow } from './work-items.queries'

export type EditedField =
  'state' | 'priority' | 'assignees' | 'labels' | 'start' | 'due' | 'module' | 'cycle' | 'type' | 'parent'

export interface Editing {
  field: EditedField
  ids: readonly string[]
  anchor: HTMLElement
}

interface RowEditorProps {
  slug: string
  projectId: string
  field: EditedField
  anchor: HTMLElement
  rows: readonly WorkItemRow[]
  data: ProjectData
  /** What becomes of each of the rows. */
  onChange: (changesOf: (row: WorkItemRow) => WorkItemChanges) => void
  onClose: () => void
}

/** What all of them have. */
const shared = (rows: readonly WorkItemRow[], read: (row: WorkItemRow) => readonly string[]): string[] => {
  const [first, ...rest] = rows
  return first ? read(first).filter((value) => rest.every((row) => read(row).includes(value))) : []
}

/** Adds and takes away what was pressed, and leaves each row what else it has. */
function withPressed(
  values: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const removed = before.filter((value) => !after.includes(value))
  return [
    ...new Set([
      ...values.filter((value) => !removed.includes(value)),
      ...after.filter((value) => !before.includes(value)),
    ]),
  ]
}

/** The popover of whichever property is being edited, of one row or of several. */
export function RowEditor(props: RowEditorProps) {
  const { slug, projectId, field, anchor, rows, data, onChange, onClose } = props
  const place = { anchor, onClose }
  const one = (read: (row: WorkItemRow) => string | null) => shared(rows, (row) => [read(row) ?? ''])
  const parts = (group: 'module' | 'cycle'): ComboboxOption[] =>
    groupsOf(group, data).map(({ key, label, icon }) => ({ value: key, label, icon }))
  switch (field) {
    case 'state':
      return (
        <AnchoredCombobox
          {...place}
          placeholder="Change state"
          options={stateOptions(data)}
          value={one(({ state }) => state)}
          onChange={([state]) => state !== undefined && onChange(() => ({ state }))}
        />
      )
    case 'priority':
      return (
        <AnchoredCombobox
          {...place}
          placeholder="Change priority"
          options={priorityOptions()}
          value={one(({ priority }) => priority)}
          onChange={([chosen]) => {
            const priority = priorities.find(({ value }) => value === chosen)
            if (priority) onChange(() => ({ priority: priority.value }))
          }}
        />
      )
    case 'assignees':
    case 'labels': {
      const before = shared(rows, (row) => row[field])
      return (
        <AnchoredCombobox
          {...place}
          multiple
          placeholder={field === 'labels' ? 'Change labels' : 'Assign to'}
          options={field === 'labels' ? labelOptions(data) : assigneeOptions(data)}
          value={before}
          onChange={(after) => onChange((row) => ({ [field]: withPressed(row[field], before, after) }))}
          empty={field === 'labels' ? 'No label matches.' : 'No member of the project matches.'}
        />
      )
    }
    case 'module':
    case 'cycle':
      return (
        <AnchoredCombobox
          {...place}
          placeholder={field === 'module' ? 'Change module' : 'Change cycle'}
          options={parts(field)}
          value={one((row) => row[field])}
          onChange={([chosen]) => onChange(() => ({ [field]: chosen === '' ? null : chosen }))}
        />
      )
    case 'type':
      return (
        <AnchoredCombobox
          {...place}
          placeholder="Change type"
          options={data.types.map(({ id, name }) => ({ value: id, label: name }))}
          value={one(({ type }) => type)}
          onChange={([type]) => type !== undefined && onChange(() => ({ type }))}
        />
      )
    case 'parent':
      return (
        <AnchoredWorkItemPicker
          {...place}
          {...{ slug, projectId }}
          without={rows.map(({ id }) => id)}
          placeholder="Set the parent"
          none={
            rows.some(({ parent }) => parent !== null)
              ? { label: 'No parent', onSelect: () => onChange(() => ({ parent: null })) }
              : undefined
          }
          onSelect={({ id }) => onChange(() => ({ parent: id }))}
        />
      )
    case 'start':
    case 'due': {
      const name = field === 'start' ? 'start_date' : 'target_date'
      const [value = null] = one((row) => row[name])
      return (
        <AnchoredDay
          {...place}
          label={field === 'start' ? 'Start date' : 'Due date'}
          value={value === '' ? null : value}
          onChange={(day) => onChange(() => ({ [name]: day }))}
        />
      )
    }
  }
}

interface AnchoredDayProps {
  anchor: HTMLElement
  label: string
  value: string | null
  onChange: (day: string | null) => void
  onClose: () => void
}

function AnchoredDay({ anchor, label, value, onChange, onClose }: AnchoredDayProps) {
  const choose = (day: string | null) => {
    onChange(day)
    onClose()
  }
  return (
    <AnchoredPopover
      {...{ label, anchor, onClose }}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (event.target instanceof Element)
          event.target.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
      }}
    >
      <DayGrid value={value} onChange={choose} />
      <div className="border-t border-line p-1">
        <Button variant="ghost" size="sm" className="w-full justify-start" onClick={() => choose(null)}>
          <X aria-hidden /> No {label.toLowerCase()}
        </Button>
      </div>
    </AnchoredPopover>
  )
}
