import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from '../../../test/browser.js'
import { startMailbox } from '../../../test/mailbox.js'
import { factories } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'
import { youngMinute } from '../../../test/young-minute.js'

const mailbox = await startMailbox()
const settings = {
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Waypost <waypost@example.org>',
  PUBLIC_URL: 'https://work.example.org',
  SESSION_RATE_LIMIT_PER_MINUTE: '0',
  SIGN_IN_LIMIT: '0',
}
const app = await startApp(settings)
const open = await startApp({ ...settings, OPEN_SIGN_UP: 'on' })
const plain = await startApp({
  RATE_LIMIT_PER_MINUTE: '5',
  SESSION_RATE_LIMIT_PER_MINUTE: '40',
  SIGN_IN_LIMIT: '3',
})
const make = factories(app)
afterAll(async () => {
  await Promise.all([app.stop(), open.stop(), plain.stop()])
  await mailbox.stop()
})

const password = 'correct horse battery'
const ada = {
  email: 'ada@example.com',
  password,
  first_name: 'Ada',
  workspace_name: 'North Harbour',
  workspace_slug: 'north-harbour',
}
const empty = (of = app) => of.database.pool.query('truncate users, workspaces cascade')
beforeEach(() => Promise.all([empty(), empty(open), empty(plain)]))

async function firstRun(of = app): Promise<Browser> {
  const browser = openBrowser(of)
  expect((await browser.call('POST', '/api/auth/first-run', ada)).status).toBe(201)
  return browser
}
const signIn = (browser: Browser, body: object = { email: ada.email, password }) =>
  browser.call('POST', '/api/auth/sign-in', body)
const me = (browser: Browser) => browser.call('GET', '/api/v1/users/me/')
const linkIn = (mail: string) => /https:\/\/work\.example\.org(\S+)/.exec(mail)?.[1] ?? ''

