import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../start.js'
import { makeWorld } from '../world.js'
import { facts, nameOf, notServed, otherGroups, rows, servedBy, type Fact } from './facts.js'

const app = await startApp()
const world = await makeWorld(app)
afterAll(() => app.stop())

interface Operation {
  parameters: { $ref?: string; name?: string; in?: string }[]
  responses: Record<string, object>
}
let paths: Record<string, Record<string, Operation>>
let shared: Record<string, { name: string; in: string }>
beforeAll(async () => {
  const { body } = await app.as(null)('GET', '/openapi.json')
  paths = body.paths
  shared = body.components.parameters
})

/** The answer to the row's own spelling of the path, with a parameter that nobody knows: nothing is changed by it. */
async function ask(fact: Fact) {
  const found = servedBy(fact)
  if (!found) throw new Error('No route serves it.')
  const url = `${world.urlOf(found.route, found.path)}?no_such_parameter=1`
  return world.call(fact.method, url, world.body(found.route))
}

describe('every operation that existing clients call', () => {
  for (const fact of rows) {
    const wanted = fact.query ?? []

    test(`is routed, with its query parameters: ${nameOf(fact)}`, async () => {
      const { status, body } = await ask(fact)
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'unknown_parameter' })
      expect(body.allowed).toEqual(expect.arrayContaining(wanted))
    })

    test(`is in the OpenAPI document, with its status and parameters: ${nameOf(fact)}`, () => {
      const operation = paths[servedBy(fact)?.path ?? '']?.[fact.method.toLowerCase()]
      const success = Object.keys(operation?.responses ?? {}).filter((status) => /^2|302/.test(status))
      expect(success).toEqual([String(fact.status)])
      const names = operation?.parameters.map((one) => shared[one.$ref?.split('/').at(-1) ?? ''] ?? one)
      const query = names?.filter((one) => one.in === 'query').map(({ name }) => name)
      expect(query).toEqual(expect.arrayContaining(wanted))
    })
  }

  test.each(rows.filter(({ alias_of }) => alias_of).map((fact) => [nameOf(fact), fact] as const))(
    'another spelling is the same operation: %s',
    (_, fact) => {
      expect(servedBy(fact)?.route).toBe(servedBy({ ...fact, path: fact.alias_of ?? '' })?.route)
    },
  )
})

describe('the exceptions', () => {
  test('are all among the facts, and none is served after all', () => {
    const names = facts.map(nameOf)
    for (const name of Object.keys(notServed)) expect(names).toContain(name)
    const unexpected = facts.filter(
      (fact) => (fact.group in otherGroups || nameOf(fact) in notServed) && servedBy(fact),
    )
    expect(unexpected.map(nameOf)).toEqual([])
  })

  test('PUT is not possible on an invitation', async () => {
    const url = world.url('/workspaces/{workspace_slug}/invitations/{invitation_id}/')
    const { status, body } = await world.call('PUT', url, { role: 5 })
    expect(status).toBe(405)
    expect(body.allowed).toEqual(['GET', 'HEAD', 'PATCH', 'DELETE'])
  })
})
