import type { MouseEvent } from 'react'
import { Checkbox } from '@/ui/checkbox'
import { cn } from '@/ui/cn'
import { SheetCell } from './sheet-cell'
import type { Property } from './view'
import { useViewScope } from './view-context'
import { TitleInput } from './work-item-row'
import type { WorkItemRow } from './work-items.queries'

interface SheetRowProps {
  row: WorkItemRow
  columns: readonly Exclude<Property, 'number'>[]
  /** The column that the keyboard is in, if it is in this row; the title is the first. */
  column: number | undefined
  onColumn: (column: number) => void
  onSelect: (row: WorkItemRow, how: 'one' | 'range') => void
}

export function SheetRow({ row, columns, column, onColumn, onSelect }: SheetRowProps) {
  const { project, data, view, readOnly, selection, edit, open, hrefOf, rename, renaming } = useViewScope()
  const name = `${project.identifier}-${row.sequence_id}`
  const selected = selection.ids.has(row.id)
  const onClick = (event: MouseEvent) => {
    if (!event.shiftKey && !event.metaKey && !event.ctrlKey) return
    event.preventDefault()
    onSelect(row, event.shiftKey ? 'range' : 'one')
  }
  return (
    <div
      className={cn(
        'group/row flex h-full border-b border-line',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
      onClickCapture={onClick}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        // The title lies over the cells that pass under it, so its ground is never see-through.
        className="sticky left-0 z-10 h-full shrink-0 border-r border-line w-(--title) bg-surface"
      >
        <div
          className={cn(
            'flex h-full items-center gap-1.5 pl-2',
            selected ? 'bg-accent-soft' : 'group-hover/row:bg-hover',
          )}
          onFocus={() => onColumn(0)}
        >
          {!readOnly && (
            <Checkbox
              aria-label={`Select ${name}`}
              tabIndex={-1}
              checked={selected}
              onClick={(event) => {
                event.stopPropagation()
                onSelect(row, event.shiftKey ? 'range' : 'one')
              }}
              className={cn(selection.ids.size === 0 && 'sm:opacity-0 group-hover/row:opacity-100')}
            />
          )}
          {view.show.has('number') && (
            <span className="hidden w-16 shrink-0 truncate text-sm text-faint tabular-nums sm:block">
              {name}
            </span>
          )}
          {renaming === row.id ? (
            <TitleInput row={row} name={name} onRename={rename} />
          ) : (
            <a
              href={hrefOf(row)}
              title={row.name}
              draggable={false}
              tabIndex={column === 0 ? 0 : -1}
              data-cell={`${row.id} 0`}
              onClick={(event) => {
                if (event.defaultPrevented) return
                event.preventDefault()
                open(row)
              }}
              className="flex h-full min-w-0 flex-1 cursor-default items-center pr-2 text-ink outline-offset-[-2px]"
            >
              <span dir="auto" className="truncate">
                {row.name}
              </span>
            </a>
          )}
        </div>
      </div>
      {columns.map((property, index) => (
        <div key={property} className="contents" onFocus={() => onColumn(index + 1)}>
          <SheetCell
            property={property}
            row={row}
            data={data}
            column={index + 1}
            current={column === index + 1}
            readOnly={readOnly}
            onEdit={edit}
          />
        </div>
      ))}
    </div>
  )
}
