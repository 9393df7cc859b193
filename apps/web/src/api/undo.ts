import { toast } from 'sonner'

interface Undoable {
  /** What was done: "WEB-12 moved to Done". */
  label: string
  /** Does the opposite, by `change`, which says why when it fails. */
  undo: () => Promise<boolean>
}

const done: Undoable[] = []

/** Lets mod+z take a change back. For small edits that are plain to see. */
export function rememberUndo(entry: Undoable): void {
  done.push(entry)
  if (done.length > 50) done.shift()
}

/** The same, and says so with a button. For what leaves the screen, or many things at once. */
export function offerUndo(entry: Undoable): void {
  rememberUndo(entry)
  toast(entry.label, { action: { label: 'Undo', onClick: () => void run(entry) } })
}

export function undoLast(): void {
  const entry = done.at(-1)
  if (entry) void run(entry)
  else toast('There is nothing to undo.')
}

async function run(entry: Undoable): Promise<void> {
  const index = done.indexOf(entry)
  if (index < 0) return
  done.splice(index, 1)
  if (await entry.undo()) toast(`Undone: ${entry.label}`)
}
