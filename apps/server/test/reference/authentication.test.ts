import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { insertToken } from '../../src/cli/tokens.js'
import { factories } from '../make.js'
import { startApp, type Answer } from '../start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

/** Every 401 has the one shape, a code of its own, and says how to do better. */
function expectRefusal(answer: Answer, code: string, sentence: RegExp): void {
  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({ code, error: expect.stringMatching(sentence) })
  expect(answer.body.message).toBe(answer.body.error)
  expect(answer.headers['www-authenticate']).toContain('X-API-Key')
}

const newToken = async (userId: string, values: { description?: string; expires?: Date } = {}) =>
  insertToken(app.database.db, userId, { title: 'Deploys', ...values })
const revoke = (id: string) =>
  app.database.pool.query('update api_tokens set revoked_at = now() where id = $1', [id])

describe('Reference 5.1: every request carries the header `X-API-Key` whose value is the API key', () => {
  let baseUrl: URL
  beforeAll(async () => {
    baseUrl = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
  })

  /** Over the wire, where the case of a header's name is kept. */
  const statusWith = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(
        { host: baseUrl.hostname, port: baseUrl.port, path: '/api/v1/users/me/', headers },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode))
        },
      )
        .on('error', reject)
        .end()
    })

  test.each(['X-API-Key', 'x-api-key', 'X-Api-Key', 'X-API-KEY', 'x-API-kEY'])(
    'the header name is accepted in lower case as well: %s',
    async (name) => {
      const { key } = await make.person()
      expect(await statusWith({ [name]: key })).toBe(200)
    },
  )

  test('the key says who asks', async () => {
    const [one, other] = [await make.person(), await make.person()]
    expect((await one.call('GET', '/users/me/')).body).toMatchObject({ id: one.id, email: one.email })
    expect((await other.call('GET', '/users/me/')).body).toMatchObject({ id: other.id, email: other.email })
  })

  test('a key elsewhere is no key', async () => {
    const { key } = await make.person()
    expect(await statusWith({ authorization: `Bearer ${key}` })).toBe(401)
    expect((await app.as(null)('GET', `/users/me/?api_key=${key}`)).status).toBe(401)
  })
})

describe('Reference 5.2: a key is created by a registered user', () => {
  test('the creator supplies a title and a description', async () => {
    const { id } = await make.person()
    const token = await newToken(id, { description: 'For the release robot' })
    expect((await app.as(token.key)('GET', '/users/me/')).body.id).toBe(id)
    const { rows } = await app.database.pool.query(
      'select title, description from api_tokens where id = $1',
      [token.id],
    )
    expect(rows).toEqual([{ title: 'Deploys', description: 'For the release robot' }])
  })

  test('an expiry date is optional', async () => {
    const { id } = await make.person()
    const [unlimited, limited] = [
      await newToken(id),
      await newToken(id, { expires: new Date(Date.now() + 3_600_000) }),
    ]
    for (const { key } of [unlimited, limited])
      expect((await app.as(key)('GET', '/users/me/')).status).toBe(200)
  })

  test('a key with an expiry stops working after it, to the moment, although it was in use just before', async () => {
    const { id } = await make.person()
    const expires = new Date(Date.now() + 700)
    const call = app.as((await newToken(id, { expires })).key)
    expect((await call('GET', '/users/me/')).status).toBe(200)
    // The lookup is kept for a second, so that most of what follows is answered from memory.
    const wrong: string[] = []
    await vi.waitFor(
      async () => {
        const asked = Date.now()
        const answer = await call('GET', '/users/me/')
        if (answer.status === 200 && asked >= expires.getTime()) wrong.push('worked after its expiry')
        if (answer.status === 401 && Date.now() < expires.getTime()) wrong.push('stopped before its expiry')
        expectRefusal(answer, 'expired_api_key', /expired at/)
      },
      { timeout: 5000, interval: 10 },
    )
    expect(wrong).toEqual([])
  })
})

describe('Reference 5.3: when the `X-API-Key` header is absent', () => {
  test('the response is an error stating that authentication is required', async () => {
    expectRefusal(await app.as(null)('GET', '/users/me/'), 'missing_api_key', /Authentication is required/)
  })

  test('an empty header is an absent one', async () => {
    expectRefusal(await app.as('')('GET', '/users/me/'), 'missing_api_key', /Authentication is required/)
  })
})

