import { useActions, type Action } from '@/actions'
import { useViewScope } from './view-context'

interface RowMoves {
  /** The ids of the rows from top to bottom. */
  order: readonly string[]
  /** Brings a row into sight and the keyboard to it. */
  focus: (id: string) => void
  /** A board also moves sideways, by its own keys. */
  extra?: readonly Action[]
}

/** Moving through rows and selecting them with the keyboard. */
export function useRowMoves({ order, focus, extra = [] }: RowMoves): void {
  const { selection, readOnly, selectAll } = useViewScope()
  const { active, setActive, ids, toggle, extendTo, clear } = selection
  const step = (by: number, extend = false) => {
    const current = active === undefined ? -1 : order.indexOf(active)
    const id = order[current < 0 ? 0 : Math.min(order.length - 1, Math.max(0, current + by))]
    if (id === undefined) return
    if (extend) extendTo(id, order)
    setActive(id)
    focus(id)
  }
  const group = 'Work items' as const
  const move = (id: string, label: string, keys: string, run: () => void): Action => ({
    ...{ id: `rows.${id}`, label, group, keys, hidden: true },
    run,
  })
  useActions([
    move('next', 'Next work item', 'j', () => step(1)),
    move('down', 'Next work item', 'arrowdown', () => step(1)),
    move('previous', 'Previous work item', 'k', () => step(-1)),
    move('up', 'Previous work item', 'arrowup', () => step(-1)),
    ...(readOnly
      ? []
      : [
          move('select', 'Select work item', 'x', () => active !== undefined && toggle(active)),
          move('extendDown', 'Extend selection down', 'shift+arrowdown', () => step(1, true)),
          move('extendUp', 'Extend selection up', 'shift+arrowup', () => step(-1, true)),
          move('all', 'Select all', 'mod+a', () => selectAll(order)),
        ]),
    ...(ids.size > 0 ? [move('clear', 'Clear selection', 'escape', clear)] : []),
    ...extra,
  ])
}
