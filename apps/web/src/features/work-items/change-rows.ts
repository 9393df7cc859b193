import { withMoves, type Arrangement, type Moved } from './arrangement'
import { changeArrangements, type Place } from './arrangement.queries'
import { knownRows, removed, setRows, type WorkItemRow } from './work-items.queries'

/** Changes work items where they are shown: in every view of their project. */

/** Gives work items that are known other values. */
export function changeRows(place: Place, changes: ReadonlyMap<string, Partial<WorkItemRow>>): void {
  const { slug, projectId } = place
  const before = knownRows(slug, projectId)
  const known = [...changes].filter(([id]) => before.has(id))
  if (known.length === 0) return
  setRows(slug, projectId, (rows) => {
    for (const [id, values] of known) {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, ...values })
    }
  })
  const after = knownRows(slug, projectId)
  changeArrangements(place, (arrangement) => {
    const standing = arrangement.wanted.filter === '' ? undefined : idsIn(arrangement)
    // Whether a filter finds others is for the server to say.
    const moved = known.flatMap(([id]) => (!standing || standing.has(id) ? [id] : []))
    const moves = moved.map((id): Moved => ({ id, was: before.get(id), row: after.get(id) }))
    return withMoves(arrangement, moves, after)
  })
}

/** Shows work items that were not there: in all views but those with a filter, which the server is asked about. */
export function addRows(place: Place, added: readonly WorkItemRow[]): void {
  setRows(place.slug, place.projectId, (rows) => {
    for (const row of added) rows.set(row.id, row)
  })
  for (const { id } of added) removed.delete(id)
  const rows = knownRows(place.slug, place.projectId)
  changeArrangements(place, (arrangement) =>
    arrangement.wanted.filter === ''
      ? withMoves(
          arrangement,
          added.map((row) => ({ id: row.id, was: undefined, row })),
          rows,
        )
      : arrangement,
  )
}

/** Takes work items out of all views, and gives back what puts them in again. */
export function removeRows(place: Place, ids: readonly string[]): () => void {
  const rows = knownRows(place.slug, place.projectId)
  setRows(place.slug, place.projectId, (left) => {
    for (const id of ids) left.delete(id)
  })
  for (const id of ids) removed.add(id)
  const gone = ids.map((id): Moved => ({ id, was: rows.get(id), row: undefined }))
  const homes = new Map<string, ReadonlySet<string>>()
  changeArrangements(place, (arrangement) => {
    const standing = idsIn(arrangement)
    homes.set(JSON.stringify(arrangement.wanted), standing)
    const { filter } = arrangement.wanted
    return withMoves(arrangement, filter === '' ? gone : gone.filter(({ id }) => standing.has(id)), rows)
  })
  return () => {
    const back = ids.flatMap((id) => rows.get(id) ?? [])
    setRows(place.slug, place.projectId, (known) => {
      for (const row of back) known.set(row.id, row)
    })
    for (const { id } of back) removed.delete(id)
    changeArrangements(place, (arrangement) => {
      const home = homes.get(JSON.stringify(arrangement.wanted))
      const here = back.filter(({ id }) => home?.has(id) === true || arrangement.wanted.filter === '')
      return withMoves(
        arrangement,
        here.map((row) => ({ id: row.id, was: undefined, row })),
        knownRows(place.slug, place.projectId),
      )
    })
  }
}

export const idsIn = ({ groups }: Arrangement): Set<string> =>
  new Set(Object.values(groups).flatMap(({ ids }) => ids.flatMap((id) => id ?? [])))
