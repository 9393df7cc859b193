import { showFailure } from '@/ui/toast'
import { beginEdit, endEdit } from './edits'
import { onRefusal } from './query-client'
import { rememberUndo, sayUndo } from './undo'

interface Change<Result> {
  /** The record that is changed, or several at once. */
  id: string | readonly string[]
  /** Shows the change in the cache at once, and gives back what takes it away again. */
  apply: () => () => void
  send: () => Promise<Result>
  /** Puts what the server made of it into the cache; left out while a later edit of the record is on its way. */
  settle?: (result: Result) => void
  /** What to say when the server refuses: "WEB-12 was not changed". */
  failure: string
  /** Does it once more, for a button beside those words. */
  retry?: () => void
  /** `offer` shows a message with a button; without it, mod+z does. */
  undo?: { label: string; run: () => Promise<boolean>; offer?: boolean }
}

/**
 * An edit that is on screen in the next frame, and taken back with the server's words if it is refused. Gives whether
 * it was done.
 */
export async function change<Result>({
  id,
  apply,
  send,
  settle,
  failure,
  retry,
  undo,
}: Change<Result>): Promise<boolean> {
  const rollback = apply()
  const ids = typeof id === 'string' ? [id] : id
  beginEdit(ids)
  const entry = undo && {
    // Read when it is said: by then it is known what was done.
    get label() {
      return undo.label
    },
    undo: undo.run,
  }
  // At once: mod+z may come before the answer, and is for the latest change.
  const forget = entry && rememberUndo(entry)
  try {
    const result = await inTurn(ids, send)
    if (endEdit(ids)) settle?.(result)
    if (entry && undo.offer === true) sayUndo(entry)
    return true
  } catch (error) {
    endEdit(ids)
    forget?.()
    rollback()
    onRefusal(error)
    showFailure(failure, error, retry)
    return false
  }
}

const turns = new Map<string, Promise<unknown>>()

/** Edits of one record reach the server in the order in which they were made, whichever request is faster. */
function inTurn<Result>(ids: readonly string[], send: () => Promise<Result>): Promise<Result> {
  const sent = Promise.all(ids.flatMap((id) => turns.get(id) ?? [])).then(send)
  const turn = sent
    .catch(() => undefined)
    .then(() => {
      for (const id of ids) if (turns.get(id) === turn) turns.delete(id)
    })
  for (const id of ids) turns.set(id, turn)
  return sent
}
