import { afterAll, expect, test } from 'vitest'
import { factories } from './make.js'
import { startApp } from './start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const names = ['Grüße, café', 'Привет', '東京の港', '\u{1F6A2} \u{10FFFF}', 'שלום', 'plain']

test('text of any language is in lists what it is in single records', async () => {
  const place = await make.project()
  const items = []
  for (const name of names)
    items.push(await make.workItem(place, { name, description_html: `<p>${name}</p>` }))
  const path = `${place.path}/work-items/`
  for (const query of [
    '',
    '?per_page=3',
    '?expand=state',
    `?pql=${encodeURIComponent('title = "東京の港"')}`,
  ])
    // The second time from what was kept.
    for (let time = 0; time < 2; time += 1) {
      const { body } = await place.call('GET', path + query)
      expect(body.results.length, query).toBeGreaterThan(0)
      for (const { id, name, description_html } of body.results)
        expect(items.find((item) => item.id === id)).toMatchObject({ name, description_html })
    }
  for (const [n, { id, name }] of items.entries()) {
    expect(name).toBe(names[n])
    expect((await place.call('GET', `${path}${id}/`)).body.name).toBe(names[n])
  }
})
