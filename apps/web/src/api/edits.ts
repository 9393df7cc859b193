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

export function beginEdit(ids: readonly string[]): void {
  clock += 1
  for (const id of ids) {
    pending.set(id, (pending.get(id) ?? 0) + 1)
    editedAt.set(id, clock)
  }
}

/** True when no other edit of the records is on its way. */
export function endEdit(ids: readonly string[]): boolean {
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
