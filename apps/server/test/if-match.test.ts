import { afterAll, describe, expect, test } from 'vitest'
import { routes } from '../src/routes.js'
import { factories } from './make.js'
import { startApp } from './start.js'
import { makeWorld } from './world.js'

const app = await startApp()
const make = factories(app)
const world = await makeWorld(app)
afterAll(() => app.stop())

const old = '"2001-01-01T00:00:00.000000Z"'
const guarded = routes.filter(({ ifMatch }) => ifMatch)
const matching = (version: string) => ({ 'if-match': `"${version}"` })

describe('a write that names a version', () => {
  for (const route of guarded)
    test(`is refused when the record has another one: ${route.method} ${route.path}`, async () => {
      const url = `${world.url(route.path)}${route.query ? `?confirm=${world.slug}` : ''}`
      const answer = await world.call(route.method, url, world.body(route), { 'if-match': old })
      expect(answer.status, answer.text).toBe(412)
      expect(answer.body).toMatchObject({
        code: 'changed_meanwhile',
        updated_at: expect.stringMatching(/Z$/),
      })
      if (route.method === 'DELETE') return
      const { updated_at } = answer.body
      const again = await world.call(route.method, url, world.body(route), matching(updated_at))
      expect(again.status, again.text).toBe(200)
      expect(again.body.id).toBeTruthy()
    })

  test('is possible wherever one record with a time of its change is written', () => {
    const without = routes.filter(({ method, status, response, ifMatch }) => {
      const { properties = {} }: { properties?: object } = response ?? {}
      return ['PATCH', 'PUT'].includes(method) && status === 200 && 'updated_at' in properties && !ifMatch
    })
    // The intake shows two records as one, of which only one would be compared.
    expect(without.map(({ method, path }) => `${method} ${path.split('/').slice(-3).join('/')}`)).toEqual([
      'PATCH intake-issues/{work_item_id}/',
      'PATCH {work_item_id}/status/',
    ])
  })
})

test('of two people who began with the same text, the second is told, and overwrites nothing', async () => {
  const at = await make.project()
  const { id } = await make.workItem(at, { description_html: '<p>Begun</p>' })
  const one = `${at.path}/work-items/${id}/`
  for (let n = 0; n < 10; n += 1) {
    const before = (await at.call('GET', one)).body
    const texts = [`<p>First ${n}</p>`, `<p>Second ${n}</p>`]
    const answers = await Promise.all(
      texts.map((description_html) =>
        at.call('PATCH', one, { description_html }, matching(before.updated_at)),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const won = answers.findIndex(({ status }) => status === 200)
    const after = (await at.call('GET', one)).body
    expect(after.description_html).toBe(texts[won])
    expect(answers[1 - won]!.body).toMatchObject({ code: 'changed_meanwhile', updated_at: after.updated_at })
  }
})

test('of a change and a deletion by the same version, one happens', async () => {
  const at = await make.project()
  for (let n = 0; n < 10; n += 1) {
    const label = await make.label(at)
    const one = `${at.path}/labels/${label.id}/`
    const [changed, deleted] = await Promise.all([
      at.call('PATCH', one, { name: `Renamed ${n}` }, matching(label.updated_at)),
      at.call('DELETE', one, undefined, matching(label.updated_at)),
    ])
    expect([
      [200, 412],
      [404, 204],
    ]).toContainEqual([changed.status, deleted.status])
  }
})

test('the version is that of the record alone', async () => {
  const at = await make.project()
  const [item, other] = [await make.workItem(at), await make.workItem(at)]
  const one = `${at.path}/work-items/${item.id}/`
  await at.call('PATCH', `${at.path}/work-items/${other.id}/`, { name: 'Elsewhere' })
  await make.comment(at, item.id)
  const first = await at.call('PATCH', one, { name: 'One' }, matching(item.updated_at))
  expect(first.status).toBe(200)
  // A list of versions, and any version.
  const list = { 'if-match': `${old}, "${first.body.updated_at}"` }
  expect((await at.call('PATCH', one, { name: 'Two' }, list)).status).toBe(200)
  expect((await at.call('PATCH', one, { name: 'Three' }, { 'if-match': '*' })).status).toBe(200)
  expect((await at.call('PATCH', one, { name: 'Four' }, matching(first.body.updated_at))).status).toBe(412)
  expect((await at.call('GET', one)).body.name).toBe('Three')
})

test('who may not see the record learns nothing of its version', async () => {
  const at = await make.project()
  const item = await make.workItem(at)
  const one = `${at.path}/work-items/${item.id}/`
  const stranger = await make.person()
  expect((await stranger.call('PATCH', one, { name: 'x' }, { 'if-match': old })).status).toBe(404)
  const missing = `${at.path}/work-items/${at.projectId}/`
  expect((await at.call('PATCH', missing, { name: 'x' }, { 'if-match': old })).status).toBe(404)
})

test('a conflict is still told of as without a version', async () => {
  const at = await make.project()
  const [one, two] = [await make.label(at, { name: 'Taken' }), await make.label(at)]
  const answer = await at.call(
    'PATCH',
    `${at.path}/labels/${two.id}/`,
    { name: 'Taken' },
    matching(two.updated_at),
  )
  expect(answer.status).toBe(409)
  expect(one.id).not.toBe(two.id)
  expect(answer.body.code).toBe('conflict')
})

test.each(['W/"0.1.0-12-abc"', '"abc"', '2026-01-31', ''])(
  'what is no version is refused: %s',
  async (given) => {
    const at = await make.project()
    const label = await make.label(at)
    const answer = await at.call(
      'PATCH',
      `${at.path}/labels/${label.id}/`,
      { name: 'New' },
      { 'if-match': given },
    )
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'invalid_if_match',
      error: expect.stringContaining('updated_at'),
    })
  },
)

test('where nothing has a version it is refused, instead of being passed over', async () => {
  const at = await make.project()
  const answer = await at.call('PATCH', `${at.path}/features/`, { modules: true }, { 'if-match': old })
  expect([answer.status, answer.body.code]).toEqual([400, 'no_if_match'])
})
