import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { call, makeProject, startWithOwner, type MadeProject, type Site } from './browser.js'

let site: Site
let page: Page
beforeAll(async () => {
  ;({ site, page } = await startWithOwner())
})
afterAll(() => site.stop())

/** The middle of this month: a month's calendar shows the days around it, whatever day it is. */
const day = (number: number) => `${new Date().toISOString().slice(0, 7)}-${String(number).padStart(2, '0')}`

type Dates = [string | null, string | null]

async function datesOf({ path }: MadeProject): Promise<Dates> {
  type Item = { start_date: string | null; target_date: string | null }
  const { results } = await call<{ results: Item[] }>(page, 'GET', `${path}/work-items/`)
  return [results[0]?.start_date ?? null, results[0]?.target_date ?? null]
}

/** Days from today, where the timeline opens. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function dated(name: string, [start_date, target_date]: Dates): Promise<MadeProject> {
  const project = await makeProject(page, name, ['Moved'])
  const { results } = await call<{ results: { id: string }[] }>(page, 'GET', `${project.path}/work-items/`)
  await call(page, 'PATCH', `${project.path}/work-items/${results[0]?.id ?? ''}/`, {
    start_date,
    target_date,
  })
  return project
}

const expectDates = (project: MadeProject, dates: Dates) =>
  expect.poll(() => datesOf(project), { timeout: 15_000 }).toEqual(dates)

/** Drags by pixels, from the middle of it or from one of its ends. */
async function drag(what: Locator, by: number, from: 'middle' | 'start' | 'end' = 'middle'): Promise<void> {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on screen.')
  const x = { start: box.x + 1, middle: box.x + box.width / 2, end: box.x + box.width - 1 }[from]
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

test('on the timeline a bar is moved and resized by mouse and keys, and comes back step by step', async () => {
  const project = await dated('Time', [ahead(2), ahead(4)])
  await page.goto(`${site.server.url}${project.page}?layout=timeline&zoom=day`)
  const bar = page.getByRole('button', { name: /^TIME-1 / })
  await bar.waitFor()
  const width = 36
  const steps: Dates[] = [[ahead(2), ahead(4)]]
  const step = async (act: () => Promise<void>, dates: Dates) => {
    await act()
    await expectDates(project, dates)
    steps.push(dates)
  }
  await step(() => drag(bar, 2 * width), [ahead(4), ahead(6)])
  await step(() => drag(bar, width, 'end'), [ahead(4), ahead(7)])
  await step(() => drag(bar, -width, 'start'), [ahead(3), ahead(7)])
  await bar.focus()
  await step(() => page.keyboard.press('ArrowRight'), [ahead(4), ahead(8)])
  await step(() => page.keyboard.press('Shift+ArrowRight'), [ahead(4), ahead(9)])
  await step(() => page.keyboard.press('Alt+ArrowLeft'), [ahead(3), ahead(9)])
  for (const dates of steps.toReversed().slice(1)) {
    await page.keyboard.press('Control+z')
    await expectDates(project, dates)
  }
  await page.keyboard.press('Control+Shift+z')
  await expectDates(project, [ahead(4), ahead(6)])
  expect(site.complaints()).toEqual([])
})

test('two undos that follow two moves at once take both back, whatever is answered first', async () => {
  const project = await dated('Fast', [ahead(2), ahead(4)])
  await page.goto(`${site.server.url}${project.page}?layout=timeline&zoom=day`)
  const bar = page.getByRole('button', { name: /^FAST-1 / })
  await bar.waitFor()
  await bar.focus()
  let answered = 0
  page.on('response', (answer) => {
    if (answer.request().method() === 'PATCH') answered += 1
  })
  for (const keys of ['ArrowRight', 'ArrowRight', 'Control+z', 'Control+z']) await page.keyboard.press(keys)
  await expect.poll(() => answered, { timeout: 15_000 }).toBe(4)
  await expectDates(project, [ahead(2), ahead(4)])
})

test('on the calendar a work item is dragged twice and undone twice', async () => {
  const project = await dated('Month', [day(10), day(12)])
  await page.goto(`${site.server.url}${project.page}?layout=calendar`)
  const item = page.getByRole('button', { name: /^MONTH-1 / })
  const moveTo = async (to: string) => {
    await item.waitFor()
    const [from, there] = [await item.boundingBox(), await page.locator(`[data-day="${to}"]`).boundingBox()]
    if (!from || !there) throw new Error('The calendar is not on screen.')
    await page.mouse.move(from.x + 20, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x + 36, from.y + 18, { steps: 4 })
    await page.mouse.move(there.x + there.width / 2, there.y + 60, { steps: 8 })
    await page.mouse.up()
  }
  await moveTo(day(16))
  await expectDates(project, [day(10), day(16)])
  await moveTo(day(18))
  await expectDates(project, [day(10), day(18)])
  await page.keyboard.press('Control+z')
  await expectDates(project, [day(10), day(16)])
  await page.keyboard.press('Control+z')
  await expectDates(project, [day(10), day(12)])
  expect(site.complaints()).toEqual([])
})
