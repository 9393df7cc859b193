import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { fewestStatements } from './fewest-statements.js'
import { factories } from './make.js'
import { startApp } from './start.js'
import { youngMinute } from './young-minute.js'

const app = await startApp({ RATE_LIMIT_PER_MINUTE: '100000' })
const make = factories(app)
afterAll(() => app.stop())
await app.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.app.server.address() as AddressInfo
const place = await make.project()
const item = await make.workItem(place)
const one = `${place.path}/work-items/${item.id}/`

const get = (path: string, headers: Record<string, string> = {}, { key } = place.owner) =>
  fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { 'x-api-key': key, ...headers } })
const tagOf = async (path: string, headers = {}, who = place.owner) =>
  (await get(path, headers, who)).headers.get('etag') ?? ''

describe.each([
  ['a work item', one],
  ['a list of them', `${place.path}/work-items/`],
  ['a filtered list', `${place.path}/work-items/?priority=none&per_page=5`],
])('%s', (_name, path) => {
  test('is not sent again while nothing was written, and is sent after every write', async () => {
    const tag = await tagOf(path)
    expect(tag).toMatch(/^W\/".+"$/)
    for (const sent of [tag, `"other", ${tag}`, '*']) {
      const same = await get(path, { 'if-none-match': sent })
      expect(same.status).toBe(304)
      expect(await same.text()).toBe('')
      expect(same.headers.get('etag')).toBe(tag)
      expect(same.headers.get('x-request-id')).toBeTruthy()
    }
    expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200)
    const name = `Name ${Math.random()}`
    await place.call('PATCH', one, { name })
    const changed = await get(path, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain(name)
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('is told by the first request of an address too', async () => {
    const elsewhere = `${path}${path.includes('?') ? '&' : '?'}fields=name`
    const tag = await tagOf(path)
    expect((await get(elsewhere, { 'if-none-match': tag })).status).toBe(304)
  })

  test('each caller has tags of their own, and a 304 only for what they may see', async () => {
    const member = await make.member(place, 15, 15)
    const stranger = await make.person()
    const tag = await tagOf(path)
    expect(await tagOf(path, {}, member)).not.toBe(tag)
    for (let n = 0; n < 2; n += 1)
      expect((await get(path, { 'if-none-match': tag }, stranger)).status).toBe(404)
  })
})

test('a 304 counts against the limit, and costs one small statement', async () => {
  await youngMinute()
  const path = `${place.path}/work-items/`
  const tag = await tagOf(path)
  const left = async () =>
    Number((await get(path, { 'if-none-match': tag })).headers.get('x-ratelimit-remaining'))
  const first = await left()
  expect(await left()).toBeLessThan(first)
  expect(await fewestStatements(() => get(path, { 'if-none-match': tag }))).toBe(1)
})

test.each(['?expand=assignees', '?pql=isOverdue()', '?filters={"priority":"none"}'])(
  '%s depends on more, and has no tag',
  async (query) => {
    expect(await tagOf(`${place.path}/work-items/${query}`)).toBe('')
  },
)

test('a table has none', async () => {
  expect(await tagOf(`${place.path}/work-items/`, { accept: 'text/csv' })).toBe('')
})
