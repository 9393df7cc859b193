import { useActions, type Action } from '@/actions'
import { anchorOf, editedFields } from './edited-fields'
import type { ViewScope } from './view-context'

/** What can be done with the work items that are selected, or with the one that the keyboard is at. */
export function useItemActions(scope: ViewScope, setRenaming: (id: string) => void): void {
  const { selection, rows, readOnly, edit, open } = scope
  const [target] = selection.targets()
  const active = selection.active ?? target
  const row = active === undefined ? undefined : rows.get(active)
  const group = 'Work items' as const
  const change: Action[] =
    readOnly || !row
      ? []
      : [
          {
            ...{ id: 'item.rename', label: 'Edit the title', group, keys: 'e' },
            run: () => setRenaming(row.id),
          },
          ...editedFields.map(({ field, label, keys }): Action => ({
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
