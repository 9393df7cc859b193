import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** The work item that the keyboard is at. */
  active: string | undefined
  setActive: (id: string | undefined) => void
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** Everything from the last one that was chosen to this one, in the order that is given. */
  extendTo: (id: string, order: readonly string[]) => void
  set: (ids: Iterable<string>) => void
  clear: () => void
  /** What an action is for: those that are selected, else the active one. */
  targets: () => string[]
}

export function useSelection(): Selection {
  const [active, setActive] = useState<string>()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string>()
  const toggle = useCallback((id: string) => {
    setAnchor(id)
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const clear = useCallback(() => {
    setAnchor(undefined)
    setIds((before) => (before.size === 0 ? before : new Set()))
  }, [])
  const set = useCallback((chosen: Iterable<string>) => setIds(new Set(chosen)), [])
  return useMemo(
    () => ({
      active,
      setActive,
      ids,
      toggle,
      set,
      clear,
      extendTo: (id, order) => {
        const from = anchor ?? active ?? id
        const [start, end] = [order.indexOf(from), order.indexOf(id)].sort((a, b) => a - b)
        if (start === undefined || end === undefined || start < 0) return toggle(id)
        setAnchor(from)
        setIds((before) => new Set([...before, ...order.slice(start, end + 1)]))
      },
      targets: () => (ids.size > 0 ? [...ids] : active === undefined ? [] : [active]),
    }),
    [active, ids, anchor, toggle, set, clear],
  )
}
