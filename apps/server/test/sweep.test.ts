import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { can } from '../src/access/can.js'
import type { Route } from '../src/http/route.js'
import { routes } from '../src/routes.js'
import { factories, type Person } from './make.js'
import { startApp, type Answer, type Call } from './start.js'
import {
  fillLists,
  makeRoles,
  makeWorld,
  paramsOf,
  tieLists,
  type RoleName,
  type World,
} from './world.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const each = (wanted: (route: Route) => boolean) => routes.filter(wanted)
const takes = (route: Route, parameter: string): boolean => parameter in (route.query?.properties ?? {})
const isRead = ({ method }: Route): boolean => method === 'GET'
const isPage = ({ response }: Route): boolean => response !== undefined && 'properties' in response && 'results' in (response.properties as object)

/** The rows of a page, of a bare array or of a single record. */
function rowsOf({ body }: Answer): Record<string, unknown>[] {
  return Array.isArray(body) ? body : (body.results ?? [body])
}

/** An error without what differs from one request to the next. */
function told({ status, body }: Answer): unknown {
  const { request_id: _, ...rest } = body
  return { status, ...rest }
}

/** The names that a parameter takes, as the error about a name that it does not take lists them. */
async function allowedNames(call: Call, url: string, parameter: string): Promise<string[]> {
  const { body } = await call('GET', `${url}?${parameter}=no_such_name`)
  return body.allowed
}

const world = await makeWorld(app)

describe('every route', () => {
  test('is declared once', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`)
    expect(names).toEqual([...new Set(names)])
  })

  test.each(routes)('declares its access, group, summary, status and response: $method $path', (route) => {
    expect(Object.values(can)).toContain(route.access)
    expect(route.access.rule).toMatch(/^[A-Z].*\.$/)
    expect(route.group).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(route.summary).toMatch(/^[A-Z]/)
    expect(route.path).toMatch(/^\/.*\/$/)
    expect([200, 201, 204]).toContain(route.status)
    if (route.status === 204) expect(route.response).toBeUndefined()
    else expect(route.response).toBeDefined()
  })

  test.each(routes)('answers 401 without a key: $method $path', async (route) => {
    const answer = await app.as(null)(route.method, world.url(route.path), world.body(route))
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('missing_api_key')
  })

  test.each(routes)('refuses an unknown query parameter by name: $method $path', async (route) => {
    const answer = await world.call(route.method, `${world.url(route.path)}?no_such_parameter=1`, world.body(route))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'unknown_parameter', invalid: ['no_such_parameter'] })
    expect(answer.body.allowed).toEqual(Object.keys(route.query?.properties ?? {}))
  })
})

describe('the OpenAPI document', () => {
  let paths: Record<string, Record<string, any>>
  beforeAll(async () => {
    paths = (await app.as(null)('GET', '/openapi.json')).body.paths
  })

  test.each(routes)('has $method $path with its errors', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: route.summary, tags: [route.group] })
    expect(operation.description).toContain(route.access.rule)
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining([String(route.status), '400', '401', '429', '500']),
    )
    const named = operation.parameters.map((parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`)
    expect(named).toEqual([
      ...paramsOf(route.path).map((name) => `path ${name}`),
      ...Object.keys(route.query?.properties ?? {}).map((name) => `query ${name}`),
    ])
  })

  test('has no operation that is not served', async () => {
    const missing: string[] = []
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const { status } = await app.as(null)(method.toUpperCase(), path.replace(/\{\w+\}/g, 'x'))
        if (status !== 401) missing.push(`${method} ${path}: ${status}`)
      }
    expect(missing).toEqual([])
  })
})

