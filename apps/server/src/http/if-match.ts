import { badRequest } from '../errors.js'

const version = /^"?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)"?$/

/** The versions that `If-Match` names: each is the `updated_at` of a record as it was read. Null for any version. */
export function readIfMatch(header: string): readonly string[] | null {
  const given = header.split(',').map((text) => text.trim())
  if (given.includes('*')) return null
  return given.map((text) => {
    const [, time] = version.exec(text) ?? []
    if (time !== undefined) return time
    throw badRequest(
      'invalid_if_match',
      'If-Match must be the updated_at of the record as it was read, in quotes, such as "2026-01-31T09:30:00.123456Z". The ETag of an answer names the whole answer, not the record.',
    )
  })
}
