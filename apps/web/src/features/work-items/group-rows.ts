import type { State } from '@/features/states/states.queries'
import type { WorkItemList, WorkItemRow } from './work-items.queries'

/** One line of the list. A missing row keeps the place of one that is still on its way. */
export type Line =
  | { kind: 'group'; key: string; state: State; count: number; collapsed: boolean }
  | { kind: 'row'; key: string; row: WorkItemRow }
  | { kind: 'missing'; key: string }

const inOrder = (a: WorkItemRow, b: WorkItemRow): number =>
  a.sort_order - b.sort_order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

export function groupByState(
  list: WorkItemList,
  states: readonly State[],
  collapsed: ReadonlySet<string>,
): Line[] {
  const groups = new Map<string, WorkItemRow[]>(states.map(({ id }) => [id, []]))
  for (const row of list.rows) groups.get(row.state)?.push(row)
  return states.flatMap((state): Line[] => {
    const rows = groups.get(state.id) ?? []
    const missing = list.complete ? 0 : Math.max(0, (list.totals[state.id] ?? 0) - rows.length)
    const count = rows.length + missing
    if (count === 0) return []
    const isCollapsed = collapsed.has(state.id)
    const header: Line = { kind: 'group', key: state.id, state, count, collapsed: isCollapsed }
    if (isCollapsed) return [header]
    return [
      header,
      ...rows.sort(inOrder).map((row): Line => ({ kind: 'row', key: row.id, row })),
      ...Array.from({ length: missing }, (_, index): Line => ({
        kind: 'missing',
        key: `${state.id}-${index}`,
      })),
    ]
  })
}