describe('what is not for the caller does not exist', () => {
  let stranger: Person
  let outsider: Person
  let secret: World
  let elsewhere: World
  beforeAll(async () => {
    stranger = (await make.workspace()).owner
    outsider = await make.member(world, 20)
    secret = await makeWorld(app, world, { network: 0 })
    elsewhere = await makeWorld(app)
  })

  test.each(each(({ path }) => path.includes('{workspace_slug}')))(
    "a stranger gets the same 404 for the workspace as for a missing one: $method $path",
    async (route) => {
      const body = world.body(route)
      const theirs = await stranger.call(route.method, world.url(route.path), body)
      const missing = await stranger.call(route.method, world.url(route.path, { workspace_slug: 'no-such' }), body)
      expect(theirs.status).toBe(404)
      expect(told(theirs)).toEqual(told(missing))
    },
  )

  test.each(each(({ path }) => path.includes('{project_id}')))(
    'an admin of the workspace gets the same 404 for a secret project as for a missing one: $method $path',
    async (route) => {
      const body = secret.body(route)
      const hidden = await outsider.call(route.method, secret.url(route.path), body)
      const missing = await outsider.call(route.method, secret.url(route.path, { project_id: randomUUID() }), body)
      expect(hidden.status).toBe(404)
      expect(told(hidden)).toEqual(told(missing))
    },
  )

  const targets = routes.flatMap((route) =>
    paramsOf(route.path)
      .filter((name) => name !== 'workspace_slug')
      .map((name) => ({ route, name, method: route.method, path: route.path })),
  )
  test.each(targets)('a malformed, a missing and a foreign {$name} give the same 404: $method $path', async ({ route, name }) => {
    const send = (value: string) =>
      world.call(route.method, world.url(route.path, { [name]: value }), world.body(route))
    const missing = await send(randomUUID())
    expect(missing.status).toBe(404)
    expect(missing.body.code).toBe('not_found')
    const others = ['not-an-id', '1', `${randomUUID()}x`, elsewhere.param(route.path, name)]
    // The sibling lies in the same workspace: only what belongs to its project is foreign there.
    if (route.path.includes('{project_id}') && name !== 'project_id') others.push(secret.param(route.path, name))
    for (const value of others) expect(told(await send(value)), value).toEqual(told(missing))
  })

  test('a secret project and what is in it is in no list of somebody outside', async () => {
    const ids = JSON.stringify([secret.projectId, ...Object.values(secret.ids)].filter((id) => id !== secret.ids.initiative && id !== secret.ids.workItemType))
    const found: string[] = []
    for (const route of each((route) => isRead(route) && !route.path.includes('{project_id}'))) {
      const url = route.path.includes('{work_item_identifier}') ? null : secret.url(route.path)
      if (!url) continue
      const { text } = await outsider.call('GET', url)
      for (const id of JSON.parse(ids) as string[]) if (text.includes(id)) found.push(`${route.path} shows ${id}`)
    }
    expect(found).toEqual([])
  })
})

