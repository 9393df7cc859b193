import type { Config } from '../config.js'
import { LocalStore } from './local-store.js'
import { S3Store } from './s3-store.js'

/** A file that is to be uploaded: its place, its type, and the most bytes that it may have. */
export interface NewFile {
  key: string
  type: string
  size: number
}

/** What a client sends, with the file as its last part `file`, as multipart/form-data to `url`. */
export interface SignedForm {
  url: string
  fields: Record<string, string>
}

export interface StoredFile {
  ETag: string
  ContentLength: number
  LastModified: string
}

export interface ReadFile {
  size: number
  bytes: AsyncIterable<Buffer>
}

/**
 * Where the bytes of files lie. Clients send and fetch them there, by links that are signed and expire. `address` is
 * where the caller reaches this server; a bucket has an address of its own.
 */
export interface FileStore {
  uploadForm(file: NewFile, address: string): Promise<SignedForm>
  downloadUrl(file: { key: string; name: string; type: string }, address: string): Promise<string>
  /** Null when there is no file under this key. */
  stat(key: string): Promise<StoredFile | null>
  /** The bytes themselves; null when there is no file under this key. */
  read(key: string): Promise<ReadFile | null>
  /** Stores `bytes`, of which there are `size`. What fails is not kept. */
  write(file: NewFile, bytes: AsyncIterable<Buffer>): Promise<void>
  /** Removing what is not there is harmless. */
  remove(key: string): Promise<void>
}

/** How long forms and links are good for. */
export const linkSeconds = 3600

/** The S3-compatible store of S3_BUCKET, or the data folder. */
export function openStore(config: Config, readSecret: () => Promise<string>): FileStore {
  return config.s3 ? new S3Store(config.s3) : new LocalStore(config, readSecret)
}

/** Downloads are always saved, never shown: nothing in them can run as a page of this site. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
