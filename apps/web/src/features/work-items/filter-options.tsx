import { Shapes, User } from 'lucide-react'
import { StateIcon } from '@/features/states/state-icon'
import { listedGroups } from '@/features/states/states.queries'
import type { ComboboxOption } from '@/ui/combobox'
import type { DateField, DateOperator, ValueField } from './filter-terms'
import { groupsOf } from './grouping'
import { useParentOptions } from './parent-options'
import type { ProjectData } from './project-data'
import type { GroupBy } from './view'

export const filterNames: Record<ValueField | DateField | 'text', string> = {
  state: 'State',
  stateGroup: 'State group',
  priority: 'Priority',
  assignee: 'Assignee',
  label: 'Label',
  module: 'Module',
  cycle: 'Cycle',
  createdBy: 'Created by',
  parent: 'Parent',
  type: 'Type',
  dueDate: 'Due date',
  startDate: 'Start date',
  createdAt: 'Created',
  updatedAt: 'Updated',
  completedAt: 'Completed',
  text: 'Text',
}

export const operatorNames: Record<DateOperator, string> = {
  '<=': 'until',
  '>=': 'from',
  '<': 'before',
  '>': 'after',
  '=': 'on',
}

/** Days that move along with the calendar; others are picked. */
export const dayChoices: readonly ComboboxOption[] = [
  { value: 'today()', label: 'Today' },
  { value: 'daysFromNow(7)', label: 'In 7 days' },
  { value: 'daysFromNow(30)', label: 'In 30 days' },
  { value: 'daysAgo(7)', label: '7 days ago' },
  { value: 'daysAgo(30)', label: '30 days ago' },
  { value: 'startOfWeek()', label: 'Start of this week' },
  { value: 'endOfWeek()', label: 'End of this week' },
  { value: 'startOfMonth()', label: 'Start of this month' },
  { value: 'endOfMonth()', label: 'End of this month' },
]

const groupColors = {
  started: '#f59e0b',
  unstarted: '#8b8d98',
  backlog: '#8b8d98',
  completed: '#46a758',
  cancelled: '#8b8d98',
}
const groupLabels = {
  started: 'Started',
  unstarted: 'Unstarted',
  backlog: 'Backlog',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

const fromGroup = (group: GroupBy, data: ProjectData): ComboboxOption[] =>
  groupsOf(group, data).map(({ key, label, icon }) => ({ value: key, label, icon }))

const faint = 'size-3.5 shrink-0 text-faint'
const me: ComboboxOption = {
  value: 'currentUser()',
  label: 'Me',
  icon: <User aria-hidden className={faint} />,
}

/** What a field can be filtered by. The empty value is none. Of parents, those that are chosen and some others. */
export function useFilterOptions(
  field: ValueField,
  data: ProjectData,
  values: readonly string[],
): ComboboxOption[] {
  const { options: parents } = useParentOptions(values, '', field === 'parent')
  switch (field) {
    case 'state':
    case 'priority':
    case 'label':
    case 'module':
    case 'cycle':
      return fromGroup(field, data)
    case 'stateGroup':
      return listedGroups.map((group) => ({
        value: group,
        label: groupLabels[group],
        icon: <StateIcon state={{ group, color: groupColors[group] }} />,
      }))
    case 'assignee':
      return [me, ...fromGroup('assignee', data)]
    case 'createdBy':
      return [me, ...fromGroup('assignee', data).filter(({ value }) => value !== '')]
    case 'parent':
      return parents
    case 'type':
      return data.types.map(({ id, name }) => ({
        value: id,
        label: name,
        icon: <Shapes aria-hidden className={faint} />,
      }))
  }
}
