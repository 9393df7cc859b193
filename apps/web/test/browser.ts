import axe, { type AxeResults } from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { cleanUp, newDataDir, start, type RunningServer } from '../../server/test/program.js'

/** The built program with the built app, and Debian's Chromium before it. */
export interface Site {
  server: RunningServer
  /** A page of a browser of its own: nothing is shared with the other ones. */
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  /** What the consoles of all pages have complained about, and forgets it. */
  complaints: () => string[]
  stop: () => Promise<void>
}

export const owner = { email: 'ada@example.com', password: 'correct horse battery' }

export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const server = await start(await newDataDir(), { env: { SESSION_RATE_LIMIT_PER_MINUTE: '0', ...env } })
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  let said: string[] = []
  return {
    server,
    open: async (path, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      await page.goto(server.url + path)
      return page
    },
    complaints: () => {
      const all = said
      said = []
      return all
    },
    stop: async () => {
      await browser.close()
      await cleanUp()
    },
  }
}

/** Makes the first account and the workspace North Harbour, by the form that a new installation shows. */
export async function passFirstRun(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByLabel('Workspace').fill('North Harbour')
  await page.getByRole('button', { name: 'Create account and workspace' }).click()
  await page.waitForURL('**/north-harbour')
}

/** A site past its first run, and a page of whoever went through it. */
export async function startWithOwner(env?: Record<string, string>): Promise<{ site: Site; page: Page }> {
  const site = await startSite(env)
  const page = await site.open('/')
  await passFirstRun(page)
  return { site, page }
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/north-harbour')
}

/** A call of the API with the page's own session: the same door that the app uses. */
export function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
      return (response.status === 204 ? undefined : await response.json()) as Answer
    },
    [method, path, body] as const,
  )
}

export interface MadeProject {
  id: string
  path: string
  /** The address of the project's page. */
  page: string
}

export async function makeProject(page: Page, name: string, items: readonly string[]): Promise<MadeProject> {
  const of = '/workspaces/north-harbour/projects/'
  const identifier = name.toUpperCase().slice(0, 5)
  // A test that is tried again finds what it made before.
  type Found = { results: { id: string; identifier: string }[] }
  const { results } = await call<Found>(page, 'GET', of)
  const before = results.find((project) => project.identifier === identifier)
  if (before) await call(page, 'DELETE', `${of}${before.id}/`)
  const { id } = await call<{ id: string }>(page, 'POST', of, { name, identifier })
  for (const item of items) await call(page, 'POST', `${of}${id}/work-items/`, { name: item })
  return { id, path: `${of}${id}`, page: `/north-harbour/projects/${identifier}` }
}

/** Fails with the rules that are broken, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated from outside, as no script of the page may: its policy refuses what it did not bring itself.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, page.url()).toEqual([])
}

/** Presses a key until it has shown something: a page that is just drawn does not listen to keys yet. */
export async function pressUntil(page: Page, key: string, shown: Locator): Promise<void> {
  const press = async () => {
    if (await shown.first().isVisible()) return true
    await page.keyboard.press(key)
    return shown.first().isVisible()
  }
  await expect.poll(press, { timeout: 30_000, interval: 300 }).toBe(true)
}

/** The keyboard at the first row of a list: pressed again, it stays there. */
export const goToFirstRow = (page: Page): Promise<void> =>
  pressUntil(page, 'k', page.locator('[data-id]:focus'))
