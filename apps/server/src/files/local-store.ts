import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.js'
import { ApiError, badRequest, forbidden, notFound } from '../errors.js'
import { newId } from '../ids.js'
import type { UploadForm } from './form-data.js'
import {
  linkSeconds,
  type FileStore,
  type NewFile,
  type ReadFile,
  type SignedForm,
  type StoredFile,
} from './store.js'

interface Policy extends NewFile {
  expires: number
}

/** Files in the data folder, sent and fetched through this server under /files/. */
export class LocalStore implements FileStore {
  private readonly folder: string
  private signingKey: Promise<Buffer> | undefined

  constructor(
    config: Pick<Config, 'dataDir'>,
    private readonly readSecret: () => Promise<string>,
  ) {
    this.folder = path.join(config.dataDir, 'files')
  }

  async uploadForm({ key, type, size }: NewFile, address: string): Promise<SignedForm> {
    const policy = encode({ key, type, size, expires: now() + linkSeconds })
    return {
      url: `${address}/files/upload`,
      fields: {
        'Content-Type': type,
        key,
        'x-amz-algorithm': 'HMAC-SHA256',
        policy,
        'x-amz-signature': await this.sign(`upload:${policy}`),
      },
    }
  }

  async downloadUrl(file: { key: string; name: string; type: string }, address: string): Promise<string> {
    const link = encode({ ...file, expires: now() + linkSeconds })
    const query = new URLSearchParams({ link, signature: await this.sign(`download:${link}`) })
    return `${address}/files/download?${query.toString()}`
  }

  async stat(key: string): Promise<StoredFile | null> {
    const found = await stat(this.pathOf(key)).catch(unlessMissing)
    if (!found) return null
    const modified = found.mtime.toISOString()
    const tag = createHash('sha256').update(`${key}:${found.size}:${modified}`).digest('hex').slice(0, 32)
    return { ETag: `"${tag}"`, ContentLength: found.size, LastModified: modified }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async read(key: string): Promise<ReadFile | null> {
    const file = await this.stat(key)
    return file && { size: file.ContentLength, bytes: createReadStream(this.pathOf(key)) }
  }

  write({ key }: NewFile, bytes: AsyncIterable<Buffer>): Promise<void> {
    return this.keep(key, bytes)
  }

  /** Stores the file of a form that this store has signed. */
  async accept({ fields, file }: UploadForm): Promise<void> {
    const policy = await this.checkForm(fields)
    await this.keep(policy.key, limited(file, policy.size))
  }

  private async keep(key: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const target = this.pathOf(key)
    const unfinished = path.join(this.folder, `${newId()}.part`)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    try {
      await pipeline(
        Readable.from(bytes),
        // Flushed before it is acknowledged: what was confirmed must outlive a power cut.
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** The file behind a link that this store has signed. */
  async open(link: string, signature: string) {
    if (!(await this.isSigned(`download:${link}`, signature)))
      throw forbidden('This link is not signed by this server.')
    // Safe: only what this class has encoded is signed.
    const { key, name, type, expires } = decode(link) as {
      key: string
      name: string
      type: string
      expires: number
    }
    if (expires < now())
      throw new ApiError(403, 'link_expired', 'This link has expired. Ask the API for a new one.')
    const file = await this.stat(key)
    if (!file) throw notFound('file')
    const begin = (): ReadStream => createReadStream(this.pathOf(key))
    return { begin, name, type, size: file.ContentLength }
  }

  private async checkForm(fields: ReadonlyMap<string, string>): Promise<Policy> {
    const policy = fields.get('policy') ?? ''
    if (!(await this.isSigned(`upload:${policy}`, fields.get('x-amz-signature') ?? '')))
      throw forbidden(
        'This form is not signed by this server. Send every field of upload_data.fields as it is, before the file.',
      )
    // Safe: only what this class has encoded is signed.
    const signed = decode(policy) as Policy
    if (signed.expires < now())
      throw new ApiError(403, 'form_expired', 'This form has expired. Ask the API for a new one.')
    for (const [field, value] of [
      ['key', signed.key],
      ['Content-Type', signed.type],
    ] as const)
      if (fields.get(field) !== value)
        throw badRequest('form_changed', `The field ${field} must be ${value}, as it was signed.`)
    return signed
  }

  private async isSigned(text: string, signature: string): Promise<boolean> {
    const [given, right] = [Buffer.from(signature), Buffer.from(await this.sign(text))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  private async sign(text: string): Promise<string> {
    this.signingKey ??= this.readSecret().then((secret) =>
      createHmac('sha256', secret).update('files').digest(),
    )
    return createHmac('sha256', await this.signingKey)
      .update(text)
      .digest('hex')
  }

  /** Keys hold names that people gave; a hash of them is a name that every file system takes. */
  private pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.folder, name.slice(0, 2), name)
  }
}

async function* limited(file: AsyncIterable<Buffer>, max: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > max)
      throw new ApiError(
        413,
        'file_too_large',
        `The file is larger than the ${max} bytes that were announced or are allowed.`,
      )
    yield chunk
  }
  if (size === 0) throw badRequest('empty_file', 'The file is empty.')
}

const now = (): number => Math.floor(Date.now() / 1000)
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
