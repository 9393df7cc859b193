import type { Arrangement } from './arrangement'
import type { Range } from './arrangement.queries'
import { groupsOf, type Group } from './grouping'
import type { ProjectData } from './project-data'
import type { View } from './view'
import type { Rows, WorkItemRow } from './work-items.queries'

export interface GroupedRows extends Group {
  /** By place: undefined where the row is still on its way. */
  rows: readonly (WorkItemRow | undefined)[]
}

/** The rows of a view in its groups. */
export function groupRows(
  arrangement: Arrangement,
  rows: Rows,
  view: View,
  data: ProjectData,
): GroupedRows[] {
  return inWorkflow(view, data).flatMap((group): GroupedRows[] => {
    const ids = arrangement.groups[group.key]?.ids ?? []
    if (ids.length === 0 && !view.empty && view.group !== 'none') return []
    return [{ ...group, rows: ids.map((id) => (id === undefined ? undefined : rows.get(id))) }]
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

const isHere = (row: WorkItemRow | undefined) => row !== undefined

/** Those that are here, each once, from the first to the last. */
export const presentRows = (groups: readonly GroupedRows[]): WorkItemRow[] => [
  ...new Set(groups.flatMap(({ rows }) => rows.filter(isHere))),
]

/** One line of the list. A missing row keeps the place of one that is still on its way. */
type Line =
  | { kind: 'group'; key: string; group: GroupedRows; collapsed: boolean }
  | { kind: 'row'; key: string; row: WorkItemRow }
  | { kind: 'missing'; key: string }

/** The lines of a list, each made when it is asked for: there may be many. */
export interface Lines {
  count: number
  at: (index: number) => Line | undefined
  /** Where the group headers are. */
  headers: readonly number[]
  /** The ids of the rows that are here, from top to bottom. */
  order: readonly string[]
  indexOf: (id: string) => number
  /** The places that some lines show. */
  rangesOf: (first: number, last: number) => Range[]
}

export function linesOf(
  groups: readonly GroupedRows[],
  withHeaders: boolean,
  collapsed: ReadonlySet<string>,
): Lines {
  const header = withHeaders ? 1 : 0
  let count = 0
  const parts = groups.map((group) => {
    const isCollapsed = withHeaders && collapsed.has(group.key)
    const part = { group, collapsed: isCollapsed, start: count, rows: isCollapsed ? [] : group.rows }
    count += header + part.rows.length
    return part
  })
  return {
    count,
    at: (index) => {
      const part = parts.findLast(({ start }) => start <= index)
      if (!part || index >= count) return undefined
      const { group, start } = part
      if (withHeaders && index === start)
        return { kind: 'group', key: `group ${group.key}`, group, collapsed: part.collapsed }
      const place = index - start - header
      const row = part.rows[place]
      // A work item with two labels has two lines, and lines need names of their own.
      return row
        ? { kind: 'row', key: `${group.key} ${row.id}`, row }
        : { kind: 'missing', key: `${group.key} missing ${place}` }
    },
    headers: withHeaders ? parts.map(({ start }) => start) : [],
    order: parts.flatMap(({ rows }) => rows.filter(isHere).map(({ id }) => id)),
    indexOf: (id) => {
      for (const { start, rows } of parts) {
        const place = rows.findIndex((row) => row?.id === id)
        if (place >= 0) return start + header + place
      }
      return -1
    },
    rangesOf: (first, last) =>
      parts.flatMap(({ group, start, rows }) => {
        const [from, to] = [first - start - header, last - start - header + 1]
        return to > 0 && from < rows.length
          ? [{ key: group.key, from: Math.max(0, from), to: Math.min(to, rows.length) }]
          : []
      }),
  }
}