describe('the first run', () => {
  test('makes the account and the workspace, and signs in', async () => {
    const browser = openBrowser(app)
    const before = await browser.call('GET', '/api/auth/session')
    expect(before.body).toEqual({
      first_run: true,
      open_sign_up: false,
      mail: true,
      user: null,
      session: null,
    })
    const made = await browser.call('POST', '/api/auth/first-run', ada)
    expect(made).toMatchObject({
      status: 201,
      body: { user: { email: ada.email, display_name: 'Ada' }, workspace: { slug: 'north-harbour' } },
    })
    expect((await browser.call('GET', '/api/v1/workspaces/north-harbour/')).body.role).toBe(20)
    const after = await browser.call('GET', '/api/auth/session')
    expect(after.body).toMatchObject({
      first_run: false,
      user: { email: ada.email },
      session: { id: expect.any(String) },
    })
    expect(after.headers['cache-control']).toBe('no-store')
  })

  test('of two at once, one wins; afterwards it is over', async () => {
    const other = { ...ada, email: 'bob@example.com', workspace_slug: 'other' }
    const answers = await Promise.all(
      [ada, other].map((body) => openBrowser(app).call('POST', '/api/auth/first-run', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('not_first_run')
    const { rows } = await app.database.pool.query('select slug from workspaces')
    expect(rows).toHaveLength(1)
    const late = await openBrowser(app).call('POST', '/api/auth/first-run', other)
    expect(late.body.code).toBe('not_first_run')
  })

  test.each([
    [{ password: 'short' }, 'password'],
    [{ email: 'nobody' }, 'email'],
    [{ workspace_slug: 'api' }, 'workspace_slug'],
    [{ workspace_slug: 'Not A Slug' }, 'workspace_slug'],
    [{ workspace_name: ' ' }, 'workspace_name'],
  ])('refuses %j and writes nothing', async (wrong, field) => {
    const answer = await openBrowser(app).call('POST', '/api/auth/first-run', { ...ada, ...wrong })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect((await openBrowser(app).call('GET', '/api/auth/session')).body.first_run).toBe(true)
  })
})

describe('signing in', () => {
  test('sets a cookie that no script reads, that https alone carries, and that other sites do not send along', async () => {
    await firstRun()
    const answer = await signIn(openBrowser(app), { email: ' Ada@Example.com ', password })
    expect(answer).toMatchObject({ status: 200, body: { user: { email: ada.email } } })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^__Secure-waypost\.session_token=/)
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(flag)
    expect(cookie).not.toContain('Domain')
    // Without TLS a cookie that only https carries would never come back.
    await firstRun(plain)
    const unencrypted = String((await signIn(openBrowser(plain))).headers['set-cookie'])
    expect(unencrypted).toMatch(/^waypost\.session_token=/)
    expect(unencrypted).toContain('HttpOnly')
    expect(unencrypted).not.toContain('Secure')
  })

  test('says the same of a wrong password and of an unknown address', async () => {
    await firstRun()
    for (const wrong of [
      { email: ada.email, password: 'wrong horse battery' },
      { email: 'bob@example.com', password },
      { email: 'not an address', password },
      { email: ada.email, password: 'x'.repeat(500) },
    ]) {
      const answer = await signIn(openBrowser(app), wrong)
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'wrong_credentials', error: 'The email or the password is wrong.' },
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('is refused to a deactivated account, whose sessions end as well', async () => {
    const browser = await firstRun()
    await app.database.pool.query('update users set is_active = false')
    expect((await signIn(openBrowser(app))).body.code).toBe('inactive_user')
    await expect.poll(async () => (await me(browser)).body.code).toBe('inactive_user')
    expect((await browser.call('GET', '/api/auth/session')).body.user).toBeNull()
  })

  test('is limited for one address and account, with an honest answer; other accounts go on', async () => {
    const stranger = openBrowser(plain)
    const wrong = { email: 'carl@example.com', password: 'wrong horse battery' }
    for (let time = 0; time < 3; time += 1) expect((await signIn(stranger, wrong)).status).toBe(401)
    const refused = await signIn(stranger, { email: ' Carl@example.com', password })
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused.body.error).toMatch(/^Too many attempts\. Try again in (a minute|\d+ minutes)\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(stranger, { email: 'bob@example.com', password })).status).toBe(401)
  })
})

describe('a cookie on the API', () => {
  test('acts as its user, with a limit of its own that leaves the keys alone', async () => {
    await youngMinute()
    const browser = await firstRun(plain)
    const first = await me(browser)
    expect(first).toMatchObject({ status: 200, body: { email: ada.email } })
    expect(first.headers['x-ratelimit-remaining']).toBe('39')
    const { key } = await factories(plain).person()
    expect((await plain.as(key)('GET', '/users/me/')).headers['x-ratelimit-remaining']).toBe('4')
    const both = await browser.call('GET', '/api/v1/users/me/', undefined, { 'x-api-key': key })
    expect(both.headers['x-ratelimit-remaining']).toBe('3')
    expect(both.body.email).not.toBe(ada.email)
  })

  test('writes only for a page of this server', async () => {
    const browser = await firstRun()
    const write = (headers: Record<string, string>) =>
      browser.call('PATCH', '/api/v1/workspaces/north-harbour/', { name: 'Renamed' }, headers)
    const bare = { 'sec-fetch-site': '' }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { ...bare, origin: 'https://evil.example' },
      { ...bare, origin: 'null' },
      bare,
    ])
      expect(await write(headers)).toMatchObject({ status: 403, body: { code: 'cross_site_request' } })
    expect((await browser.call('GET', '/api/v1/workspaces/north-harbour/')).body.name).toBe('North Harbour')
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { ...bare, origin: 'https://work.example.org' },
      { ...bare, origin: 'http://harbour.lan:3000', host: 'harbour.lan:3000' },
    ])
      expect((await write(headers)).status).toBe(200)
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect((await browser.call('POST', '/api/auth/sign-out', {}, cross)).status).toBe(403)
    expect(
      (await browser.call('POST', '/api/auth/sign-in', { email: ada.email, password }, cross)).status,
    ).toBe(403)
  })

  test('that is made up, or of a session that has ended, is a 401 of its own', async () => {
    const browser = await firstRun()
    const stolen = browser.cookies()
    const forged = stolen.replace(/.{4}$/, 'AAAA')
    const ask = (cookie: string) => openBrowser(app).call('GET', '/api/v1/users/me/', undefined, { cookie })
    expect((await ask(stolen)).status).toBe(200)
    expect(await ask(forged)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect((await browser.call('POST', '/api/auth/sign-out')).status).toBe(204)
    expect(browser.cookies()).toBe('')
    expect(await ask(stolen)).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect((await me(browser)).body.code).toBe('missing_api_key')
  })
})

