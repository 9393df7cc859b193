import { AnchoredCombobox } from '@/ui/combobox'
import { assigneeOptions, labelOptions, priorityOptions, stateOptions } from './options'
import { priorities } from './priority'
import type { ProjectData } from './project-data'
import type { WorkItemChanges } from './update-work-item'
import type { WorkItemRow } from './work-items.queries'

export type EditedField = 'state' | 'priority' | 'assignees' | 'labels'

export interface Editing {
  field: EditedField
  id: string
  anchor: HTMLElement
}

interface RowEditorProps {
  editing: Editing
  row: WorkItemRow
  data: ProjectData
  onChange: (changes: WorkItemChanges) => void
  onClose: () => void
}

/** The popover of whichever cell is being edited. */
export function RowEditor({ editing: { field, anchor }, row, data, onChange, onClose }: RowEditorProps) {
  const place = { anchor, onClose }
  switch (field) {
    case 'state':
      return (
        <AnchoredCombobox
          {...place}
          placeholder="Change state"
          options={stateOptions(data)}
          value={[row.state]}
          onChange={([state]) => state !== undefined && onChange({ state })}
        />
      )
    case 'priority':
      return (
        <AnchoredCombobox
          {...place}
          placeholder="Change priority"
          options={priorityOptions()}
          value={[row.priority]}
          onChange={([chosen]) => {
            const priority = priorities.find(({ value }) => value === chosen)
            if (priority) onChange({ priority: priority.value })
          }}
        />
      )
    case 'assignees':
      return (
        <AnchoredCombobox
          {...place}
          multiple
          placeholder="Assign to"
          options={assigneeOptions(data)}
          value={row.assignees}
          onChange={(assignees) => onChange({ assignees })}
          empty="No member of the project matches."
        />
      )
    case 'labels':
      return (
        <AnchoredCombobox
          {...place}
          multiple
          placeholder="Change labels"
          options={labelOptions(data)}
          value={row.labels}
          onChange={(labels) => onChange({ labels })}
          empty="No label matches."
        />
      )
  }
}
