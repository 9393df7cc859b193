import { afterAll, describe, expect, test } from 'vitest'
import { factories, type ProjectPlace } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function onItem(place?: ProjectPlace) {
  const at = place ?? (await make.project())
  const item = await make.workItem(at)
  return { at, item, path: `${at.path}/work-items/${item.id}/links/` }
}

const url = 'https://example.com/a?b=c#d'

describe('links of a work item', () => {
  test('a link needs a url only', async () => {
    const { at, item, path } = await onItem()
    const { status, body } = await at.call('POST', path, { url })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      url,
      title: null,
      metadata: {},
      issue: item.id,
      project: at.projectId,
      workspace: at.workspaceId,
      created_by: at.owner.id,
      updated_by: null,
      deleted_at: null,
    })
    expect((await at.call('GET', `${path}${body.id}/?per_page=20&cursor=20:0:0`)).body).toEqual(body)
    expect((await at.call('POST', path, { title: 'No url' })).body.fields).toEqual({ url: ['is required.'] })
  })

  test('anything but a whole http or https address is refused, on create and on update', async () => {
    const { at, path } = await onItem()
    const link = await make.link(at, path.split('/').at(-3) ?? '')
    const bad = [
      'javascript:alert(1)',
      'ftp://example.com/',
      'example.com',
      'http://',
      'https:///path',
      'https://exa mple.com/',
      'https://example.com/a b',
      'http://[::1',
      'data:text/html,x',
      ' \t ',
    ]
    for (const text of bad)
      for (const [method, where] of [
        ['POST', path],
        ['PATCH', `${path}${link.id}/`],
      ] as const) {
        const { status, body } = await at.call(method, where, { url: text })
        expect(status, text).toBe(400)
        expect(body.fields.url[0]).toContain('http or https address')
      }
    for (const text of [
      'HTTP://EXAMPLE.COM/Ä',
      ' https://user@example.com:8080/x ',
      `https://e.com/${'x'.repeat(3500)}`,
    ]) {
      const { status, body } = await at.call('POST', path, { url: text })
      expect(status, text).toBe(201)
      expect(body.url).toBe(text.trim())
    }
  })

  test('a url is on a work item once: 400 that names the link that has it', async () => {
    const { at, path } = await onItem()
    const other = await onItem(at)
    const first = (await at.call('POST', path, { url })).body
    const again = await at.call('POST', path, { url: ` ${url}` })
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject({
      code: 'link_url_already_exists',
      error: 'The work item has a link to this url already.',
    })
    expect(again.body.fields.url).toBeDefined()
    const second = (await at.call('POST', path, { url: 'https://example.com/2' })).body
    expect((await at.call('PATCH', `${path}${second.id}/`, { url })).status).toBe(400)
    expect((await at.call('PATCH', `${path}${first.id}/`, { url, title: 'T' })).body.title).toBe('T')
    expect((await at.call('POST', other.path, { url })).status).toBe(201)
    await at.call('DELETE', `${path}${first.id}/`)
    expect((await at.call('POST', path, { url })).status).toBe(201)
  })

  test('members write, guests read', async () => {
    const { at, path } = await onItem()
    const [guest, member] = [await make.member(at, 15, 5), await make.member(at, 15, 15)]
    const { body } = await at.call('POST', path, { url, metadata: { kind: 'spec' } })
    expect((await guest.call('GET', `${path}${body.id}/`)).body.metadata).toEqual({ kind: 'spec' })
    expect((await guest.call('POST', path, { url })).status).toBe(403)
    expect((await member.call('PATCH', `${path}${body.id}/`, { title: 'T' })).body.updated_by).toBe(member.id)
    expect((await member.call('DELETE', `${path}${body.id}/`)).status).toBe(204)
    expect((await member.call('GET', `${path}${body.id}/`)).status).toBe(404)
  })

  test('the activity of the work item tells of links by their url', async () => {
    const { at, item, path } = await onItem()
    const { body } = await at.call('POST', path, { url })
    await at.call('PATCH', `${path}${body.id}/`, { title: 'Not told' })
    await at.call('PATCH', `${path}${body.id}/`, { url: 'https://example.com/2' })
    await at.call('DELETE', `${path}${body.id}/`)
    const activity = await at.call('GET', `${at.path}/work-items/${item.id}/activities/`)
    expect(activity.body.results.slice(1)).toMatchObject([
      { field: 'link', old_value: null, new_value: url, old_identifier: null, new_identifier: body.id },
      { field: 'link', old_value: url, new_value: 'https://example.com/2', new_identifier: body.id },
      { field: 'link', old_value: 'https://example.com/2', new_value: null, old_identifier: body.id },
    ])
  })

  test('newest first; expand, filter by url, and the old spelling of the path', async () => {
    const { at, item, path } = await onItem()
    const a = (await at.call('POST', `${at.path}/issues/${item.id}/links/`, { url, title: 'B' })).body
    const b = (await at.call('POST', path, { url: 'https://example.com/2', title: 'A' })).body
    const ids = async (query: string) =>
      (await at.call('GET', `${path}?${query}`)).body.results.map((row: { id: string }) => row.id)
    expect(await ids('')).toEqual([b.id, a.id])
    expect(await ids('order_by=-title')).toEqual([a.id, b.id])
    expect(await ids(`url=${encodeURIComponent(url)}`)).toEqual([a.id])
    const expanded = await at.call('GET', `${path}${a.id}/?expand=issue,created_by`)
    expect(expanded.body).toMatchObject({ issue: { id: item.id }, created_by: { id: at.owner.id } })
  })
})