describe('sessions', () => {
  test('are listed with where they are, and end one by one or all at once', async () => {
    const first = await firstRun()
    const second = openBrowser(app, { 'user-agent': 'Firefox on a phone' })
    await signIn(second)
    const { body } = await first.call('GET', '/api/auth/sessions')
    expect(body).toMatchObject([
      { user_agent: 'Firefox on a phone', ip_address: '127.0.0.1', current: false },
      { current: true },
    ])
    expect(JSON.stringify(body)).not.toContain('token')
    expect((await first.call('DELETE', `/api/auth/sessions/${body[0].id}`)).status).toBe(204)
    expect((await me(second)).body.code).toBe('signed_out')
    expect((await first.call('DELETE', `/api/auth/sessions/${body[0].id}`)).status).toBe(404)
    await signIn(second)
    expect((await second.call('POST', '/api/auth/sign-out-everywhere')).status).toBe(204)
    for (const browser of [first, second]) expect((await me(browser)).status).toBe(401)
  })

  test("nobody ends somebody else's", async () => {
    const browser = await firstRun()
    const { body } = await browser.call('GET', '/api/auth/sessions')
    const at = await make.workspace()
    const invited = await at.call('POST', `/workspaces/${at.slug}/invitations/`, { email: 'eve@example.com' })
    await mailbox.next()
    const eve = openBrowser(app)
    await eve.call('POST', '/api/auth/sign-up', { invitation: invited.body.token, password })
    expect((await eve.call('DELETE', `/api/auth/sessions/${body[0].id}`)).status).toBe(404)
    expect((await me(browser)).status).toBe(200)
  })
})

describe('passwords', () => {
  test('are changed by whoever knows the old one; other browsers are signed out, this one is not', async () => {
    const browser = await firstRun()
    const other = openBrowser(app)
    await signIn(other)
    const change = (current_password: string, new_password: string) =>
      browser.call('POST', '/api/auth/change-password', { current_password, new_password })
    expect((await change('wrong horse', 'a new password')).body.fields).toHaveProperty('current_password')
    expect((await change(password, 'short')).body.fields).toHaveProperty('new_password')
    expect((await change(password, 'a new password')).status).toBe(204)
    expect((await me(browser)).status).toBe(200)
    expect((await me(other)).body.code).toBe('signed_out')
    expect((await signIn(openBrowser(app))).status).toBe(401)
    expect((await signIn(openBrowser(app), { email: ada.email, password: 'a new password' })).status).toBe(
      200,
    )
  })

  test('are replaced through a link by mail, once, and every session ends', async () => {
    const browser = await firstRun()
    const stranger = openBrowser(app)
    const forgot = (email: string) => stranger.call('POST', '/api/auth/forgot-password', { email })
    const unknown = await forgot('bob@example.com')
    const known = await forgot(ada.email)
    expect([unknown.status, known.status]).toEqual([202, 202])
    expect(known.body.message.replace(ada.email, '')).toBe(
      unknown.body.message.replace('bob@example.com', ''),
    )
    const mail = await mailbox.next()
    expect(mail).toContain('To: ada@example.com')
    expect(mail).toContain('From: Waypost <waypost@example.org>')
    const token = new URL(linkIn(mail), 'https://work.example.org').searchParams.get('token')
    const { rows } = await app.database.pool.query('select identifier from verifications')
    expect(JSON.stringify(rows)).not.toContain(token)
    const reset = (new_password: string) =>
      stranger.call('POST', '/api/auth/reset-password', { token, new_password })
    expect((await reset('short')).body.fields).toHaveProperty('new_password')
    expect((await reset('a new password')).status).toBe(204)
    expect((await reset('yet another one')).body.code).toBe('invalid_token')
    expect((await me(browser)).body.code).toBe('signed_out')
    expect((await signIn(stranger, { email: ada.email, password: 'a new password' })).status).toBe(200)
  })

  test('without mail the answer says whom to ask', async () => {
    await firstRun(plain)
    const answer = await openBrowser(plain).call('POST', '/api/auth/forgot-password', { email: ada.email })
    expect(answer).toMatchObject({ status: 409, body: { code: 'mail_not_configured' } })
  })
})

