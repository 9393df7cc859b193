import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from 'waypost-client'
import { wordsOf } from '@/ui/error-notice'
import type { SaveState } from '@/ui/rich-text/save-note'
import { onRefusal } from './query-client'

/** A text as the server has it, and the version of the record that it is in. */
interface KeptText {
  html: string
  version: string
}

/** Where a text is kept. */
export interface TextPlace {
  /** Under which unsaved text is kept in this browser. */
  draftKey: string
  /** The text that the server has now; what is cached is brought up to date with it. */
  read: () => Promise<KeptText>
  /** Gives the text as the server has kept it; refused when the record is no longer at this version. */
  write: (html: string, version: string) => Promise<string>
}

interface Draft {
  html: string
  /** What the server had when it was begun. */
  base: string
}

interface Autosave {
  state: SaveState
  /** What the editor begins with: text that a browser was closed on, else the server's. */
  initial: string
  edit: (html: string) => void
  flush: () => void
  keepMine: () => void
  takeTheirs: () => void
}

const pause = 800
const patience = 10_000

function readDraft(key: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object') return undefined
    const { html, base }: Record<string, unknown> = { ...kept }
    return typeof html === 'string' && typeof base === 'string' ? { html, base } : undefined
  } catch {
    return undefined
  }
}

/** More often than this nobody comes between a look and the write after it. */
const mostTries = 5

/** Writes over the text that is known here; gives the text as it was kept, or the other one that is there meanwhile. */
async function writeOver(
  place: TextPlace,
  known: string,
  html: string,
): Promise<string | { theirs: string }> {
  for (let tries = 1; ; tries += 1) {
    const { html: theirs, version } = await place.read()
    if (theirs !== known && theirs !== html) return { theirs }
    try {
      return await place.write(html, version)
    } catch (error) {
      // Something of the record was changed after the look, and not necessarily its text.
      if (!(error instanceof ApiError) || error.status !== 412 || tries === mostTries) throw error
    }
  }
}

interface AutosaveOptions {
  place: TextPlace
  /** The server's text, as it comes in. */
  loaded: string
  readOnly: boolean
  /** Puts the server's text into the editor; called while nothing is unsaved here. */
  show: (html: string) => void
}

/** Saves a text while it is written. Until the server has it, it is kept in this browser. */
export function useAutosave({ place, loaded, readOnly, show }: AutosaveOptions): Autosave {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [draft] = useState(() => (readOnly ? undefined : readDraft(place.draftKey)))
  const known = useRef(draft?.base ?? loaded)
  const wanted = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(false)
  const stopped = useRef(false)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const html = wanted.current
    if (html === undefined || busy.current || stopped.current) return
    busy.current = true
    setState({ kind: 'saving' })
    try {
      const written = await writeOver(place, known.current, html)
      if (typeof written === 'object') {
        stopped.current = true
        setState({ kind: 'conflict', theirs: written.theirs })
        return
      }
      known.current = written
      if (wanted.current === html) {
        wanted.current = undefined
        localStorage.removeItem(place.draftKey)
        setState({ kind: 'saved' })
      } else timer.current = setTimeout(() => void save(), pause)
    } catch (error) {
      onRefusal(error)
      setState({ kind: 'failed', words: wordsOf(error) })
      timer.current = setTimeout(() => void save(), patience)
    } finally {
      busy.current = false
    }
  }, [place])

  const edit = useCallback(
    (html: string) => {
      wanted.current = html
      localStorage.setItem(place.draftKey, JSON.stringify({ html, base: known.current } satisfies Draft))
      if (stopped.current) return
      setState((before) => (before.kind === 'saving' ? before : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), pause)
    },
    [place, save],
  )
  const flush = useCallback(() => void save(), [save])
  // Leaving the page saves what is there; a closed browser finds it again in its draft.
  useEffect(() => flush, [flush])
  useEffect(() => {
    if (draft) edit(draft.html)
  }, [draft, edit])
  // Somebody else's text comes in, unless there is text here that the server has not got.
  useEffect(() => {
    if (loaded === known.current || wanted.current !== undefined || busy.current) return
    known.current = loaded
    show(loaded)
  })
  const settle = (theirs: string) => {
    stopped.current = false
    known.current = theirs
  }
  return {
    state,
    initial: draft?.html ?? loaded,
    edit,
    flush,
    keepMine: () => {
      if (state.kind !== 'conflict') return
      settle(state.theirs)
      flush()
    },
    takeTheirs: () => {
      if (state.kind !== 'conflict') return
      settle(state.theirs)
      wanted.current = undefined
      localStorage.removeItem(place.draftKey)
      show(state.theirs)
      setState({ kind: 'idle' })
    },
  }
}
