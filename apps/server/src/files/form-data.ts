import { badRequest } from '../errors.js'

export interface UploadForm {
  fields: ReadonlyMap<string, string>
  /** The bytes of the file; to be read once, to the end. */
  file: AsyncIterable<Buffer>
}

const maxFields = 20
const maxHeaderBytes = 4096
const maxFieldBytes = 16_384

/**
 * Reads a signed upload form (multipart/form-data): text fields first, then one part named `file`, then the end. The
 * file is handed on as it arrives. Any other form is refused.
 */
export async function readUploadForm(
  body: AsyncIterable<Buffer>,
  contentType: string | undefined,
): Promise<UploadForm> {
  const boundary = readBoundary(contentType ?? '')
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const reader = new Reader(body)
  if ((await reader.until(delimiter, 0)).length > 0) throw malformed('It must begin with its boundary.')
  const fields = new Map<string, string>()
  while ((await reader.take(2)).toString('latin1') === '\r\n') {
    const name = readName((await reader.until(headerEnd, maxHeaderBytes)).toString('utf8'))
    if (name === 'file') return { fields, file: readFile(reader, delimiter) }
    if (fields.has(name)) throw malformed(`The field ${name} stands in it twice.`)
    if (fields.size === maxFields) throw malformed(`It has more than ${maxFields} fields.`)
    fields.set(name, (await reader.until(delimiter, maxFieldBytes)).toString('utf8'))
  }
  throw malformed('It has no part named file.')
}

const headerEnd = Buffer.from('\r\n\r\n')

async function* readFile(reader: Reader, delimiter: Buffer): AsyncGenerator<Buffer> {
  yield* reader.streamUntil(delimiter)
  if ((await reader.take(2)).toString('latin1') !== '--')
    throw malformed('The file must be its last part, and the only one.')
}

function readBoundary(contentType: string): string {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw malformed('Its Content-Type names no boundary.')
  return boundary
}

function readName(headers: string): string {
  const disposition = headers.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? ''
  const name = /^content-disposition:\s*form-data\s*;(?:.*?;)?\s*name="([^"]{1,100})"/i.exec(disposition)?.[1]
  if (name === undefined) throw malformed('A part has no name.')
  return name
}

function malformed(fault: string): Error {
  return badRequest('malformed_form', `The upload is not a form that can be read. ${fault}`)
}

/** Looks ahead only as far as it must: what is kept in memory never exceeds a chunk and a delimiter. */
class Reader {
  private readonly chunks: AsyncIterator<Buffer>
  // As if a line had ended before: the first delimiter is then like all others.
  private kept: Buffer = Buffer.from('\r\n')

  constructor(body: AsyncIterable<Buffer>) {
    this.chunks = body[Symbol.asyncIterator]()
  }

  /** What stands before the mark, at most `max` bytes; the mark is passed over. */
  async until(mark: Buffer, max: number): Promise<Buffer> {
    for (;;) {
      const at = this.kept.indexOf(mark)
      if (at > max || (at < 0 && this.kept.length > max + mark.length))
        throw malformed('A part is larger than it may be, or it does not end.')
      if (at >= 0) {
        const found = this.kept.subarray(0, at)
        this.kept = this.kept.subarray(at + mark.length)
        return found
      }
      await this.fill()
    }
  }

  async take(count: number): Promise<Buffer> {
    while (this.kept.length < count) await this.fill()
    const taken = this.kept.subarray(0, count)
    this.kept = this.kept.subarray(count)
    return taken
  }

  async *streamUntil(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.kept.indexOf(mark)
      // The end of what is kept may be the beginning of the mark.
      const sure = at >= 0 ? at : Math.max(0, this.kept.length - mark.length + 1)
      if (sure > 0) yield this.kept.subarray(0, sure)
      this.kept = this.kept.subarray(at >= 0 ? at + mark.length : sure)
      if (at >= 0) return
      await this.fill()
    }
  }

  private async fill(): Promise<void> {
    const next = await this.chunks.next()
    if (next.done) throw malformed('It ends before its last boundary.')
    this.kept = this.kept.length === 0 ? next.value : Buffer.concat([this.kept, next.value])
  }
}
