import { positionBetween } from '@/ui/position-between'
import { changesInto } from './grouping'
import type { GroupedRows } from './group-rows'
import type { Edit } from './update-work-item'
import type { View } from './view'
import type { WorkItemRow } from './work-items.queries'

/** What cards become when they are put before the card at an index of a column. */
export function placeCards(
  view: View,
  cards: readonly WorkItemRow[],
  from: string,
  to: GroupedRows,
  index: number,
): Edit[] {
  const moved = new Set(cards.map(({ id }) => id))
  const isStill = (row: WorkItemRow | undefined) => row !== undefined && !moved.has(row.id)
  const [previous, next] = [to.rows.slice(0, index).findLast(isStill), to.rows.slice(index).find(isStill)]
  // In any other order than by hand, a card stands where its values put it.
  const byHand = view.order === 'manual'
  let position = previous?.sort_order
  return cards.flatMap((row) => {
    const changes = changesInto(view.group, row, from, to.key)
    if (byHand) {
      position = positionBetween(position, next?.sort_order)
      if (position !== row.sort_order) changes.sort_order = position
    }
    return Object.keys(changes).length === 0 ? [] : [{ id: row.id, changes }]
  })
}
