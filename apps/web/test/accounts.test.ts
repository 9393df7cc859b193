import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startMailbox, type Mailbox } from '../../server/test/mailbox.js'
import { expectAccessible, startWithOwner, type Site } from './browser.js'

let site: Site
let mailbox: Mailbox
let page: Page
beforeAll(async () => {
  mailbox = await startMailbox()
  ;({ site, page } = await startWithOwner({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'waypost@example.com',
    OPEN_SIGN_UP: 'on',
  }))
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const password = 'a horse of another kind'

/** Mails name the address that people use; here the server has any free port. */
const linkIn = (mail: string): string =>
  new URL(/https?:\S+/.exec(mail)?.[0] ?? '').href.replace(/^https?:\/\/[^/]+/, '')

async function invite(email: string): Promise<string> {
  await page.goto(`${site.server.url}/north-harbour/members?invite=true`)
  const dialog = page.getByRole('dialog', { name: 'Invite to the workspace' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByLabel('Link of the invitation').inputValue()
  expect(await mailbox.next()).toContain(new URL(link).pathname)
  await page.getByRole('button', { name: 'Done' }).click()
  return new URL(link).pathname
}

test('somebody new is invited, follows the link, makes an account and is in the workspace', async () => {
  const link = await invite('ben@example.com')
  const ben = await site.open(link)
  await ben.getByRole('heading', { name: 'Join North Harbour' }).waitFor()
  await expectAccessible(ben)
  await ben.getByLabel('First name').fill('Ben')
  await ben.getByLabel('Password').fill('short')
  await ben.getByRole('button', { name: 'Create account and join' }).click()
  await ben.getByText('At least 8 characters; these are 5.').waitFor()
  await ben.getByLabel('Password').fill(password)
  await ben.getByRole('button', { name: 'Create account and join' }).click()
  await ben.waitForURL('**/north-harbour')
  await ben.getByRole('link', { name: 'Members' }).click()
  await ben.getByText('ada@example.com').waitFor()
  expect(site.complaints()).toEqual([])
  await ben.goto(site.server.url + link)
  await ben.getByRole('heading', { name: 'This invitation is not valid' }).waitFor()
  site.complaints()
  await ben.context().close()
})

test('somebody with an account signs up openly, and accepts; another account is asked to sign out first', async () => {
  const cy = await site.open('/sign-in')
  await cy.getByRole('link', { name: 'Create an account' }).click()
  await cy.getByRole('heading', { name: 'Create your account' }).waitFor()
  await cy.getByLabel('First name').fill('Cy')
  await cy.getByLabel('Email').fill('cy@example.com')
  await cy.getByLabel('Password').fill(password)
  await cy.getByRole('button', { name: 'Create account' }).click()
  await cy.waitForURL('**/create-workspace')
  const confirm = linkIn(await mailbox.next())

  const link = await invite('cy@example.com')
  await page.goto(site.server.url + link)
  await page.getByText('You are signed in as ada@example.com.').waitFor()
  await cy.goto(site.server.url + link)
  await cy.getByRole('button', { name: 'Join North Harbour' }).click()
  await cy.waitForURL('**/north-harbour')

  await cy.goto(site.server.url + confirm)
  await cy.getByText('Your address is confirmed.').waitFor()
  expect(site.complaints()).toEqual([])
  await cy.context().close()
})

/** Changed by the test that replaces it, which may be tried twice. */
let secret = password

test('a forgotten password is replaced by mail, and signs out everywhere', async () => {
  const before = await site.open('/sign-in')
  const signIn = async (who: Page) => {
    await who.getByLabel('Email').fill('ben@example.com')
    await who.getByLabel('Password').fill(secret)
    await who.getByRole('button', { name: 'Sign in' }).click()
    await who.waitForURL('**/north-harbour')
  }
  await signIn(before)
  const ben = await site.open('/sign-in')
  await ben.getByRole('link', { name: 'Forgot your password?' }).click()
  await ben.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await ben.getByLabel('Email').fill('ben@example.com')
  await ben.getByRole('button', { name: 'Send me a link' }).click()
  await ben.getByText('a mail with a link is on its way').waitFor()
  const link = linkIn(await mailbox.next())
  await ben.goto(site.server.url + link)
  await expectAccessible(ben)
  const next = `${secret} still`
  await ben.getByLabel('New password').fill(next)
  await ben.getByRole('button', { name: 'Change password' }).click()
  await ben.getByRole('link', { name: 'Sign in' }).click()
  await ben.getByRole('heading', { name: 'Sign in to Waypost' }).waitFor()
  secret = next
  await signIn(ben)
  await before.goto(`${site.server.url}/north-harbour`)
  await before.waitForURL('**/sign-in*')

  await signIn(before)
  await ben.goto(`${site.server.url}/profile/security`)
  await ben.getByRole('button', { name: 'Sign out everywhere' }).click()
  await ben.waitForURL('**/sign-in*')
  // The other browser learns of it without a click, at the next beat of its stream.
  await before.waitForURL('**/sign-in*', { timeout: 60_000 })
  site.complaints()
})