describe('signing up', () => {
  test('needs an invitation, whose link comes by mail and makes a member', async () => {
    const admin = await firstRun()
    const eve = openBrowser(app)
    const uninvited = await eve.call('POST', '/api/auth/sign-up', { email: 'eve@example.com', password })
    expect(uninvited).toMatchObject({ status: 403, body: { code: 'sign_up_closed' } })
    const invitations = '/api/v1/workspaces/north-harbour/invitations/'
    const made = await admin.call('POST', invitations, { email: 'eve@example.com', role: 15 })
    const mail = await mailbox.next()
    expect(mail).toContain('To: eve@example.com')
    expect(mail).toContain('Subject: You are invited to North Harbour')
    expect(linkIn(mail)).toBe(`/invitations/${made.body.token}`)
    const about = `/api/auth/invitations/${made.body.token}`
    expect((await eve.call('GET', about)).body).toEqual({
      email: 'eve@example.com',
      role: 15,
      invited_by: 'Ada',
      has_account: false,
      workspace: { id: expect.any(String), slug: 'north-harbour', name: 'North Harbour' },
    })
    const body = { invitation: made.body.token, password, first_name: 'Eve', email: 'other@example.com' }
    const joined = await eve.call('POST', '/api/auth/sign-up', body)
    expect(joined).toMatchObject({
      status: 201,
      body: { user: { email: 'eve@example.com' }, workspace: { slug: 'north-harbour' } },
    })
    expect((await eve.call('GET', '/api/v1/workspaces/north-harbour/')).body.role).toBe(15)
    for (const used of [
      await eve.call('GET', about),
      await openBrowser(app).call('POST', '/api/auth/sign-up', body),
    ])
      expect(used.status).toBe(404)
  })

  test('somebody with an account accepts by the link, and only they', async () => {
    const admin = await firstRun()
    const at = await make.workspace()
    const { body } = await at.call('POST', `/workspaces/${at.slug}/invitations/`, { email: ada.email })
    const other = await at.call('POST', `/workspaces/${at.slug}/invitations/`, { email: 'bob@example.com' })
    await Promise.all([mailbox.next(), mailbox.next()])
    const about = await admin.call('GET', `/api/auth/invitations/${body.token}`)
    expect(about.body.has_account).toBe(true)
    const again = await openBrowser(app).call('POST', '/api/auth/sign-up', {
      invitation: body.token,
      password,
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    const accept = (token: string) => admin.call('POST', `/api/auth/invitations/${token}/accept`)
    expect((await accept(other.body.token)).body.code).toBe('other_address')
    expect((await accept(body.token)).body.workspace.slug).toBe(at.slug)
    expect((await admin.call('GET', `/api/v1/workspaces/${at.slug}/`)).status).toBe(200)
  })

  test('where it is open, the address counts for invitations once its owner has opened the link', async () => {
    const admin = await firstRun(open)
    const eve = openBrowser(open)
    const joined = await eve.call('POST', '/api/auth/sign-up', { email: 'eve@example.com', password })
    expect(joined).toMatchObject({ status: 201, body: { workspace: null } })
    const verification = await mailbox.next()
    await admin.call('POST', '/api/v1/workspaces/north-harbour/invitations/', { email: 'eve@example.com' })
    await mailbox.next()
    expect((await eve.call('GET', '/api/v1/users/me/invitations/')).body).toEqual([])
    const token = new URL(linkIn(verification), 'https://work.example.org').searchParams.get('token')
    const verify = () => eve.call('POST', '/api/auth/verify-email', { token })
    expect((await verify()).status).toBe(204)
    expect((await verify()).body.code).toBe('invalid_token')
    expect((await eve.call('GET', '/api/v1/users/me/invitations/')).body).toHaveLength(1)
  })
})
