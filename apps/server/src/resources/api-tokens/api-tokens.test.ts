import { afterAll, expect, test } from 'vitest'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

const app = await startApp()
const make = factories(app)
afterAll(() => app.stop())
const path = '/users/me/api-tokens/'

test('a key is made, shown once, works, is listed without itself, and is revoked', async () => {
  const { call } = await make.person()
  const made = await call('POST', path, { title: ' CI ', description: 'For builds', expires_at: null })
  expect(made.status).toBe(201)
  const { token, ...record } = made.body
  expect(record).toMatchObject({
    title: 'CI',
    description: 'For builds',
    hint: token.slice(-4),
    is_active: true,
    expires_at: null,
    revoked_at: null,
  })
  expect((await app.as(token)('GET', '/users/me/')).status).toBe(200)
  const list = await call('GET', path)
  expect(list.body[0]).toMatchObject({ id: record.id, title: 'CI' })
  expect(list.text).not.toContain(token)
  expect((await call('DELETE', `${path}${record.id}/`)).status).toBe(204)
  expect((await call('DELETE', `${path}${record.id}/`)).status).toBe(204)
  expect((await call('GET', `${path}${record.id}/`)).body).toMatchObject({ is_active: false })
  await expect.poll(async () => (await app.as(token)('GET', '/users/me/')).body.code).toBe('revoked_api_key')
})

test('wrong input is refused, and a key of somebody else is not there', async () => {
  const [one, other] = [await make.person(), await make.person()]
  for (const wrong of [
    {},
    { title: ' ' },
    { title: 'x', expires_at: '2020-01-01T00:00:00Z' },
    { title: 'x', expires_at: 'soon' },
  ])
    expect((await one.call('POST', path, wrong)).status).toBe(400)
  const { body } = await one.call('POST', path, { title: 'mine' })
  expect((await other.call('GET', `${path}${body.id}/`)).status).toBe(404)
  expect((await other.call('DELETE', `${path}${body.id}/`)).status).toBe(404)
  expect((await other.call('GET', path)).text).not.toContain(body.id)
})

test('the profile has names, a time zone and a theme that can be changed', async () => {
  const { call } = await make.person()
  const values = {
    first_name: 'Ada',
    last_name: 'King',
    display_name: 'ada',
    timezone: 'Europe/London',
    theme: 'dark',
  }
  expect((await call('PATCH', '/users/me/', values)).body).toMatchObject(values)
  expect((await call('GET', '/users/me/')).body).toMatchObject({ ...values, email_verified: true })
  for (const wrong of [
    { theme: 'pink' },
    { timezone: 'Mars' },
    { display_name: ' ' },
    { avatar: 'https://evil.example/x.png' },
  ])
    expect((await call('PATCH', '/users/me/', wrong)).status).toBe(400)
})
