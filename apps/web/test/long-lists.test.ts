import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Route } from 'playwright-core'
import {
  call,
  goToFirstRow,
  makeProject,
  pressUntil,
  startWithOwner,
  type MadeProject,
  type Site,
} from './browser.js'

/** A project that is too long to be fetched whole: 240 work items of each priority. */

let site: Site
let page: Page
let project: MadeProject
const priorities = ['urgent', 'high', 'medium', 'low', 'none']
const size = 1200
const nameOf = (n: number) => `Item ${String(n).padStart(4, '0')}`

beforeAll(async () => {
  ;({ site, page } = await startWithOwner())
  project = await makeProject(page, 'Long', [])
  const rows = Array.from({ length: size }, (_, n) => ({
    name: nameOf(n + 1),
    priority: priorities[n % priorities.length],
  }))
  for (const half of [rows.slice(0, 600), rows.slice(600)])
    await call(page, 'POST', `${project.path}/work-items/import/`, { rows: half })
})
afterAll(() => site.stop())

const open = (search: string) => page.goto(`${site.server.url}${project.page}${search}`)
const link = (name: string) => page.getByRole('link', { name, exact: true })
const scroller = () => page.getByTestId('work-item-list')

async function choosePriority(word: string): Promise<void> {
  const editor = page.getByRole('dialog', { name: 'Change priority' })
  await pressUntil(page, 'p', editor.getByRole('combobox'))
  await editor.getByRole('combobox').fill(word)
  await page.keyboard.press('Enter')
  // While it is open, keys are for it.
  await editor.waitFor({ state: 'hidden' })
}

async function countOf(filter: string): Promise<number> {
  const answer = await call<{ total_results: number }>(
    page,
    'GET',
    `${project.path}/work-items/?per_page=1&${filter}`,
  )
  return answer.total_results
}

test('a long list shows its numbers, fetches what is in sight, and has its last row at the end', async () => {
  let requests = 0
  const count = (request: { url: () => string }) =>
    (requests += Number(request.url().includes('/work-items/')))
  page.on('request', count)
  await open('?group=priority')
  await link(nameOf(1)).waitFor()
  await page.getByRole('button', { name: /^Urgent\s*240$/ }).waitFor()
  expect(await link(nameOf(2)).count()).toBe(0)
  await scroller().evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await link(nameOf(size)).waitFor()
  await page.getByRole('button', { name: /^No priority\s*240$/ }).waitFor()
  page.off('request', count)
  // Twelve pages would be all of it.
  expect(requests).toBeLessThan(10)
  expect(site.complaints()).toEqual([])
})

test('the first rows are asked for before the scripts of the app are here, and nothing is asked for twice', async () => {
  const asked: string[] = []
  let sawRows: () => void = () => undefined
  const rowsAsked = new Promise<void>((resolve) => (sawRows = resolve))
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname.endsWith('/events/')) return
    asked.push(pathname + search)
    // The rows of one state: the last of the requests, made for what the others have found.
    if (pathname.endsWith('/work-items/') && search.includes('&state=')) sawRows()
  }
  page.on('request', note)
  const app = '**/assets/app-*.js'
  await page.route(app, async (route) => {
    await rowsAsked
    await route.continue()
  })
  await open('')
  await link(nameOf(1)).waitFor()
  await page.unroute(app)
  page.off('request', note)
  expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([])
  expect(site.complaints()).toEqual([])
})

test('a row that is edited goes to its group, and the numbers follow', async () => {
  await open('?group=priority')
  await link(nameOf(1)).waitFor()
  await goToFirstRow(page)
  await choosePriority('high')
  await page.getByRole('button', { name: /^Urgent\s*239$/ }).waitFor()
  await expect.poll(() => countOf('priority=high')).toBe(241)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: /^Urgent\s*240$/ }).waitFor()
  await expect.poll(() => countOf('priority=high')).toBe(240)
})

