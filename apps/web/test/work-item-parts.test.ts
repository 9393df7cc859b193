import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

let site: Site
let page: Page
beforeAll(async () => {
  ;({ site, page } = await startWithOwner())
})
afterAll(() => site.stop())
// Those of a test that failed are not for the next one.
beforeEach(() => void site.complaints())

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
  await page.getByRole('button', { name: 'New page' }).click()
  await page.waitForURL('**/north-harbour/pages/*')
  const address = page.url()
  await page.getByLabel('Title of the page').fill('How we sail')
  await page.getByRole('textbox', { name: 'Text of the page' }).click()
  await page.keyboard.type('Slowly.')
  await page.getByText('Saved').waitFor()
  await go('/north-harbour/browse/LINKE-1')
  await page.getByRole('button', { name: 'Link a page' }).click()
  await page
    .getByRole('option', { name: /^How we sail/ })
    .first()
    .click()
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

test('the properties of a type have their values on a work item’s page, and keep them', async () => {
  const project = await makeProject(page, 'Values', ['With values'])
  await call(page, 'PATCH', `${project.path}/features/`, { work_item_types: true })
  const type = await call<{ id: string }>(page, 'POST', `${project.path}/work-item-types/`, {
    name: 'Report',
  })
  const properties = `${project.path}/work-item-types/${type.id}/work-item-properties/`
  await call(page, 'POST', properties, { display_name: 'Customer', property_type: 'TEXT' })
  await call(page, 'POST', properties, {
    ...{ display_name: 'Severity', property_type: 'OPTION' },
    options: [{ name: 'Low' }, { name: 'High' }],
  })
  const [item = ''] = await idsOf(project)
  await call(page, 'PATCH', `${project.path}/work-items/${item}/`, { type: type.id })
  await go('/north-harbour/browse/VALUE-1')
  await page.getByLabel('Customer').fill('The harbour')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Severity: None' }).click()
  await page.getByRole('option', { name: 'High' }).click()
  await page.getByRole('button', { name: 'Severity: High' }).waitFor()
  const values = () =>
    call<unknown[]>(page, 'GET', `${project.path}/work-items/${item}/work-item-properties/values/`)
  await expect.poll(async () => (await values()).length, { timeout: 15_000 }).toBe(2)
  await page.reload()
  await page.getByRole('button', { name: 'Severity: High' }).waitFor()
  expect(await page.getByLabel('Customer').inputValue()).toBe('The harbour')
  expect(site.complaints()).toEqual([])
})

