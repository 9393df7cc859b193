import { gunzipSync, gzipSync } from 'node:zlib'
import { readTar, tarEnd, tarHeader, tarPadding } from '../src/files/tar.js'

/** The files of an archive by their names, in their order. */
export async function unpack(archive: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { name, body } of readTar(only(gunzipSync(archive)))) {
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(chunk)
    found.set(name, Buffer.concat(chunks).toString())
  }
  return found
}

export function pack(files: ReadonlyMap<string, string>): Buffer {
  const parts = [...files].flatMap(([name, content]) => {
    const bytes = Buffer.from(content)
    return [tarHeader(name, bytes.length, new Date(0)), bytes, tarPadding(bytes.length)]
  })
  return gzipSync(Buffer.concat([...parts, tarEnd()]))
}

// eslint-disable-next-line @typescript-eslint/require-await -- a reader of a stream reads this as well
async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
