import { v7 } from 'uuid'

/** UUID v7: sorts by the time of its making, so that new rows lie together in the index. */
export const newId = (): string => v7()

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
