import { afterAll, expect, test, vi } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { formType, sendForm, writeForm } from '../../../test/upload.js'
import { removeDiscarded } from '../../files/discard-files.js'
import { LocalStore } from '../../files/local-store.js'

const app = await startApp({ FILE_SIZE_LIMIT_BYTES: '2000' })
const make = factories(app)
afterAll(() => app.stop())
const { db } = app.database
const store = new LocalStore(app.config, () => Promise.resolve(''))

async function place() {
  const at = await make.project()
  const item = await make.workItem(at)
  return { ...at, item, list: `${at.path}/work-items/${item.id}/attachments/` }
}

const png = { name: 'chart.png', type: 'image/png', size: 100 }
const download = (url: string) => app.app.inject(url.slice(new URL(url).origin.length))

test('announced, uploaded, confirmed, listed, downloaded', async () => {
  const { call, list, item, slug, projectId, workspaceId } = await place()
  const { status, body } = await call('POST', list, png)
  expect(status).toBe(200)
  expect(body.attachment).toMatchObject({
    id: body.asset_id,
    is_uploaded: false,
    attributes: png,
    issue: item.id,
    entity_type: 'ISSUE_ATTACHMENT',
  })
  expect(body.attachment.asset).toMatch(new RegExp(`^${workspaceId}/[0-9a-f]{32}-chart.png$`))
  expect(body.asset_url).toBe(
    `/api/v1/workspaces/${slug}/projects/${projectId}/work-items/${item.id}/attachments/${body.asset_id}/`,
  )
  expect(body.attachment.asset_url).toBe(body.asset_url)
  expect((await call('GET', list)).body).toEqual([])
  const early = await call('GET', `${list}${body.asset_id}/`)
  expect(early).toMatchObject({ status: 400, body: { code: 'not_uploaded' } })
  const soon = await call('PATCH', `${list}${body.asset_id}/`, { is_uploaded: true })
  expect(soon).toMatchObject({ status: 400, body: { code: 'not_uploaded' } })

  expect((await sendForm(app, body.upload_data, 'hello')).statusCode).toBe(204)
  expect((await call('PATCH', `${list}${body.asset_id}/`, { is_uploaded: true })).status).toBe(204)
  const listed = await call('GET', list)
  expect(listed.body).toHaveLength(1)
  expect(listed.body[0]).toMatchObject({ id: body.asset_id, is_uploaded: true, size: 5 })
  expect(listed.body[0].storage_metadata).toMatchObject({ ContentLength: 5 })

  const found = await call('GET', `${list}${body.asset_id}/`)
  expect(found.status).toBe(302)
  const file = await download(found.headers['location'] ?? '')
  expect(file.body).toBe('hello')
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '5',
    'content-disposition': `attachment; filename="chart.png"; filename*=UTF-8''chart.png`,
    'x-content-type-options': 'nosniff',
  })
  expect(file.headers['content-security-policy']).toContain('sandbox')
})

test('the activity tells of the first confirmation and of the removal', async () => {
  const { call, list, path, item } = await place()
  const { asset_id } = await make.file(call, list)
  expect((await call('PATCH', `${list}${asset_id}/`, {})).status).toBe(204)
  expect((await call('DELETE', `${list}${asset_id}/`)).status).toBe(204)
  const { body } = await call('GET', `${path}/work-items/${item.id}/activities/`)
  expect(body.results.filter(({ field }: { field: string }) => field === 'attachment')).toMatchObject([
    { new_value: 'chart.png', new_identifier: asset_id, old_value: null },
    { old_value: 'chart.png', old_identifier: asset_id, new_value: null },
  ])
})

test('names lose their folders, dots and control characters', async () => {
  const { call, list } = await place()
  for (const [name, clean] of [
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.txt', 'a.txt'],
    ['..hidden', 'hidden'],
    ['a\nb..txt', 'abtxt'],
    ['Zeichnung ä.png', 'Zeichnung ä.png'],
  ])
    expect((await call('POST', list, { ...png, name })).body.attachment.name).toBe(clean)
  for (const name of ['..', '/', ''])
    expect(await call('POST', list, { ...png, name })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
})

test('types that are not allowed are refused with those that are', async () => {
  const { call, list } = await place()
  const { status, body } = await call('POST', list, { ...png, type: 'text/html' })
  expect(status).toBe(400)
  expect(body.fields.type[0]).toContain('image/png')
  const plain = await call('POST', list, { name: 'a', size: 1 })
  expect(plain.body.attachment.attributes.type).toBe('application/octet-stream')
  const charset = await call('POST', list, { ...png, type: 'text/plain; charset=utf-8' })
  expect(charset.body.attachment.attributes.type).toBe('text/plain')
})

test('a size above the limit is cut to it, and a larger file is refused on arrival', async () => {
  const { call, list } = await place()
  const { body } = await call('POST', list, { ...png, size: 10_000 })
  expect(body.attachment.size).toBe(2000)
  const sent = await sendForm(app, body.upload_data, 'x'.repeat(2001))
  expect(sent.statusCode).toBe(413)
  expect(sent.json()).toMatchObject({ code: 'file_too_large' })
  expect(await store.stat(body.attachment.asset)).toBeNull()
  expect((await sendForm(app, body.upload_data, '')).json()).toMatchObject({ code: 'empty_file' })
  for (const size of [0, -1, 1.5, '5']) expect((await call('POST', list, { ...png, size })).status).toBe(400)
})

test('a form that was changed, forged or has expired uploads nothing', async () => {
  const { call, list } = await place()
  const { body } = await call('POST', list, png)
  const { url, fields } = body.upload_data
  const send = (changed: Record<string, string>) =>
    sendForm(app, { url, fields: { ...fields, ...changed } }, 'x')
  expect((await send({ key: 'other' })).json()).toMatchObject({ code: 'form_changed' })
  expect((await send({ 'Content-Type': 'text/html' })).json()).toMatchObject({ code: 'form_changed' })
  expect((await send({ policy: `${fields.policy}x` })).statusCode).toBe(403)
  expect((await send({ 'x-amz-signature': '0'.repeat(64) })).statusCode).toBe(403)
  expect((await send({ 'x-amz-signature': '' })).statusCode).toBe(403)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000)
  expect((await send({})).json()).toMatchObject({ code: 'form_expired' })
  vi.restoreAllMocks()
  expect(await store.stat(body.attachment.asset)).toBeNull()
})

