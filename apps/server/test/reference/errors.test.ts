import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.js'
import { openDatabase } from '../../src/database/open.js'
import { factories } from '../make.js'
import { startApp, type Answer } from '../start.js'

const app = await startApp()
const make = factories(app)
const place = await make.project()
afterAll(() => app.stop())

const labels = `${place.path}/labels/`

function expectError({ status, body, headers }: Answer, expected: { status: number; code: string }): void {
  expect({ status, code: body.code }).toEqual(expected)
  expect(body.error).toMatch(/^\S.*\.$/)
  expect(body.message).toBe(body.error)
  expect(body.request_id).toBe(headers['x-request-id'])
}

describe('Reference 7, success statuses', () => {
  test('200 OK: request succeeded; generally for GET or PATCH', async () => {
    const label = await make.label(place)
    expect((await place.call('GET', `${labels}${label.id}/`)).status).toBe(200)
    expect((await place.call('PATCH', `${labels}${label.id}/`, { color: '#fff' })).status).toBe(200)
  })

  test('201 Created: request succeeded and a resource was created; generally for POST or PATCH', async () => {
    const created = await place.call('POST', labels, { name: 'Created' })
    expect(created.status).toBe(201)
    expect((await place.call('GET', `${labels}${created.body.id}/`)).body).toEqual(created.body)
  })

  test('204 No Content: request succeeded and no body is sent; generally for DELETE', async () => {
    const label = await make.label(place)
    const { status, text, headers } = await place.call('DELETE', `${labels}${label.id}/`)
    expect({ status, text, type: headers['content-type'] }).toEqual({
      status: 204,
      text: '',
      type: undefined,
    })
  })
})

describe('Reference 7, error statuses', () => {
  test('400 Bad Request: the request cannot or will not be processed', async () => {
    expectError(await place.call('POST', labels, {}), { status: 400, code: 'invalid' })
  })

  test('401 Unauthorized: the client is unauthenticated and must authenticate', async () => {
    expectError(await app.as(null)('GET', labels), { status: 401, code: 'missing_api_key' })
  })

  test('404 Not Found: the resource or URL is not recognised', async () => {
    expectError(await place.call('GET', `${labels}${place.projectId}/`), { status: 404, code: 'not_found' })
    expectError(await place.call('GET', '/no/such/url/'), { status: 404, code: 'not_found' })
  })

  test('429 Throttling Error: too many requests; retry after some time', async () => {
    const own = await startApp({ RATE_LIMIT_PER_MINUTE: '1' })
    const { call } = await factories(own).person()
    const statuses = [
      await call('GET', '/users/me/'),
      await call('GET', '/users/me/'),
      await call('GET', '/users/me/'),
    ]
    await own.stop()
    // At most one of them began a new minute.
    const refused = statuses.find(({ status }) => status === 429)!
    expectError(refused, { status: 429, code: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('500 Internal Server Error: unhandled server situation, of which the client learns nothing', async () => {
    const own = await startApp()
    const { call } = await factories(own).person()
    await own.database.pool.query('drop table workspace_members cascade')
    const answer = await call('GET', '/workspaces/')
    await own.stop()
    expectError(answer, { status: 500, code: 'internal_error' })
    expect(Object.keys(answer.body)).toEqual(['error', 'message', 'code', 'request_id'])
    expect(answer.text).not.toMatch(/workspace_members|relation|select|\.[jt]s\b|\bat /i)
  })

  test('503 Service Unavailable: server not ready', async () => {
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing', poolSize: 1 })
    const server = buildApp(app.config, database, pino({ level: 'silent' }))
    const response = await server.inject({ url: '/api/v1/users/me/', headers: { 'x-api-key': 'some-key' } })
    const ready = await server.inject({ url: '/readyz' })
    await server.close()
    await database.close()
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toMatch(/^\d+$/)
    expect(response.json()).toMatchObject({
      code: 'database_unavailable',
      request_id: response.headers['x-request-id'],
    })
    expect(response.body).not.toContain('127.0.0.1')
    expect(ready.statusCode).toBe(503)
  })
})

describe('Reference 7, conditions with an error response', () => {
  test('`cursor` not in the format `<page_size>:<offset>:<is_prev>`: indicating an invalid cursor format', async () => {
    const answer = await place.call('GET', `${labels}?cursor=abc`)
    expectError(answer, { status: 400, code: 'invalid_cursor' })
    expect(answer.body.error).toMatch(/Invalid cursor format/)
  })

  test('`per_page` above the maximum: stating the maximum allowed value', async () => {
    const answer = await place.call('GET', `${labels}?per_page=101`)
    expectError(answer, { status: 400, code: 'invalid' })
    expect(answer.body.error).toMatch(/\b100\b/)
  })

  test('unrecognised name in `fields`: naming the invalid fields', async () => {
    const answer = await place.call('GET', `${labels}?fields=nam,colour`)
    expectError(answer, { status: 400, code: 'invalid_fields' })
    expect(answer.body.error).toContain('nam, colour')
  })

  test('`expand` names a field that cannot be expanded: with an appropriate message', async () => {
    const answer = await place.call('GET', `${labels}?expand=color`)
    expectError(answer, { status: 400, code: 'invalid_expand' })
    expect(answer.body.error).toMatch(/cannot expand: color/)
  })

  test('missing, invalid or expired API key: see section 5', async () => {
    const expired = await make.person({ expires_at: new Date(Date.now() - 1000) })
    expectError(await app.as(null)('GET', labels), { status: 401, code: 'missing_api_key' })
    expectError(await app.as('unknown')('GET', labels), { status: 401, code: 'invalid_api_key' })
    expectError(await expired.call('GET', labels), { status: 401, code: 'expired_api_key' })
  })
})
