import { DndContext, DragOverlay, pointerWithin } from '@dnd-kit/core'
import { useCallback, useMemo, useRef } from 'react'
import type { Action } from '@/actions'
import { CardFace } from './board-card'
import { presentRows } from './group-rows'
import { BoardColumn, type ScrollTo } from './board-column'
import { useBoardDrag } from './use-board-drag'
import { useRowMoves } from './use-row-moves'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

const silent = () => undefined
/** The board says itself where a card is: dnd-kit knows columns, not places in them. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: {
    draggable: 'Space picks the card up; arrow keys then move it between places and columns.',
  },
}

export function WorkItemBoard() {
  const { project, data, view, groups, selection, edit } = useViewScope()
  const scrolls = useRef(new Map<string, ScrollTo>())
  const { dragged, target, said, sensors, handlers } = useBoardDrag(scrolls)
  const order = useMemo(() => presentRows(groups).map(({ id }) => id), [groups])
  const focus = (id: string) => {
    for (const { key, rows } of groups) {
      const index = rows.findIndex((row) => row?.id === id)
      if (index < 0) continue
      scrolls.current.get(key)?.(index)
      requestAnimationFrame(() => {
        const card = document.querySelector<HTMLElement>(`[data-id="${id}"]`)
        card?.focus({ preventScroll: true })
        card?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      })
      return
    }
  }
  const sideways = (by: 1 | -1) => {
    const column = groups.findIndex(({ rows }) => rows.some((row) => row?.id === selection.active))
    const place = groups[column]?.rows.findIndex((row) => row?.id === selection.active) ?? 0
    for (let next = column + by; next >= 0 && next < groups.length; next += by) {
      const rows = groups[next]?.rows ?? []
      const row = rows[Math.min(place, rows.length - 1)]
      if (!row) continue
      selection.setActive(row.id)
      return focus(row.id)
    }
  }
  const move = (keys: string, label: string, by: 1 | -1): Action => ({
    ...{ id: `board.${keys}`, label, group: 'Work items', keys, hidden: true },
    run: () => sideways(by),
  })
  useRowMoves({
    order,
    focus,
    extra: [move('arrowright', 'Next column', 1), move('arrowleft', 'Previous column', -1)],
  })
  const { toggle, extendTo } = selection
  const onSelect = useCallback(
    (row: WorkItemRow, how: 'one' | 'range') => (how === 'range' ? extendTo(row.id, order) : toggle(row.id)),
    [toggle, extendTo, order],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      {...handlers}
    >
      <div
        role="region"
        aria-label={`Board of ${project.name}`}
        tabIndex={-1}
        className="scroll-quiet flex min-h-0 flex-1 gap-3 overflow-x-auto p-3 outline-none"
      >
        {groups.map((group) => (
          <BoardColumn
            key={group.key}
            group={group}
            target={target?.column === group.key ? target.index : undefined}
            first={order[0]}
            scrolls={scrolls}
            onSelect={onSelect}
          />
        ))}
      </div>
      <div role="status" className="sr-only">
        {said}
      </div>
      <DragOverlay dropAnimation={null} className="pointer-events-none">
        {dragged && (
          <div className="relative rotate-1 rounded-lg border border-accent bg-raised px-3 py-2 shadow-raised">
            <CardFace
              row={dragged.row}
              name={`${project.identifier}-${dragged.row.sequence_id}`}
              data={data}
              show={view.show}
              active={false}
              readOnly
              onEdit={edit}
            />
            {dragged.rows.length > 1 && (
              <span className="absolute -top-2 -right-2 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-medium text-accent-ink">
                {dragged.rows.length}
              </span>
            )}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
