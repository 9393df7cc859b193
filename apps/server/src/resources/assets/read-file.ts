import { randomBytes } from 'node:crypto'
import type { Config } from '../../config.js'
import { invalidField } from '../../errors.js'

export interface AnnouncedFile {
  name: string
  type: string
  size: number
}

/** What a client says of a file, checked; `size` becomes the most bytes that it may upload. */
export function readFile(
  { name, type, size }: { name: string; type?: string; size: number },
  allowed: ReadonlySet<string>,
  { fileSizeLimitBytes }: Config,
): AnnouncedFile {
  const clean = cleanName(name)
  if (clean === '') throw invalidField('name', 'must be the name of a file, such as plan.pdf.')
  const plainType = (type ?? '').split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
  if (!allowed.has(plainType))
    throw invalidField('type', `must be one of ${[...allowed].join(', ')}; "${plainType}" is not.`)
  return { name: clean, type: plainType, size: Math.min(size, fileSizeLimitBytes) }
}

/** Where the file lies in the store: nobody can guess it. */
export function newKey(folder: string, { name }: AnnouncedFile): string {
  return `${folder}/${randomBytes(16).toString('hex')}-${name}`
}

/** The last part of a path, without what could hide it or climb out of a folder. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\p{Cc}/gu, '')
    .replaceAll('..', '')
    .replace(/^[.\s]+/, '')
    .trim()
}
