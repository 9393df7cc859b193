import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function place() {
  const at = await make.workspace()
  await at.call('PATCH', `/workspaces/${at.slug}/features/`, { project_grouping: true })
  return { ...at, list: `/workspaces/${at.slug}/project-labels/` }
}

test('labels come in the order of their making, after the last', async () => {
  const { call, list } = await place()
  const first = await call('POST', list, { name: 'Customer', color: '#0052cc' })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ sort_order: 65_535, color: '#0052cc', description: null })
  const second = await call('POST', list, { name: 'Inner' })
  expect(second.body.sort_order).toBe(75_535)
  const { body } = await call('GET', list)
  expect(body.results).toEqual([first.body, second.body])
  expect((await call('POST', list, { name: 'First', sort_order: 1 })).body.sort_order).toBe(1)
})

test('a name is taken once', async () => {
  const { call, list } = await place()
  const { body } = await call('POST', list, { name: 'Customer' })
  expect(await call('POST', list, { name: 'Customer' })).toMatchObject({ status: 409, body: { id: body.id } })
  const other = await call('POST', list, { name: 'Other' })
  const renamed = await call('PATCH', `${list}${other.body.id}/`, { name: 'Customer' })
  expect(renamed).toMatchObject({ status: 409, body: { id: other.body.id } })
  expect((await call('DELETE', `${list}${body.id}/`)).status).toBe(204)
  expect((await call('POST', list, { name: 'Customer' })).status).toBe(201)
})

test('without project grouping none is made', async () => {
  const at = await make.workspace()
  const refused = await at.call('POST', `/workspaces/${at.slug}/project-labels/`, { name: 'X' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'feature_off' } })
})
