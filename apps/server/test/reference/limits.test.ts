import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertToken } from '../../src/cli/tokens.js'
import { readConfig } from '../../src/config.js'
import { factories } from '../make.js'
import { startApp, type Answer, type Call } from '../start.js'

const usual = String(readConfig({}).rateLimitPerMinute)
const app = await startApp({ RATE_LIMIT_PER_MINUTE: usual })
const small = await startApp({ RATE_LIMIT_PER_MINUTE: '3', BODY_LIMIT_BYTES: '2048' })
const make = factories(app)
const makeSmall = factories(small)
afterAll(() => Promise.all([app.stop(), small.stop()]))

const remaining = ({ headers }: Answer) => Number(headers['x-ratelimit-remaining'])
const reset = ({ headers }: Answer) => Number(headers['x-ratelimit-reset'])

/** The clock stands at ten seconds past a minute, so that no window ends in the middle of a test. */
function stopClock(): void {
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: minute + 10_000 })
}

describe('Reference 8, limits', () => {
  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
  })

  test('request rate: 60 requests per minute', async () => {
    const { call } = await make.person()
    const answers: Answer[] = []
    for (let n = 0; n < 62; n += 1) answers.push(await call('GET', '/users/me/'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429, 429])
  })

  test('scope: all requests made with one API key, whatever they ask for and however they end', async () => {
    const place = await makeSmall.person()
    const asked = [
      await place.call('GET', '/users/me/'),
      await place.call('GET', '/no-such-path/'),
      await place.call('POST', '/workspaces/', '{'),
      await place.call('GET', '/workspaces/'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 400, 429])
    expect(asked.map(remaining)).toEqual([2, 1, 0, 0])
  })

  test('scope: another key has its own counter, also one of the same user', async () => {
    const { id, call } = await makeSmall.person()
    for (let n = 0; n < 4; n += 1) await call('GET', '/users/me/')
    expect((await call('GET', '/users/me/')).status).toBe(429)
    const { key } = await insertToken(small.database.db, id, { title: 'Another' })
    expect(remaining(await small.as(key)('GET', '/users/me/'))).toBe(2)
  })

  test('window: the counter resets every minute', async () => {
    const { call } = await makeSmall.person()
    const statuses = async () => {
      const seen: number[] = []
      for (let n = 0; n < 4; n += 1) seen.push((await call('GET', '/users/me/')).status)
      return seen
    }
    expect(await statuses()).toEqual([200, 200, 200, 429])
    vi.setSystemTime(reset(await call('GET', '/users/me/')) * 1000 - 1)
    expect((await call('GET', '/users/me/')).status).toBe(429)
    vi.setSystemTime(Date.now() + 1)
    expect(await statuses()).toEqual([200, 200, 200, 429])
  })

  test('`per_page` default and maximum are 100', async () => {
    const { body } = await (await make.person()).call('GET', '/workspaces/')
    expect(body.next_cursor).toBe('100:1:0')
    expect((await (await make.person()).call('GET', '/workspaces/?per_page=101')).status).toBe(400)
  })
})

describe('Reference 8, every response carries rate-limit headers', () => {
  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
  })

  test('X-RateLimit-Remaining: requests remaining in the current window (integer)', async () => {
    const { call } = await makeSmall.person()
    const left: string[] = []
    for (let n = 0; n < 5; n += 1)
      left.push((await call('GET', '/users/me/')).headers['x-ratelimit-remaining'] ?? 'none')
    expect(left).toEqual(['2', '1', '0', '0', '0'])
  })

  test('X-RateLimit-Reset: time the current window resets, in UTC epoch seconds (integer)', async () => {
    const { call } = await makeSmall.person()
    const answer = await call('GET', '/users/me/')
    expect(answer.headers['x-ratelimit-reset']).toMatch(/^\d+$/)
    expect(reset(answer)).toBe(Math.floor(Date.now() / 1000) + 50)
  })

  test('the reset is the same number for all responses in the window, of every key and of none', async () => {
    const { call } = await makeSmall.person()
    const seen = new Set<number>()
    for (const offset of [0, 1, 20_000, 49_999]) {
      vi.setSystemTime(Math.floor(Date.now() / 60_000) * 60_000 + 10_000 + offset)
      for (const caller of [call, (await makeSmall.person()).call, small.as(null)])
        seen.add(reset(await caller('GET', '/users/me/')))
    }
    expect(seen.size).toBe(1)
  })

  const asSomeone = async (...request: Parameters<Call>) => (await makeSmall.person()).call(...request)
  const kinds: { status: number; what: string; ask: () => Promise<Answer> }[] = [
    { status: 200, what: 'a read', ask: () => asSomeone('GET', '/users/me/') },
    { status: 201, what: 'a create', ask: () => asSomeone('POST', '/workspaces/', { name: 'Harbour' }) },
    { status: 400, what: 'a bad parameter', ask: () => asSomeone('GET', '/workspaces/?per_page=0') },
    { status: 400, what: 'malformed JSON', ask: () => asSomeone('POST', '/workspaces/', '{') },
    { status: 400, what: 'a malformed address', ask: () => asSomeone('GET', '/workspaces/%zz/') },
    { status: 401, what: 'no key', ask: () => app.as(null)('GET', '/users/me/') },
    { status: 401, what: 'an unknown key', ask: () => app.as('unknown')('GET', '/users/me/') },
    { status: 404, what: 'an unknown path', ask: () => asSomeone('GET', '/no-such-path/') },
    { status: 404, what: 'a missing record', ask: () => asSomeone('GET', '/workspaces/none/') },
    { status: 405, what: 'a wrong method', ask: () => asSomeone('PUT', '/workspaces/') },
    {
      status: 413,
      what: 'a large body',
      ask: () => asSomeone('POST', '/workspaces/', { name: 'x'.repeat(3000) }),
    },
    {
      status: 415,
      what: 'a body that is not JSON',
      ask: () => asSomeone('POST', '/workspaces/', 'x', { 'content-type': 'text/plain' }),
    },
    {
      status: 429,
      what: 'one request too many',
      ask: async () => {
        const { call } = await makeSmall.person()
        for (let n = 0; n < 3; n += 1) await call('GET', '/users/me/')
        return call('GET', '/users/me/')
      },
    },
  ]
  test.each(kinds)('on $status: $what', async ({ status, ask }) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.headers['x-ratelimit-remaining']).toMatch(/^\d+$/)
    expect(reset(answer)).toBe(Math.floor(Date.now() / 1000) + 50)
  })

  test('on 500, also where the key could not be looked up', async () => {
    const own = await startApp({ RATE_LIMIT_PER_MINUTE: '60' })
    const { call } = await factories(own).person()
    await own.database.pool.query('drop table workspace_members cascade')
    const failed = await call('GET', '/workspaces/')
    expect(failed.status).toBe(500)
    await own.database.pool.query('alter table api_tokens rename to elsewhere')
    const unidentified = await own.as('some-key')('GET', '/workspaces/')
    expect(unidentified.status).toBe(500)
    for (const answer of [failed, unidentified]) {
      expect(answer.headers['x-ratelimit-remaining']).toMatch(/^\d+$/)
      expect(reset(answer) % 60).toBe(0)
    }
    await own.stop()
  })
})

