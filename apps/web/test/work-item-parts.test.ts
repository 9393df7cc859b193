import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  call,
  goToFirstRow,
  makeProject,
  passFirstRun,
  pressUntil,
  startSite,
  type MadeProject,
  type Site,
} from './browser.js'

let site: Site
let page: Page
beforeAll(async () => {
  site = await startSite()
  page = await site.open('/')
  await passFirstRun(page)
})
afterAll(() => site.stop())

const go = (path: string) => page.goto(site.server.url + path)

async function idsOf({ path }: MadeProject): Promise<string[]> {
  type Found = { results: { id: string }[] }
  const { results } = await call<Found>(page, 'GET', `${path}/work-items/?order_by=sequence_id`)
  return results.map(({ id }) => id)
}

test('an epic is shown as the parent it is, in every layout, and opens by its number', async () => {
  const project = await makeProject(page, 'Epic', ['Small part'])
  await call(page, 'PATCH', `${project.path}/features/`, { epics: true })
  const epic = await call<{ id: string }>(page, 'POST', `${project.path}/epics/`, { name: 'The whole' })
  const [item] = await idsOf(project)
  await call(page, 'PATCH', `${project.path}/work-items/${item ?? ''}/`, { parent: epic.id })
  for (const layout of ['list', 'spreadsheet']) {
    await go(`${project.page}?layout=${layout}&show=number,parent`)
    await page.getByRole('button', { name: 'Parent: EPIC-2' }).waitFor()
  }
  await go(`${project.page}?layout=board&show=number,parent`)
  await page.getByRole('group', { name: 'EPIC-1 Small part' }).getByText('EPIC-2').waitFor()

  await go('/north-harbour/browse/EPIC-1')
  await page.getByRole('link', { name: 'EPIC-2 The whole' }).click()
  await page.waitForURL(`**/epics/${epic.id}`)
  await go('/north-harbour/browse/EPIC-2')
  await page.waitForURL(`**/epics/${epic.id}`)
  await page.getByRole('link', { name: 'Small part' }).waitFor()
  expect(site.complaints()).toEqual([])
})

test('pickers do not end at a hundred: labels are all there, and any parent is found to filter by', async () => {
  const project = await makeProject(page, 'Many', [])
  const add = (rows: unknown[]) =>
    call<{ ids: string[] }>(page, 'POST', `${project.path}/work-items/import/`, { rows })
  const { ids } = await add(Array.from({ length: 120 }, (_, n) => ({ name: `Whole ${n + 1}` })))
  await add(ids.map((parent, n) => ({ name: `Piece ${n + 1}`, parent })))
  const names = Array.from({ length: 105 }, (_, n) => `Label ${n + 1}`)
  await Promise.all(names.map((name) => call(page, 'POST', `${project.path}/labels/`, { name })))
  await go(project.page)
  await goToFirstRow(page)
  const labels = page.getByRole('dialog', { name: 'Change labels' })
  await pressUntil(page, 'l', labels)
  await expect.poll(() => labels.getByRole('option').count(), { timeout: 15_000 }).toBe(105)
  await page.keyboard.press('Escape')
  await labels.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await filter.getByRole('option', { name: 'Parent', exact: true }).click()
  await filter.getByPlaceholder('Search for a parent').fill('Whole 117')
  await filter.getByRole('option', { name: 'MANY-117 Whole 117' }).click()
  await page.getByRole('link', { name: 'Piece 117', exact: true }).waitFor()
  await page.getByText('1 work item', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Parent: MANY-117 Whole 117' }).waitFor()
  expect(site.complaints()).toEqual([])
})

test('a page of the workspace is written, linked to a work item, and opened from there', async () => {
  const project = await makeProject(page, 'Linked', ['With a page'])
  await go('/north-harbour/pages')
  await page.getByRole('button', { name: 'Write a page' }).click()
  await page.waitForURL('**/north-harbour/pages/*')
  const address = page.url()
  await page.getByLabel('Title of the page').fill('How we sail')
  await page.getByRole('textbox', { name: 'Text of the page' }).click()
  await page.keyboard.type('Slowly.')
  await page.getByText('Saved').waitFor()
  await go('/north-harbour/browse/LINKE-1')
  await page.getByRole('button', { name: 'Link a page' }).click()
  await page.getByRole('option', { name: /^How we sail/ }).click()
  const linked = page.getByRole('link', { name: 'How we sail' })
  await linked.waitFor()
  const [item] = await idsOf(project)
  const links = () =>
    call<{ results: unknown[] }>(page, 'GET', `${project.path}/work-items/${item ?? ''}/pages/`)
  await expect.poll(async () => (await links()).results.length, { timeout: 15_000 }).toBe(1)
  await linked.click()
  await page.waitForURL(address)
  await page.getByText('Slowly.').waitFor()
  expect(site.complaints()).toEqual([])
})
