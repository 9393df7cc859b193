import { change } from '@/api/change'
import { changeRows } from './change-rows'
import { sendChanges } from './send-changes'
import { findRow, type WorkItemRow } from './work-items.queries'

export type WorkItemChanges = Partial<
  Pick<
    WorkItemRow,
    | 'name'
    | 'state'
    | 'priority'
    | 'assignees'
    | 'labels'
    | 'start_date'
    | 'target_date'
    | 'sort_order'
    | 'parent'
    | 'module'
    | 'cycle'
    | 'type'
  >
>

interface Place {
  slug: string
  projectId: string
  /** How the work item is called: WEB-12. */
  name: string
}

export interface Edit {
  id: string
  changes: WorkItemChanges
}

/** Changes a work item at once, here and on the server. */
export function updateWorkItem(place: Place, id: string, changes: WorkItemChanges): Promise<boolean> {
  return updateWorkItems({ ...place, offer: false }, [{ id, changes }])
}

interface Places extends Place {
  /** Whether to show a message with a button to undo. */
  offer: boolean
}

/** Changes several at once, each in its own way; one undo takes all of it back. */
export function updateWorkItems(place: Places, edits: readonly Edit[]): Promise<boolean> {
  const { slug, projectId, name, offer } = place
  const before = edits.flatMap(({ id, changes }): Edit[] => {
    const row = findRow(slug, projectId, id)
    return row ? [{ id, changes: valuesOf(row, changes) }] : []
  })
  const put = (values: readonly { id: string; changes: Partial<WorkItemRow> }[]) =>
    changeRows({ slug, projectId }, new Map(values.map(({ id, changes }) => [id, changes])))
  return change({
    id: edits.map(({ id }) => id),
    apply: () => {
      put(edits)
      return () => put(before)
    },
    send: async () => {
      const { records, failed } = await sendChanges(place, edits, before)
      // Those that could not leave their cycle are in it still.
      put(before.filter(({ id }) => failed.includes(id)))
      return records
    },
    settle: (records) => {
      const asked = new Map(edits.map(({ id, changes }) => [id, changes]))
      put(
        records.map((record) => ({
          id: record.id,
          changes: { ...valuesOf(record, asked.get(record.id) ?? {}), updated_at: record.updated_at },
        })),
      )
    },
    failure: edits.length === 1 ? `${name} was not changed` : `${name} were not changed`,
    undo: { label: `${name} changed`, run: () => updateWorkItems({ ...place, offer: false }, before), offer },
  })
}

/** The values that a record has in the fields of the changes. */
function valuesOf(record: WorkItemRow, changes: WorkItemChanges): WorkItemChanges {
  const names = new Set(Object.keys(changes))
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.has(field)))
}