test('a card of a long column can be dragged, and the column knows how many it has', async () => {
  await open('?layout=board&group=priority')
  const [urgent, high] = ['Urgent', 'High'].map((name) =>
    page.getByRole('region', { name: new RegExp(`^${name},`) }),
  )
  if (!urgent || !high) throw new Error('There are no columns.')
  const card = urgent.getByRole('group').first()
  await card.waitFor()
  const [from, to] = [await card.boundingBox(), await high.boundingBox()]
  if (!from || !to) throw new Error('The board is not on screen.')
  await page.mouse.move(from.x + 40, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 5 })
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 10 })
  await page.mouse.up()
  await page.getByRole('region', { name: 'High, 241 work items' }).waitFor()
  await page.getByRole('region', { name: 'Urgent, 239 work items' }).waitFor()
  await expect.poll(() => countOf('priority=high')).toBe(241)
  await page.keyboard.press('Control+z')
  await page.getByRole('region', { name: 'High, 240 work items' }).waitFor()
  await expect.poll(() => countOf('priority=high')).toBe(240)
})

test('select all takes those that were not fetched too, and only what the filter finds', async () => {
  const filter = encodeURIComponent('priority IN ("urgent", "high", "medium")')
  await open(`?filter=${filter}`)
  await link(nameOf(1)).waitFor()
  await goToFirstRow(page)
  await page.keyboard.press('Control+a')
  await page.getByText('720 selected').waitFor()
  await choosePriority('low')
  await expect.poll(() => countOf('priority=low'), { timeout: 120_000 }).toBe(960)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => countOf('priority=low'), { timeout: 120_000 }).toBe(240)
  expect(site.complaints()).toEqual([])
})

test('of many, those that the server refuses are taken back and tried again; undo takes back what was done', async () => {
  const filter = encodeURIComponent('priority IN ("urgent", "high", "medium")')
  await open(`?filter=${filter}&group=none`)
  await link(nameOf(1)).waitFor()
  await goToFirstRow(page)
  await page.keyboard.press('Control+a')
  await page.getByText('720 selected').waitFor()
  let requests = 0
  await page.route('**/work-items/', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    requests += 1
    return requests === 2
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: '{"error":"Not today.","message":"Not today.","code":"forbidden","request_id":"1"}',
        })
      : route.fallback()
  })
  await choosePriority('low')
  await page.getByText('220 of 720 work items were not changed').waitFor({ timeout: 120_000 })
  await page.getByText(/^LONG-\d+, .* and 215 more\. Not today\.$/).waitFor()
  expect(await countOf('priority=low')).toBe(740)
  site.complaints()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => countOf('priority=low'), { timeout: 120_000 }).toBe(960)
  await page.unroute('**/work-items/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => countOf('priority=low'), { timeout: 120_000 }).toBe(740)
  await page.keyboard.press('Control+z')
  await expect.poll(() => countOf('priority=low'), { timeout: 120_000 }).toBe(240)
  expect(site.complaints()).toEqual([])
})

test('an edit stays on screen while it is on its way, whatever is fetched, and goes when it is refused', async () => {
  await open('?group=none')
  const row = page.getByRole('row').filter({ has: link(nameOf(1)) })
  await row.waitFor()
  const held: Route[] = []
  await page.route('**/work-items/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    held.push(route)
    return undefined
  })
  await goToFirstRow(page)
  const title = page.getByRole('textbox', { name: 'Title of LONG-1' })
  await pressUntil(page, 'e', title)
  await title.fill('Renamed')
  await page.keyboard.press('Enter')
  await link('Renamed').waitFor()
  await expect.poll(() => held.length).toBe(1)
  // What others do is fetched; an older answer about the row comes with it.
  const other = await call<{ id: string }>(page, 'POST', `${project.path}/work-items/`, {
    name: 'From elsewhere',
  })
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('combobox', { name: 'Order by' }).click()
  await page.getByRole('option', { name: /number/i }).click()
  await page.keyboard.press('Escape')
  await link(nameOf(2)).waitFor()
  expect(await link('Renamed').count()).toBe(1)
  await held[0]?.fulfill({
    status: 403,
    contentType: 'application/json',
    body: '{"error":"Not today.","message":"Not today.","code":"forbidden","request_id":"1"}',
  })
  await page.getByText('Not today.').waitFor()
  await link(nameOf(1)).waitFor()
  await page.unroute('**/work-items/**')
  await call(page, 'DELETE', `${project.path}/work-items/${other.id}/`)
  site.complaints()
})
