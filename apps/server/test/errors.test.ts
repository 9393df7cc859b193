import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.js'
import { factories } from './make.js'
import { startApp, type Answer } from './start.js'

const app = await startApp({ BODY_LIMIT_BYTES: '2048' })
const wide = await startApp()
const place = await factories(app).project()
const roomy = await factories(wide).project()
const labels = `${place.path}/labels/`
const items = `${place.path}/work-items/`
afterAll(() => Promise.all([app.stop(), wide.stop()]))

/** The one shape of an error, and nothing of how the program is made. */
function expectError(answer: Answer, status: number, code: string): void {
  const { body, headers, text } = answer
  expect({ status: answer.status, code: body?.code }, text).toEqual({ status, code })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body.error).toMatch(/^\S[^\n]*\.$/)
  expect(body.message).toBe(body.error)
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-request-id']).toBe(body.request_id)
  expect(text).not.toMatch(/node_modules|\.ts:|\.js:|^\s+at |FST_|statusCode|\bselect\b/m)
}

const json = { 'content-type': 'application/json' }

describe('a body that cannot be read', () => {
  test.each([
    '{',
    '{"name":}',
    '{"name":"x"',
    "{'name':'x'}",
    'name',
    '{"name":"x"}}',
    '{"a":01}',
    'undefined',
    '\0',
  ])('malformed JSON: %s', async (text) => {
    expectError(await place.call('POST', labels, text, json), 400, 'malformed_json')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/json',
    'nonsense',
    'application/json, text/plain',
  ])('wrong content type: %s', async (type) => {
    const answer = await place.call('POST', labels, '{"name":"x"}', { 'content-type': type })
    expectError(answer, 415, 'unsupported_media_type')
    expect(answer.body.error).toContain('application/json')
  })

  test('no content type', async () => {
    const headers = { 'x-api-key': place.owner.key, 'content-length': '12' }
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/v1${labels}`,
      headers,
      payload: '{"name":"x"}',
    })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toMatchObject({ code: 'unsupported_media_type' })
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset=UTF-8',
  ])('JSON under any of its names is read: %s', async (type) => {
    const answer = await place.call('POST', labels, `{"name":"${type}"}`, { 'content-type': type })
    expect(answer.status).toBe(201)
  })

  test('over the limit', async () => {
    const answer = await place.call('POST', labels, { name: 'x', description: 'x'.repeat(2048) })
    expectError(answer, 413, 'body_too_large')
    expect(answer.body.error).toContain('2048')
  })

  test('at the limit it is read', async () => {
    const body = { name: 'At the limit', description: '' }
    body.description = 'x'.repeat(2048 - JSON.stringify(body).length)
    expect((await place.call('POST', labels, body)).status).toBe(201)
  })

  test.each(['[]', '[{"name":"x"}]', 'null', '"name"', '1', 'true'])(
    'JSON that is not an object: %s',
    async (text) => {
      expectError(await place.call('POST', labels, text, json), 400, 'invalid_body')
      expectError(await place.call('DELETE', `${labels}${place.projectId}/`, text, json), 400, 'invalid_body')
    },
  )
})

describe('a body that need not be there', () => {
  test('empty with a JSON content type, on DELETE', async () => {
    const label = await factories(app).label(place)
    expect((await place.call('DELETE', `${labels}${label.id}/`, '', json)).status).toBe(204)
  })

  test('empty with a JSON content type, on a POST without fields', async () => {
    const module = await factories(app).module(place, { status: 'completed' })
    const answer = await place.call('POST', `${place.path}/modules/${module.id}/archive/`, '', json)
    expect(answer.status).toBe(204)
  })

  test('empty where fields are required: they are missed by name', async () => {
    for (const headers of [json, {}]) {
      const answer = await place.call('POST', labels, '', headers)
      expectError(answer, 400, 'invalid')
      expect(answer.body.fields).toEqual({ name: ['is required.'] })
    }
  })

  test('JSON with DELETE', async () => {
    const [initiative, label] = [
      await factories(app).initiative(place),
      await factories(app).initiativeLabel(place),
    ]
    const path = `/workspaces/${place.slug}/initiatives/${initiative.id}/labels/`
    await place.call('POST', path, { label_ids: [label.id] })
    expect((await place.call('DELETE', path, { label_ids: [label.id] })).status).toBe(204)
    expect((await place.call('GET', path)).body.results).toEqual([])
  })

  test('JSON with a DELETE that needs none', async () => {
    const label = await factories(app).label(place)
    expect((await place.call('DELETE', `${labels}${label.id}/`, { reason: 'old' })).status).toBe(204)
  })
})

describe('unknown keys of a body', () => {
  test('are ignored', async () => {
    const { status, body } = await place.call('POST', labels, {
      name: 'With extras',
      nonsense: 1,
      id: 'mine',
    })
    expect(status).toBe(201)
    expect(body).not.toHaveProperty('nonsense')
    expect(body.id).not.toBe('mine')
  })

  test.each(['handling=strict', 'Handling=Strict', 'return=minimal, handling=strict', 'handling="strict"'])(
    'are refused by name with Prefer: %s',
    async (prefer) => {
      const answer = await place.call('POST', labels, { name: 'x', nonsense: 1, more: 2 }, { prefer })
      expectError(answer, 400, 'unknown_field')
      expect(answer.body).toMatchObject({
        invalid: ['nonsense', 'more'],
        allowed: expect.arrayContaining(['name']),
      })
      expect(answer.body.error).toContain('nonsense, more')
    },
  )

  test('are refused also where the body takes nothing', async () => {
    const { path } = await factories(app).project(place)
    const answer = await place.call('POST', `${path}/archive/`, { now: true }, { prefer: 'handling=strict' })
    expectError(answer, 400, 'unknown_field')
    expect((await place.call('GET', `${path}/`)).body.archived_at).toBeNull()
  })

  test.each(['handling=lenient', 'return=minimal', 'handling=strictly'])(
    'are ignored with Prefer: %s',
    async (prefer) => {
      const name = `Preferring ${prefer}`
      expect((await place.call('POST', labels, { name, nonsense: 1 }, { prefer })).status).toBe(201)
    },
  )

  test('a known body passes', async () => {
    const answer = await place.call('POST', labels, { name: 'Strictly' }, { prefer: 'handling=strict' })
    expect(answer.status).toBe(201)
  })
})

describe('an address that is not served', () => {
  const wrong = [
    { method: 'PUT', path: 'labels/', allow: 'GET, HEAD, POST' },
    { method: 'DELETE', path: 'labels/', allow: 'GET, HEAD, POST' },
    { method: 'PUT', path: 'labels/some-id', allow: 'GET, HEAD, PATCH, DELETE' },
    { method: 'OPTIONS', path: 'work-items/', allow: 'GET, HEAD, POST, PATCH' },
    { method: 'PUT', path: 'issues/', allow: 'GET, HEAD, POST, PATCH' },
    { method: 'PUT', path: 'members/', allow: 'GET, HEAD, POST' },
    { method: 'POST', path: 'archived-work-items/', allow: 'GET, HEAD' },
  ]
  test.each(wrong)('wrong method: $method $path', async ({ method, path, allow }) => {
    const answer = await place.call(method, `${place.path}/${path}`)
    expectError(answer, 405, 'method_not_allowed')
    expect(answer.headers['allow']).toBe(allow)
    expect(answer.body.error).toContain(method)
    expect(answer.body.error).toContain(allow)
  })

  test('HEAD is answered like GET, without a body', async () => {
    const { status, text, headers } = await place.call('HEAD', labels)
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(2)
  })

  test.each(['/', '', '/nowhere/', '/users/me/x', '/users/', '/%2e%2e/', '/workspaces/a/b/c/d/'])(
    'unknown path: "%s"',
    async (path) => {
      expectError(await place.call('GET', path), 404, 'not_found')
      expectError(await app.as(null)('GET', path), 404, 'not_found')
    },
  )

  test.each(['%zz', '%', 'a%f', '%ff%fe', '%ED%A0%80'])(
    'bad percent-encoding in the path: %s',
    async (id) => {
      expectError(await place.call('GET', `/workspaces/${id}/`), 400, 'invalid_url')
      expectError(await place.call('GET', `${labels}${id}`), 400, 'invalid_url')
    },
  )

  test('bad percent-encoding in the query is text like any other', async () => {
    const answer = await place.call('GET', `${labels}?name=%zz`)
    expect(answer.status).toBe(200)
    expect(answer.body.results).toEqual([])
  })

  test.each(['%00', 'a%00b'])('NUL in the path: %s', async (id) => {
    expectError(await place.call('GET', `/workspaces/${id}/`), 404, 'not_found')
    expectError(await place.call('GET', `${labels}${id}/`), 404, 'not_found')
  })

  test.each([100, 1001, 5000])('an id of %i characters does not exist', async (length) => {
    expectError(await place.call('GET', `${labels}${'a'.repeat(length)}/`), 404, 'not_found')
    expectError(await place.call('GET', `/workspaces/${'a'.repeat(length)}/`), 404, 'not_found')
  })
})

describe('characters, numbers and dates that cannot be', () => {
  test('NUL in the query', async () => {
    for (const parameter of [
      'name',
      'fields',
      'expand',
      'order_by',
      'cursor',
      'per_page',
      'external_id',
      'parent',
    ]) {
      const answer = await place.call('GET', `${labels}?${parameter}=a%00b`)
      expectError(answer, 400, 'invalid')
      expect(answer.body.fields).toHaveProperty(parameter)
    }
  })

  test('NUL in the body', async () => {
    expectError(await place.call('POST', labels, { name: 'a\0b' }), 400, 'invalid')
    expectError(await place.call('POST', items, { name: 'x', description_html: '<p>\0</p>' }), 400, 'invalid')
    expectError(await place.call('PATCH', `${place.path}/`, { logo_props: { a: ['\0'] } }), 400, 'invalid')
    expectError(await place.call('PATCH', `${place.path}/`, { logo_props: { 'a\0': 1 } }), 400, 'invalid')
    expectError(await place.call('POST', labels, { name: 'x', external_id: '\0' }), 400, 'invalid')
  })

  test('NUL in what is ignored is ignored', async () => {
    expect((await place.call('POST', labels, { name: 'NUL aside', nonsense: '\0' })).status).toBe(201)
  })

  test.each([
    '{"name":"x","__proto__":{"color":"red"}}',
    '{"__proto__":{"name":"x"}}',
    '{"name":"x","constructor":{"prototype":{"color":"red"}}}',
    '{"name":{"__proto__":{"a":1}}}',
  ])('keys that would reach the prototype: %s', async (text) => {
    expectError(await place.call('POST', labels, text, json), 400, 'malformed_json')
    expect({}).not.toHaveProperty('color')
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a key that every object has: %s',
    async (key) => {
      const { status, body } = await place.call('POST', labels, { name: `Key ${key}`, [key]: 'x' })
      expect(status).toBe(201)
      expect(Object.hasOwn(body, key)).toBe(false)
      const strict = await place.call(
        'POST',
        labels,
        { name: 'x', [key]: 'x' },
        { prefer: 'handling=strict' },
      )
      expectError(strict, 400, 'unknown_field')
    },
  )

  test.each(['__proto__', 'constructor', 'toString'])(
    'a query parameter that every object has: %s',
    async (name) => {
      expectError(await place.call('GET', `${labels}?${name}=1`), 400, 'unknown_parameter')
    },
  )

  test.each([100, 3000, 100_000])('nesting %i levels deep', async (depth) => {
    const nested = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
    const answer = await roomy.call('PATCH', `${roomy.path}/`, `{"logo_props":${nested}}`, json)
    expectError(answer, 400, 'invalid')
    expect(answer.body.fields).toHaveProperty('logo_props')
    const ignored = `{"name":"Depth ${depth}","nonsense":${'['.repeat(depth)}${']'.repeat(depth)}}`
    expect((await roomy.call('POST', `${roomy.path}/labels/`, ignored, json)).status).toBe(201)
    expectError(
      await roomy.call('POST', `${roomy.path}/labels/`, '['.repeat(depth), json),
      400,
      'malformed_json',
    )
  })

  test('nesting that people use is kept', async () => {
    const logo_props = { in_use: 'icon', icon: { name: 'home', color: '#fff', more: [{ a: [1, [2]] }] } }
    expect((await roomy.call('PATCH', `${roomy.path}/`, { logo_props })).body.logo_props).toEqual(logo_props)
  })

  test.each(['1e400', '-1e400', '1e16', '99999999999999999999999999', '"5"', 'null', 'true', '[]'])(
    'a position of %s',
    async (number) => {
      const { id } = await factories(app).label(place)
      const answer = await place.call('PATCH', `${labels}${id}/`, `{"sort_order":${number}}`, json)
      expectError(answer, 400, 'invalid')
      expect(answer.body.fields).toHaveProperty('sort_order')
    },
  )

  test.each(['1e400', '13', '-1', '1.5', '1e308', '9007199254740993', '"3"'])(
    'a point of %s',
    async (number) => {
      const answer = await place.call('POST', items, `{"name":"x","point":${number}}`, json)
      expectError(answer, 400, 'invalid')
      expect(answer.body.fields).toHaveProperty('point')
    },
  )

  test.each(['-0', '1e-400', '0.1', '123456789012345.67', '1E3'])(
    'a position of %s is a number',
    async (number) => {
      const { id } = await factories(app).label(place)
      const answer = await place.call('PATCH', `${labels}${id}/`, `{"sort_order":${number}}`, json)
      expect(answer.status).toBe(200)
      expect(answer.body.sort_order).toBeCloseTo(Number(number), 1)
    },
  )

  test.each(['offset=99999999999999999999', 'offset=1e3', 'limit=1e1', 'offset=999999999999999'])(
    'huge numbers in the query: %s',
    async (query) => {
      const { status } = await place.call('GET', `${labels}?${query}`)
      expect(status).toBe(query.endsWith('=999999999999999') ? 200 : 400)
    },
  )

  test.each(['\\ud800', 'a\\udc00b', '\\udfff\\ud800'])('a lone surrogate: %s', async (text) => {
    const created = await place.call('POST', labels, `{"name":"Half ${text}"}`, json)
    expect([201, 400]).toContain(created.status)
    const { id } = await factories(app).label(place)
    const answers = [
      created,
      await place.call('PATCH', `${labels}${id}/`, `{"name":"Half of ${text}"}`, json),
      await place.call('POST', items, `{"name":"x","description_html":"<p>${text}</p>"}`, json),
      await place.call('PATCH', `${place.path}/`, `{"logo_props":{"a":"${text}"}}`, json),
      await place.call('GET', `${labels}?name=${encodeURIComponent('\ufffd')}`),
    ]
    for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(500)
    // What is refused in one place is not let through in another.
    expect(new Set(answers.slice(0, 4).map(({ status }) => status >= 400)).size).toBe(1)
  })

  test('pairs of surrogates are characters', async () => {
    expect((await place.call('POST', labels, { name: 'Anchor ⚓ 🚢' })).body.name).toBe('Anchor ⚓ 🚢')
  })

  const dates = ['2026-02-30', '2026-13-01', '2026-00-10', '2025-02-29', '26-01-01', '2026-1-1', '']
  const odd = [
    '2026-01-01T00:00:00Z',
    '20260101',
    'today',
    '+002026-01-01',
    '-0001-01-01',
    '10000-01-01',
    ' 2026-01-01',
  ]
  test.each([...dates, ...odd])('a start_date of "%s"', async (start_date) => {
    const answer = await place.call('POST', items, { name: 'x', start_date })
    expectError(answer, 400, 'invalid')
    expect(answer.body.fields, answer.text).toHaveProperty('start_date')
  })

  const times = ['2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T25:00:00Z', 'now', '']
  test.each([...times, '2026-01-01T00:00:00', '2026-01-01T00:00:00+25:00', '2026-01-01 00:00', '1767225600'])(
    'a created_at of "%s"',
    async (created_at) => {
      const answer = await place.call('POST', items, { name: 'x', created_at })
      expectError(answer, 400, 'invalid')
      expect(answer.body.fields, answer.text).toHaveProperty('created_at')
    },
  )

  test('a year that the calendar does not have', async () => {
    expectError(await place.call('POST', items, { name: 'x', start_date: '0000-01-01' }), 400, 'invalid')
    expectError(
      await place.call('POST', items, { name: 'x', created_at: '0000-01-01T00:00:00Z' }),
      400,
      'invalid',
    )
    expectError(await place.call('GET', `${items}?target_date=0000-01-01`), 400, 'invalid_filter')
  })

  test.each(['0001-01-01', '2024-02-29', '9999-12-31'])(
    'a start_date of %s is a date',
    async (start_date) => {
      const { status, body } = await place.call('POST', items, { name: 'x', start_date })
      expect(status).toBe(201)
      expect(body.start_date).toBe(start_date)
    },
  )

  test('very long strings', async () => {
    const name = 'x'.repeat(256)
    const fields = async (path: string, body: object) => {
      const answer = await roomy.call('POST', roomy.path + path, body)
      expectError(answer, 400, 'invalid')
      return Object.keys(answer.body.fields)
    }
    expect(await fields('/labels/', { name })).toEqual(['name'])
    expect(await fields('/labels/', { name: 'x'.repeat(1_000_000) })).toEqual(['name'])
    expect(await fields('/states/', { name, color: name })).toEqual(['name', 'color'])
    expect(await fields('/modules/', { name: '⚓'.repeat(256) })).toEqual(['name'])
    expect(await fields('/work-items/', { name: 'x', external_id: name })).toEqual(['external_id'])
    expect(await fields('/work-items/', { name: 'x', description_html: 'x'.repeat(4_000_001) })).toEqual([
      'description_html',
    ])
  })

  test('the longest strings are kept, in characters and not in bytes', async () => {
    const name = '🚢'.repeat(255)
    for (const path of ['labels', 'modules', 'work-items', 'epics'])
      expect((await roomy.call('POST', `${roomy.path}/${path}/`, { name })).body.name).toBe(name)
    const external = { external_id: name, external_source: name }
    expect(
      (await roomy.call('POST', `${roomy.path}/labels/`, { name: 'External', ...external })).status,
    ).toBe(201)
  })

  test('a very long query', async () => {
    const long = 'x'.repeat(10_000)
    for (const query of [`name=${long}`, `external_source=${long}`])
      expect((await roomy.call('GET', `${roomy.path}/labels/?${query}`)).body.results).toEqual([])
    for (const parameter of ['fields', 'expand', 'order_by', 'cursor', 'parent', 'nonsense']) {
      const answer = await roomy.call('GET', `${roomy.path}/labels/?${parameter}=${long}`)
      expect(answer.status, parameter).toBe(400)
    }
  })
})

describe('what is refused says why', () => {
  test('every faulty field, with what it must be', async () => {
    const answer = await place.call('POST', items, {
      priority: 'soon',
      labels: 'all',
      point: 99,
      parent: 'x',
    })
    expectError(answer, 400, 'invalid')
    expect(Object.keys(answer.body.fields).sort()).toEqual(['labels', 'name', 'parent', 'point', 'priority'])
    expect(answer.body.fields.priority).toEqual(['must be one of urgent, high, medium, low, none.'])
    expect(answer.body.error).toContain('name is required.')
  })

  test('a taken name, with the record that has it', async () => {
    for (const [path, extra] of [
      ['labels', {}],
      ['states', { color: '#fff' }],
    ] as const) {
      const first = await place.call('POST', `${place.path}/${path}/`, { name: 'Taken', ...extra })
      const answer = await place.call('POST', `${place.path}/${path}/`, { name: 'Taken', ...extra })
      expectError(answer, 409, 'conflict')
      expect(answer.body.id).toBe(first.body.id)
    }
  })

  test.each([
    ['projects', 'network=2', 200],
    ['projects', 'network=1', 400],
    ['projects', 'network=x', 400],
  ])('a filter takes the values that it names: %s?%s', async (path, query, status) => {
    const answer = await place.call('GET', `/workspaces/${place.slug}/${path}/?${query}`)
    expect(answer.status, answer.text).toBe(status)
    if (status === 200) expect(answer.body.results.length).toBeGreaterThan(0)
  })

  test.each(['state=x', 'priority=soon', 'assignee=me', 'label=1', 'parent=none', 'created_by=0'])(
    'a filter refuses other values by name: %s',
    async (query) => {
      const answer = await place.call('GET', `${items}?${query}`)
      expectError(answer, 400, 'invalid_filter')
      expect(answer.body.error).toContain(query.split('=')[0])
      expect(answer.body.invalid).toEqual([query.split('=')[1]])
    },
  )
})

describe('the request id', () => {
  const lines: Record<string, unknown>[] = []
  let call: (method: string, url: string, payload?: string) => Promise<{ id: string; status: number }>
  beforeAll(() => {
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
        done()
      },
    })
    const server = buildApp(app.config, app.database, pino({ level: 'info' }, stream))
    afterAll(() => server.close())
    call = async (method, url, payload) => {
      const headers = {
        'x-api-key': place.owner.key,
        'x-request-id': 'chosen-by-the-client',
        ...(payload ? json : {}),
      }
      const response = await server.inject({
        method: method as 'GET',
        url,
        headers,
        ...(payload ? { payload } : {}),
      })
      return { id: String(response.headers['x-request-id']), status: response.statusCode }
    }
  })

  const logged = [
    { what: 'a read', method: 'GET', url: `/api/v1${labels}`, status: 200 },
    { what: 'malformed JSON', method: 'POST', url: `/api/v1${labels}`, payload: '{', status: 400 },
    { what: 'an unknown path', method: 'GET', url: '/api/v1/nowhere/', status: 404 },
    { what: 'a wrong method', method: 'PUT', url: `/api/v1${labels}`, status: 405 },
    { what: 'a malformed address', method: 'GET', url: '/api/v1/workspaces/%zz/', status: 400 },
    { what: 'an overlong id', method: 'GET', url: `/api/v1/workspaces/${'a'.repeat(1500)}/`, status: 404 },
  ]
  test.each(logged)(
    'of $what is in the log, with what was asked and what was answered',
    async ({ method, url, payload, status }) => {
      const answer = await call(method, url, payload)
      expect(answer.status).toBe(status)
      expect(lines.filter((line) => line['request_id'] === answer.id)).toMatchObject([
        { method, url, status },
      ])
    },
  )

  test('is never twice the same, and not what the client says', async () => {
    const ids = [await call('GET', `/api/v1${labels}`), await call('GET', `/api/v1${labels}`)].map(
      ({ id }) => id,
    )
    expect(new Set([...ids, 'chosen-by-the-client']).size).toBe(3)
  })

  test('of a fault of the server leads to its cause in the log; no key is ever there', async () => {
    await app.database.pool.query('alter table initiatives rename to elsewhere')
    const { id, status } = await call('GET', `/api/v1/workspaces/${place.slug}/initiatives/`)
    await app.database.pool.query('alter table elsewhere rename to initiatives')
    expect(status).toBe(500)
    const line = lines.find((one) => one['request_id'] === id && 'err' in one)
    expect(JSON.stringify(line)).toContain('initiatives')
    expect(JSON.stringify(lines)).not.toContain(place.owner.key)
  })
})

describe('bytes that are no request', () => {
  let port: number
  beforeAll(async () => {
    port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  const send = (bytes: string | Buffer) =>
    new Promise<{ status: number; headers: string; body: string }>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => {
        const [headers = '', body = ''] = text.split('\r\n\r\n')
        resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers, body })
      })
    })

  const faulty = [
    { what: 'not HTTP', bytes: 'hello\r\n\r\n', status: 400 },
    { what: 'a bad header', bytes: 'GET /api/v1/ HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', status: 400 },
    {
      what: 'a header too long',
      bytes: `GET /api/v1/ HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
  ]
  test.each(faulty)('are answered in the one shape: $what', async ({ bytes, status }) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    const body = JSON.parse(answer.body) as Record<string, string>
    expect(body['error']).toMatch(/^\S.*\.$/)
    expect(body).toMatchObject({
      message: body['error'],
      code: expect.any(String),
      request_id: expect.any(String),
    })
    expect(answer.headers.toLowerCase()).toContain(`x-request-id: ${body['request_id']}`)
  })

  test('a body that is not UTF-8 is refused or read, never a fault of the server', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')])
    const head = `POST /api/v1${labels} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${place.owner.key}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const { status } = await send(Buffer.concat([Buffer.from(head), body]))
    expect([201, 400]).toContain(status)
  })
})
