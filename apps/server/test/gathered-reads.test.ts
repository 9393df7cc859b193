import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { newId } from '../src/ids.js'
import { factories } from './make.js'
import { startApp } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('reads of the same moment go together, and everybody gets their own answer', async () => {
  const place = await make.project()
  const elsewhere = await make.project(place)
  const items = await Promise.all(Array.from({ length: 20 }, () => make.workItem(place)))
  const foreign = await make.workItem(elsewhere)
  const path = `${place.path}/work-items/`
  await place.call('GET', `${path}${items[0].id}/`)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const answers = await Promise.all([
      ...items.map(({ id }) => place.call('GET', `${path}${id}/`)),
      place.call('GET', `${path}${items[0].id.toUpperCase()}/`),
      place.call('GET', `${path}${newId()}/`),
      place.call('GET', `${path}${foreign.id}/`),
      place.call('GET', `${path}${items[1].id}/?fields=name`),
      place.call('GET', `${path}${items[2].id}/?expand=state`),
      place.call('GET', `${path}${items[3].id}/?fields=nonsense`),
      place.call('GET', `${path}nonsense/`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      ...items.map(() => 200),
      200,
      404,
      404,
      200,
      200,
      400,
      404,
    ])
    expect(answers.slice(0, 21).map(({ body }) => body)).toEqual([...items, items[0]])
    expect(answers[23]?.body).toEqual({ name: items[1].name })
    expect(answers[24]?.body.state).toMatchObject({ group: 'backlog' })
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    // 25 if each went by itself; a busy machine spreads them over several moments.
    expect(statements.filter((text) => text.includes('row_to_json')).length).toBeLessThan(16)
  } finally {
    query.mockRestore()
  }
})

test('a read sees every write that was answered before it was asked', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const path = `${place.path}/work-items/${item.id}/`
  let reading = true
  const noise = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (reading) await place.call('GET', path)
    }),
  )
  for (let n = 0; n < 15; n += 1) {
    await place.call('PATCH', path, { name: `Name ${n}` })
    expect((await place.call('GET', path)).body.name).toBe(`Name ${n}`)
  }
  await place.call('DELETE', path)
  expect((await place.call('GET', path)).status).toBe(404)
  reading = false
  await noise
})

test('a statement that fails fails its own reads only', async () => {
  const place = await make.project()
  const item = await make.workItem(place)
  const path = `${place.path}/work-items/${item.id}/`
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => {
    throw new Error('broken')
  })
  const broken = await Promise.all([place.call('GET', path), place.call('GET', path)])
  query.mockRestore()
  expect(broken.map(({ status }) => status)).toEqual([500, 500])
  expect((await place.call('GET', path)).status).toBe(200)
})
