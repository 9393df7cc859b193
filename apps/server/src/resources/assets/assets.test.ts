import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())

const ofUser = '/assets/user-assets/'
const avatar = { name: 'me.png', type: 'image/png', size: 100, entity_type: 'USER_AVATAR' }
const fetchFile = (url: string) => app.app.inject(url.replace(/^https?:\/\/[^/]+/, ''))

test('an avatar is uploaded, shown, replaced and removed', async () => {
  const person = await make.person()
  const first = await make.file(person.call, ofUser, avatar)
  expect((await person.call('GET', '/users/me/')).body.avatar_url).toBe(first.asset_url)
  const sentOn = await fetchFile(first.asset_url)
  expect(sentOn.statusCode).toBe(302)
  expect((await fetchFile(String(sentOn.headers.location))).body).toBe('bytes')
  const second = await make.file(person.call, ofUser, avatar)
  expect((await person.call('GET', '/users/me/')).body.avatar_url).toBe(second.asset_url)
  expect((await fetchFile(first.asset_url)).statusCode).toBe(404)
  expect((await person.call('DELETE', `${ofUser}${second.asset_id}/`)).status).toBe(204)
  expect((await person.call('GET', '/users/me/')).body.avatar_url).toBeNull()
})

test('an avatar is an image, and says what it is for', async () => {
  const { call } = await make.person()
  for (const wrong of [{ type: 'image/svg+xml' }, { type: 'application/pdf' }, { entity_type: 'ISSUE' }])
    expect((await call('POST', ofUser, { ...avatar, ...wrong })).status).toBe(400)
})

test("somebody else's image does not exist", async () => {
  const { asset_id } = await make.file((await make.person()).call, ofUser, avatar)
  const other = await make.person()
  expect((await other.call('PATCH', `${ofUser}${asset_id}/`, {})).status).toBe(404)
  expect((await other.call('DELETE', `${ofUser}${asset_id}/`)).status).toBe(404)
})

test('every spelling of the path is served', async () => {
  const { call } = await make.person()
  for (const path of [ofUser, `${ofUser}server/`, '/users/assets/']) {
    const { status, body } = await call('POST', path, avatar)
    expect(status).toBe(200)
    const one = path.endsWith('server/') ? `${ofUser}${body.asset_id}/server/` : `${path}${body.asset_id}/`
    expect((await call('PATCH', one, {})).body.code).toBe('not_uploaded')
    expect((await call('DELETE', one)).status).toBe(204)
  }
})

test('a file of a workspace is for its members; one of a project for those of the project', async () => {
  const at = await make.project()
  const list = `/workspaces/${at.slug}/assets/`
  const open = await make.file(at.call, list)
  const closed = await make.file(at.call, list, { project_id: at.projectId })
  const member = await make.member(at, 15)
  const found = await member.call('GET', `${list}${open.asset_id}/`)
  expect(found.body).toMatchObject({
    asset_id: open.asset_id,
    asset_name: 'chart.png',
    asset_type: 'image/png',
  })
  expect((await fetchFile(found.body.asset_url)).body).toBe('bytes')
  const shown = await member.call('GET', `${list}${open.asset_id}/file/`)
  expect(shown.status).toBe(302)
  expect((await fetchFile(shown.headers['location'] ?? '')).body).toBe('bytes')
  for (const path of [`${list}${closed.asset_id}/`, `${list}${closed.asset_id}/file/`])
    expect((await member.call('GET', path)).status).toBe(404)
  expect((await at.call('GET', `${list}${closed.asset_id}/`)).status).toBe(200)
  expect((await member.call('PATCH', `${list}${open.asset_id}/`, {})).status).toBe(403)
  const foreign = await member.call('POST', list, { name: 'a', size: 1, project_id: at.projectId })
  expect(foreign).toMatchObject({ status: 400, body: { fields: { project_id: expect.anything() } } })
})

test('a file of a workspace is announced before it can be fetched, and its external id is taken once', async () => {
  const at = await make.workspace()
  const list = `/workspaces/${at.slug}/assets/`
  const from = { name: 'a.pdf', type: 'application/pdf', size: 9, external_source: 'old', external_id: '1' }
  const { body } = await at.call('POST', list, from)
  expect((await at.call('GET', `${list}${body.asset_id}/`)).body.code).toBe('not_uploaded')
  const again = await at.call('POST', list, from)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ asset_id: body.asset_id, asset_url: body.asset_url })
})

test('files go to the address of this machine that the caller used, and to no name that it made up', async () => {
  const { call } = await make.person()
  const urlFor = async (host: string) => {
    const { body } = await call('POST', ofUser, avatar, { host })
    return body.upload_data.url
  }
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:8080', '192.168.1.20:3000'])
    expect(await urlFor(host)).toBe(`http://${host}/files/upload`)
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.1:x'])
    expect(await urlFor(host)).toBe('http://localhost:3000/files/upload')
  const { asset_url } = await make.file(call, ofUser, avatar)
  const { headers } = await app.app.inject({ url: asset_url, headers: { host: '127.0.0.1:3000' } })
  expect(headers.location).toMatch(/^http:\/\/127\.0\.0\.1:3000\/files\/download\?/)
})

test('where PUBLIC_URL is set, files go there, whatever name the caller used', async () => {
  const set = await startApp({ PUBLIC_URL: 'https://work.example.org' })
  try {
    const { call } = await factories(set).person()
    const { body } = await call('POST', ofUser, avatar, { host: '127.0.0.1:3000' })
    expect(body.upload_data.url).toBe('https://work.example.org/files/upload')
  } finally {
    await set.stop()
  }
})
