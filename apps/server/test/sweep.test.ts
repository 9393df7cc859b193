import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test, vi, type MockInstance } from 'vitest'
import { can } from '../src/access/can.js'
import type { Route } from '../src/http/route.js'
import { operations } from '../src/resources/accounts/accounts.operations.js'
import { routes } from '../src/routes.js'
import { fewestStatements } from './fewest-statements.js'
import { factories, type Person } from './make.js'
import { startApp, type Answer, type Call } from './start.js'
import { spellingsOf } from './facts/facts.js'
import { fillLists, makeRoles, makeWorld, paramsOf, tieLists, type RoleName, type World } from './world.js'

const app = await startApp()
const make = factories(app)
const world = await makeWorld(app)
afterAll(() => app.stop())

const isRead = ({ method }: Route): boolean => method === 'GET'
const inWorkspace = routes.filter(({ path }) => path.includes('{workspace_slug}'))
const inProject = routes.filter(({ path }) => path.includes('{project_id}'))
/** One list of cycles may be a bare array instead. */
const sendsPage = (schema?: TSchema & { properties?: object; anyOf?: TSchema[] }): boolean =>
  'results' in (schema?.properties ?? {}) || (schema?.anyOf ?? []).some(sendsPage)
const pages = routes.filter(({ response }) => sendsPage(response))
const taking = (parameter: string) => routes.filter(({ query }) => query && parameter in query.properties)

/** One test for each route, named after it in full. */
function testEach(
  some: readonly Route[],
  promise: string,
  run: (route: Route) => void | Promise<void>,
): void {
  for (const route of some) test(`${promise}: ${route.method} ${route.path}`, () => run(route))
}

/** The rows of a page, of a bare array or of a single record. */
function rowsOf({ body }: Answer): Record<string, unknown>[] {
  return Array.isArray(body) ? body : (body.results ?? [body])
}

const idsOf = (answer: Answer): unknown[] => rowsOf(answer).map(({ id }) => id)

/** An error without what differs from one request to the next. */
function told({ status, body }: Answer): unknown {
  const { request_id: _, ...rest } = body
  return { status, ...rest }
}

/** The names that a parameter takes, as the error about another name lists them. */
async function allowedNames(call: Call, url: string, parameter: string): Promise<string[]> {
  const { body } = await call('GET', `${url}?${parameter}=no_such_name`)
  return body.allowed
}

describe('every route', () => {
  test('is declared once', () => {
    const names = routes.map(({ method, path }) => `${method} ${path}`)
    expect(names).toEqual([...new Set(names)])
  })

  testEach(routes, 'declares its access, group, summary, status and response', (route) => {
    expect(Object.values(can)).toContain(route.access)
    expect(route.access.rule).toMatch(/^[A-Z].*\.$/)
    expect(route.group).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(route.summary).toMatch(/^[A-Z]/)
    expect(route.path).toMatch(/^\/.*\/$/)
    expect([200, 201, 204, 302]).toContain(route.status)
    expect(route.response === undefined).toBe(route.status === 204 || route.status === 302)
  })

  testEach(routes, 'answers 401 without a key', async (route) => {
    const answer = await app.as(null)(route.method, world.url(route.path), world.body(route))
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('missing_api_key')
  })

  testEach(routes, 'refuses an unknown query parameter by name', async (route) => {
    const url = `${world.url(route.path)}?no_such_parameter=1`
    const answer = await world.call(route.method, url, world.body(route))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'unknown_parameter', invalid: ['no_such_parameter'] })
    expect(answer.body.allowed).toEqual(Object.keys(route.query?.properties ?? {}))
  })
})

