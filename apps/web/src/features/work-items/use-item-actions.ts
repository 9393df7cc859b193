import { useActions, type Action } from '@/actions'
import type { EditedField } from './row-editor'
import type { ViewScope } from './view-context'

const edits: readonly { field: EditedField; label: string; keys?: string }[] = [
  { field: 'state', label: 'Change state', keys: 's' },
  { field: 'priority', label: 'Change priority', keys: 'p' },
  { field: 'assignees', label: 'Assign', keys: 'a' },
  { field: 'labels', label: 'Change labels', keys: 'l' },
  { field: 'due', label: 'Set due date', keys: 'd' },
  { field: 'start', label: 'Set start date' },
  { field: 'module', label: 'Move to a module' },
  { field: 'cycle', label: 'Move to a cycle' },
]

/** Where the editor opens: at the property, else at the row. */
function anchorOf(field: EditedField, id: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-id="${id}"]`)
  return row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? row
}

/** What can be done with the work items that are selected, or with the one that the keyboard is at. */
export function useItemActions(scope: ViewScope, setRenaming: (id: string) => void): void {
  const { selection, list, readOnly, edit, open } = scope
  const [target] = selection.targets()
  const active = selection.active ?? target
  const row = active === undefined ? undefined : list.rows.find(({ id }) => id === active)
  const group = 'Work items' as const
  const change: Action[] =
    readOnly || !row
      ? []
      : [
          {
            ...{ id: 'item.rename', label: 'Edit the title', group, keys: 'e' },
            run: () => setRenaming(row.id),
          },
          ...edits.map(({ field, label, keys }): Action => ({
            ...{ id: `item.${field}`, label, group },
            ...(keys === undefined ? {} : { keys }),
            run: () => {
              const id = selection.ids.size > 0 && !selection.ids.has(row.id) ? target : row.id
              const many = document.querySelector<HTMLElement>(`[data-bulk="${field}"]`)
              const anchor = many ?? anchorOf(field, row.id)
              if (anchor && id !== undefined) edit(field, id, anchor)
            },
          })),
        ]
  useActions([
    ...(row
      ? [{ ...{ id: 'item.open', label: 'Open the work item', group, keys: 'enter' }, run: () => open(row) }]
      : []),
    ...change,
  ])
}
