import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner, passFirstRun, signIn, startSite, type Site } from './browser.js'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('from an empty installation to a board with work of one’s own, and a key that curl can use', async () => {
  const page = await site.open('/')
  await page.waitForURL('**/setup')
  await passFirstRun(page)

  await page.goto(`${site.server.url}/north-harbour/projects`)
  await page.getByRole('button', { name: 'New project' }).first().click()
  await page.getByLabel('Name').fill('Website')
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.waitForURL('**/projects/WEB*')

  await page.keyboard.press('c')
  await page.getByRole('textbox', { name: 'Title' }).fill('Draw the map')
  await page.getByRole('button', { name: 'Create work item' }).click()
  await page.getByRole('link', { name: 'Draw the map' }).waitFor()
  await page.keyboard.press('2')
  await page.getByRole('group', { name: 'WEB-1 Draw the map' }).waitFor()

  await page.goto(`${site.server.url}/profile/tokens`)
  await page.getByRole('button', { name: 'Add personal access token' }).click()
  await page.getByLabel('Title').fill('curl')
  await page.getByRole('button', { name: 'Add token' }).click()
  const key = await page.getByLabel('Key').inputValue()
  const answer = await site.server.call('GET', '/users/me/', undefined, key)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ email: owner.email })

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('curl').waitFor()
  expect(await page.content()).not.toContain(key)
  await page.getByRole('button', { name: 'Revoke curl' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No tokens yet').waitFor()
  expect((await site.server.call('GET', '/users/me/', undefined, key)).status).toBe(401)
  expect(site.complaints()).toEqual([])
})

test('the first run is over once somebody is there; whoever is not signed in comes to sign in, and back', async () => {
  const page = await site.open('/setup')
  await page.waitForURL('**/sign-in*')
  await page.goto(`${site.server.url}/north-harbour/members`)
  await page.waitForURL('**/sign-in*')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/north-harbour/members')
})

test('signing out ends the session on the server, not only here', async () => {
  const page = await site.open('/sign-in')
  await signIn(page)
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const status = () =>
    fetch(`${site.server.url}/api/v1/users/me/`, {
      headers: { cookie: `${session?.name ?? ''}=${session?.value ?? ''}` },
    }).then((answer) => answer.status)
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: /Account|Ada/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in*')
  expect(await status()).toBe(401)
})

test('wrong passwords are slowed down, and the page says so in words', async () => {
  const page = await site.open('/sign-in')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill('not the password')
  const said = page.getByRole('alert')
  for (let tries = 0; tries < 30; tries += 1) {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await said.waitFor()
    if (/too many/i.test((await said.textContent()) ?? '')) break
  }
  expect(await said.textContent()).toMatch(/too many/i)
  site.complaints()
})

test('a policy without inline scripts is on every page, and nothing outside this server is asked', async () => {
  const page = await site.open('/sign-in')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.reload()
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).not.toContain('unsafe-eval')
  await page.getByLabel('Email').waitFor()
  expect(asked.filter((url) => !url.startsWith(site.server.url))).toEqual([])
})
