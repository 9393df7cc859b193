import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, expectAccessible, makeProject, passFirstRun, signIn, startSite, type Site } from './browser.js'

/** Every page, with something on it. */
const pages = [
  ...['', '/my-work', '/projects', '/initiatives', '/members', '/settings', '/browse/PAGES-1'],
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

/** Nothing is being loaded any more. */
const settled = (page: Page) =>
  page.waitForFunction('document.querySelectorAll("[aria-busy=true]").length === 0')

describe.each([
  { name: 'light', options: { colorScheme: 'light' } },
  { name: 'dark', options: { colorScheme: 'dark' } },
  { name: 'a phone', options: { colorScheme: 'light', viewport: { width: 390, height: 844 } } },
] as const)('$name', ({ options }) => {
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
})
