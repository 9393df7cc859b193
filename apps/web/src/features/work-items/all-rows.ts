import { readError, unreachable } from 'waypost-client/errors'
import { editClock } from '@/api/edits'
import { queryClient } from '@/api/query-client'
import { formatNumber } from '@/ui/numbers'
import { arrange, isWhole, type Arrangement } from './arrangement'
import { arrangementQuery, orderOf, parametersOf, type Place } from './arrangement.queries'
import { priorities } from './priority'
import { fetchRows, knownRows, rowFields, takeRows, type WorkItemRow } from './work-items.queries'

/** What a browser can well hold. */
const most = 50_000

/** Fetches all rows of a view, in one request however many they are, and gives it with all of them in their places. */
export async function fetchAll(place: Place, arrangement: Arrangement): Promise<Arrangement> {
  if (isWhole(arrangement)) return arrangement
  const { wanted, total } = arrangement
  if (total > most) {
    const [all, limit] = [total, most].map((count) => formatNumber(count))
    throw new Error(`${all} are too many at once: ${limit} at most. A filter makes them fewer.`)
  }
  const { slug, projectId } = place
  const asked = editClock()
  const query = new URLSearchParams({
    ...{ ...parametersOf(wanted), fields: rowFields.join(','), order_by: orderOf(wanted) },
  })
  const response = await fetch(
    `/api/v1/workspaces/${encodeURIComponent(slug)}/projects/${projectId}/work-items/?${query.toString()}`,
    { headers: { Accept: 'text/csv' } },
  ).catch((error: unknown) => {
    throw unreachable(error)
  })
  if (!response.ok) throw await readError(response)
  const fetched = await readRows(await response.text())
  takeRows(slug, projectId, fetched, asked)
  // A title that a spreadsheet would run, or that began with an apostrophe: the table does not tell them apart.
  const doubtful = fetched.filter(({ name }) => name.startsWith("'")).map(({ id }) => id)
  for (let from = 0; from < doubtful.length; from += 100)
    takeRows(slug, projectId, await fetchRows(slug, projectId, doubtful.slice(from, from + 100)), asked)
  const rows = knownRows(slug, projectId)
  const whole = arrange(
    wanted,
    fetched.flatMap(({ id }) => rows.get(id) ?? []),
  )
  queryClient.setQueryData(arrangementQuery(place, wanted).queryKey, whole)
  return whole
}

async function readRows(text: string): Promise<WorkItemRow[]> {
  const { parse } = (await import('papaparse')).default
  const { data } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  return data.map(rowOf)
}

const orNull = (cell: string | undefined): string | null => (cell === undefined || cell === '' ? null : cell)
const list = (cell: string | undefined): string[] =>
  cell === undefined || cell === '' ? [] : cell.split('; ')

function rowOf(cells: Record<string, string>): WorkItemRow {
  const text = (name: (typeof rowFields)[number]): string => cells[name] ?? ''
  return {
    ...{ id: text('id'), name: text('name'), state: text('state'), project: text('project') },
    ...{ sequence_id: Number(cells['sequence_id']), sort_order: Number(cells['sort_order']) },
    priority: priorities.find(({ value }) => value === cells['priority'])?.value ?? 'none',
    ...{ assignees: list(cells['assignees']), labels: list(cells['labels']) },
    ...{ start_date: orNull(cells['start_date']), target_date: orNull(cells['target_date']) },
    ...{ parent: orNull(cells['parent']), module: orNull(cells['module']), cycle: orNull(cells['cycle']) },
    ...{ type: orNull(cells['type']), created_at: text('created_at'), updated_at: text('updated_at') },
  }
}
