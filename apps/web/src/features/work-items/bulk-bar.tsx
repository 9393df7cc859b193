import {
  Archive,
  Calendar,
  CircleDashed,
  SignalHigh,
  Tag,
  Trash2,
  UserRound,
  Box,
  RefreshCw,
  X,
  CalendarArrowUp,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useActions } from '@/actions'
import { IconButton } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { archiveWorkItems, deleteWorkItems } from './remove-work-items'
import type { EditedField } from './row-editor'
import { useViewScope } from './view-context'

const parts: readonly { field: EditedField; label: string; icon: ReactNode; keys?: string }[] = [
  { field: 'state', label: 'State', icon: <CircleDashed />, keys: 's' },
  { field: 'priority', label: 'Priority', icon: <SignalHigh />, keys: 'p' },
  { field: 'assignees', label: 'Assignees', icon: <UserRound />, keys: 'a' },
  { field: 'labels', label: 'Labels', icon: <Tag />, keys: 'l' },
  { field: 'start', label: 'Start date', icon: <CalendarArrowUp /> },
  { field: 'due', label: 'Due date', icon: <Calendar />, keys: 'd' },
  { field: 'module', label: 'Module', icon: <Box /> },
  { field: 'cycle', label: 'Cycle', icon: <RefreshCw /> },
]

/** What can be done with all that are selected. */
export function BulkBar() {
  const { slug, project, data, list, selection, edit } = useViewScope()
  const [asking, setAsking] = useState(false)
  const rows = list.rows.filter(({ id }) => selection.ids.has(id))
  const [first] = rows
  const count = rows.length
  const name = count === 1 && first ? `${project.identifier}-${first.sequence_id}` : `${count} work items`
  const place = { slug, projectId: project.id, name }
  const ended = (id: string) => {
    const group = data.stateById.get(rows.find((row) => row.id === id)?.state ?? '')?.group
    return group === 'completed' || group === 'cancelled'
  }
  const archivable = rows.every(({ id }) => ended(id))
  const remove = () => {
    setAsking(false)
    selection.clear()
    void deleteWorkItems(place, rows)
  }
  useActions(
    count === 0
      ? []
      : [
          {
            ...{ id: 'bulk.delete', label: `Delete ${name}`, group: 'Work items', keys: 'mod+backspace' },
            run: () => setAsking(true),
          },
        ],
  )
  if (!first) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-20 flex justify-center px-2">
      <div
        role="toolbar"
        aria-label={`Change ${name}`}
        className="scroll-quiet pointer-events-auto flex max-w-full items-center gap-0.5 overflow-x-auto rounded-xl bg-raised p-1.5 shadow-dialog"
      >
        <span role="status" className="px-2 text-sm font-medium whitespace-nowrap tabular-nums">
          {count.toLocaleString('en')} selected
        </span>
        <IconButton label="Clear selection" shortcut="escape" size="sm" onClick={selection.clear}>
          <X />
        </IconButton>
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
        {parts.map(({ field, label, icon, keys }) => (
          <IconButton
            key={field}
            label={`Change ${label.toLowerCase()}`}
            {...(keys === undefined ? {} : { shortcut: keys })}
            data-bulk={field}
            onClick={(event) => edit(field, first.id, event.currentTarget)}
          >
            {icon}
          </IconButton>
        ))}
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
        <IconButton
          label={archivable ? 'Archive' : 'Archive: only what is completed or cancelled'}
          aria-disabled={!archivable}
          onClick={() => {
            if (!archivable) return
            selection.clear()
            void archiveWorkItems(place, rows)
          }}
        >
          <Archive />
        </IconButton>
        <IconButton
          label="Delete"
          shortcut="mod+backspace"
          className="text-danger"
          onClick={() => setAsking(true)}
        >
          <Trash2 />
        </IconButton>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description="Their comments, files and history go with them. This cannot be undone."
        action="Delete"
        onConfirm={remove}
      />
    </div>
  )
}
