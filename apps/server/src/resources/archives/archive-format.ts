import { ApiError } from '../../errors.js'

/** Raised when an archive of today could not be read by the program of yesterday. */
export const formatVersion = 1
export const format = 'waypost-workspace'
export const archiveType = 'application/gzip'

export const archiveName = (slug: string): string =>
  `${slug}-${new Date().toISOString().slice(0, 10)}.waypost.tar.gz`

/**
 * A tar file, compressed with gzip: manifest.json, then people/, tables/ and files/. Rows stand in files of some
 * megabytes, one JSON object a line: of a tar file's member the size comes first, so each is held in memory.
 */
export const partBytes = 4_000_000
export const partName = (part: string, number: number): string =>
  `${part === 'people' ? part : `tables/${part}`}/${String(number).padStart(5, '0')}.jsonl`
export const fileName = (table: string, id: string): string => `files/${table}/${id}`
/** Files that the store had lost when the archive was made. */
export const missingName = 'files/missing.jsonl'

export interface Manifest {
  format: typeof format
  format_version: number
  waypost_version: string
  exported_at: string
  workspace: { id: string; slug: string; name: string }
  people: number
  tables: Record<string, { rows: number; columns: string[] }>
  files: number
}

/** What an account shows of somebody. */
export interface Picture {
  id: string
  name: string
  type: string
  size: number
}

export interface ArchivedPerson {
  id: string
  email: string
  first_name: string
  last_name: string
  display_name: string
  is_bot: boolean
  picture: Picture | null
}

/** What is wrong with an archive, and where in it. */
export function damaged(sentence: string, at: { part?: string; line?: number } = {}): ApiError {
  const place = [at.part, at.line === undefined ? undefined : `line ${at.line}`].filter(Boolean).join(', ')
  return new ApiError(400, 'invalid_archive', place === '' ? sentence : `${place}: ${sentence}`, { ...at })
}
