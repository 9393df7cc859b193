import { useCallback, useEffect, useRef, useState } from 'react'
import { unwrap } from 'waypost-client'
import { api } from '@/api/client'
import { keys } from '@/api/keys'
import { onRefusal, queryClient } from '@/api/query-client'
import { wordsOf } from '@/ui/error-notice'
import { patchWorkItem, pathOf, type ItemScope } from './work-item.queries'

const itemPath = '/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/'
const draftKey = (id: string) => `waypost.description.${id}`

/** Text that a browser was closed on, or that the server did not take. */
export const unsavedDraft = (id: string): string | null => localStorage.getItem(draftKey(id))

export type SaveState = { kind: 'idle' | 'waiting' | 'saving' | 'saved' } | { kind: 'failed'; words: string }

interface Autosave {
  state: SaveState
  /** Whether there is text that the server has not got. */
  isDirty: () => boolean
  /** What the server last said it has. */
  known: () => string
  learn: (html: string) => void
  edit: (html: string) => void
  flush: () => void
  /** What somebody else wrote while this was being edited, and was replaced by it. */
  theirs: string | undefined
  forget: () => void
}

/** Saves a description while it is written. Until the server has it, it is kept in this browser. */
export function useAutosave(scope: ItemScope, loaded: string): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [theirs, setTheirs] = useState<string>()
  const known = useRef(loaded)
  const wanted = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const html = wanted.current
    if (html === undefined || busy.current) return
    busy.current = true
    setState({ kind: 'saving' })
    const params = { path: pathOf(scope) }
    try {
      const there = await unwrap(
        api.GET(itemPath, { params: { ...params, query: { fields: 'id,description_html' } } }),
      )
      if (there.description_html !== known.current && there.description_html !== html)
        setTheirs(there.description_html)
      const { description_html, updated_at } = await unwrap(
        api.PATCH(itemPath, { params, body: { description_html: html } }),
      )
      known.current = description_html
      patchWorkItem(scope, { description_html, updated_at })
      void queryClient.invalidateQueries({ queryKey: keys.in(scope.slug, 'work-item-activities', scope.id) })
      if (wanted.current === html) {
        wanted.current = undefined
        localStorage.removeItem(draftKey(scope.id))
        setState({ kind: 'saved' })
      } else timer.current = setTimeout(() => void save(), 800)
    } catch (error) {
      onRefusal(error)
      setState({ kind: 'failed', words: wordsOf(error) })
      timer.current = setTimeout(() => void save(), 10_000)
    } finally {
      busy.current = false
    }
  }, [scope])

  const edit = useCallback(
    (html: string) => {
      wanted.current = html
      localStorage.setItem(draftKey(scope.id), html)
      setState((before) => (before.kind === 'saving' ? before : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), 800)
    },
    [scope.id, save],
  )
  const flush = useCallback(() => void save(), [save])
  // Leaving the page saves what is there; a closed browser finds it again in `unsavedDraft`.
  useEffect(() => flush, [flush])
  return {
    state,
    isDirty: () => wanted.current !== undefined,
    known: () => known.current,
    learn: (html) => {
      known.current = html
    },
    edit,
    flush,
    theirs,
    forget: () => setTheirs(undefined),
  }
}