test('a link works for an hour, and only as it was signed', async () => {
  const { call, list } = await place()
  const { asset_id } = await make.file(call, list)
  const { headers } = await call('GET', `${list}${asset_id}/`)
  const url = headers['location'] ?? ''
  expect((await download(url)).statusCode).toBe(200)
  const { pathname, search } = new URL(url)
  const head = await app.app.inject({ method: 'HEAD', url: `${pathname}${search}` })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '5', ''])
  expect((await download(url.replace('link=', 'link=x'))).statusCode).toBe(403)
  expect((await download(url.replace(/signature=.*/, 'signature=x'))).statusCode).toBe(403)
  expect((await download(url.replace(/&signature=.*/, ''))).statusCode).toBe(400)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000)
  expect((await download(url)).json()).toMatchObject({ code: 'link_expired' })
  vi.restoreAllMocks()
})

test('an upload form cannot be used as a link, nor be sent to the API', async () => {
  const { call, list } = await place()
  const { body } = await call('POST', list, png)
  const { policy } = body.upload_data.fields
  const query = new URLSearchParams({ link: policy, signature: body.upload_data.fields['x-amz-signature'] })
  expect((await app.app.inject(`/files/download?${query.toString()}`)).statusCode).toBe(403)
  const payload = writeForm({}, 'x')
  expect((await call('POST', list, payload, { 'content-type': formType })).status).toBe(415)
})

test('an external id is taken once on a work item', async () => {
  const { call, list } = await place()
  const from = { ...png, external_source: 'old', external_id: '1' }
  const first = await call('POST', list, from)
  expect(await call('POST', list, from)).toMatchObject({ status: 409, body: { id: first.body.asset_id } })
})

test('only members of the project see files; a guest changes only their own', async () => {
  const at = await place()
  const { asset_id } = await make.file(at.call, at.list)
  const outside = await make.member(at, 20)
  for (const url of [at.list, `${at.list}${asset_id}/`])
    expect((await outside.call('GET', url)).status).toBe(403)
  const guest = await make.member(at, 5, 5)
  expect((await guest.call('GET', `${at.list}${asset_id}/`)).status).toBe(302)
  expect((await guest.call('DELETE', `${at.list}${asset_id}/`)).status).toBe(403)
  const own = await make.file(guest.call, at.list)
  expect((await guest.call('DELETE', `${at.list}${own.asset_id}/`)).status).toBe(204)
  const member = await make.member(at, 15, 15)
  expect((await member.call('DELETE', `${at.list}${asset_id}/`)).status).toBe(204)
})

test.each(['the attachment', 'the work item', 'the project'])(
  'deleting %s removes the file',
  async (what) => {
    const { call, list, path, item } = await place()
    const { asset_id, attachment } = await make.file(call, list)
    expect(await store.stat(attachment.asset)).not.toBeNull()
    const target = new Map([
      ['the attachment', `${list}${asset_id}/`],
      ['the work item', `${path}/work-items/${item.id}/`],
    ])
    expect((await call('DELETE', target.get(what) ?? `${path}/`)).status).toBe(204)
    await removeDiscarded(db, store)
    expect(await store.stat(attachment.asset)).toBeNull()
  },
)

test('the old spellings are served, with their successor', async () => {
  const { call, list } = await place()
  const { asset_id } = await make.file(call, list)
  for (const segment of ['attachments', 'issue-attachments']) {
    const old = list.replace('/work-items/', '/issues/').replace('/attachments/', `/${segment}/`)
    const answer = await call('GET', old)
    expect(answer.body).toHaveLength(1)
    expect(answer.headers['link']).toBe(`</api/v1${list}>; rel="successor-version"`)
    expect((await call('GET', `${old}${asset_id}/`)).status).toBe(302)
  }
})

test('lists take limit and offset', async () => {
  const { call, list } = await place()
  for (const name of ['a', 'b', 'c']) await make.file(call, list, { name })
  const { body } = await call('GET', `${list}?order_by=name&limit=1&offset=1`)
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['b'])
})
