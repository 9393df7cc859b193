const block = 512
const nothing = Buffer.alloc(0)

export class TarError extends Error {}

/** What stands before a file of this name and size. Names are ours: short, and in ASCII. */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  const header = Buffer.alloc(block)
  const put = (offset: number, text: string) => header.write(text, offset, 'latin1')
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  put(0, name)
  put(100, octal(0o644, 7))
  put(108, octal(0, 7))
  put(116, octal(0, 7))
  put(124, octal(size, 11))
  put(136, octal(Math.floor(at.getTime() / 1000), 11))
  put(156, '0')
  put(257, 'ustar\0' + '00')
  put(148, `${octal(sumOf(header), 6)}\0 `)
  return header
}

/** What stands after it. */
export const tarPadding = (size: number): Buffer => Buffer.alloc(paddingOf(size))

/** What stands after the last file. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block)

export interface TarEntry {
  name: string
  size: number
  /** To be read before the next entry is asked for; what is left is passed over. */
  body: AsyncIterable<Buffer>
}

/** The files of a tar archive, as they arrive. Reads what tar, bsdtar and their likes write of plain files. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new Reader(chunks)
  let named: { path?: string; size?: number } = {}
  for (;;) {
    const header = await reader.take(block)
    if (header.every((byte) => byte === 0)) break
    if (sumOf(header) !== readNumber(header, 148, 8)) throw new TarError('It is not a tar file.')
    const kind = String.fromCharCode(header[156] ?? 0)
    const size = named.size ?? readNumber(header, 124, 12)
    if (kind === 'x') {
      if (size > 65_536) throw new TarError('One of its headers is too large.')
      named = readPax((await reader.take(size)).toString('utf8'))
      await reader.skip(paddingOf(size))
      continue
    }
    if (kind === '0' || kind === '\0') {
      const left = { bytes: size }
      yield { name: (named.path ?? nameOf(header)).replace(/^\.\//, ''), size, body: reader.stream(left) }
      await reader.skip(left.bytes + paddingOf(size))
    } else if (kind === '5' || kind === 'g') await reader.skip(size + paddingOf(size))
    else throw new TarError(`It holds something that is neither a file nor a folder (${nameOf(header)}).`)
    named = {}
  }
  await reader.drain()
}

const paddingOf = (size: number): number => (block - (size % block)) % block

/** The sum of the header's bytes, its own field counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 0x20 : byte
  return sum
}

function readNumber(header: Buffer, offset: number, length: number): number {
  const text = header.toString('latin1', offset, offset + length).replace(/[\0 ]+$/, '')
  if (!/^ *[0-7]+$/.test(text)) throw new TarError('It is not a tar file.')
  return parseInt(text, 8)
}

function nameOf(header: Buffer): string {
  const text = (from: number, to: number) => header.toString('utf8', from, to).split('\0')[0] ?? ''
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? text(345, 500) : ''
  return prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`
}

/** Lines such as `20 path=files/a.png`. */
function readPax(text: string): { path?: string; size?: number } {
  const value = (key: string) => new RegExp(`^\\d+ ${key}=(.*)$`, 'm').exec(text)?.[1]
  const [path, size] = [value('path'), value('size')]
  return { ...(path === undefined ? {} : { path }), ...(size === undefined ? {} : { size: Number(size) }) }
}

/** Holds no more than what one question needs. */
class Reader {
  private readonly chunks: AsyncIterator<Buffer>
  private kept: Buffer = nothing

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let missing = count; missing > 0;) {
      const part = await this.some(missing)
      parts.push(part)
      missing -= part.length
    }
    return parts.length === 1 ? (parts[0] ?? nothing) : Buffer.concat(parts)
  }

  async *stream(left: { bytes: number }): AsyncGenerator<Buffer> {
    while (left.bytes > 0) {
      const part = await this.some(left.bytes)
      left.bytes -= part.length
      yield part
    }
  }

  async skip(count: number): Promise<void> {
    for (let left = count; left > 0;) left -= (await this.some(left)).length
  }

  /** To the end, so that what checks the whole has seen the whole. */
  async drain(): Promise<void> {
    this.kept = nothing
    while (!(await this.chunks.next()).done);
  }

  private async some(most: number): Promise<Buffer> {
    while (this.kept.length === 0) {
      const next = await this.chunks.next()
      if (next.done) throw new TarError('It ends before its end: it was cut off.')
      this.kept = next.value
    }
    const part = this.kept.subarray(0, most)
    this.kept = this.kept.subarray(part.length)
    return part
  }
}
