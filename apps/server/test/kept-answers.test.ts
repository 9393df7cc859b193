import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { factories } from './make.js'
import { startApp } from './start.js'
import { youngMinute } from './young-minute.js'

const app = await startApp({ RATE_LIMIT_PER_MINUTE: '1000' })
const make = factories(app)
afterAll(() => app.stop())
await app.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.app.server.address() as AddressInfo

const get = (path: string, key: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { 'x-api-key': key, ...headers } })
const namesOf = (answer: Response) => [...answer.headers.keys()].filter((name) => name !== 'date').sort()

test('an address answers the same the second time, headers and all, and is counted every time', async () => {
  await youngMinute()
  const place = await make.project()
  const item = await make.workItem(place)
  const { key } = await make.member(place, 15, 15)
  for (const path of [`/work-items/${item.id}/`, '/work-items/?per_page=5&expand=state', '/labels/']) {
    const first = await get(place.path + path, key)
    const second = await get(place.path + path, key)
    expect(namesOf(second)).toEqual(namesOf(first))
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(Number(second.headers.get('x-ratelimit-remaining'))).toBe(
      Number(first.headers.get('x-ratelimit-remaining')) - 1,
    )
    expect(await second.text()).toBe(await first.text())
  }
})

test('an address that was read as JSON still answers as CSV and as a stream to those who ask for that', async () => {
  const place = await make.project()
  const { key } = place.owner
  const typeOf = async (path: string, accept: string) => {
    const ended = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      headers: { 'x-api-key': key, accept },
      signal: ended.signal,
    })
    ended.abort()
    return answer.headers.get('content-type')
  }
  const events = `${place.path.replace(/\/projects\/.*/, '')}/events/`
  for (const path of [`${place.path}/labels/`, events])
    for (const accept of ['application/json', '*/*'])
      expect(await typeOf(path, accept)).toMatch(/^application\/json/)
  expect(await typeOf(`${place.path}/labels/`, 'text/csv')).toMatch(/^text\/csv/)
  expect(await typeOf(events, 'text/event-stream')).toMatch(/^text\/event-stream/)
})

test('who may not read it is told so, however often others have read it', async () => {
  await youngMinute()
  const place = await make.project()
  const item = await make.workItem(place)
  const path = `${place.path}/work-items/${item.id}/`
  const { key } = await make.member(place, 15, 15)
  const stranger = await make.person()
  for (let n = 0; n < 3; n += 1) expect((await get(path, key)).status).toBe(200)
  expect((await get(path, stranger.key)).status).toBe(404)
  expect((await get(path, 'no key')).status).toBe(401)
  expect((await get(path, '')).status).toBe(401)
  await place.call('PATCH', path, { name: 'Changed' })
  expect(await (await get(path, key)).json()).toMatchObject({ name: 'Changed' })
  const before = await get(path, key)
  await place.call('DELETE', path)
  const gone = await get(path, key)
  expect(gone.status).toBe(404)
  expect(Number(gone.headers.get('x-ratelimit-remaining'))).toBe(
    Number(before.headers.get('x-ratelimit-remaining')) - 1,
  )
  const revoked = await app.database.pool.query(
    `update api_tokens set revoked_at = now() where hint = right($1, 4)`,
    [key],
  )
  expect(revoked.rowCount).toBeGreaterThan(0)
  await expect.poll(async () => (await get(path, key)).status, { timeout: 5000 }).toBe(401)
})

test('the limit holds on known addresses', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const path = `${place.path}/work-items/${item.id}/`
  const { key } = await make.member(place, 15, 15)
  await youngMinute()
  const left = Number((await get(path, key)).headers.get('x-ratelimit-remaining'))
  const answers = await Promise.all(Array.from({ length: left + 20 }, () => get(path, key)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(left)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})
