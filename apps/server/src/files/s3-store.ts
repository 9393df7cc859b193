import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Config } from '../config.js'
import { ApiError } from '../errors.js'
import { encodeKey, presignForm, presignUrl } from './sigv4.js'
import {
  dispositionOf,
  linkSeconds,
  type FileStore,
  type NewFile,
  type ReadFile,
  type SignedForm,
  type StoredFile,
} from './store.js'

const patienceMillis = 10_000

/** Files in a bucket of any store that speaks S3; clients send them there and fetch them from there. */
export class S3Store implements FileStore {
  private readonly bucketUrl: string

  constructor(private readonly config: S3Config) {
    this.bucketUrl = `${config.endpoint}/${config.bucket}`
  }

  uploadForm(file: NewFile): Promise<SignedForm> {
    const fields = presignForm(this.config, { ...file, bucket: this.config.bucket }, linkSeconds)
    return Promise.resolve({ url: this.bucketUrl, fields })
  }

  downloadUrl({ key, name, type }: { key: string; name: string; type: string }): Promise<string> {
    const answer = { 'response-content-disposition': dispositionOf(name), 'response-content-type': type }
    return Promise.resolve(presignUrl(this.config, 'GET', this.urlOf(key), linkSeconds, answer))
  }

  async stat(key: string): Promise<StoredFile | null> {
    const { status, headers } = await this.send('HEAD', key)
    if (status === 404) return null
    if (status !== 200) throw unavailable(status)
    return {
      ETag: headers.get('etag') ?? '',
      ContentLength: Number(headers.get('content-length')),
      LastModified: new Date(headers.get('last-modified') ?? Date.now()).toISOString(),
    }
  }

  async read(key: string): Promise<ReadFile | null> {
    const { status, headers, body } = await this.send('GET', key)
    if (status === 404) return null
    const size = Number(headers.get('content-length') ?? NaN)
    if (status !== 200 || !body || Number.isNaN(size)) throw unavailable(status)
    return { size, bytes: Readable.fromWeb(body) }
  }

  /** Not by fetch, which sends a stream without its length: S3 wants to know it. */
  async write({ key, type, size }: NewFile, bytes: AsyncIterable<Buffer>): Promise<void> {
    const url = presignUrl(this.config, 'PUT', this.urlOf(key), linkSeconds)
    const request = (url.startsWith('https:') ? https : http).request(url, {
      method: 'PUT',
      headers: { 'content-type': type, 'content-length': size },
    })
    const answered = new Promise<number>((resolve, reject) => {
      request.once('error', reject)
      request.once('response', (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      })
      request.setTimeout(patienceMillis, () => request.destroy(new Error('it does not answer')))
    })
    // Whichever of the two fails first is what is told.
    const [status] = await Promise.all([answered, pipeline(bytes, request)]).catch((error: unknown) => {
      request.destroy()
      throw error instanceof ApiError ? error : unavailable(messageOf(error))
    })
    if (status !== 200) throw unavailable(status)
  }

  async remove(key: string): Promise<void> {
    const { status } = await this.send('DELETE', key)
    if (status !== 204 && status !== 200 && status !== 404) throw unavailable(status)
  }

  private async send(method: string, key: string): Promise<Response> {
    // Only for the answer to begin: a large file may take longer to arrive.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('it does not answer')), patienceMillis)
    try {
      const url = presignUrl(this.config, method, this.urlOf(key), linkSeconds)
      return await fetch(url, { method, signal: patience.signal })
    } catch (error) {
      throw unavailable(messageOf(error))
    } finally {
      clearTimeout(timer)
    }
  }

  private urlOf(key: string): string {
    return `${this.bucketUrl}/${encodeKey(key)}`
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function unavailable(cause: string | number): ApiError {
  const error = new ApiError(
    503,
    'storage_unavailable',
    'The store of files cannot be reached. Try again in a moment.',
  )
  error.cause = cause
  return error
}
