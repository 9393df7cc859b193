import { useCallback, useEffect, useRef, useState } from 'react'
import { onRefusal } from '@/api/query-client'
import { wordsOf } from '@/ui/error-notice'
import { updatePage, type Place } from './pages.queries'

export type SaveState = { kind: 'idle' | 'saving' | 'saved' } | { kind: 'failed'; words: string }

const draftKey = (id: string) => `waypost.page.${id}`

/** Text that a browser was closed on, or that the server did not take. */
export const unsavedText = (id: string): string | null => localStorage.getItem(draftKey(id))

/** Saves a page's text while it is written. Until the server has it, it is kept in this browser. */
export function usePageAutosave({ slug, projectId }: Place, id: string) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const wanted = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const html = wanted.current
    if (html === undefined || busy.current) return
    busy.current = true
    setState({ kind: 'saving' })
    try {
      await updatePage({ slug, projectId }, id, { description_html: html })
      if (wanted.current === html) {
        wanted.current = undefined
        localStorage.removeItem(draftKey(id))
        setState({ kind: 'saved' })
      } else timer.current = setTimeout(() => void save(), 800)
    } catch (error) {
      onRefusal(error)
      setState({ kind: 'failed', words: wordsOf(error) })
      timer.current = setTimeout(() => void save(), 10_000)
    } finally {
      busy.current = false
    }
  }, [slug, projectId, id])

  const edit = useCallback(
    (html: string) => {
      wanted.current = html
      localStorage.setItem(draftKey(id), html)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), 800)
    },
    [id, save],
  )
  const flush = useCallback(() => void save(), [save])
  // Leaving the page saves what is there.
  useEffect(() => flush, [flush])
  return { state, edit, flush, isDirty: () => wanted.current !== undefined }
}
