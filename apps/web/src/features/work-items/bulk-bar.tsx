import { Archive, Trash2, X } from 'lucide-react'
import { useActions } from '@/actions'
import { IconButton } from '@/ui/button'
import { formatNumber } from '@/ui/numbers'
import { editedFields } from './edited-fields'
import type { Removal } from './use-removal'
import { useViewScope } from './view-context'

/** What can be done with all that are selected. */
export function BulkBar({ removal }: { removal: Removal }) {
  const { rows: known, selection, edit } = useViewScope()
  const rows = [...selection.ids].flatMap((id) => known.get(id) ?? [])
  const [first] = rows
  const count = rows.length
  const name = removal.nameOf(rows)
  const archivable = removal.canArchive(rows)
  const askToDelete = () => removal.askToDelete(rows)
  useActions(
    count === 0
      ? []
      : [
          {
            ...{ id: 'bulk.delete', label: `Delete ${name}`, group: 'Work items', keys: 'mod+backspace' },
            run: askToDelete,
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
          {formatNumber(count)} selected
        </span>
        <IconButton label="Clear selection" shortcut="escape" size="sm" onClick={selection.clear}>
          <X />
        </IconButton>
        <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
        {editedFields.map(({ field, label, icon, keys }) => (
          <IconButton
            key={field}
            label={label}
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
          onClick={() => archivable && removal.archive(rows)}
        >
          <Archive />
        </IconButton>
        <IconButton label="Delete" shortcut="mod+backspace" className="text-danger" onClick={askToDelete}>
          <Trash2 />
        </IconButton>
      </div>
    </div>
  )
}