describe('the OpenAPI document', () => {
  interface Operation {
    description: string
    parameters: ({ in: string; name: string } & { $ref?: string })[]
    responses: object
  }
  let paths: Record<string, Record<string, Operation>>
  let shared: Record<string, { in: string; name: string }>
  beforeAll(async () => {
    const { body } = await app.as(null)('GET', '/openapi.json')
    paths = body.paths
    shared = body.components.parameters
  })

  testEach(routes, 'has the route with its rule, parameters and errors', (route) => {
    const operation = paths[route.path]?.[route.method.toLowerCase()]
    expect(operation).toMatchObject({ summary: route.summary, tags: [route.group] })
    expect(operation?.description).toContain(route.access.rule)
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(route.status), '400', '401', '429', '500']),
    )
    const parameters = operation?.parameters.map((one) => shared[one.$ref?.split('/').at(-1) ?? ''] ?? one)
    expect(parameters?.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
      ...paramsOf(route.path).map((name) => `path ${name}`),
      ...Object.keys(route.query?.properties ?? {}).map((name) => `query ${name}`),
      ...(route.entityTag ? ['header If-None-Match'] : []),
      ...(route.ifMatch ? ['header If-Match'] : []),
    ])
  })

  test('has no operation that is not served', async () => {
    const answers: Record<string, number> = {}
    for (const [path, methods] of Object.entries(paths).filter(([path]) => !path.startsWith('/auth/')))
      for (const method of Object.keys(methods))
        answers[`${method} ${path}`] = (
          await app.as(null)(method.toUpperCase(), path.replace(/\{\w+\}/g, 'x'))
        ).status
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, 401])))
  })
})

describe('the account operations of the document', () => {
  const described = Object.values(operations)
  test('are all that is under /api/auth, and are served', async () => {
    const { body } = await app.as(null)('GET', '/openapi.json')
    const paths = Object.keys(body.paths).filter((path) => path.startsWith('/auth/'))
    expect(new Set(paths)).toEqual(new Set(described.map(({ path }) => path)))
    const answers = await Promise.all(
      described.map(({ method, path }) =>
        app.app.inject({ method, url: `/api${path.replace(/\{\w+\}/, 'x')}` }),
      ),
    )
    // Another site's write is refused before anything else, and a missing invitation has its own sentence.
    expect(answers.filter(({ body }) => body.includes('address'))).toEqual([])
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

  testEach(
    inWorkspace,
    'a stranger gets the same 404 for a workspace as for a missing one',
    async ({ method, path, ...route }) => {
      const body = world.body({ method, path, ...route })
      const theirs = await stranger.call(method, world.url(path), body)
      const missing = await stranger.call(method, world.url(path, { workspace_slug: 'no-such' }), body)
      expect(theirs.status).toBe(404)
      expect(told(theirs)).toEqual(told(missing))
    },
  )

  testEach(
    inProject,
    'an admin of the workspace gets the same 404 for a secret project as for a missing one',
    async (route) => {
      const body = secret.body(route)
      const hidden = await outsider.call(route.method, secret.url(route.path), body)
      const url = secret.url(route.path, { project_id: randomUUID() })
      const missing = await outsider.call(route.method, url, body)
      expect(hidden.status).toBe(404)
      expect(told(hidden)).toEqual(told(missing))
    },
  )

  testEach(inWorkspace, 'a malformed, a missing and a foreign id give the same 404', async (route) => {
    for (const name of paramsOf(route.path).filter((name) => name !== 'workspace_slug')) {
      const send = (value: string) =>
        world.call(route.method, world.url(route.path, { [name]: value }), world.body(route))
      const missing = await send(randomUUID())
      expect(missing.status, name).toBe(404)
      expect(missing.body.code).toBe('not_found')
      const others = ['not-an-id', `${randomUUID()}x`, elsewhere.param(route.path, name)]
      // The secret project lies in the same workspace: only what is in it is foreign here.
      if (inProject.includes(route) && name !== 'project_id') others.push(secret.param(route.path, name))
      for (const value of others) expect(told(await send(value)), `${name}: ${value}`).toEqual(told(missing))
    }
  })

  test('nothing of a secret project is in a list of somebody outside', async () => {
    const hidden = [secret.projectId, secret.ids.workItem, secret.ids.module, secret.ids.epic]
    const found: string[] = []
    for (const { path } of inWorkspace.filter(
      (route) => pages.includes(route) && !inProject.includes(route),
    )) {
      const { text } = await outsider.call('GET', secret.url(path))
      found.push(...hidden.filter((id) => text.includes(id)).map((id) => `${path}: ${id}`))
    }
    expect(found).toEqual([])
  })
})

describe('fields, expand and order_by', () => {
  for (const parameter of ['fields', 'expand', 'order_by'])
    testEach(taking(parameter), `unknown names in ${parameter} are refused by name`, async (route) => {
      const invalid = ['no_such_name', '__proto__', 'constructor', 'id;drop']
      const { status, body } = await world.call(
        'GET',
        `${world.url(route.path)}?${parameter}=${invalid.join(',')}`,
      )
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: `invalid_${parameter}`, invalid })
      for (const word of [parameter, ...invalid, ...body.allowed]) expect(body.error).toContain(word)
    })

  testEach(
    routes.filter(({ method }) => method === 'GET'),
    'has an ETag where it is documented, and nowhere else',
    async (route) => {
      const { headers } = await world.call('GET', world.url(route.path))
      expect(headers['etag'] !== undefined).toBe(route.entityTag === true)
    },
  )

  // A search without a text finds nothing that fields could narrow; search.test.ts does it with one. The fields of a
  // summary are its counts.
  const listing = taking('fields').filter(({ path }) => !/\/(search|summary)\/$/.test(path))
  testEach(listing, 'fields narrows to the names that it is given', async (route) => {
    const url = world.url(route.path)
    const allowed = await allowedNames(world.call, url, 'fields')
    const whole = rowsOf(await world.call('GET', url))
    expect(whole).not.toEqual([])
    for (const row of whole) expect(Object.keys(row)).toEqual(allowed)
    for (const names of [allowed.toReversed(), allowed.slice(0, 1), allowed.slice(-2)]) {
      const rows = rowsOf(await world.call('GET', `${url}?fields=${names.join(',')}`))
      expect(rows).toEqual(whole.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))))
      for (const row of rows) expect(Object.keys(row)).toEqual(names)
    }
  })

  testEach(taking('expand'), 'expand shows each of its names in full', async (route) => {
    const url = world.url(route.path)
    const allowed = await allowedNames(world.call, url, 'expand')
    const plain = rowsOf(await world.call('GET', url))
    const all = rowsOf(await world.call('GET', `${url}?expand=${allowed.join(',')}`))
    for (const name of allowed) {
      const rows = rowsOf(await world.call('GET', `${url}?expand=${name}`))
      expect(rows.map((row) => idsIn(row[name]))).toEqual(plain.map((row) => row[name]))
      expect(all.map((row) => row[name])).toEqual(rows.map((row) => row[name]))
      expect(
        rows.flatMap((row) => row[name] ?? []),
        `world.ts has nothing to expand: ${name}`,
      ).not.toEqual([])
    }
  })

  /** The ids of nested records; a bare id among them is a fault. */
  function idsIn(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(idsIn)
    if (value === null) return null
    expect(value).toBeTypeOf('object')
    return (value as { id: string }).id
  }

  testEach(taking('order_by'), 'order_by sorts by each of its names, both ways', async (route) => {
    const url = world.url(route.path)
    for (const name of await allowedNames(world.call, url, 'order_by')) {
      const up = idsOf(await world.call('GET', `${url}?order_by=${name}`))
      const down = idsOf(await world.call('GET', `${url}?order_by=-${name}`))
      expect(down, name).toEqual(up.toReversed())
    }
  })
})

