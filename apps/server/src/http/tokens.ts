import { hash, randomBytes } from 'node:crypto'

/** Keys are random enough that a plain hash protects them: there is nothing to guess. */
export function newKey(): { key: string; hash: Buffer; hint: string } {
  const key = `waypost_api_${randomBytes(20).toString('hex')}`
  return { key, hash: hashKey(key), hint: key.slice(-4) }
}

export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}