describe('fields, expand and order_by', () => {
  for (const parameter of ['fields', 'expand', 'order_by'] as const)
    test.each(each((route) => takes(route, parameter)))(
      `unknown names in ${parameter} are refused by name: $path`,
      async (route) => {
        for (const name of ['no_such_name', '__proto__', 'constructor', 'id;drop']) {
          const answer = await world.call('GET', `${world.url(route.path)}?${parameter}=${name},nor_this`)
          expect(answer.status, name).toBe(400)
          expect(answer.body).toMatchObject({ code: `invalid_${parameter}`, invalid: [name, 'nor_this'] })
          for (const word of [parameter, name, 'nor_this', ...answer.body.allowed])
            expect(answer.body.error).toContain(word)
        }
      },
    )

  test.each(each((route) => takes(route, 'fields')))('fields narrows to each of its names: $path', async (route) => {
    const url = world.url(route.path)
    const allowed = await allowedNames(world.call, url, 'fields')
    const whole = rowsOf(await world.call('GET', url))
    expect(whole.length).toBeGreaterThan(0)
    for (const row of whole) expect(Object.keys(row)).toEqual(allowed)
    for (const name of allowed) {
      const rows = rowsOf(await world.call('GET', `${url}?fields=${name}`))
      expect(rows).toEqual(whole.map((row) => ({ [name]: row[name] })))
    }
  })

  test.each(each((route) => takes(route, 'expand')))('expand shows each of its names in full: $path', async (route) => {
    const url = world.url(route.path)
    const allowed = await allowedNames(world.call, url, 'expand')
    const plain = rowsOf(await world.call('GET', url))
    for (const name of allowed) {
      const rows = rowsOf(await world.call('GET', `${url}?expand=${name}`))
      expect(rows.map((row) => idsIn(row[name])), name).toEqual(plain.map((row) => row[name]))
      expect(rows.flatMap((row) => row[name] ?? []), `${name} has nothing to expand in this world`).not.toEqual([])
    }
    const all = rowsOf(await world.call('GET', `${url}?expand=${allowed.join(',')}`))
    for (const name of allowed) expect(all.map((row) => idsIn(row[name]))).toEqual(plain.map((row) => row[name]))
  })

  /** The ids of nested records; a bare id among them is a fault. */
  function idsIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(idsIn)
    if (value === null) return null
    expect(value).toBeTypeOf('object')
    return (value as { id: string }).id
  }

  test.each(each((route) => takes(route, 'order_by')))('order_by sorts by each of its names, both ways: $path', async (route) => {
    const url = world.url(route.path)
    const allowed = await allowedNames(world.call, url, 'order_by')
    expect(allowed.length).toBeGreaterThan(0)
    for (const name of allowed) {
      const up = rowsOf(await world.call('GET', `${url}?order_by=${name}`)).map(({ id }) => id)
      const down = rowsOf(await world.call('GET', `${url}?order_by=-${name}`)).map(({ id }) => id)
      expect(down, name).toEqual(up.toReversed())
    }
  })
})

describe('who may', () => {
  /** Who passes each rule, of people who all see the (public) project. */
  const passes: Record<keyof typeof can, RoleName[]> = {
    haveAccount: ['workspaceGuest', 'workspaceMember', 'workspaceAdmin'],
    readWorkspace: ['workspaceGuest', 'workspaceMember', 'workspaceAdmin'],
    readWorkspaceMembers: ['workspaceMember', 'workspaceAdmin'],
    writeWorkspace: ['workspaceMember', 'workspaceAdmin'],
    createProject: ['workspaceMember', 'workspaceAdmin'],
    adminWorkspace: ['workspaceAdmin'],
    seeProject: [
      ...(['workspaceGuest', 'workspaceMember', 'workspaceAdmin'] as const),
      ...(['projectGuest', 'projectMember', 'projectAdmin', 'projectMemberAndWorkspaceAdmin'] as const),
    ],
    adminProject: ['projectAdmin', 'projectMemberAndWorkspaceAdmin'],
    readInProject: ['projectGuest', 'projectMember', 'projectAdmin', 'projectMemberAndWorkspaceAdmin'],
    writeInProject: ['projectMember', 'projectAdmin', 'projectMemberAndWorkspaceAdmin'],
    adminInProject: ['projectAdmin'],
  }
  let people: Record<RoleName, Person>
  beforeAll(async () => {
    people = await makeRoles(app, world)
  })

  test.each(routes)('as the rule says: $method $path', async (route) => {
    const rule = (Object.keys(can) as (keyof typeof can)[]).find((name) => can[name] === route.access)!
    const names = Object.keys(people) as RoleName[]
    const tried = route.path.includes('{project_id}') ? names : names.filter((name) => name.startsWith('workspace'))
    // Access comes before the parameters: who passes is told of the parameter, and nothing is changed.
    const url = `${world.url(route.path)}?no_such_parameter=1`
    const answers: Record<string, number> = {}
    for (const name of tried)
      answers[name] = (await people[name].call(route.method, url, world.body(route))).status
    expect(answers).toEqual(Object.fromEntries(tried.map((name) => [name, passes[rule].includes(name) ? 400 : 403])))
  })

  test.each(each(({ path }) => path.includes('{project_id}')))(
    'a guest of a project reads and does not write: $method $path',
    async (route) => {
      const { status } = await people.projectGuest.call(route.method, world.url(route.path), world.body(route))
      expect(status).toBe(isRead(route) ? 200 : 403)
    },
  )
})

