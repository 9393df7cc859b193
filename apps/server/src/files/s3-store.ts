import type { S3Config } from '../config.js'
import { ApiError } from '../errors.js'
import { encodeKey, presignForm, presignUrl } from './sigv4.js'
import {
  dispositionOf,
  linkSeconds,
  type FileStore,
  type NewFile,
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

  async remove(key: string): Promise<void> {
    const { status } = await this.send('DELETE', key)
    if (status !== 204 && status !== 200 && status !== 404) throw unavailable(status)
  }

  private async send(method: string, key: string): Promise<Response> {
    try {
      const url = presignUrl(this.config, method, this.urlOf(key), 60)
      return await fetch(url, { method, signal: AbortSignal.timeout(patienceMillis) })
    } catch (error) {
      throw unavailable(error instanceof Error ? error.message : String(error))
    }
  }

  private urlOf(key: string): string {
    return `${this.bucketUrl}/${encodeKey(key)}`
  }
}

function unavailable(cause: string | number): ApiError {
  const error = new ApiError(
    503,
    'storage_unavailable',
    'The store of files cannot be reached. Try again in a moment.',
  )
  error.cause = cause
  return error
}
