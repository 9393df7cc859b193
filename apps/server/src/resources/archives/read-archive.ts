import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ApiError } from '../../errors.js'
import { readTar, TarError, type TarEntry } from '../../files/tar.js'
import { isUuid } from '../../ids.js'
import { damaged, format, formatVersion, type Manifest } from './archive-format.js'

/** A description has 4 million characters at most; each of them may be written with six. */
const longestLine = 64_000_000
const longestManifest = 1_000_000

/** The members of an archive, as they arrive. More than `limit` bytes are not read, packed or unpacked. */
export async function* readMembers(source: AsyncIterable<Buffer>, limit: number): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  pipeline(Readable.from(atMost(source, limit)), gunzip, () => undefined)
  try {
    yield* readTar(atMost(gunzip as AsyncIterable<Buffer>, limit))
  } finally {
    gunzip.destroy()
  }
}

async function* atMost(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    yield chunk
  }
}

export function tooLarge(limit: number): ApiError {
  return new ApiError(
    413,
    'archive_too_large',
    `The archive is larger than ${limit} bytes, packed or unpacked. The operator can raise ARCHIVE_SIZE_LIMIT_BYTES.`,
  )
}

/** Whatever goes wrong with the bytes themselves, in whichever of them, in words. */
export function explainBytes(error: unknown): unknown {
  if (error instanceof TarError) return damaged(`This is not an archive that can be read. ${error.message}`)
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return damaged('The archive ends before its end: it was cut off.')
  if (typeof code === 'string' && code.startsWith('Z_'))
    return damaged('This is not an archive: it is not compressed with gzip, or it is damaged.')
  return error
}

export interface Line {
  part: string
  line: number
  value: unknown
}

/** The lines of a member, each a JSON value. Blank ones are passed over, as editors add them. */
export async function* readLines({ name, body }: TarEntry): AsyncGenerator<Line> {
  let line = 0
  for await (const text of textLines(body, name)) {
    line += 1
    if (text.trim() === '') continue
    yield { part: name, line, value: parse(text, { part: name, line }) }
  }
}

async function* textLines(body: AsyncIterable<Buffer>, part: string): AsyncGenerator<string> {
  let kept: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...kept, chunk.subarray(from, at)]).toString('utf8')
      kept = []
      size = 0
      from = at + 1
    }
    kept.push(chunk.subarray(from))
    size += chunk.length - from
    if (size > longestLine) throw damaged(`A line has more than ${longestLine} bytes.`, { part })
  }
  yield Buffer.concat(kept).toString('utf8')
}

function parse(text: string, at: { part: string; line?: number }): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw damaged(`It is not JSON (${error instanceof Error ? error.message : String(error)}).`, at)
  }
}

/** The first member: what the archive is, and what is in it. */
export async function readManifest(entry: TarEntry | undefined): Promise<Manifest> {
  const part = 'manifest.json'
  if (!entry || entry.name !== part)
    throw damaged(`This is not an archive of a workspace: its first file must be ${part}.`)
  if (entry.size > longestManifest) throw damaged('It is too large.', { part })
  const chunks: Buffer[] = []
  for await (const chunk of entry.body) chunks.push(chunk)
  const value = parse(Buffer.concat(chunks).toString('utf8'), { part })
  if (!isObject(value) || value['format'] !== format)
    throw damaged(`Its format must be "${format}".`, { part })
  const found = value['format_version']
  if (!isCount(found)) throw damaged('It has no format_version.', { part })
  if (found > formatVersion)
    throw damaged(
      `The archive was made by a newer Waypost (${String(value['waypost_version'])}) and has the format ${found}. This one reads formats up to ${formatVersion}: update it first.`,
      { part },
    )
  if (!isManifest(value)) throw damaged('It does not say what is in the archive.', { part })
  return value
}

function isManifest(value: Record<string, unknown>): value is Record<string, unknown> & Manifest {
  const { workspace, tables, people, files } = value
  return (
    isObject(workspace) &&
    typeof workspace['id'] === 'string' &&
    isUuid(workspace['id']) &&
    typeof workspace['slug'] === 'string' &&
    typeof workspace['name'] === 'string' &&
    isCount(people) &&
    isCount(files) &&
    isObject(tables) &&
    Object.values(tables).every(
      (table) =>
        isObject(table) &&
        isCount(table['rows']) &&
        Array.isArray(table['columns']) &&
        table['columns'].every((name) => typeof name === 'string'),
    )
  )
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
