import { version as release } from '../version.js'
import type { Version } from '../versioned.js'

/** Names an answer: what this person is told here changes only with the workspace, or with another release. */
export const tagOf = ({ number }: Version, userId: string): string =>
  `W/"${release}-${number}-${userId.slice(-12)}"`

/** Whether the client has this answer already, by its `If-None-Match`. */
export function isKnownTo(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === tag) return ifNoneMatch === tag
  return ifNoneMatch.split(',').some((name) => name.trim() === tag || name.trim() === '*')
}

/** A client may keep the answer for itself, and asks each time whether it still holds. */
export const forTheCaller = 'private, no-cache'
