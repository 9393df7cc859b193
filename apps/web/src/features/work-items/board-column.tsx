import { useDroppable } from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { IconButton } from '@/ui/button'
import { cn } from '@/ui/cn'
import { formatNumber } from '@/ui/numbers'
import { Skeleton } from '@/ui/skeleton'
import { useInSight } from '@/ui/use-in-sight'
import { BoardCard } from './board-card'
import type { GroupedRows } from './group-rows'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

/** Cards before and after those in sight that are fetched with them. */
const ahead = 60

/** How the board brings a card of a column into sight. */
export type ScrollTo = (index: number) => void

interface BoardColumnProps {
  group: GroupedRows
  /** Before which card the one that is dragged would land. */
  target: number | undefined
  first: string | undefined
  scrolls: RefObject<Map<string, ScrollTo>>
  onSelect: (row: WorkItemRow, how: 'one' | 'range') => void
}

export function BoardColumn({ group, target, first: firstId, scrolls, onSelect }: BoardColumnProps) {
  const { project, data, view, readOnly, selection, edit, open, rename, renaming, hrefOf, createIn, need } =
    useViewScope()
  const scroller = useRef<HTMLDivElement>(null)
  const { setNodeRef } = useDroppable({ id: `column ${group.key}` })
  const { rows } = group
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 96,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 6,
    gap: 8,
    paddingStart: 4,
    paddingEnd: 8,
  })
  useEffect(() => {
    const known = scrolls.current
    known.set(group.key, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }))
    return () => void known.delete(group.key)
  }, [scrolls, group.key, virtualizer])
  const items = virtualizer.getVirtualItems()
  const inSight = useInSight(scroller)
  const [first, last] = [virtualizer.range?.startIndex ?? 0, virtualizer.range?.endIndex ?? 0]
  // On every draw: what is in sight, and what is known of it, changes with it.
  useEffect(() =>
    need(group.key, inSight ? [{ key: group.key, from: Math.max(0, first - ahead), to: last + ahead }] : []),
  )
  const line =
    target === undefined
      ? undefined
      : (items.find(({ index }) => index === target)?.start ?? virtualizer.getTotalSize())
  const count = rows.length
  return (
    <section
      ref={setNodeRef}
      data-column={group.key}
      aria-label={`${group.label}, ${count} work items`}
      className={cn(
        'flex h-full w-76 shrink-0 flex-col rounded-lg',
        target === undefined ? 'bg-canvas' : 'bg-active',
      )}
    >
      <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-3">
        {group.icon}
        <h2 className="truncate font-medium">{group.label}</h2>
        <span className="text-sm text-faint tabular-nums">{formatNumber(count)}</span>
        {!readOnly && (
          <IconButton
            label={`New work item in ${group.label}`}
            size="sm"
            className="ml-auto"
            onClick={() => createIn(group.key)}
          >
            <Plus />
          </IconButton>
        )}
      </header>
      <div ref={scroller} tabIndex={-1} className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-2">
        <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index]
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute top-0 left-0 w-full"
                style={{ transform: `translateY(${start}px)` }}
              >
                {row ? (
                  <BoardCard
                    row={row}
                    column={group.key}
                    identifier={project.identifier}
                    href={hrefOf(row)}
                    data={data}
                    show={view.show}
                    active={row.id === selection.active}
                    focusable={row.id === (selection.active ?? firstId)}
                    selected={selection.ids.has(row.id)}
                    renaming={row.id === renaming}
                    readOnly={readOnly}
                    onEdit={edit}
                    onOpen={open}
                    onSelect={onSelect}
                    onRename={rename}
                    onFocus={selection.setActive}
                  />
                ) : (
                  <div className="h-22 rounded-lg border border-line bg-raised px-3 py-3">
                    <Skeleton className="h-3 w-40" />
                  </div>
                )}
              </li>
            )
          })}
          {line !== undefined && (
            <li
              aria-hidden
              className="pointer-events-none absolute inset-x-0 z-10 h-0.5 rounded-full bg-accent"
              style={{ top: line - 5 }}
            />
          )}
        </ul>
        {rows.length === 0 && !readOnly && (
          <button
            type="button"
            onClick={() => createIn(group.key)}
            className="flex h-9 w-full items-center justify-center gap-1.5 rounded-lg border border-dashed border-line-strong text-sm text-faint hover:bg-hover"
          >
            <Plus aria-hidden className="size-3.5" /> Add to {group.label}
          </button>
        )}
      </div>
    </section>
  )
}
