import { afterAll, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../test/browser.js'
import { startMailbox } from '../../../test/mailbox.js'
import { factories, type Place } from '../../../test/make.js'
import { startApp } from '../../../test/start.js'

// Each makes whole workspaces, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const mailbox = await startMailbox()
const source = await startApp()
const app = await startApp({
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Waypost <waypost@example.org>',
  PUBLIC_URL: 'https://work.example.org',
  OPEN_SIGN_UP: 'on',
  SIGN_IN_LIMIT: '0',
})
const make = factories(app)
afterAll(async () => {
  await Promise.all([source.stop(), app.stop()])
  await mailbox.stop()
})

const password = 'correct horse battery'

/** A workspace from elsewhere, with a member who has no account here; the address is theirs. */
async function imported(): Promise<Place & { email: string }> {
  const there = await factories(source).workspace()
  const { email } = await factories(source).member(there, 15)
  const { bytes } = await there.call('GET', `/workspaces/${there.slug}/export/`)
  const owner = await make.person()
  const { body, status } = await owner.call('POST', '/workspaces/import/', bytes)
  expect([status, body.people_made]).toEqual([201, expect.arrayContaining([email])])
  return { slug: there.slug, workspaceId: body.workspace.id, owner, call: owner.call, email }
}

const signUp = (body: object) => openBrowser(app).call('POST', '/api/auth/sign-up', { password, ...body })

test('nobody signs in or signs up as somebody that an import has named', async () => {
  const { email } = await imported()
  const signIn = await openBrowser(app).call('POST', '/api/auth/sign-in', { email, password })
  expect(signIn.status).toBe(401)
  expect((await signUp({ email })).status).toBe(409)
})

test('an invitation from the workspace makes the account its owner’s, who is the same member as before', async () => {
  const place = await imported()
  const list = `/workspaces/${place.slug}/invitations/`
  const { body: invitation } = await place.call('POST', list, { email: place.email, role: 5 })
  await mailbox.next()
  const browser = openBrowser(app)
  const about = await browser.call('GET', `/api/auth/invitations/${invitation.token}`)
  expect(about.body).toMatchObject({ email: place.email, has_account: false })
  const signedUp = await browser.call('POST', '/api/auth/sign-up', { invitation: invitation.token, password })
  expect(signedUp.status).toBe(201)
  const members = (await place.call('GET', `/workspaces/${place.slug}/members/`)).body
  expect(members.filter(({ email }: { email: string }) => email === place.email)).toMatchObject([
    { id: signedUp.body.user.id, role: 15 },
  ])
  // From now on the address is a member's like any other.
  const again = await place.call('POST', list, { email: place.email })
  expect(again.body.code).toBe('already_member')
})

test('an invitation to one workspace does not open another one', async () => {
  const place = await imported()
  const mallory = await make.workspace()
  const { body } = await mallory.call('POST', `/workspaces/${mallory.slug}/invitations/`, {
    email: place.email,
  })
  await mailbox.next()
  expect(await signUp({ invitation: body.token })).toMatchObject({
    status: 409,
    body: { code: 'account_unclaimed' },
  })
})

test('whoever has the mailbox gets a password by mail', async () => {
  const { email, slug } = await imported()
  const browser = openBrowser(app)
  await browser.call('POST', '/api/auth/forgot-password', { email })
  const token = /token=(\S+)/.exec(await mailbox.next())?.[1]
  const reset = await browser.call('POST', '/api/auth/reset-password', { token, new_password: password })
  expect(reset.status).toBe(204)
  expect((await browser.call('POST', '/api/auth/sign-in', { email, password })).status).toBe(200)
  expect((await browser.call('GET', `/api/v1/workspaces/${slug}/`)).body.role).toBe(15)
  const { rows } = await app.database.pool.query('select is_unclaimed from users where email = $1', [email])
  expect(rows).toEqual([{ is_unclaimed: false }])
})
