import {
  Box,
  Calendar,
  CalendarArrowUp,
  CircleDashed,
  CornerLeftUp,
  RefreshCw,
  SignalHigh,
  Tag,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { EditedField } from './row-editor'

interface Edited {
  field: EditedField
  /** As an action: "Change state". */
  label: string
  icon: ReactNode
  keys?: string
}

/** What can be changed of one work item or of several, wherever they are listed. The keys are those of its page. */
export const editedFields: readonly Edited[] = [
  { field: 'state', label: 'Change state', icon: <CircleDashed />, keys: 's' },
  { field: 'priority', label: 'Change priority', icon: <SignalHigh />, keys: 'p' },
  { field: 'assignees', label: 'Change assignees', icon: <UserRound />, keys: 'a' },
  { field: 'labels', label: 'Change labels', icon: <Tag />, keys: 'l' },
  { field: 'start', label: 'Change start date', icon: <CalendarArrowUp /> },
  { field: 'due', label: 'Change due date', icon: <Calendar />, keys: 'd' },
  { field: 'module', label: 'Change module', icon: <Box />, keys: 'm' },
  { field: 'cycle', label: 'Change cycle', icon: <RefreshCw />, keys: 'y' },
  { field: 'parent', label: 'Change parent', icon: <CornerLeftUp />, keys: 'u' },
]

/** Where the editor opens: at the property, else at the row. */
export function anchorOf(field: EditedField, id: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-id="${id}"]`)
  return row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row
}
