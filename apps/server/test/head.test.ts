import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { factories } from './make.js'
import { startApp, type Answer } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

/** The answer, and the statements that ran until the server had answered some more. */
async function watched(ask: () => Promise<Answer>): Promise<{ answer: Answer; statements: string }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answer = await ask()
    for (let n = 0; n < 3; n += 1) await app.as(null)('GET', '/users/me/')
    await app.database.pool.query('select')
    const calls = query.mock.calls as unknown as [string | { text?: string }][]
    return {
      answer,
      statements: calls.map(([first]) => (typeof first === 'string' ? first : (first.text ?? ''))).join('\n'),
    }
  } finally {
    query.mockRestore()
  }
}

const place = await make.project()
await make.label(place)

test.each([
  ['an export', `/workspaces/${place.slug}/export/`, 'application/gzip', /\bcursor\b/],
  ['a list as CSV', `${place.path}/labels/`, 'text/csv; charset=utf-8', /from "labels"/],
  [
    'events',
    `/workspaces/${place.slug}/events/?after=0`,
    'text/event-stream; charset=utf-8',
    /from events\s+where/,
  ],
])('HEAD of %s has its headers, and nothing of it is made', async (_name, path, type, making) => {
  const headers = { accept: type.split(';')[0]! }
  const { answer, statements } = await watched(() => place.call('HEAD', path, undefined, headers))
  expect(answer.status).toBe(200)
  expect(answer.text).toBe('')
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['content-length']).toBeUndefined()
  expect(statements).not.toMatch(making)
})

test('HEAD of a stream is refused as GET is', async () => {
  const stranger = await make.person()
  const guest = await make.member(place, 5)
  expect((await stranger.call('HEAD', `/workspaces/${place.slug}/export/`)).status).toBe(404)
  expect((await guest.call('HEAD', `/workspaces/${place.slug}/export/`)).status).toBe(403)
})

test.each([
  ['a list', `${place.path}/work-items/`],
  ['a record', `${place.path}/`],
  ['a bare array', `/workspaces/${place.slug}/members/`],
])('HEAD of %s as JSON says how long it is', async (_name, path) => {
  const whole = await place.call('GET', path)
  const head = await place.call('HEAD', path)
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(whole.bytes.length))
})
