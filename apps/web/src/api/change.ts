import { showFailure } from '@/ui/toast'
import { onRefusal } from './query-client'
import { rememberUndo, sayUndo } from './undo'

const pending = new Map<string, number>()
/** When the last edit of a record began or ended, in steps of this clock. */
const editedAt = new Map<string, number>()
let clock = 0
let whenIdle: (() => void)[] = []

/** To be taken before a request, for `editedSince`. */
export const editClock = (): number => clock

/** The records that were edited after a request was sent: what its answer says of them is older than what is known. */
export function editedSince(asked: number): Set<string> {
  const ids = new Set(pending.keys())
  if (asked === clock) return ids
  for (const [id, at] of editedAt) if (at > asked) ids.add(id)
  return ids
}

/** Once no edit is on its way. What is fetched again before that would show the screen as it was. */
export function idle(): Promise<void> {
  return pending.size === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve))
}

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
  clock += 1
  for (const one of ids) {
    pending.set(one, (pending.get(one) ?? 0) + 1)
    editedAt.set(one, clock)
  }
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
    if (release(ids)) settle?.(result)
    if (entry && undo.offer === true) sayUndo(entry)
    return true
  } catch (error) {
    release(ids)
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

/** True when no other edit of the records is on its way. */
function release(ids: readonly string[]): boolean {
  let last = true
  clock += 1
  for (const id of ids) {
    editedAt.set(id, clock)
    const left = (pending.get(id) ?? 1) - 1
    if (left > 0) pending.set(id, left)
    else pending.delete(id)
    last &&= left === 0
  }
  if (pending.size === 0) {
    for (const resolve of whenIdle) resolve()
    whenIdle = []
  }
  return last
}
