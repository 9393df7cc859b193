import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const text = { description_html: '<p>Text</p>' }
const namesOf = (answer: { body: { results: { name: string }[] } }) =>
  answer.body.results.map((row) => row.name)

describe('pages', () => {
  test('name and description_html make a page; the rest has defaults', async () => {
    const place = await make.project()
    const { status, body } = await place.call('POST', `${place.path}/pages/`, {
      name: 'Guide',
      description_html: '<p>Hi<script>x()</script></p>',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Guide',
      description_html: '<p>Hi</p>',
      description_stripped: 'Hi',
      description_binary: null,
      owned_by: place.owner.id,
      created_by: place.owner.id,
      access: 0,
      color: '',
      is_locked: false,
      archived_at: null,
      view_props: { full_width: false },
      logo_props: {},
      parent_id: null,
      is_global: false,
      projects: [place.projectId],
      workspace: place.workspaceId,
      external_id: null,
      deleted_at: null,
    })
    const wrong = await place.call('POST', `${place.path}/pages/`, { access: 2 })
    expect(wrong.status).toBe(400)
    expect(wrong.body.fields).toEqual({
      name: ['is required.'],
      description_html: ['is required.'],
      access: ['must be 0 or 1.'],
    })
  })

  test('a page of the workspace and a page of a project are in their own place only', async () => {
    const place = await make.project()
    const other = await make.project(place)
    const [mine, global] = [await make.page(place), await make.workspacePage(place)]
    expect(global).toMatchObject({ is_global: true, projects: [] })
    const [inProject, inOther, inWorkspace] = [
      `${place.path}/pages/`,
      `${other.path}/pages/`,
      `/workspaces/${place.slug}/pages/`,
    ]
    expect(namesOf(await place.call('GET', inProject))).toEqual([mine.name])
    expect(namesOf(await place.call('GET', inOther))).toEqual([])
    expect(namesOf(await place.call('GET', inWorkspace))).toEqual([global.name])
    expect((await place.call('GET', `${inProject}${mine.id}/?order_by=name`)).body).toEqual(mine)
    for (const path of [
      `${inOther}${mine.id}/`,
      `${inWorkspace}${mine.id}/`,
      `${inProject}${global.id}/`,
      `${inProject}${newId()}/`,
      `${inProject}x/`,
    ])
      for (const method of ['GET', 'PATCH', 'DELETE'])
        expect((await place.call(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(404)
  })

  test('lists leave the text out, search in names, and know the types', async () => {
    const place = await make.project()
    const path = `${place.path}/pages/`
    await make.page(place, { name: 'Open House' })
    await make.page(place, { name: 'Secret', access: 1 })
    await make.page(place, { name: 'Old house', archived_at: '2026-01-01' })
    const listed = await place.call('GET', path)
    expect(listed.body.results[0]).not.toHaveProperty('description_html')
    const names = async (query: string) => namesOf(await place.call('GET', `${path}?${query}`))
    expect(await names('')).toEqual(['Secret', 'Open House'])
    expect(await names('type=all&order_by=name')).toEqual(['Open House', 'Secret'])
    expect(await names('type=public')).toEqual(['Open House'])
    expect(await names('type=private')).toEqual(['Secret'])
    expect(await names('type=shared')).toEqual([])
    expect(await names('type=archived&search=HOUSE')).toEqual(['Old house'])
    const wrong = await place.call('GET', `${path}?type=some`)
    expect(wrong.status).toBe(400)
    expect(wrong.body.error).toContain('all, public, private, shared, archived')
  })

  test('a private page is there for its owner only', async () => {
    const place = await make.project()
    const member = await make.member(place, 15, 15)
    const { body } = await member.call('POST', `${place.path}/pages/`, { name: 'Mine', access: 1, ...text })
    const one = `${place.path}/pages/${body.id}/`
    expect((await member.call('GET', one)).status).toBe(200)
    expect((await place.call('GET', one)).status).toBe(404)
    expect((await place.call('PATCH', one, { name: 'Theirs' })).status).toBe(404)
    expect(namesOf(await place.call('GET', `${place.path}/pages/`))).toEqual([])
  })

  test('members write; only the owner or an admin opens, locks, archives and deletes', async () => {
    const place = await make.project()
    const [guest, member, owner] = [
      await make.member(place, 15, 5),
      await make.member(place, 15, 15),
      await make.member(place, 15, 15),
    ]
    const { body } = await owner.call('POST', `${place.path}/pages/`, { name: 'Ours', ...text })
    const one = `${place.path}/pages/${body.id}/`
    expect((await guest.call('GET', one)).status).toBe(200)
    expect((await guest.call('PATCH', one, { name: 'X' })).status).toBe(403)
    expect((await member.call('PATCH', one, { description_html: '<p>New</p>' })).body).toMatchObject({
      description_stripped: 'New',
      updated_by: member.id,
    })
    const refused = await member.call('PATCH', one, { is_locked: true, archived_at: '2026-01-01' })
    expect(refused.status).toBe(403)
    expect(refused.body.error).toContain('is_locked, archived_at')
    expect((await owner.call('PATCH', one, { is_locked: true })).status).toBe(200)
    expect((await member.call('PATCH', one, { name: 'X' })).body.code).toBe('page_locked')
    expect((await place.call('PATCH', one, { is_locked: false })).status).toBe(200)
    expect((await member.call('DELETE', one)).status).toBe(403)
  })

  test('is deleted once it is archived; pages below it stay', async () => {
    const place = await make.project()
    const page = await make.page(place)
    const child = await make.page(place, { parent_id: page.id })
    expect(child.parent_id).toBe(page.id)
    const one = `${place.path}/pages/${page.id}/`
    const early = await place.call('DELETE', one)
    expect(early.status).toBe(400)
    expect(early.body.code).toBe('page_not_archived')
    expect((await place.call('PATCH', one, { archived_at: '2026-02-03' })).body.archived_at).toBe(
      '2026-02-03',
    )
    expect((await place.call('GET', one)).status).toBe(200)
    expect((await place.call('DELETE', one)).status).toBe(204)
    expect((await place.call('GET', one)).status).toBe(404)
    expect((await place.call('GET', `${place.path}/pages/${child.id}/`)).body.parent_id).toBe(null)
  })

  test('a parent is a page of the same place; there are no collections', async () => {
    const place = await make.project()
    const global = await make.workspacePage(place)
    for (const parent_id of [global.id, newId()]) {
      const { status, body } = await place.call('POST', `${place.path}/pages/`, {
        name: 'A',
        ...text,
        parent_id,
      })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ parent_id: ['must be a page of the same place.'] })
    }
    const collected = { name: 'A', ...text, collection_id: newId() }
    expect((await place.call('POST', `/workspaces/${place.slug}/pages/`, collected)).status).toBe(400)
    const plain = { name: 'A', ...text, collection_id: null, parent_id: global.id }
    expect((await place.call('POST', `/workspaces/${place.slug}/pages/`, plain)).status).toBe(201)
  })

  test('an external pair is used once in each place', async () => {
    const place = await make.project()
    const pair = { external_source: 'wiki', external_id: '1' }
    const first = await make.page(place, pair)
    const again = await place.call('POST', `${place.path}/pages/`, { name: 'B', ...text, ...pair })
    expect(again.status).toBe(409)
    expect(again.body.id).toBe(first.id)
    const holder = await make.workspacePage(place, pair)
    const global = await place.call('POST', `/workspaces/${place.slug}/pages/`, {
      name: 'B',
      ...text,
      ...pair,
    })
    expect(global.status).toBe(409)
    expect(global.body.id).toBe(holder.id)
    const one = `${place.path}/pages/${first.id}/?order_by=name&external_id=`
    expect((await place.call('GET', `${one}1`)).status).toBe(200)
    expect((await place.call('GET', `${one}2`)).status).toBe(404)
    const found = await place.call('GET', `${place.path}/pages/?external_id=1&external_source=wiki&fields=id`)
    expect(found.body.results).toEqual([{ id: first.id }])
  })

  test('go with their project', async () => {
    const place = await make.project()
    const item = await make.workItem(place)
    const [page, global] = [await make.page(place), await make.workspacePage(place)]
    for (const { id } of [page, global])
      await place.call('POST', `${place.path}/work-items/${item.id}/pages/`, { page_id: id })
    expect((await place.call('DELETE', `${place.path}/`)).status).toBe(204)
    expect((await place.call('GET', `/workspaces/${place.slug}/pages/${global.id}/`)).status).toBe(200)
  })
})