test('the menu of a row renames, changes, and deletes after asking', async () => {
  const project = await makeProject(page, 'Menu', ['First', 'Second'])
  await go(project.page)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const choose = async (row: string, action: string) => {
    await link(row).click({ button: 'right' })
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('First', 'Edit the title')
  await page.getByRole('textbox', { name: 'Title of MENU-1' }).fill('Renamed')
  await page.keyboard.press('Enter')
  await link('Renamed').waitFor()
  await choose('Renamed', 'Change priority')
  await page.getByRole('dialog', { name: 'Change priority' }).getByRole('option', { name: 'Urgent' }).click()
  await page.getByRole('button', { name: 'Priority: Urgent' }).waitFor()
  await choose('Second', 'Delete…')
  await page.getByRole('dialog', { name: 'Delete MENU-2?' }).getByRole('button', { name: 'Delete' }).click()
  await link('Second').waitFor({ state: 'hidden' })
  type Found = { results: { name: string; priority: string }[] }
  const found = async () =>
    (await call<Found>(page, 'GET', `${project.path}/work-items/`)).results.map(({ name, priority }) => [
      name,
      priority,
    ])
  await expect.poll(found, { timeout: 15_000 }).toEqual([['Renamed', 'urgent']])
  expect(site.complaints()).toEqual([])
})

test('words to find are a condition in the address, and are changed where they stand', async () => {
  const project = await makeProject(page, 'Words', ['Paint the hull', 'Weigh the anchor'])
  await go(project.page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Filter' })
    .getByRole('option', { name: 'Text', exact: true })
    .click()
  await page.getByLabel('Words to find').fill('hull')
  await page.keyboard.press('Enter')
  await page.getByText('1 work item', { exact: true }).waitFor()
  const filterOf = () => new URL(page.url()).searchParams.get('filter') ?? ''
  expect(filterOf()).toContain('hull')
  await page.getByLabel('Words to find').fill('anchor')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Weigh the anchor' }).waitFor()
  await expect.poll(filterOf, { timeout: 15_000 }).toContain('anchor')
  await page.reload()
  await page.getByRole('link', { name: 'Weigh the anchor' }).waitFor()
  expect(await page.getByRole('link', { name: 'Paint the hull' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove filter: Text' }).click()
  await page.getByRole('link', { name: 'Paint the hull' }).waitFor()
  expect(site.complaints()).toEqual([])
})

test('a comment is written, edited and deleted', async () => {
  const project = await makeProject(page, 'Talk', ['Discussed'])
  const [item = ''] = await idsOf(project)
  const texts = async () => {
    type Found = { results: { comment_html: string }[] }
    const { results } = await call<Found>(page, 'GET', `${project.path}/work-items/${item}/comments/`)
    return results.map(({ comment_html: html }) => html.replace(/<[^>]+>/g, ''))
  }
  await go('/north-harbour/browse/TALK-1')
  await page.getByRole('textbox', { name: 'New comment' }).click()
  await page.keyboard.type('Fair wind')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.poll(texts, { timeout: 15_000 }).toEqual(['Fair wind'])
  const more = page.getByRole('button', { name: 'More about this comment' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const editor = page.getByRole('textbox', { name: 'Edit comment' })
  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Foul wind')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(texts, { timeout: 15_000 }).toEqual(['Foul wind'])
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this comment?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(texts, { timeout: 15_000 }).toEqual([])
  await page.getByText('Foul wind').waitFor({ state: 'hidden' })
  expect(site.complaints()).toEqual([])
})

test('a file that is dropped shows how far it is, and is attached', async () => {
  const project = await makeProject(page, 'Files', ['With a file'])
  const [item = ''] = await idsOf(project)
  await go('/north-harbour/browse/FILES-1')
  const place = page.getByText('Drop files here, or paste them into the description.')
  await place.waitFor()
  // The upload is held until its progress has been seen.
  const held: Route[] = []
  await page.route('**/files/upload', (route) => void held.push(route))
  const dropped = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'.repeat(1000)], 'chart.txt', { type: 'text/plain' }))
    return transfer
  })()`)
  await place.dispatchEvent('dragover', { dataTransfer: dropped })
  await place.dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('progressbar', { name: 'Uploading chart.txt' }).waitFor()
  await expect.poll(() => held.length, { timeout: 15_000 }).toBe(1)
  await held[0]?.continue()
  await page.getByRole('link', { name: /^chart\.txt/ }).waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
  const attached = () =>
    call<{ name: string }[]>(page, 'GET', `${project.path}/work-items/${item}/attachments/`)
  await expect
    .poll(async () => (await attached()).map(({ name }) => name), { timeout: 15_000 })
    .toEqual(['chart.txt'])
  await page.unroute('**/files/upload')
  expect(site.complaints()).toEqual([])
})

test('a workspace is exported, deleted by its name, and imported from the file', async () => {
  // What an earlier try has left.
  await call(page, 'DELETE', '/workspaces/old-quay/?confirm=old-quay').catch(() => undefined)
  site.complaints()
  await call(page, 'POST', '/workspaces/', { name: 'Old Quay', slug: 'old-quay' })
  await call(page, 'POST', '/workspaces/old-quay/projects/', { name: 'Piers', identifier: 'PIER' })
  await go('/old-quay/settings')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export workspace' }).click()
  const archive = await (await saving).path()
  await page.getByRole('button', { name: 'Delete workspace…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Old Quay?' })
  const confirm = dialog.getByRole('button', { name: 'Delete workspace' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByRole('textbox').fill('old-quay')
  await confirm.click()
  await page.waitForURL('**/north-harbour')

  await go('/create-workspace')
  await page.getByRole('button', { name: 'Import a workspace' }).click()
  await page.getByLabel('Archive of a workspace').setInputFiles({
    ...{ name: 'old-quay.tar.gz', mimeType: 'application/gzip', buffer: await readFile(archive) },
  })
  await page.getByRole('button', { name: 'Import workspace' }).click()
  await page.waitForURL('**/old-quay')
  await page.getByRole('link', { name: /Piers/ }).first().waitFor()
  expect(site.complaints()).toEqual([])
})
