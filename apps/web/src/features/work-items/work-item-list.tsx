import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { GroupHeader } from './group-header'
import { linesOf } from './group-rows'
import { useNeededLines } from './use-needed-lines'
import { useRowMoves } from './use-row-moves'
import { useViewScope } from './view-context'
import { WorkItemRow } from './work-item-row'

/** Virtual: of ten thousand rows, those in sight are in the page. */
export function WorkItemList() {
  const { project, data, view, groups, readOnly, selection, edit, open, rename, renaming, hrefOf } =
    useViewScope()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useMemo(
    () => linesOf(groups, view.group !== 'none', collapsed),
    [groups, view.group, collapsed],
  )
  const { headers, order } = lines
  const sticky = useRef(-1)
  // Asked for every line: so they are quick, and others only when the lines are.
  const sizes = useMemo(() => {
    const isHeader = new Set(lines.headers)
    return {
      estimateSize: (index: number) => (isHeader.has(index) ? 36 : 40),
      getItemKey: (index: number) => index,
    }
  }, [lines])
  // Those beyond what is in sight come after it was drawn.
  const overscan = useDeferredValue(12, 0)
  const virtualizer = useVirtualizer({
    count: lines.count,
    getScrollElement: () => scroller.current,
    ...sizes,
    overscan,
    // The header of the group in sight stays at the top, so it is always in the page.
    rangeExtractor: (range) => {
      sticky.current = headers.findLast((index) => index <= range.startIndex) ?? -1
      const inSight = defaultRangeExtractor(range)
      return sticky.current < 0 ? inSight : [...new Set([sticky.current, ...inSight])].sort((a, b) => a - b)
    },
  })

  useNeededLines(lines, virtualizer.range)
  useRowMoves({
    order,
    focus: (id) => {
      const index = lines.indexOf(id)
      if (index < 0) return
      virtualizer.scrollToIndex(index, { align: 'auto' })
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true }),
      )
    },
  })
  const { toggle, extendTo, ids, active, setActive } = selection
  const select = useCallback(
    (row: { id: string }, how: 'one' | 'range') => {
      if (how === 'range') extendTo(row.id, order)
      else toggle(row.id)
      setActive(row.id)
    },
    [toggle, extendTo, setActive, order],
  )
  const collapse = (key: string) => {
    const next = new Set(collapsed)
    if (!next.delete(key)) next.add(key)
    setCollapsed(next)
  }

  return (
    <div ref={scroller} className="scroll-quiet min-h-0 flex-1 overflow-y-auto" data-testid="work-item-list">
      <div
        role="grid"
        aria-label={`Work items of ${project.name}`}
        aria-rowcount={lines.count}
        aria-multiselectable={!readOnly}
        className="relative w-full"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const line = lines.at(index)
          if (!line) return null
          const pinned = line.kind === 'group' && index === sticky.current
          const row = line.kind === 'row' ? line.row : undefined
          return (
            <div
              key={line.key}
              role="row"
              aria-rowindex={index + 1}
              {...(row
                ? {
                    'data-id': row.id,
                    'aria-selected': ids.has(row.id),
                    tabIndex: row.id === (active ?? order[0]) ? 0 : -1,
                    onFocus: () => setActive(row.id),
                  }
                : {})}
              className={cn('top-0 left-0 w-full outline-offset-[-2px]', pinned ? 'sticky z-10' : 'absolute')}
              style={{ height: size, ...(pinned ? {} : { transform: `translateY(${start}px)` }) }}
            >
              {line.kind === 'group' ? (
                <GroupHeader
                  group={line.group}
                  collapsed={line.collapsed}
                  onToggle={() => collapse(line.group.key)}
                />
              ) : row ? (
                <WorkItemRow
                  row={row}
                  identifier={project.identifier}
                  href={hrefOf(row)}
                  data={data}
                  show={view.show}
                  active={row.id === active}
                  selected={ids.has(row.id)}
                  selecting={ids.size > 0}
                  renaming={row.id === renaming}
                  readOnly={readOnly}
                  onEdit={edit}
                  onOpen={open}
                  onSelect={select}
                  onRename={rename}
                />
              ) : (
                <div role="gridcell" className="flex h-full items-center gap-3 border-b border-line px-6">
                  <Skeleton className="h-3 w-16" />
                  <Skeleton className="h-3 w-64" />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