describe('who may do it', () => {
  const ofWorkspace = ['workspaceGuest', 'workspaceMember', 'workspaceAdmin'] as const
  const ofProject = [
    'projectGuest',
    'projectMember',
    'projectAdmin',
    'projectMemberAndWorkspaceAdmin',
  ] as const
  /** Who passes each rule, of people who all see the project, which is public. */
  const passing: Record<keyof typeof can, readonly RoleName[]> = {
    haveAccount: ofWorkspace,
    readWorkspace: ofWorkspace,
    readWorkspaceMembers: ['workspaceMember', 'workspaceAdmin'],
    writeWorkspace: ['workspaceMember', 'workspaceAdmin'],
    createProject: ['workspaceMember', 'workspaceAdmin'],
    adminWorkspace: ['workspaceAdmin'],
    seeProject: [...ofWorkspace, ...ofProject],
    adminProject: ['projectAdmin', 'projectMemberAndWorkspaceAdmin'],
    summarizeProject: [...ofProject, 'workspaceMember', 'workspaceAdmin'],
    readInProject: ofProject,
    readInWorkItem: ofProject,
    takePartInProject: ofProject,
    attachToWorkItem: ofProject,
    writeInProject: ['projectMember', 'projectAdmin', 'projectMemberAndWorkspaceAdmin'],
    adminInProject: ['projectAdmin'],
    commentOnWorkItem: ofProject,
    writeInWorkItem: ['projectMember', 'projectAdmin', 'projectMemberAndWorkspaceAdmin'],
  }
  let people: Record<RoleName, Person>
  beforeAll(async () => {
    people = await makeRoles(app, world)
  })

  testEach(routes, 'is as the rule says', async (route) => {
    const rule = Object.entries(passing).find(([name]) => can[name as keyof typeof can] === route.access)
    const tried = inProject.includes(route) ? [...ofWorkspace, ...ofProject] : ofWorkspace
    // Access comes before the parameters: whoever passes is told of the wrong one, and nothing is changed.
    const url = `${world.url(route.path)}?no_such_parameter=1`
    const answers: Partial<Record<RoleName, number>> = {}
    for (const name of tried)
      answers[name] = (await people[name].call(route.method, url, world.body(route))).status
    expect(answers).toEqual(
      Object.fromEntries(tried.map((name) => [name, rule?.[1].includes(name) ? 400 : 403])),
    )
  })

  const forGuests = (route: Route): boolean =>
    route.access === can.attachToWorkItem && route.method === 'POST'
  const openToGuests: unknown[] = [can.commentOnWorkItem, can.takePartInProject]
  const closedToGuests = inProject.filter(({ access }) => !openToGuests.includes(access))
  testEach(closedToGuests, 'a guest of a project reads and does not write', async (route) => {
    const answer = await people.projectGuest.call(route.method, world.url(route.path), world.body(route))
    expect(answer.status).toBe(isRead(route) || forGuests(route) ? route.status : 403)
  })
})

