import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, makeProject, passFirstRun, startSite, type MadeProject, type Site } from './browser.js'

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
