import { groupKeysOf } from './group-keys'
import { compareBy } from './order-rows'
import type { GroupBy, OrderBy, View } from './view'
import type { Rows, WorkItemRow } from './work-items.queries'

/** What a view asks the server for. */
export interface Wanted {
  /** In the API's query language; empty for all of the project. */
  filter: string
  group: GroupBy
  order: OrderBy
  descending: boolean
  subitems: boolean
  /** A row stays at its place whatever becomes of it. */
  still: boolean
}

export function wantedBy({ layout, filter, group, order, descending, subitems }: View): Wanted {
  const usual = { filter, group, order, descending, subitems, still: false }
  if (layout === 'calendar') return { ...usual, group: 'none' }
  // A bar that is being moved stays in its row; what begins first stands first.
  if (layout === 'timeline')
    return { ...usual, group: 'none', order: order === 'manual' ? 'start' : order, still: true }
  return usual
}

/** The conditions of a view with one more. */
export const narrowed = (wanted: Wanted, condition: string): Wanted => ({
  ...wanted,
  filter: wanted.filter === '' ? condition : `(${wanted.filter}) AND ${condition}`,
})

/** Rows of one page: what the server gives at once. */
export const pageSize = 100

/** A group's rows by place. */
interface Places {
  /** Undefined where the row was not fetched yet. */
  ids: readonly (string | undefined)[]
  /** The pages that were fetched before others changed something, to be fetched again when they are in sight. */
  old: ReadonlySet<number>
}

/** Which rows a view has, in which groups and at which places. How many is known before the rows are. */
export interface Arrangement {
  wanted: Wanted
  groups: Readonly<Record<string, Places>>
  total: number
}

const none: ReadonlySet<number> = new Set()
const noPlaces: Places = { ids: [], old: none }

/** Where each row stands when all of them are known. */
export function arrange(wanted: Wanted, rows: readonly WorkItemRow[]): Arrangement {
  const groups: Record<string, { ids: string[]; old: ReadonlySet<number> }> = {}
  const sorted = [...rows].sort(compareBy(wanted.order, wanted.descending))
  for (const row of sorted)
    for (const key of keysIn(wanted, row)) (groups[key] ??= { ids: [], old: none }).ids.push(row.id)
  return { wanted, groups, total: rows.length }
}

/** Where rows would stand, of which only the numbers are known. What was known of them is shown until it is fetched again. */
export function outline(
  wanted: Wanted,
  counts: Readonly<Record<string, number>>,
  total: number,
  before: Arrangement | undefined,
): Arrangement {
  const groups = Object.entries(counts).map(([key, count]): [string, Places] => {
    const ids = before?.groups[key]?.ids.slice(0, count) ?? []
    const pages = Math.ceil(ids.length / pageSize)
    return [
      key,
      {
        ids: [...ids, ...Array<undefined>(count - ids.length).fill(undefined)],
        old: new Set(Array.from({ length: pages }, (_, page) => page)),
      },
    ]
  })
  return { wanted, groups: Object.fromEntries(groups), total }
}

/** Whether every row is there. */
export const isWhole = ({ groups }: Arrangement): boolean =>
  Object.values(groups).every(({ ids }) => !ids.includes(undefined))

/** Puts a page of a group where it belongs. `total` is how many rows the group has. */
export function withPage(
  arrangement: Arrangement,
  { key, page, fetched, total }: { key: string; page: number; fetched: readonly string[]; total: number },
): Arrangement {
  const { ids: before, old } = arrangement.groups[key] ?? noPlaces
  const fresh = new Set(fetched)
  // A row that stood elsewhere has moved; what is at its old place now is not known.
  const ids = Array.from({ length: total }, (_, place) => {
    const id = before[place]
    return id !== undefined && fresh.has(id) ? undefined : id
  })
  for (const [index, id] of fetched.entries()) ids[page * pageSize + index] = id
  const stillOld = new Set(old)
  stillOld.delete(page)
  return { ...arrangement, groups: { ...arrangement.groups, [key]: { ids, old: stillOld } } }
}

/** The groups of a view that a row stands in. */
function keysIn(wanted: Wanted, row: WorkItemRow): readonly string[] {
  return wanted.subitems || row.parent === null ? groupKeysOf(wanted.group, row) : []
}

export interface Moved {
  id: string
  /** As it was known before; missing for one that was not in the project. */
  was: WorkItemRow | undefined
  /** Missing: it is not in the view any more. */
  row: WorkItemRow | undefined
}

/** With more moves than this, putting everything in order anew is quicker than looking for a place for each. */
const many = 100

function rowsAfter({ groups }: Arrangement, moves: readonly Moved[], rows: Rows): WorkItemRow[] {
  const ids = new Set(Object.values(groups).flatMap((group) => group.ids))
  for (const { id, row } of moves) {
    if (row) ids.add(id)
    else ids.delete(id)
  }
  return [...ids].flatMap((id) => rows.get(id ?? '') ?? [])
}

/** The arrangement after rows have changed, come or gone. A row among others that are not fetched stands beside them. */
export function withMoves(arrangement: Arrangement, moves: readonly Moved[], rows: Rows): Arrangement {
  if (moves.length === 0) return arrangement
  const { wanted } = arrangement
  if (moves.length > many && isWhole(arrangement)) return arrange(wanted, rowsAfter(arrangement, moves, rows))
  const compare = compareBy(wanted.order, wanted.descending)
  const all = moves.map(({ id, was, row }) => ({
    ...{ id, row },
    before: new Set(was ? keysIn(wanted, was) : []),
    after: new Set(row ? keysIn(wanted, row) : []),
    resort: !was || !row || (!wanted.still && compare(was, row) !== 0),
  }))
  const byId = new Map(all.map((move) => [move.id, move]))
  const groups: Record<string, Places> = { ...arrangement.groups }
  const had = new Set(all.filter(({ before }) => before.size > 0).map(({ id }) => id))
  for (const key of new Set([...Object.keys(groups), ...all.flatMap(({ after }) => [...after])])) {
    const { ids: standing, old } = groups[key] ?? noPlaces
    const found = new Set<string>()
    const ids = standing.filter((id) => {
      const move = id === undefined ? undefined : byId.get(id)
      if (!move) return true
      found.add(move.id)
      return move.after.has(key) && !move.resort
    })
    for (const { id, row, before, after, resort } of all) {
      if (found.has(id)) had.add(id)
      const belonged = found.has(id) || before.has(key)
      if (row && after.has(key) && (belonged ? found.has(id) && resort : true)) {
        const next = ids.findIndex((other) => {
          const known = other === undefined ? undefined : rows.get(other)
          return known !== undefined && compare(row, known) < 0
        })
        ids.splice(next < 0 ? ids.length : next, 0, id)
      } else if (!after.has(key) && before.has(key) && !found.has(id)) {
        // It stood among those that were not fetched: one of their places is gone.
        const missing = ids.lastIndexOf(undefined)
        if (missing >= 0) ids.splice(missing, 1)
      }
    }
    if (ids.length !== standing.length || ids.some((id, place) => id !== standing[place]))
      groups[key] = { ids, old }
  }
  const total = all.reduce(
    (sum, { id, after }) => sum + Number(after.size > 0) - Number(had.has(id)),
    arrangement.total,
  )
  return { wanted, groups, total }
}