describe('every list', () => {
  let [small, large]: World[] = []
  let alike: World
  beforeAll(async () => {
    ;[small, large, alike] = [await makeWorld(app), await makeWorld(app), await makeWorld(app)]
    await fillLists(app, large, 100)
    await fillLists(app, alike, 5)
    await tieLists(app, alike)
  })

  // There are as many roles as there are.
  const growing = pages.filter(({ path }) => !path.endsWith('/roles/'))
  testEach(growing, 'costs the same number of statements for a few rows and for a hundred', async (route) => {
    const expand = (await allowedNames(small!.call, small!.url(route.path), 'expand')).join(',')
    const [few, many] = [await costOf(small!, route, expand), await costOf(large!, route, expand)]
    expect(few.rows).toBeGreaterThan(0)
    expect(few.rows).toBeLessThan(20)
    expect(many.rows).toBe(100)
    expect(many.statements).toBe(few.statements)
  })

  async function costOf(at: World, route: Route, expand: string) {
    const list = () => at.call('GET', `${at.url(route.path)}?expand=${expand}`)
    return { rows: rowsOf(await list()).length, statements: await fewestStatements(list) }
  }

  testEach(pages, 'walked in pages gives every row once, however alike the rows are', async (route) => {
    const url = alike.url(route.path)
    const names = await allowedNames(alike.call, url, 'order_by')
    for (const order of ['', ...names.flatMap((name) => [name, `-${name}`])]) {
      const whole = idsOf(await alike.call('GET', `${url}?order_by=${order}`))
      expect(whole.length).toBeGreaterThanOrEqual(5)
      expect(new Set(whole).size).toBe(whole.length)
      const size = `${url}?per_page=3&order_by=${order}`
      const { seen, last } = await walk(alike.call, size, 'next')
      expect(seen.flat(), order).toEqual(whole)
      if (order === '') expect((await walk(alike.call, size, 'prev', last)).seen.toReversed()).toEqual(seen)
    }
  })

  /** The pages from a cursor on, by next_cursor or by prev_cursor, and the cursor of the last of them. */
  async function walk(call: Call, url: string, way: 'next' | 'prev', from = '') {
    const seen: unknown[][] = []
    for (let cursor = from; ;) {
      const answer = await call('GET', `${url}&cursor=${cursor}`)
      seen.push(idsOf(answer))
      if (!answer.body[`${way}_page_results`]) return { seen, last: cursor }
      cursor = answer.body[`${way}_cursor`]
    }
  }
})

