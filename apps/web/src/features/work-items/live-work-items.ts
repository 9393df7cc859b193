import { unwrap } from 'waypost-client'
import { editClock, editedSince } from '@/api/edits'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import type { LiveEvent } from '@/api/live'
import { queryClient, withPatience } from '@/api/query-client'
import { isWhole, withMoves, type Arrangement, type Moved } from './arrangement'
import { cachedArrangements, changeArrangements, reloadArrangements, type Place } from './arrangement.queries'
import { addRows, changeRows, idsIn, removeRows } from './change-rows'
import { fetchRows, knownRows, removed } from './work-items.queries'

/** More changes at once than this, and the views are loaded anew. */
const few = 100

/** Fetches what changed and puts it into the views of its project, if there are any. */
export async function applyWorkItemEvents(slug: string, events: readonly LiveEvent[]): Promise<void> {
  for (const projectId of new Set(events.map(({ project_id }) => project_id ?? ''))) {
    const place = { slug, projectId }
    if (cachedArrangements(place).length === 0) continue
    await applyTo(
      place,
      events.filter(({ project_id }) => project_id === projectId),
    )
  }
  // Whatever else shows work items: my work, searches, a work item's own page.
  void queryClient.invalidateQueries({
    queryKey: keys.in(slug, 'work-items'),
    predicate: ({ queryKey }) => queryKey.at(-1) !== 'list',
  })
}

async function applyTo(place: Place, events: readonly LiveEvent[]): Promise<void> {
  const { slug, projectId } = place
  const known = knownRows(slug, projectId)
  const idsOf = (verb: LiveEvent['verb']) =>
    new Set(events.filter((event) => event.verb === verb).map(({ entity_id }) => entity_id))
  const [created, gone] = [idsOf('created'), idsOf('deleted')]
  const changed = [...new Set(events.map(({ entity_id }) => entity_id))].filter((id) => !gone.has(id))
  if (changed.length > few) return reloadSoon(place)
  // What was not fetched is not fetched now: only how many there are of it may be another number.
  const isNear = (id: string) => known.has(id) || created.has(id) || removed.has(id)
  const near = changed.filter(isNear)
  const far = near.length < changed.length || ![...gone].every(isNear)

  const unsure = await showAgain(place, near, gone)
  if (far || unsure) reloadSoon(place)
}

/** Fetches work items again and shows them where they belong now. True when that is not known everywhere. */
export async function showAgain(
  place: Place,
  ids: readonly string[],
  gone = new Set<string>(),
): Promise<boolean> {
  const { slug, projectId } = place
  const asked = editClock()
  const rows = ids.length === 0 ? [] : await fetchRows(slug, projectId, ids)
  // What was asked for and did not come was archived, or moved out of sight; unless it is on its way back.
  const present = new Set(rows.map(({ id }) => id))
  const edited = editedSince(asked)
  for (const id of ids) if (!present.has(id) && !edited.has(id)) gone.add(id)
  removeRows(place, [...gone])
  const fresh = rows.filter(({ id }) => !edited.has(id))
  const before = knownRows(slug, projectId)
  changeRows(place, new Map(fresh.filter(({ id }) => before.has(id)).map((row) => [row.id, row])))
  addRows(
    place,
    fresh.filter(({ id }) => !before.has(id)),
  )
  return recheckFilters(place, [...present])
}

/**
 * Asks again, for what changed, whether the filters that are in use still find it. True when one finds something that may
 * have been counted before or not.
 */
async function recheckFilters(place: Place, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const filters = new Set<string>()
  for (const [queryKey, arrangement] of cachedArrangements(place)) {
    if (!arrangement || arrangement.wanted.filter === '') continue
    if (queryClient.getQueryCache().find({ queryKey })?.isActive() === true)
      filters.add(arrangement.wanted.filter)
    else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  let unsure = false
  for (const filter of filters) {
    const found = await findAmong(place, filter, ids)
    changeArrangements(place, (arrangement) => {
      if (arrangement.wanted.filter !== filter) return arrangement
      const moves = movesInto(place, arrangement, ids, found)
      unsure ||= moves.some(({ was }) => was === undefined) && !isWhole(arrangement)
      return withMoves(arrangement, moves, knownRows(place.slug, place.projectId))
    })
  }
  return unsure
}

function movesInto(
  { slug, projectId }: Place,
  arrangement: Arrangement,
  ids: readonly string[],
  found: ReadonlySet<string>,
): Moved[] {
  const rows = knownRows(slug, projectId)
  const standing = idsIn(arrangement)
  return ids.flatMap((id): Moved[] => {
    if (standing.has(id) === found.has(id)) return []
    const row = rows.get(id)
    return [found.has(id) ? { id, was: undefined, row } : { id, was: row, row: undefined }]
  })
}

async function findAmong({ slug, projectId }: Place, filter: string, ids: readonly string[]) {
  const listed = ids.map((id) => `"${id}"`).join(', ')
  const { results } = await withPatience(() =>
    unwrap(
      api.GET('/workspaces/{workspace_slug}/projects/{project_id}/work-items/', {
        params: {
          path: { workspace_slug: slug, project_id: projectId },
          query: { pql: `(${filter}) AND id IN (${listed})`, fields: 'id', per_page: 100 },
        },
      }),
    ),
  )
  return new Set(results.map(({ id }) => id))
}

const pause = 2000
const reloading = new Map<string, { last: number; timer?: ReturnType<typeof setTimeout> }>()

/** Loads the views of a project anew, but not again and again while others are changing many things. */
function reloadSoon(place: Place): void {
  const state = reloading.get(place.projectId) ?? { last: 0 }
  reloading.set(place.projectId, state)
  if (state.timer !== undefined) return
  const run = () => {
    reloading.set(place.projectId, { last: Date.now() })
    reloadArrangements(place)
  }
  const wait = state.last + pause - Date.now()
  if (wait <= 0) run()
  else state.timer = setTimeout(run, wait)
}
