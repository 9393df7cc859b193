import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ScrollTo } from './board-column'
import type { GroupedRows } from './group-rows'
import { placeCards } from './place-cards'
import { updateWorkItems } from './update-work-item'
import { useViewScope } from './view-context'
import type { WorkItemRow } from './work-items.queries'

export interface Dragged {
  row: WorkItemRow
  column: string
  /** The card that is held, or all that are selected. */
  rows: readonly WorkItemRow[]
}

interface Target {
  column: string
  index: number
}

const columnElement = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-column="${CSS.escape(key)}"]`)

/** The place under a point: the column, and the card before which it lies. */
function targetAt(x: number, y: number): Target | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')
  const key = column?.dataset['column']
  if (!column || key === undefined) return undefined
  let index = 0
  for (const item of column.querySelectorAll<HTMLElement>('li[data-index]')) {
    const { top, height } = item.getBoundingClientRect()
    const own = Number(item.dataset['index'])
    if (y < top + height / 2) return { column: key, index: own }
    index = own + 1
  }
  return { column: key, index }
}

/** Dragging cards: with the mouse or a finger to where they are held, with the keyboard place by place. */
export function useBoardDrag(scrolls: RefObject<Map<string, ScrollTo>>) {
  const { slug, project, view, groups, rows, selection } = useViewScope()
  const [dragged, setDragged] = useState<Dragged>()
  const [target, setTarget] = useState<Target>()
  const [said, setSaid] = useState('')
  const keyTarget = useRef<Target | undefined>(undefined)

  const groupOf = (key: string): GroupedRows | undefined => groups.find((group) => group.key === key)
  const aim = (next: Target | undefined) => {
    keyTarget.current = next
    setTarget((before) => (before?.column === next?.column && before?.index === next?.index ? before : next))
    const group = next && groupOf(next.column)
    if (group) setSaid(`${group.label}, place ${next.index + 1} of ${group.rows.length + 1}`)
  }

  const coordinates: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
    const current = keyTarget.current
    if (!current) return undefined
    const column = groups.findIndex(({ key }) => key === current.column)
    const sideways = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0
    const down = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0
    const group = groups[column + sideways]
    if (!group || sideways + down === 0) return undefined
    const index = Math.max(0, Math.min(group.rows.length, current.index + down))
    aim({ column: group.key, index })
    scrolls.current.get(group.key)?.(Math.min(index, group.rows.length - 1))
    const element = columnElement(group.key)
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const card = element?.querySelector(`li[data-index="${index}"]`)
    const box = (card ?? element)?.getBoundingClientRect()
    return box ? { x: box.left + 8, y: box.top + (card ? 0 : 48) } : currentCoordinates
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: coordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )

  const byPointer = dragged !== undefined
  useEffect(() => {
    if (!byPointer) return
    const follow = (event: MouseEvent | TouchEvent) => {
      const point = 'touches' in event ? event.touches[0] : event
      if (point) aim(targetAt(point.clientX, point.clientY))
    }
    addEventListener('mousemove', follow)
    addEventListener('touchmove', follow)
    return () => {
      removeEventListener('mousemove', follow)
      removeEventListener('touchmove', follow)
    }
    // The groups may change while a card is held; the names that are said need not.
  }, [byPointer])

  const onDragStart = ({ active }: DragStartEvent) => {
    const [column = '', id = ''] = String(active.id).split(' ')
    const row = rows.get(id)
    if (!row) return
    const all = selection.ids.has(id) ? [...selection.ids].flatMap((one) => rows.get(one) ?? []) : [row]
    setDragged({ row, column, rows: all })
    const index = groupOf(column)?.rows.findIndex((one) => one?.id === id) ?? 0
    aim({ column, index })
    setSaid(
      `Picked up ${project.identifier}-${row.sequence_id}. Arrow keys move it, space drops it, escape puts it back.`,
    )
  }
  const end = () => {
    setDragged(undefined)
    aim(undefined)
  }
  const onDragEnd = () => {
    const to = target && groupOf(target.column)
    if (dragged && to) {
      const edits = placeCards(view, dragged.rows, dragged.column, to, target.index)
      const [{ sequence_id: number } = dragged.row] = dragged.rows
      const name = edits.length === 1 ? `${project.identifier}-${number}` : `${edits.length} work items`
      if (edits.length > 0) {
        void updateWorkItems({ slug, projectId: project.id, name, offer: edits.length > 1 }, edits)
        // After dnd-kit has looked for the card where it was.
        setTimeout(() => document.querySelector<HTMLElement>(`[data-id="${dragged.row.id}"]`)?.focus(), 60)
      }
      setSaid(edits.length > 0 ? `${name} dropped in ${to.label}` : 'Put back where it was')
    }
    end()
  }
  const onDragCancel = () => {
    end()
    setSaid('Put back where it was')
  }
  return { dragged, target, said, sensors, handlers: { onDragStart, onDragEnd, onDragCancel } }
}
