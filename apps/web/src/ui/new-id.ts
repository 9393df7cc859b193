let last = 0

/** A name that nothing else on this page has. crypto.randomUUID is there on https and localhost only. */
export const newId = (): string => {
  last += 1
  return `local-${last}`
}
