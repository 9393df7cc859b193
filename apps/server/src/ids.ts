import { v7 } from 'uuid'

/** UUID v7: sorts by the time of its making, so that new rows lie together in the index. */
export const newId = (): string => v7()

/** Each id once, written as PostgreSQL writes it, so that it compares as text. */
export const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))]

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