describe('Reference 5.4: when the key is invalid or expired, the response is an error stating an authentication failure', () => {
  test('unknown', async () => {
    const unknown = `waypost_api_${'0'.repeat(40)}`
    expectRefusal(await app.as(unknown)('GET', '/users/me/'), 'invalid_api_key', /Authentication failed/)
  })

  test.each(['x', ' ', "' or 1=1 --", 'é', 'a'.repeat(8000)])('nonsense: %s', async (key) => {
    const { status, body } = await app.as(key)('GET', '/users/me/')
    expect(status).toBe(401)
    expect(['invalid_api_key', 'missing_api_key']).toContain(body.code)
  })

  test('nearly right', async () => {
    const { key } = await make.person()
    for (const wrong of [key.slice(0, -1), `${key}0`, key.toUpperCase()])
      expectRefusal(await app.as(wrong)('GET', '/users/me/'), 'invalid_api_key', /Authentication failed/)
  })

  test('expired', async () => {
    const { call } = await make.person({ expires_at: new Date(Date.now() - 1000) })
    expectRefusal(await call('GET', '/users/me/'), 'expired_api_key', /Authentication failed.*expired/)
  })

  test('revoked', async () => {
    const { call } = await make.person({ revoked_at: new Date() })
    expectRefusal(await call('GET', '/users/me/'), 'revoked_api_key', /Authentication failed.*revoked/)
  })

  test('revoked and expired', async () => {
    const { call } = await make.person({ revoked_at: new Date(), expires_at: new Date(Date.now() - 1000) })
    expectRefusal(await call('GET', '/users/me/'), 'revoked_api_key', /Authentication failed/)
  })

  test('of an account that was deactivated', async () => {
    const { id, call } = await make.person()
    await app.database.pool.query('update users set is_active = false where id = $1', [id])
    expectRefusal(await call('GET', '/users/me/'), 'inactive_user', /Authentication failed/)
  })
})

describe('Reference 5.5: status 401 means unauthenticated', () => {
  test('whatever is asked for, and never 403', async () => {
    const { path } = await make.project()
    const paths = ['/users/me/', '/workspaces/', `${path}/`, `${path}/work-items/`, '/workspaces/no-such/']
    for (const key of [null, 'unknown', (await make.person({ revoked_at: new Date() })).key])
      for (const url of paths) expect((await app.as(key)('GET', url)).status, url).toBe(401)
  })

  test('before the body is looked at', async () => {
    const { path } = await make.project()
    for (const type of ['application/json', 'text/plain'])
      expectRefusal(
        await app.as(null)('POST', `${path}/labels/`, '{', { 'content-type': type }),
        'missing_api_key',
        /Authentication is required/,
      )
  })

  test('nothing is written', async () => {
    const place = await make.project()
    expect((await app.as('unknown')('POST', `${place.path}/labels/`, { name: 'Intruder' })).status).toBe(401)
    expect((await place.call('GET', `${place.path}/labels/`)).body.results).toEqual([])
  })
})

describe('Reference 5.6: the key is confidential', () => {
  test('it is stored as a hash', async () => {
    const { key } = await make.person()
    const { rows } = await app.database.pool.query('select row_to_json(t)::text as json from api_tokens t')
    expect(rows.length).toBeGreaterThan(0)
    for (const { json } of rows) expect(json).not.toContain(key.slice(12))
  })

  test('a compromised key is replaced by generating a new one: the old one stops within a second', async () => {
    const { id } = await make.person()
    const old = await newToken(id)
    const call = app.as(old.key)
    expect((await call('GET', '/users/me/')).status).toBe(200)
    await revoke(old.id)
    const revoked = Date.now()
    const fresh = await newToken(id)
    expect((await app.as(fresh.key)('GET', '/users/me/')).body.id).toBe(id)
    await vi.waitFor(
      async () => expectRefusal(await call('GET', '/users/me/'), 'revoked_api_key', /revoked/),
      { timeout: 3000, interval: 20 },
    )
    expect(Date.now() - revoked).toBeLessThan(2000)
  })
})
