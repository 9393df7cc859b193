import { afterAll, expect, test } from 'vitest'
import { factories } from './make.js'
import { startApp } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

test('walking next_cursor visits each row exactly once and ends', async () => {
  const place = await make.project()
  const ids = new Set<string>()
  for (let n = 0; n < 7; n += 1) ids.add((await make.label(place)).id)
  const seen: string[] = []
  let cursor = ''
  for (;;) {
    const { body } = await place.call(
      'GET',
      `${place.path}/labels/?per_page=3${cursor && `&cursor=${cursor}`}`,
    )
    seen.push(...body.results.map((row: { id: string }) => row.id))
    if (!body.next_page_results) break
    cursor = body.next_cursor
  }
  expect(seen).toHaveLength(7)
  expect(new Set(seen)).toEqual(ids)
})