describe('every list', () => {
  test.each(each(isPage))('costs the same number of statements for one row and for twenty: $path', async (route) => {
    const { small, large } = await sizes()
    const expand = (await allowedNames(small.call, small.url(route.path), 'expand')).join(',')
    const [few, many] = [await statementsOf(small, route, expand), await statementsOf(large, route, expand)]
    expect(many.rows).toBeGreaterThanOrEqual(few.rows + 20)
    expect(few.rows).toBeGreaterThan(0)
    expect(many.statements).toBe(few.statements)
  })

  let made: Promise<{ small: World; large: World }> | undefined
  const sizes = () =>
    (made ??= (async () => {
      const [small, large] = [await makeWorld(app), await makeWorld(app)]
      await fillLists(app, large, 20)
      return { small, large }
    })())

  async function statementsOf(at: World, route: Route, expand: string) {
    const url = `${at.url(route.path)}?expand=${expand}`
    const counts: number[] = []
    let rows = 0
    // Keys and memberships are kept for a second; the least of three is the count with both of them kept.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      rows = rowsOf(await at.call('GET', url)).length
      counts.push(query.mock.calls.length)
      query.mockRestore()
    }
    return { rows, statements: Math.min(...counts) }
  }

  test.each(each(isPage))('walked in pages gives every row once, however alike they are: $path', async (route) => {
    const at = await tied()
    const url = at.url(route.path)
    for (const order of ['', ...(await allowedNames(at.call, url, 'order_by')).flatMap((name) => [name, `-${name}`])]) {
      const sorted = order && `&order_by=${order}`
      const all = rowsOf(await at.call('GET', `${url}?per_page=100${sorted}`)).map(({ id }) => id)
      expect(all.length).toBeGreaterThanOrEqual(5)
      expect(new Set(all).size).toBe(all.length)
      const forward = await walk(at.call, `${url}?per_page=2${sorted}`)
      expect(forward.flat(), order).toEqual(all)
    }
  })

  let madeTied: Promise<World> | undefined
  const tied = () =>
    (madeTied ??= (async () => {
      const at = await makeWorld(app)
      await fillLists(app, at, 5)
      await tieLists(app)
      return at
    })())

  async function walk(call: Call, url: string): Promise<unknown[][]> {
    const pages: unknown[][] = []
    for (let cursor = ''; ; ) {
      const { body } = await call('GET', url + (cursor && `&cursor=${cursor}`))
      pages.push(body.results.map(({ id }: { id: string }) => id))
      if (!body.next_page_results) return pages
      cursor = body.next_cursor
    }
  }
})

describe('every route does what it declares', () => {
  // Reads first, then what changes, then what removes, the deepest first: each finds its own record still there.
  const rank = ({ method }: Route): number => ['GET', 'PATCH', 'POST', 'DELETE'].indexOf(method)
  const depth = ({ path }: Route): number => path.split('/').length
  const inOrder = routes.toSorted((a, b) => rank(a) - rank(b) || depth(b) - depth(a))
  let fresh: World
  beforeAll(async () => {
    fresh = await makeWorld(app)
  })

  test.each(inOrder)('$status: $method $path', async (route) => {
    const answer = await fresh.call(route.method, fresh.url(route.path), fresh.body(route))
    expect(answer.status, answer.text).toBe(route.status)
    if (route.status === 204) expect(answer.text).toBe('')
  })

  test('an example stands in every body that needs no ids', () => {
    const ids = ['issues', 'work_item_ids', 'label_ids', 'project_ids', 'epic_ids', 'email', 'member', 'role']
    const without = each(({ body, example }) => body !== undefined && !example)
    for (const { body, method, path } of without)
      expect(ids, `${method} ${path}`).toEqual(expect.arrayContaining(Object.keys(body?.properties ?? {})))
  })
})
