import { groupKeysOf, groupsOf, type Group } from './grouping'
import { compareBy } from './order-rows'
import type { ProjectData } from './project-data'
import type { View } from './view'
import type { WorkItemList, WorkItemRow } from './work-items.queries'

export interface GroupedRows extends Group {
  rows: WorkItemRow[]
  /** Rows that are still on their way. */
  missing: number
}

/** The rows of a view, in its groups and its order. */
export function groupRows(list: WorkItemList, view: View, data: ProjectData): GroupedRows[] {
  const groups = new Map<string, WorkItemRow[]>()
  for (const row of list.rows) {
    if (!view.subitems && row.parent !== null) continue
    for (const key of groupKeysOf(view.group, row)) {
      const rows = groups.get(key)
      if (rows) rows.push(row)
      else groups.set(key, [row])
    }
  }
  const compare = compareBy(view.order, view.descending)
  // Only the totals by state are known beforehand.
  const totals = list.complete || view.group !== 'state' || !view.subitems ? {} : list.totals
  return inWorkflow(view, data).flatMap((group): GroupedRows[] => {
    const rows = groups.get(group.key) ?? []
    const missing = Math.max(0, (totals[group.key] ?? 0) - rows.length)
    if (rows.length + missing === 0 && !view.empty && view.group !== 'none') return []
    return [{ ...group, rows: rows.sort(compare), missing }]
  })
}

const workflow = ['backlog', 'unstarted', 'started', 'completed', 'cancelled']

/** A list begins with what is being worked on; work goes through a board from left to right. */
function inWorkflow(view: View, data: ProjectData): Group[] {
  const groups = groupsOf(view.group, data)
  if (view.layout !== 'board' || view.group !== 'state') return groups
  const rank = ({ key }: Group) => workflow.indexOf(data.stateById.get(key)?.group ?? '')
  return groups.sort((a, b) => rank(a) - rank(b))
}

/** One line of the list. A missing row keeps the place of one that is still on its way. */
export type Line =
  | { kind: 'group'; key: string; group: GroupedRows; collapsed: boolean }
  | { kind: 'row'; key: string; row: WorkItemRow }
  | { kind: 'missing'; key: string }

export function linesOf(
  groups: readonly GroupedRows[],
  headers: boolean,
  collapsed: ReadonlySet<string>,
): Line[] {
  return groups.flatMap((group): Line[] => {
    const isCollapsed = collapsed.has(group.key)
    const header: Line[] = headers
      ? [{ kind: 'group', key: `group ${group.key}`, group, collapsed: isCollapsed }]
      : []
    if (isCollapsed && headers) return header
    return [
      ...header,
      // A work item with two labels has two lines, and lines need names of their own.
      ...group.rows.map((row): Line => ({ kind: 'row', key: `${group.key} ${row.id}`, row })),
      ...Array.from({ length: group.missing }, (_, index): Line => ({
        kind: 'missing',
        key: `${group.key} missing ${index}`,
      })),
    ]
  })
}
