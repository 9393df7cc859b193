import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.js'
import { S3Store } from './s3-store.js'
import { presignForm, presignUrl } from './sigv4.js'

const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const at = new Date('2013-05-24T00:00:00Z')

test("a link has the signature of Amazon's own example", () => {
  const url = presignUrl(example, 'GET', 'https://examplebucket.s3.amazonaws.com/test.txt', 86_400, {}, at)
  expect(new URL(url).searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('a form allows one key, one type and no more than the size', () => {
  const fields = presignForm(example, { bucket: 'b', key: 'k', type: 'image/png', size: 9 }, 60, at)
  const policy = JSON.parse(Buffer.from(fields['policy'] ?? '', 'base64').toString())
  expect(policy.expiration).toBe('2013-05-24T00:01:00.000Z')
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      { bucket: 'b' },
      { key: 'k' },
      { 'Content-Type': 'image/png' },
      ['content-length-range', 1, 9],
    ]),
  )
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-signature']),
  )
})

const requests: string[] = []
const kept = new Map<string, { bytes: Buffer; type: string | undefined }>()

/** What was sent is kept, and given back. */
async function serveKept(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (request.method === 'PUT') {
    const whole = Number(request.headers['content-length']) === bytes.length
    if (whole) kept.set(path, { bytes, type: request.headers['content-type'] })
    response.writeHead(whole ? 200 : 411).end()
  } else {
    const file = kept.get(path)
    if (file) response.writeHead(200, { 'content-length': file.bytes.length }).end(file.bytes)
    else response.writeHead(404).end()
  }
}

const server = createServer((request: IncomingMessage, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  requests.push(`${request.method ?? ''} ${path}`)
  if (path.includes('kept')) return void serveKept(request, response, path)
  if (path.endsWith('broken')) response.writeHead(500)
  else if (path.endsWith('missing')) response.writeHead(404)
  else if (request.method === 'DELETE') response.writeHead(204)
  else response.writeHead(200, { etag: '"e"', 'content-length': '5', 'last-modified': at.toUTCString() })
  response.end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const store = new S3Store({ ...example, endpoint, bucket: 'files' })

test('files are found and removed under their keys', async () => {
  expect(await store.stat('w/a b(1).png')).toMatchObject({ ETag: '"e"', ContentLength: 5 })
  expect(requests.at(-1)).toBe('HEAD /files/w/a%20b%281%29.png')
  expect(await store.stat('missing')).toBeNull()
  await store.remove('w/x')
  expect(requests.at(-1)).toBe('DELETE /files/w/x')
  await store.remove('missing')
})

test('files are written with their length, and read back', async () => {
  const bytes = Buffer.alloc(300_000, 'waypost')
  // eslint-disable-next-line @typescript-eslint/require-await -- as it comes from an archive
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += 50_000) yield bytes.subarray(from, from + 50_000)
  }
  const file = { key: 'w/kept.png', type: 'image/png', size: bytes.length }
  await store.write(file, chunks())
  expect(kept.get('/files/w/kept.png')?.type).toBe('image/png')
  const found = await store.read('w/kept.png')
  const read: Buffer[] = []
  for await (const chunk of found?.bytes ?? []) read.push(Buffer.from(chunk))
  expect([found?.size, Buffer.concat(read).equals(bytes)]).toEqual([bytes.length, true])
  expect(await store.read('w/kept-nowhere.png')).toBeNull()
  await expect(store.write({ ...file, key: 'broken' }, chunks())).rejects.toMatchObject({ status: 503 })
  await expect(store.read('broken')).rejects.toMatchObject({ status: 503 })
})

test('a store that fails is a 503', async () => {
  await expect(store.stat('broken')).rejects.toMatchObject({ status: 503, code: 'storage_unavailable' })
  const away = new S3Store({ ...example, endpoint: 'http://127.0.0.1:1', bucket: 'files' })
  await expect(away.remove('x')).rejects.toMatchObject({ status: 503, code: 'storage_unavailable' })
})

test('a download is saved under its name', async () => {
  const url = new URL(await store.downloadUrl({ key: 'k', name: 'Ünï "1".png', type: 'image/png' }))
  expect(url.searchParams.get('response-content-disposition')).toBe(
    `attachment; filename="_n_ _1_.png"; filename*=UTF-8''%C3%9Cn%C3%AF%20%221%22.png`,
  )
})

test('a bucket without a key is refused at the start', () => {
  expect(() => readConfig({ S3_BUCKET: 'files' })).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)
  const { s3 } = readConfig({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })
  expect(s3).toMatchObject({ bucket: 'files', endpoint: 'https://s3.amazonaws.com' })
})