describe('every route does what it declares', () => {
  /** Reads, then changes, then removals from the deepest up, and the project itself last. */
  const rank = ({ method, path }: Route): number => {
    // A project has one estimate: it is made again once the first one is deleted.
    if (method === 'POST' && path.endsWith('/estimates/')) return 899
    if (method === 'DELETE' && path === '/workspaces/{workspace_slug}/') return 2000
    if (/\{project_id\}\/(archive\/)?$/.test(path) && method !== 'GET' && method !== 'PATCH')
      return path.endsWith('archive/') ? 1000 + (method === 'POST' ? 0 : 1) : 1002
    return method === 'GET' ? 0 : method === 'DELETE' ? 900 - path.split('/').length : 1
  }
  /** The statements that have changed rows of a workspace; when keys were last used, the server notes by itself. */
  async function writtenBy({ mock }: MockInstance): Promise<string[]> {
    const done = await Promise.all(
      mock.results.map(async ({ value }, at) => {
        const { command, rowCount } = (await value) ?? {}
        const [sent] = mock.calls[at] ?? []
        return { command, rowCount, text: String(sent?.text ?? sent) }
      }),
    )
    return done
      .filter(({ command, rowCount }) => rowCount > 0 && /^(INSERT|UPDATE|DELETE)$/.test(command))
      .map(({ text }) => text)
      .filter((text) => !/\b(api_tokens|sessions|discarded_files|rate_counts)\b/.test(text))
  }
  async function lastEventOf({ workspaceId }: World): Promise<number> {
    const { rows } = await app.database.pool.query(
      'select last_event from workspace_counters where workspace_id = $1',
      [workspaceId],
    )
    return rows[0]?.last_event ?? Infinity
  }
  // What one spelling has deleted, the next one could not: each turn has a world of its own.
  const turns = Math.max(...routes.map((route) => spellingsOf(route).length))
  for (let turn = 0; turn < turns; turn += 1)
    describe(turn === 0 ? 'by its path' : `by another spelling, ${turn}`, () => {
      let fresh: World
      beforeAll(async () => {
        fresh = await makeWorld(app)
      })

      for (const route of routes.toSorted((a, b) => rank(a) - rank(b))) {
        const path = spellingsOf(route)[turn]
        if (path === undefined) continue
        test(`with its example or with ids that exist it succeeds: ${route.method} ${path}`, async () => {
          const before = await lastEventOf(fresh)
          const query = vi.spyOn(pg.Client.prototype, 'query')
          const answer = await fresh.call(route.method, fresh.urlOf(route, path), fresh.body(route))
          const written = await writtenBy(query)
          query.mockRestore()
          expect(answer.status, answer.text).toBe(route.status)
          if (route.status === 204) expect(answer.text).toBe('')
          // Webhooks, live updates, kept answers and replicas know of a write by its event.
          if (inWorkspace.includes(route) && written.length > 0)
            expect(await lastEventOf(fresh), written.join()).toBeGreaterThan(before)
        })
      }
    })

  testEach(
    routes.filter(({ body }) =>
      Object.keys(body?.properties ?? {}).some((name) => /^issues$|_ids$/.test(name)),
    ),
    'an id in a body is the same in capitals',
    async (route) => {
      if (route.example) return
      const text = JSON.stringify(world.body(route)).replace(/"[0-9a-f-]{36}"/g, (id) => id.toUpperCase())
      const answer = await world.call(route.method, world.url(route.path), text)
      expect(answer.status, answer.text).toBe(route.status)
    },
  )

  test('a body that takes more than ids has an example', () => {
    const ids = [
      'issues',
      'new_cycle_id',
      'work_item_ids',
      'label_ids',
      'project_ids',
      'epic_ids',
      'email',
      'member',
      'role',
      'page_id',
      ...['work_item_types', 'work_item_type_ids', 'relation_type', 'related_issue'],
      ...['relation_definition_id', 'relation_definition_type', 'properties', 'property_id'],
      ...['member_ids', 'updates'],
    ]
    const without = routes.filter(({ body, example }) => body && !example)
    for (const { body, method, path } of without)
      expect(ids, `${method} ${path}`).toEqual(expect.arrayContaining(Object.keys(body?.properties ?? {})))
  })
})
