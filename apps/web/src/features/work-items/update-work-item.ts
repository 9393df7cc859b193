import { change } from '@/api/change'
import { changeRows } from './change-rows'
import { sayFailed } from './do-each'
import { nameOf } from './name-of'
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

/**
 * Changes several at once, each in its own way. What the server refuses is taken back and told, what it has done stays, and
 * one undo takes just that back.
 */
export function updateWorkItems(place: Places, edits: readonly Edit[]): Promise<boolean> {
  const { slug, projectId, name, offer } = place
  const before = edits.flatMap(({ id, changes }): Edit[] => {
    const row = findRow(slug, projectId, id)
    return row ? [{ id, changes: valuesOf(row, changes) }] : []
  })
  const put = (values: readonly { id: string; changes: Partial<WorkItemRow> }[]) =>
    changeRows({ slug, projectId }, new Map(values.map(({ id, changes }) => [id, changes])))
  let done = before
  const isMany = edits.length > 1
  return change({
    id: edits.map(({ id }) => id),
    apply: () => {
      put(edits)
      return () => put(before)
    },
    send: async () => {
      const { records, refused } = await sendChanges(place, edits, before)
      const [first] = refused
      if (!first) return records
      const left = together(refused.flatMap((one) => one.edits))
      const changed = edits.flatMap((edit) => without(edit, left.get(edit.id)))
      if (changed.length === 0) throw first.error
      put(before.flatMap((edit) => only(edit, left.get(edit.id))))
      done = before.flatMap((edit) => without(edit, left.get(edit.id)))
      const again = [...left].map(([id, changes]) => ({ id, changes }))
      sayFailed(
        `${again.length} of ${name} were not changed`,
        again.map(({ id }) => nameOf(slug, projectId, id) ?? ''),
        first.error,
        () => void updateWorkItems({ ...place, name: counted(again.length) }, again),
      )
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
    failure: isMany ? `${name} were not changed` : `${name} was not changed`,
    ...(isMany ? { retry: () => void updateWorkItems(place, edits) } : {}),
    undo: {
      get label() {
        return `${done.length < edits.length && isMany ? counted(done.length) : name} changed`
      },
      run: () => updateWorkItems({ ...place, offer: false }, done),
      offer,
    },
  })
}

const counted = (count: number): string => (count === 1 ? '1 work item' : `${count} work items`)

/** The changes of each work item in one. */
function together(edits: readonly Edit[]): Map<string, WorkItemChanges> {
  const changes = new Map<string, WorkItemChanges>()
  for (const edit of edits) changes.set(edit.id, { ...changes.get(edit.id), ...edit.changes })
  return changes
}

/** An edit as far as it is of the fields of some changes, and as far as it is not. */
const only = (edit: Edit, fields: WorkItemChanges | undefined) =>
  pick(edit, (field) => fields !== undefined && field in fields)
const without = (edit: Edit, fields: WorkItemChanges | undefined) =>
  pick(edit, (field) => fields === undefined || !(field in fields))

function pick({ id, changes }: Edit, isWanted: (field: string) => boolean): Edit[] {
  const wanted = Object.entries(changes).filter(([field]) => isWanted(field))
  return wanted.length === 0 ? [] : [{ id, changes: Object.fromEntries(wanted) }]
}

/** The values that a record has in the fields of the changes. */
function valuesOf(record: WorkItemRow, changes: WorkItemChanges): WorkItemChanges {
  const names = new Set(Object.keys(changes))
  return Object.fromEntries(Object.entries(record).filter(([field]) => names.has(field)))
}
