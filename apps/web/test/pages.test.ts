import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import {
  call,
  expectAccessible,
  makeProject,
  passFirstRun,
  pressUntil,
  signIn,
  startSite,
  type Site,
} from './browser.js'

/** Every page, with something on it. */
const pages = [
  ...['', '/my-work', '/projects', '/initiatives', '/pages', '/members', '/settings', '/browse/PAGES-1'],
  ...['cycles', 'modules', 'epics', 'pages', 'intake', 'import'].map((name) => `/projects/PAGES/${name}`),
  ...['', '/states', '/labels', '/members', '/features', '/types', '/estimates'].map(
    (name) => `/projects/PAGES/settings${name}`,
  ),
  ...['list', 'board', 'spreadsheet', 'calendar', 'timeline'].map(
    (layout) => `/projects/PAGES?layout=${layout}`,
  ),
].map((path) => `/north-harbour${path}`)
const ofAccount = ['/profile', '/profile/security', '/profile/tokens']

let site: Site
beforeAll(async () => {
  site = await startSite()
  const page = await site.open('/')
  await passFirstRun(page)
  const { path } = await makeProject(page, 'Pages', ['With a date', 'Without'])
  const features = {
    cycles: true,
    modules: true,
    epics: true,
    pages: true,
    intakes: true,
    work_item_types: true,
  }
  await call(page, 'PATCH', `${path}/features/`, features)
  const { results } = await call<{ results: { id: string }[] }>(page, 'GET', `${path}/work-items/`)
  const today = new Date().toISOString().slice(0, 10)
  await call(page, 'PATCH', `${path}/work-items/${results[0]?.id ?? ''}/`, {
    start_date: today,
    target_date: today,
    priority: 'high',
  })
  await page.context().close()
})
afterAll(() => site.stop())

/** Until it holds. Asked from outside each time: a page whose policy refuses `eval` cannot ask itself again. */
const holds = (page: Page, condition: string) =>
  expect.poll(() => page.evaluate<boolean>(condition), { timeout: 20_000 }).toBe(true)

/** Nothing is being loaded any more. */
const settled = (page: Page) => holds(page, 'document.querySelectorAll("[aria-busy=true]").length === 0')

describe.each([
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'a phone', options: { colorScheme: 'light', viewport: { width: 390, height: 844 } } },
] as const)('$name', ({ name, options }) => {
  test('no page breaks a rule of accessibility, is wider than its window, or complains', async () => {
    const page = await site.open('/sign-in', options)
    await page.getByLabel('Email').waitFor()
    await expectAccessible(page)
    await signIn(page)
    for (const path of [...pages, ...ofAccount]) {
      await page.goto(site.server.url + path)
      await page.getByRole('main').waitFor()
      await settled(page)
      await expectAccessible(page)
      const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(overhang), path).toBe(0)
    }
    expect(site.complaints()).toEqual([])
    await page.context().close()
  })

  test.skipIf(name === 'a phone')('no menu, picker or dialog that is open breaks a rule', async () => {
    const page = await site.open('/sign-in', options)
    await signIn(page)
    await page.goto(`${site.server.url}/north-harbour/projects/PAGES`)
    const row = page.getByRole('link', { name: 'With a date' })
    const button = (label: string) => page.getByRole('button', { name: label, exact: true })
    const shown = async (what: Locator) => {
      await what.waitFor()
      // What is still fading in has not the colours that it will have.
      await holds(page, 'document.getAnimations().every(({ playState }) => playState !== "running")')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await what.waitFor({ state: 'hidden' })
    }
    await row.click({ button: 'right' })
    await shown(page.getByRole('menu', { name: 'Actions for PAGES-1' }))
    await button('Filter').click()
    await shown(page.getByRole('dialog', { name: 'Filter' }))
    await button('Display').click()
    await shown(page.getByRole('dialog', { name: 'Display' }))
    await page
      .getByRole('button', { name: /^State: / })
      .first()
      .click()
    await shown(page.getByRole('dialog', { name: /state/i }))
    await page
      .getByRole('button', { name: /^Due date: / })
      .first()
      .click()
    await shown(page.getByRole('dialog', { name: /due/i }))
    await page.getByRole('button', { name: /Account menu/ }).click()
    await shown(page.getByRole('menu', { name: /Account menu/ }))
    await pressUntil(page, 'Control+k', page.getByRole('dialog', { name: 'Command palette' }))
    await shown(page.getByRole('dialog', { name: 'Command palette' }))
    await pressUntil(page, 'c', page.getByRole('dialog', { name: 'New work item' }))
    await shown(page.getByRole('dialog', { name: 'New work item' }))
    expect(site.complaints()).toEqual([])
    await page.context().close()
  })
})
