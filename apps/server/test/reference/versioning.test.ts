import { afterAll, describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.js'
import { startApp, type Answer } from '../start.js'
import { makeWorld } from '../world.js'

const app = await startApp()
const world = await makeWorld(app)
const off = await startApp({ LEGACY_ISSUES_PATHS: 'off' })
const worldOff = await makeWorld(off)
afterAll(() => Promise.all([app.stop(), off.stop()]))

const renamed = routes.filter(({ path }) => path.includes('/work-items/'))
const old = (path: string): string => path.replace('/work-items/', '/issues/')
/** Attachments had a longer name under the old paths; both are served. */
const spellings = (path: string): string[] => [
  ...new Set([old(path), old(path).replace('/attachments/', '/issue-attachments/')]),
]
/** Every old path of a route: the route, and what makes the old path of a new one. */
const oldPaths = renamed.flatMap((route) =>
  spellings(route.path).map((path, index) => ({
    route,
    path,
    spell: (url: string): string => spellings(url)[index] ?? '',
  })),
)
/** Where a redirect leads, without the signature, which differs from one link to the next. */
const target = ({ headers }: Answer): string | undefined => headers['location']?.split('?')[0]

describe('Reference 9.1: the version is part of the path: `/api/v1/`', () => {
  test.each(['/api/users/me/', '/users/me/', '/v1/users/me/', '/api/v2/users/me/', '/api/v0/users/me/'])(
    'there is nothing at %s',
    async (url) => {
      const response = await app.app.inject({ url, headers: { 'x-api-key': world.owner.key } })
      expect(response.statusCode).toBe(404)
    },
  )

  test('there is at /api/v1/users/me/', async () => {
    const headers = { 'x-api-key': world.owner.key }
    expect((await app.app.inject({ url: '/api/v1/users/me/', headers })).statusCode).toBe(200)
  })
})

describe('Reference 9.2: paths containing `/issues/` are deprecated in favour of the same paths with `/work-items/`', () => {
  for (const { route, path, spell } of oldPaths.filter(({ route }) => route.method === 'GET'))
    test(`they answer the same: GET ${path}`, async () => {
      const url = world.url(route.path)
      const [before, after] = [await world.call('GET', spell(url)), await world.call('GET', url)]
      expect(before.status).toBe(route.status)
      expect(before.body).toEqual(after.body)
      expect(target(before)).toBe(target(after))
      expect(target(before) === undefined).toBe(route.status !== 302)
    })

  for (const { route, path, spell } of oldPaths)
    test(`they are served by the same rules: ${route.method} ${path}`, async () => {
      const { method } = route
      const url = spell(world.url(route.path))
      expect((await app.as(null)(method, url, world.body(route))).status).toBe(401)
      const wrong = await world.call(method, `${url}?no_such_parameter=1`, world.body(route))
      expect(wrong.body.code).toBe('unknown_parameter')
    })

  test('they write as well', async () => {
    const created = await world.call('POST', `${world.path}/issues/`, { name: 'By the old name' })
    expect(created.status).toBe(201)
    const item = `${world.path}/issues/${created.body.id}/`
    expect((await world.call('PATCH', item, { name: 'Renamed' })).status).toBe(200)
    expect((await world.call('GET', item.replace('issues', 'work-items'))).body.name).toBe('Renamed')
    expect((await world.call('DELETE', item)).status).toBe(204)
  })

  test('support for the `/issues/` form ends on 31 March 2026: the headers say so', async () => {
    const { headers } = await world.call('GET', `${world.path}/issues/`)
    const sunset = new Date(headers['sunset'] ?? '')
    expect(sunset.toISOString().slice(0, 10)).toBe('2026-03-31')
    expect(headers['sunset']).toBe(sunset.toUTCString())
    expect(headers['deprecation']).toMatch(/^@\d+$/)
    expect(Number(headers['deprecation']?.slice(1)) * 1000).toBeLessThanOrEqual(sunset.getTime())
  })

  test('clients replace `/issues/` with `/work-items/`: the headers name the new path, query and all', async () => {
    const query = '?fields=id&per_page=1'
    const { headers, body } = await world.call('GET', `${world.path}/issues/${query}`)
    const link = /^<(.+)>; rel="successor-version"$/.exec(headers['link'] ?? '')?.[1]
    expect(link).toBe(`/api/v1${world.path}/work-items/${query}`)
    expect((await world.call('GET', (link ?? '').replace('/api/v1', ''))).body).toEqual(body)
  })

  test.each(['', '/'])('with "%s" at the end alike', async (slash) => {
    const { status, headers } = await world.call('GET', `${world.path}/issues${slash}`)
    expect(status).toBe(200)
    expect(headers['link']).toBe(`</api/v1${world.path}/work-items${slash}>; rel="successor-version"`)
  })

  test('errors of the old paths carry the headers too', async () => {
    const { status, headers } = await world.call('GET', `${world.path}/issues/${world.projectId}/`)
    expect(status).toBe(404)
    expect(headers).toMatchObject({ sunset: expect.any(String), deprecation: expect.any(String) })
  })

  test('the new paths carry none', async () => {
    const { headers } = await world.call('GET', `${world.path}/work-items/`)
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name)
  })

  test('the OpenAPI document marks the old paths as deprecated, and only these', async () => {
    const { paths } = (await app.as(null)('GET', '/openapi.json')).body as {
      paths: Record<string, Record<string, { deprecated?: boolean }>>
    }
    const marked = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { deprecated }]) =>
        deprecated ? [`${method} ${path}`] : [],
      ),
    )
    expect(new Set(marked)).toEqual(
      new Set(oldPaths.map(({ route, path }) => `${route.method.toLowerCase()} ${path}`)),
    )
  })

  for (const { route, path, spell } of oldPaths)
    test(`with LEGACY_ISSUES_PATHS=off they are gone: ${route.method} ${path}`, async () => {
      const url = worldOff.url(route.path)
      const { status, body, headers } = await worldOff.call(route.method, spell(url), worldOff.body(route))
      expect(status).toBe(410)
      expect(body).toMatchObject({ code: 'gone', path: `/api/v1${url}` })
      expect(body.error).toContain(`/api/v1${url}`)
      expect(headers['link']).toContain(`/api/v1${url}`)
    })

  test('with LEGACY_ISSUES_PATHS=off the new ones stay', async () => {
    expect((await worldOff.call('GET', `${worldOff.path}/work-items/`)).status).toBe(200)
  })
})

describe('Reference 9.3: the paths that address the work items of a module keep the segment `module-issues`', () => {
  const ofModule = `${world.path}/modules/${world.ids.module}`

  test('it is not deprecated', async () => {
    const { status, headers } = await world.call('GET', `${ofModule}/module-issues/`)
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('deprecation')
    const stays = await worldOff.call('GET', `${worldOff.path}/modules/${worldOff.ids.module}/module-issues/`)
    expect(stays.status).toBe(200)
  })

  test.each(['module-work-items', 'work-items', 'issues'])('it has no other name: %s', async (segment) => {
    expect((await world.call('GET', `${ofModule}/${segment}/`)).status).toBe(404)
  })
})
