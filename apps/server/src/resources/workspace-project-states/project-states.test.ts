import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function place() {
  const at = await make.workspace()
  await at.call('PATCH', `/workspaces/${at.slug}/features/`, { project_grouping: true })
  return { ...at, list: `/workspaces/${at.slug}/project-states/` }
}

test('states are one array, each new one behind the last', async () => {
  const { call, list } = await place()
  const first = await call('POST', list, { name: 'Draft' })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ group: 'backlog', sequence: 15_000, default: false, color: null })
  const second = await call('POST', list, { name: 'Under way', group: 'started', sequence: 1 })
  expect((await call('GET', list)).body).toEqual([second.body, first.body])
  expect((await call('PATCH', `${list}${first.body.id}/`, { group: 'completed' })).body.group).toBe(
    'completed',
  )
  expect((await call('POST', list, { name: 'X', group: 'triage' })).status).toBe(400)
  expect((await call('POST', list, { name: 'Draft' })).status).toBe(409)
  expect((await call('DELETE', `${list}${first.body.id}/`)).status).toBe(204)
  expect((await call('GET', list)).body).toHaveLength(1)
})

test('at most one state is the default, even when many ask at once', async () => {
  const { call, list } = await place()
  const names = ['a', 'b', 'c', 'd', 'e']
  const made = await Promise.all(names.map((name) => call('POST', list, { name, default: true })))
  expect(made.map(({ status }) => status)).toEqual(names.map(() => 201))
  const defaults = async () =>
    (await call('GET', list)).body.filter((state: { default: boolean }) => state.default)
  expect(await defaults()).toHaveLength(1)
  const id: string = made[0]?.body.id
  await call('PATCH', `${list}${id}/`, { default: true })
  expect(await defaults()).toMatchObject([{ id }])
})

test('without project grouping none is made', async () => {
  const at = await make.workspace()
  const refused = await at.call('POST', `/workspaces/${at.slug}/project-states/`, { name: 'X' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'feature_off' } })
})
