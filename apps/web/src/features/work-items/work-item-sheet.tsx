import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { GroupHeader } from './group-header'
import { linesOf } from './group-rows'
import { columnWidths } from './sheet-cell'
import { SheetRow } from './sheet-row'
import { useNeededLines } from './use-needed-lines'
import { useRowMoves } from './use-row-moves'
import { properties, type OrderBy, type Property } from './view'
import { useViewScope } from './view-context'
import { propertyNames } from './view-words'
import type { WorkItemRow } from './work-items.queries'

type Column = Exclude<Property, 'number'>
const isColumn = (property: Property): property is Column => property !== 'number'

const orderOf: Partial<Record<Property, OrderBy>> = {
  priority: 'priority',
  start: 'start',
  due: 'due',
  created: 'created',
  updated: 'updated',
}

const sideways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** A dense table: a column for every property that is shown, the title always in sight. */
export function WorkItemSheet() {
  const { project, view, groups, readOnly, selection } = useViewScope()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [column, setColumn] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useMemo(
    () => properties.filter((name) => view.show.has(name)).filter(isColumn),
    [view.show],
  )
  const lines = useMemo(
    () => linesOf(groups, view.group !== 'none', collapsed),
    [groups, view.group, collapsed],
  )
  const width = columns.reduce((sum, name) => sum + columnWidths[name], 0)
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 34,
    getItemKey: useCallback((index: number) => lines.at(index)?.key ?? index, [lines]),
    overscan: 14,
    scrollPaddingStart: 36,
  })
  const { order } = lines
  useNeededLines(lines, virtualizer.range)
  const focusCell = (id: string, at: number) => {
    const index = lines.indexOf(id)
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() => {
      const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${id} ${at}"]`)
      cell?.focus({ preventScroll: true })
      if (at > 0) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }
  useRowMoves({ order, focus: (id) => focusCell(id, column) })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = sideways[event.key]
    const { active } = selection
    if (step === undefined || active === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const next = Math.max(0, Math.min(columns.length, column + step))
    setColumn(next)
    focusCell(active, next)
  }
  const onSelect = (row: WorkItemRow, how: 'one' | 'range') => {
    if (how === 'range') selection.extendTo(row.id, order)
    else selection.toggle(row.id)
    selection.setActive(row.id)
  }
  const collapse = (key: string) => {
    const next = new Set(collapsed)
    if (!next.delete(key)) next.add(key)
    setCollapsed(next)
  }
  return (
    <div
      ref={scroller}
      className="scroll-quiet min-h-0 flex-1 overflow-auto scroll-pl-(--title) [--title:320px] max-sm:[--title:176px]"
    >
      <div
        role="grid"
        aria-label={`Work items of ${project.name}`}
        aria-rowcount={lines.count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={!readOnly}
        onKeyDown={onKeyDown}
        style={{ width: `calc(var(--title) + ${width}px)` }}
        className="min-w-full"
      >
        <div
          role="row"
          aria-rowindex={1}
          className="sticky top-0 z-20 flex h-9 border-b border-line bg-canvas"
        >
          <ColumnHeader
            label="Title"
            order="title"
            width="var(--title)"
            className="sticky left-0 z-10 bg-canvas"
          />
          {columns.map((name) => (
            <ColumnHeader
              key={name}
              label={propertyNames[name]}
              order={orderOf[name]}
              width={columnWidths[name]}
            />
          ))}
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
            const line = lines.at(index)
            if (!line) return null
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                {...(line.kind === 'row'
                  ? {
                      'data-id': line.row.id,
                      'aria-selected': selection.ids.has(line.row.id),
                      onFocus: () => selection.setActive(line.row.id),
                    }
                  : {})}
                className="absolute top-0 left-0 w-full"
                style={{ height: size, transform: `translateY(${start}px)` }}
              >
                {line.kind === 'group' ? (
                  <div className="sticky left-0 h-full w-[min(100%,100vw)] max-w-screen-sm">
                    <GroupHeader
                      group={line.group}
                      collapsed={line.collapsed}
                      onToggle={() => collapse(line.group.key)}
                    />
                  </div>
                ) : line.kind === 'row' ? (
                  <SheetRow
                    row={line.row}
                    columns={columns}
                    column={line.row.id === (selection.active ?? order[0]) ? column : undefined}
                    onColumn={setColumn}
                    onSelect={onSelect}
                  />
                ) : (
                  <div role="gridcell" className="flex h-full items-center border-b border-line px-6">
                    <Skeleton className="h-3 w-64" />
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface ColumnHeaderProps {
  label: string
  order: OrderBy | undefined
  width: number | string
  className?: string
}

/** Pressed, it orders by its column; pressed again, the other way round; a third time, by hand. */
function ColumnHeader({ label, order, width, className }: ColumnHeaderProps) {
  const { view, setView } = useViewScope()
  const current = order !== undefined && view.order === order
  const look = 'flex h-full w-full items-center gap-1 px-2.5 text-sm font-medium text-muted'
  const press = () => {
    if (order === undefined) return
    if (!current) setView({ order, descending: false })
    else if (view.descending) setView({ order: 'manual', descending: false })
    else setView({ descending: true })
  }
  return (
    <div
      role="columnheader"
      {...(order === undefined
        ? {}
        : { 'aria-sort': current ? (view.descending ? 'descending' : 'ascending') : 'none' })}
      className={cn('h-full shrink-0 border-r border-line', className)}
      style={{ width }}
    >
      {order === undefined ? (
        <span className={look}>{label}</span>
      ) : (
        <button type="button" onClick={press} className={cn(look, 'outline-offset-[-2px] hover:bg-hover')}>
          {label}
          {current &&
            (view.descending ? (
              <ArrowDown aria-hidden className="size-3.5" />
            ) : (
              <ArrowUp aria-hidden className="size-3.5" />
            ))}
        </button>
      )}
    </div>
  )
}