describe('Reference 8, when the rate is exceeded', () => {
  beforeEach(stopClock)
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the service answers 429 and says when to come back', async () => {
    const { call } = await makeSmall.person()
    for (let n = 0; n < 3; n += 1) await call('GET', '/users/me/')
    const answer = await call('GET', '/users/me/')
    expect(answer.status).toBe(429)
    expect(answer.headers['retry-after']).toBe('50')
    expect(answer.body).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/3 requests a minute.*50/),
    })
    vi.setSystemTime(Date.now() + 49_500)
    expect((await call('GET', '/users/me/')).headers['retry-after']).toBe('1')
  })

  test('a refused request does nothing', async () => {
    const { call } = await makeSmall.person()
    for (let n = 0; n < 3; n += 1) await call('GET', '/users/me/')
    expect((await call('POST', '/workspaces/', { name: 'Late', slug: 'late' })).status).toBe(429)
    const { rows } = await small.database.pool.query(`select 1 from workspaces where slug = 'late'`)
    expect(rows).toEqual([])
  })

  test('without a valid key requests are counted by address, so that guessing is throttled too', async () => {
    const own = await startApp({ RATE_LIMIT_PER_MINUTE: '3' })
    const someone = await factories(own).person()
    const guesses = [
      await own.as('guess-1')('GET', '/users/me/'),
      await own.as('guess-2')('GET', '/users/me/'),
      await own.as(null)('GET', '/users/me/'),
      await own.as('guess-3')('GET', '/users/me/'),
    ]
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect((await someone.call('GET', '/users/me/')).status).toBe(200)
    const elsewhere = await own.app.inject({ url: '/api/v1/users/me/', remoteAddress: '192.0.2.7' })
    expect(elsewhere.statusCode).toBe(401)
    await own.stop()
  })

  test('RATE_LIMIT_PER_MINUTE=0 turns the limit off; the headers stay', async () => {
    const own = await startApp({ RATE_LIMIT_PER_MINUTE: '0' })
    const { call } = await factories(own).person()
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('GET', '/users/me/')))
    await own.stop()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const answer of answers) {
      expect(answer.headers['x-ratelimit-remaining']).toMatch(/^[1-9]\d*$/)
      expect(reset(answer) % 60).toBe(0)
    }
  })
})

describe('Reference 8, when 200 requests arrive at once', () => {
  test('exactly 60 of them are allowed, and they share one reset', async () => {
    const baseUrl = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const volley = async () => {
      const { key } = await make.person()
      return Promise.all(
        Array.from({ length: 200 }, async () => {
          const response = await fetch(`${baseUrl}/api/v1/users/me/`, { headers: { 'X-API-Key': key } })
          await response.arrayBuffer()
          return {
            status: response.status,
            remaining: Number(response.headers.get('x-ratelimit-remaining')),
            reset: response.headers.get('x-ratelimit-reset'),
          }
        }),
      )
    }
    let answers = await volley()
    // The minute may end in the middle of a volley; two in a row it does not.
    if (new Set(answers.map((answer) => answer.reset)).size > 1) answers = await volley()
    const allowed = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([allowed.length, refused.length]).toEqual([60, 140])
    expect(new Set(answers.map((answer) => answer.reset)).size).toBe(1)
    const left = allowed.map((answer) => answer.remaining).sort((a, b) => a - b)
    expect(left).toEqual(Array.from({ length: 60 }, (_, n) => n))
    expect(new Set(refused.map((answer) => answer.remaining))).toEqual(new Set([0]))
  })
})
