import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { changeSearch, viewOf, type View } from './view'

export type SetView = (changes: Partial<View>, options?: { replace?: boolean }) => void

/** The view that the address asks for. Every change of it is an address of its own: back and forward work. */
export function useView(): [View, SetView] {
  const search = useSearch({ from: '/$workspace/projects/$project/' })
  const navigate = useNavigate({ from: '/$workspace/projects/$project/' })
  const view = useMemo(() => viewOf(search), [search])
  const setView: SetView = (changes, { replace = false } = {}) =>
    void navigate({ search: (before) => changeSearch(before, changes), replace })
  return [view, setView]
}
