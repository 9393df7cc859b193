import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../test/start.js'

const folder = await mkdtemp(path.join(tmpdir(), 'waypost-web-'))
const script = 'console.log("harbour")'
await mkdir(path.join(folder, 'assets'))
await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>The app</title>')
await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
await writeFile(path.join(folder, '.built-from'), 'secret')
await writeFile(path.join(folder, 'assets/index-abc123.js'), script)
await writeFile(path.join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(script))
const app = await startApp({ WEB_DIR: folder })
const unbuilt = await startApp({ WEB_DIR: path.join(folder, 'assets') })
afterAll(async () => {
  await Promise.all([app.stop(), unbuilt.stop()])
  await rm(folder, { recursive: true })
})
const get = (url: string, headers = {}) => app.app.inject({ url, headers })

test.each(['/', '/sign-in', '/north-harbour', '/north-harbour/browse/PROJ-12', '/a/b/c/?view=board'])(
  'the page of the app is at %s, and asked for anew each time',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('The app')
    expect(answer.headers['content-type']).toMatch(/^text\/html/)
    expect(answer.headers['cache-control']).toBe('no-cache')
  },
)

test('nothing but scripts of the server itself runs there, and nobody frames it', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  })
})

test('assets are kept for good, and sent compressed to those who can read that', async () => {
  const url = '/assets/index-abc123.js'
  const answer = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.headers['content-type']).toMatch(/javascript/)
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect((await get(url)).body).toBe(script)
})

test('an asset that is not there is a 404, not the page', async () => {
  for (const url of [
    '/assets/index-old.js',
    '/assets/',
    '/nothing.png',
    '/.built-from',
    '/assets/..%2f..%2fpackage.json',
  ]) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).not.toContain('The app')
    expect(answer.headers['cache-control']).toBeUndefined()
  }
  expect((await get('/favicon.svg')).statusCode).toBe(200)
})

test("the server's own addresses answer as before", async () => {
  for (const url of ['/api', '/api/nothing', '/api/v1/nothing/', '/files/nothing']) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  }
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok' })
  const wrong = await app.app.inject({ method: 'POST', url: '/north-harbour' })
  expect(wrong.statusCode).toBe(404)
})

test('without a build a plain page says so', async () => {
  const answer = await unbuilt.app.inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('The web app has not been built')
  expect((await unbuilt.app.inject('/assets/x.js')).statusCode).toBe(404)
})
