import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  call,
  goToFirstRow,
  makeProject,
  pressUntil,
  signIn,
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

interface Item {
  name: string
  state: string
  priority: string
  sort_order: number
}

async function itemsOf({ path }: MadeProject): Promise<Item[]> {
  return (await call<{ results: Item[] }>(page, 'GET', `${path}/work-items/`)).results
}

async function stateNamed({ path }: MadeProject, name: string): Promise<string | undefined> {
  type State = { id: string; name: string }
  return (await call<{ results: State[] }>(page, 'GET', `${path}/states/`)).results.find(
    (state) => state.name === name,
  )?.id
}

const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('a card that is dragged to another column keeps its new state, and undo takes it back', async () => {
  const project = await makeProject(page, 'Drag', ['One', 'Two'])
  await page.goto(`${site.server.url}${project.page}?layout=board`)
  const card = page.getByRole('group', { name: 'DRAG-1 One' })
  await card.waitFor()
  const [from, to] = [await card.boundingBox(), await column('Todo').boundingBox()]
  if (!from || !to) throw new Error('The board is not on screen.')
  await page.mouse.move(from.x + 40, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 5 })
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 10 })
  await page.mouse.up()
  await column('Todo').getByRole('group', { name: 'DRAG-1 One' }).waitFor()
  const todo = await stateNamed(project, 'Todo')
  await expect.poll(async () => (await itemsOf(project)).find(({ name }) => name === 'One')?.state).toBe(todo)

  await page.keyboard.press('Control+z')
  await column('Backlog').getByRole('group', { name: 'DRAG-1 One' }).waitFor()
  await expect
    .poll(async () => (await itemsOf(project)).find(({ name }) => name === 'One')?.state)
    .toBe(await stateNamed(project, 'Backlog'))
  expect(site.complaints()).toEqual([])
})

test('a card is moved by the keyboard alone', async () => {
  const project = await makeProject(page, 'Keys', ['Alone'])
  await page.goto(`${site.server.url}${project.page}?layout=board`)
  const card = page.getByRole('group', { name: 'KEYS-1 Alone' })
  await card.focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Picked up KEYS-1/).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('Todo, place 1 of 1').waitFor()
  await page.keyboard.press('Space')
  await column('Todo').getByRole('group', { name: 'KEYS-1 Alone' }).waitFor()
  const todo = await stateNamed(project, 'Todo')
  await expect.poll(async () => (await itemsOf(project))[0]?.state).toBe(todo)
})

test('a filter is in the address, finds on the server, and a wrong one is explained where it stands', async () => {
  const project = await makeProject(page, 'Filter', ['Quiet', 'Loud'])
  const loud = (await itemsOf(project)).find(({ name }) => name === 'Loud')
  await call(page, 'PATCH', `${project.path}/work-items/${(loud as unknown as { id: string }).id}/`, {
    priority: 'urgent',
  })
  const filter = encodeURIComponent('priority = "urgent"')
  await page.goto(`${site.server.url}${project.page}?filter=${filter}`)
  await page.getByRole('link', { name: 'Loud' }).waitFor()
  expect(await page.getByRole('link', { name: 'Quiet' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Edit the filter as text' }).click()
  await page.getByLabel('Filter as text').fill('priority = = "urgent"')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').waitFor()
  site.complaints()
  await page.goBack()
  await page.getByRole('link', { name: 'Loud' }).waitFor()
})

test('many are changed at once, by the keyboard, and one undo takes all back', async () => {
  const project = await makeProject(page, 'Bulk', ['A', 'B', 'C'])
  await page.goto(`${site.server.url}${project.page}`)
  await page.getByRole('link', { name: 'A', exact: true }).waitFor()
  await goToFirstRow(page)
  await page.keyboard.press('Control+a')
  await page.getByText('3 selected').waitFor()
  await page.keyboard.press('p')
  await page.keyboard.type('urg')
  await page.keyboard.press('Enter')
  const priorities = async () => (await itemsOf(project)).map(({ priority }) => priority)
  await expect.poll(priorities).toEqual(['urgent', 'urgent', 'urgent'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(priorities).toEqual(['none', 'none', 'none'])
})

test('what another person does appears without a reload, within a second or so', async () => {
  const project = await makeProject(page, 'Live', ['Old name'])
  await page.goto(`${site.server.url}${project.page}`)
  await page.getByRole('link', { name: 'Old name' }).waitFor()
  const other = await site.open('/sign-in')
  await signIn(other)
  await other.goto(`${site.server.url}${project.page}`)
  await other.getByRole('link', { name: 'Old name' }).waitFor()
  await other.keyboard.press('c')
  await other.getByRole('textbox', { name: 'Title' }).fill('Made next door')
  await other.getByRole('button', { name: 'Create work item' }).click()
  await page.getByRole('link', { name: 'Made next door' }).waitFor({ timeout: 5000 })
  const [item] = (
    await call<{ results: { id: string }[] }>(other, 'GET', `${project.path}/work-items/?search=Old`)
  ).results
  await call(other, 'PATCH', `${project.path}/work-items/${item?.id ?? ''}/`, { name: 'New name' })
  await page.getByRole('link', { name: 'New name' }).waitFor({ timeout: 5000 })
  await other.context().close()
})

test('an edit that the server refuses is taken back, with its words', async () => {
  const project = await makeProject(page, 'Refuse', ['Mine'])
  await page.goto(`${site.server.url}${project.page}`)
  await page.getByRole('link', { name: 'Mine' }).waitFor()
  await page.route('**/work-items/**', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 403,
          contentType: 'application/json',
          body: '{"error":"Not today.","message":"Not today.","code":"forbidden","request_id":"1"}',
        })
      : route.fallback(),
  )
  await goToFirstRow(page)
  const title = page.getByRole('textbox', { name: 'Title of REFUS-1' })
  await pressUntil(page, 'e', title)
  await title.fill('Yours')
  await page.keyboard.press('Enter')
  await page.getByText('Not today.').waitFor()
  await page.getByRole('link', { name: 'Mine' }).waitFor()
  await page.unroute('**/work-items/**')
  site.complaints()
})

test('a work item has an address of its own, and ? lists what the keys do', async () => {
  const project = await makeProject(page, 'Deep', ['At the bottom'])
  await page.goto(`${site.server.url}/north-harbour/browse/DEEP-1`)
  await page.getByText('At the bottom').first().waitFor()
  await page.goto(`${site.server.url}${project.page}`)
  await page.getByRole('link', { name: 'At the bottom' }).waitFor()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('Go to initiatives')
  await page.getByRole('option', { name: 'Initiatives', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/initiatives')
})
