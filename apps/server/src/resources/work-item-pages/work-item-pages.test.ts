import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '../../ids.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

async function onItem() {
  const at = await make.project()
  const item = await make.workItem(at)
  return { at, item, path: `${at.path}/work-items/${item.id}/pages/` }
}

describe('pages linked to a work item', () => {
  test('a page of the project or of the workspace is linked, and shown without its text', async () => {
    const { at, item, path } = await onItem()
    const [page, global] = [await make.page(at), await make.workspacePage(at)]
    const { status, body } = await at.call('POST', path, { page_id: page.id })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      page: {
        id: page.id,
        name: page.name,
        created_at: page.created_at,
        updated_at: page.updated_at,
        created_by: at.owner.id,
        is_global: false,
        logo_props: {},
      },
      issue: item.id,
      project: at.projectId,
      workspace: at.workspaceId,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      created_by: at.owner.id,
    })
    const second = (await at.call('POST', path, { page_id: global.id })).body
    expect(second.page.is_global).toBe(true)
    expect((await at.call('GET', path)).body.results).toEqual([second, body])
    expect((await at.call('GET', `${path}?order_by=created_at&per_page=1`)).body.results).toEqual([body])
  })

  test('a link is read and removed by its own id or by that of the page', async () => {
    const { at, path } = await onItem()
    const page = await make.page(at)
    for (const by of ['link', 'page']) {
      const { body } = await at.call('POST', path, { page_id: page.id })
      const one = `${path}${by === 'link' ? body.id : page.id}/`
      expect((await at.call('GET', one)).body).toEqual(body)
      expect((await at.call('DELETE', one)).status).toBe(204)
      expect((await at.call('GET', one)).status).toBe(404)
    }
    expect((await at.call('GET', `${at.path}/pages/${page.id}/`)).status).toBe(200)
  })

  test('a page is linked once: 409 that names the link', async () => {
    const { at, path } = await onItem()
    const page = await make.page(at)
    const { body } = await at.call('POST', path, { page_id: page.id })
    const again = await at.call('POST', path, { page_id: page.id })
    expect(again.status).toBe(409)
    expect(again.body.id).toBe(body.id)
  })

  test("another project's page, a missing one and somebody's private one cannot be linked", async () => {
    const { at, path } = await onItem()
    const foreign = await make.page(await make.project(at))
    const member = await make.member(at, 15, 15)
    const secret = await make.record(member.call, `${at.path}/pages/`, { access: 1, description_html: '' })
    for (const page_id of [foreign.id, newId(), secret.id]) {
      const { status, body } = await at.call('POST', path, { page_id })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ page_id: ['must be a page of this project or of the workspace.'] })
    }
    const { body } = await member.call('POST', path, { page_id: secret.id })
    expect((await member.call('GET', path)).body.results).toEqual([body])
    expect((await at.call('GET', path)).body.results).toEqual([])
    expect((await at.call('GET', `${path}${secret.id}/`)).status).toBe(404)
    expect((await at.call('DELETE', `${path}${body.id}/`)).status).toBe(404)
  })

  test('guests read and do not link; a deleted page is no longer linked', async () => {
    const { at, path } = await onItem()
    const guest = await make.member(at, 15, 5)
    const page = await make.page(at, { archived_at: '2026-01-01' })
    expect((await guest.call('POST', path, { page_id: page.id })).status).toBe(403)
    await at.call('POST', path, { page_id: page.id })
    expect((await guest.call('GET', path)).body.total_results).toBe(1)
    await at.call('DELETE', `${at.path}/pages/${page.id}/`)
    expect((await guest.call('GET', path)).body.total_results).toBe(0)
  })
})
