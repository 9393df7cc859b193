import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, makeProject, startWithOwner, type MadeProject, type Site } from './browser.js'

// Of the page, in which `evaluate` runs; the tests themselves have no such types.
declare const DataTransfer: new () => { items: { add: (file: File) => void } }
declare const ClipboardEvent: new (type: string, init: object) => Event

let site: Site
let page: Page
let project: MadeProject
beforeAll(async () => {
  ;({ site, page } = await startWithOwner())
  project = await makeProject(page, 'Texts', ['With links'])
  await call(page, 'PATCH', `${project.path}/features/`, { pages: true })
})
afterAll(() => site.stop())

/** A green square of 10 by 10. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'

interface PageText {
  id: string
  description_html: string
}

const makePage = (name: string) =>
  call<PageText>(page, 'POST', `${project.path}/pages/`, { name, description_html: '<p>Begun</p>' })
const textOf = async ({ id }: PageText) =>
  (await call<PageText>(page, 'GET', `${project.path}/pages/${id}/`)).description_html
const editor = () => page.getByRole('textbox', { name: 'Text of the page' })

async function openPage({ id }: PageText): Promise<void> {
  await page.goto(`${site.server.url}${project.page}/pages/${id}`)
  await editor().getByText('Begun').waitFor()
}

test('an image that is pasted into a page is kept, and shown again', async () => {
  const made = await makePage('Pictures')
  await openPage(made)
  await editor().click()
  await editor().evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'chart.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, png)
  const image = page.getByRole('img', { name: 'chart.png' })
  await image.waitFor()
  await expect.poll(() => textOf(made), { timeout: 15_000 }).toContain('/file/')
  await page.reload()
  await image.waitFor()
  const width = () =>
    image.evaluate((element) => ('naturalWidth' in element ? Number(element.naturalWidth) : 0))
  await expect.poll(width, { timeout: 15_000 }).toBe(10)
  expect(site.complaints()).toEqual([])
})

test('what somebody else wrote meanwhile is not overwritten: one of both is chosen', async () => {
  const made = await makePage('Together')
  // Nothing tells this browser what happens: it finds out when it saves.
  await page.route('**/events/**', (route) => route.abort())
  await openPage(made)
  const others = `<p>Theirs</p>`
  const write = async (words: string) => {
    await editor().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }
  const notice = page.getByText('Somebody else changed this text while you wrote.')
  await call(page, 'PATCH', `${project.path}/pages/${made.id}/`, { description_html: others })
  await write(' and mine')
  await notice.waitFor()
  expect(await textOf(made)).toBe(others)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => textOf(made), { timeout: 15_000 }).toBe('<p>Begun and mine</p>')

  await call(page, 'PATCH', `${project.path}/pages/${made.id}/`, { description_html: others })
  await write(' again')
  await notice.waitFor()
  await page.getByRole('button', { name: 'Use theirs' }).click()
  await editor().getByText('Theirs', { exact: true }).waitFor()
  expect(await textOf(made)).toBe(others)
  await page.unroute('**/events/**')
  site.complaints()
})

/** Runs this when the browser has looked and is about to write, once. */
const beforeNextSave = (address: string, meanwhile: () => Promise<unknown>) =>
  page.route(
    address,
    async (route) => {
      if (route.request().method() === 'PATCH') await meanwhile()
      else await beforeNextSave(address, meanwhile)
      await route.continue()
    },
    { times: 1 },
  )

test('nor is what somebody else wrote in the very moment of saving; another change of the work item is no matter', async () => {
  interface Item {
    id: string
    name: string
    description_html: string
  }
  const made = await call<Item>(page, 'POST', `${project.path}/work-items/`, {
    name: 'Together',
    description_html: '<p>Begun</p>',
  })
  const one = `${project.path}/work-items/${made.id}/`
  const read = () => call<Item>(page, 'GET', one)
  await page.route('**/events/**', (route) => route.abort())
  await page.goto(`${site.server.url}/north-harbour/browse/TEXTS-2`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.getByText('Begun').waitFor()
  const write = async (words: string) => {
    await description.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
  }
  const address = `**/work-items/${made.id}/**`
  await beforeNextSave(address, () => call(page, 'PATCH', one, { name: 'Renamed' }))
  await write(' and mine')
  await expect
    .poll(read, { timeout: 15_000 })
    .toMatchObject({ name: 'Renamed', description_html: '<p>Begun and mine</p>' })

  await beforeNextSave(address, () => call(page, 'PATCH', one, { description_html: '<p>Theirs</p>' }))
  await write(' again')
  await page.getByText('Somebody else changed this text while you wrote.').waitFor()
  expect((await read()).description_html).toBe('<p>Theirs</p>')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect
    .poll(async () => (await read()).description_html, { timeout: 15_000 })
    .toBe('<p>Begun and mine again</p>')
  await page.unroute('**/events/**')
  site.complaints()
})

test('links of a work item are added, changed and removed; pages are linked and opened', async () => {
  await makePage('The plan')
  await page.goto(`${site.server.url}/north-harbour/browse/TEXTS-1`)
  await page.getByRole('button', { name: 'Add link' }).click()
  const added = page.getByRole('form', { name: 'New link' })
  await added.getByLabel('Address').fill('example.org/spec')
  await added.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('button', { name: 'Edit the link https://example.org/spec' }).click()
  const edited = page.getByRole('form', { name: 'Edit link' })
  await edited.getByLabel('Title').fill('The spec')
  await edited.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'The spec' }).waitFor()
  await page.getByRole('button', { name: 'Remove the link The spec' }).click()
  await page.getByRole('link', { name: 'The spec' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Link a page' }).click()
  await page.getByRole('option', { name: 'The plan' }).click()
  await page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'The plan' }).click()
  await page.waitForURL('**/pages/*')
  await editor().getByText('Begun').waitFor()
  expect(site.complaints()).toEqual([])
})
