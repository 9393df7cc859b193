import { say } from '@/ui/toast'

export interface Undoable {
  /** What was done: "WEB-12 moved to Done". */
  label: string
  /** Does the opposite, by `change`, which says why when it fails. */
  undo: () => Promise<boolean>
}

const done: Undoable[] = []
const undone: Undoable[] = []

/** What the changes of this moment are: taking one back is not itself taken back by the next mod+z. */
let moment: 'doing' | 'undoing' | 'redoing' = 'doing'

/** Lets mod+z take a change back. For small edits that are plain to see. Gives what forgets it again. */
export function rememberUndo(entry: Undoable): () => void {
  const list = moment === 'undoing' ? undone : done
  // What was undone cannot be done again once something else was done.
  if (moment === 'doing') undone.length = 0
  list.push(entry)
  if (list.length > 50) list.shift()
  return () => {
    const index = list.indexOf(entry)
    if (index >= 0) list.splice(index, 1)
  }
}

/** Says with a button that something remembered can be undone. For what leaves the screen, or many things at once. */
export function sayUndo(entry: Undoable): void {
  say(entry.label, { action: { label: 'Undo', onClick: () => void take(entry, done) } })
}

export function offerUndo(entry: Undoable): void {
  rememberUndo(entry)
  sayUndo(entry)
}

export function undoLast(): void {
  const entry = done.at(-1)
  if (entry) void take(entry, done)
  else say('There is nothing to undo.')
}

export function redoLast(): void {
  const entry = undone.at(-1)
  if (entry) void take(entry, undone)
  else say('There is nothing to do again.')
}

async function take(entry: Undoable, from: Undoable[]): Promise<void> {
  const index = from.indexOf(entry)
  if (index < 0) return
  from.splice(index, 1)
  // A change remembers itself before it first waits.
  moment = from === done ? 'undoing' : 'redoing'
  const running = entry.undo()
  moment = 'doing'
  if (await running) say(`${from === done ? 'Undone' : 'Done again'}: ${entry.label}`)
}
