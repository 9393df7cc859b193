import { showFailure } from '@/ui/toast'
import { onRefusal } from './query-client'
import { offerUndo, rememberUndo } from './undo'

const pending = new Map<string, number>()

/** Whether an edit of this record is on its way: what the server says meanwhile is older than what is on screen. */
export const isPending = (id: string): boolean => pending.has(id)

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
  undo,
}: Change<Result>): Promise<boolean> {
  const rollback = apply()
  const ids = typeof id === 'string' ? [id] : id
  for (const one of ids) pending.set(one, (pending.get(one) ?? 0) + 1)
  try {
    const result = await send()
    if (release(ids)) settle?.(result)
    if (undo) (undo.offer === true ? offerUndo : rememberUndo)({ label: undo.label, undo: undo.run })
    return true
  } catch (error) {
    release(ids)
    rollback()
    onRefusal(error)
    showFailure(failure, error)
    return false
  }
}

/** True when no other edit of the records is on its way. */
function release(ids: readonly string[]): boolean {
  let last = true
  for (const id of ids) {
    const left = (pending.get(id) ?? 1) - 1
    if (left > 0) pending.set(id, left)
    else pending.delete(id)
    last &&= left === 0
  }
  return last
}
