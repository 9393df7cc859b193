import { afterAll, describe, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

describe('stickies', () => {
  test('every field may be left out; what the server owns is not taken from the body', async () => {
    const place = await make.workspace()
    const other = await make.member(place, 15)
    const path = `/workspaces/${place.slug}/stickies/`
    const { status, body } = await place.call('POST', path, {
      deleted_at: '2026-01-01T00:00:00Z',
      created_by: other.id,
      owner: other.id,
      description_stripped: 'Fake',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: null,
      description: {},
      description_html: '<p></p>',
      description_stripped: '',
      description_binary: null,
      logo_props: {},
      color: null,
      background_color: null,
      sort_order: 65_535,
      owner: place.owner.id,
      created_by: place.owner.id,
      updated_by: null,
      deleted_at: null,
      workspace: place.workspaceId,
    })
    expect((await place.call('POST', path, {})).body.sort_order).toBe(75_535)
    expect((await place.call('GET', `${path}${body.id}/`)).body).toEqual(body)
  })

  test('are there for their owner only, not for admins either', async () => {
    const place = await make.workspace()
    const guest = await make.member(place, 5)
    const path = `/workspaces/${place.slug}/stickies/`
    const { status, body } = await guest.call('POST', path, { name: 'Mine' })
    expect(status).toBe(201)
    expect((await place.call('GET', path)).body.results).toEqual([])
    for (const method of ['GET', 'PATCH', 'PUT', 'DELETE']) {
      const values = method === 'GET' || method === 'DELETE' ? undefined : {}
      expect((await place.call(method, `${path}${body.id}/`, values)).status).toBe(404)
    }
    expect((await guest.call('GET', path)).body.results).toEqual([body])
  })

  test('PATCH changes what it names, PUT empties the rest; HTML is cleaned', async () => {
    const place = await make.workspace()
    const path = `/workspaces/${place.slug}/stickies/`
    const made = (await place.call('POST', path, { name: 'A', color: '#fff', sort_order: 5 })).body
    const one = `${path}${made.id}/`
    const html = '<p>Hi<script>x()</script></p>'
    const patched = await place.call('PATCH', one, { description_html: html, description: { a: [1] } })
    expect(patched.body).toMatchObject({
      name: 'A',
      color: '#fff',
      description_html: '<p>Hi</p>',
      description_stripped: 'Hi',
      description: { a: [1] },
      updated_by: place.owner.id,
    })
    const replaced = await place.call('PUT', one, { name: 'B' })
    expect(replaced.status).toBe(200)
    expect(replaced.body).toMatchObject({
      name: 'B',
      color: null,
      description: {},
      description_html: '<p></p>',
      description_stripped: '',
      sort_order: 5,
    })
    expect((await place.call('DELETE', one)).status).toBe(204)
    expect((await place.call('GET', one)).status).toBe(404)
  })

  test('query finds words of the text, in any case; newest first', async () => {
    const place = await make.workspace()
    const path = `/workspaces/${place.slug}/stickies/`
    const first = await make.sticky(place, { description_html: '<p>Call the <b>Harbour</b></p>' })
    const second = await make.sticky(place, { description_html: '<p>100% done</p>' })
    const ids = async (query: string) =>
      (await place.call('GET', `${path}?${query}`)).body.results.map((row: { id: string }) => row.id)
    expect(await ids('')).toEqual([second.id, first.id])
    expect(await ids('query=the%20HARBOUR')).toEqual([first.id])
    expect(await ids('query=0%25')).toEqual([second.id])
    expect(await ids('limit=1&offset=1&order_by=sort_order')).toEqual([second.id])
  })

  test('leave with nobody: a member who comes back finds them', async () => {
    const place = await make.workspace()
    const member = await make.member(place, 15)
    const path = `/workspaces/${place.slug}/stickies/`
    await member.call('POST', path, { name: 'Mine' })
    await place.call('DELETE', `/workspaces/${place.slug}/members/${member.id}/`)
    expect((await member.call('GET', path)).status).toBe(404)
    await place.call('POST', `/workspaces/${place.slug}/members/`, { email: member.email, role: 15 })
    expect((await member.call('GET', path)).body.total_results).toBe(1)
  })
})
