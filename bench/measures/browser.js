// What a person waits for in the web app, on a project of ten thousand work items.
import { setTimeout as sleep } from 'node:timers/promises'

const runs = 7
const row = '[role="row"][data-id]'
const wheel = { step: 120, every: 25, times: 160 }

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const most = (numbers) => Math.max(...numbers)
const ms = (number) => `${number.toFixed(0)} ms`

/** Until no request of the API was made or open for a while; live updates stay open. */
async function quiet(page) {
  let [open, last] = [0, performance.now()]
  const counts = (request) => !request.url().endsWith('/events/')
  const begin = (request) => counts(request) && (open += 1)
  const end = (request) => counts(request) && ((open -= 1), (last = performance.now()))
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  while (open > 0 || performance.now() - last < 500) await sleep(50)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

async function open(page, address) {
  await page.goto(address)
  await quiet(page)
}

async function repeat(run) {
  const found = []
  for (let n = 0; n < runs; n += 1) found.push(await run(n))
  return found
}

const opened = (measure, times) => ({
  ...{ measure, value: ms(median(times)), met: median(times) <= 500, target: 'at most 500 ms' },
  note: `${measure}: ${times.map((time) => time.toFixed(0)).join(', ')} ms.`,
})

/** The address of the project is entered: everything is fetched, or what the browser kept is used. */
export async function fullLoads({ openBrowser, projectPath }) {
  const load = async (page) => {
    // Not until it is quiet: the rows are on screen before that.
    await page.goto(projectPath, { waitUntil: 'commit' })
    return page.evaluate((selector) => globalThis.bench.shown(selector), row)
  }
  const first = await repeat(async () => {
    const page = await openBrowser()
    const time = await load(page)
    await page.context().close()
    return time
  })
  const page = await openBrowser()
  await load(page)
  const again = await repeat(() => load(page))
  await page.context().close()
  return [
    opened('First rows, the address entered for the first time', first),
    opened('First rows, the address entered again', again),
  ]
}

/** The project is chosen in the sidebar of a page that knows nothing of its work items yet. */
export async function clicks({ openBrowser, homePath, projectName }) {
  const page = await openBrowser()
  const times = await repeat(async () => {
    await page.goto(homePath)
    const time = page.evaluate(async (selector) => {
      const clicked = new Promise((resolve) =>
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      )
      const shown = globalThis.bench.shown(selector)
      return (await shown) - (await clicked)
    }, row)
    await page.getByRole('navigation').getByRole('link', { name: projectName, exact: true }).click()
    return time
  })
  await page.context().close()
  return [opened('First rows, the project clicked in the sidebar', times)]
}

/** Turns the wheel over a scroller and looks at every frame. A place that waits for its row counts as blank. */
async function scrollThrough(page, selector, look) {
  const box = await page.locator(selector).first().boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const watch = await page.evaluateHandle(
    ([selector, look]) => globalThis.bench.watchScrolling(selector, look),
    [selector, look],
  )
  const began = performance.now()
  for (let n = 0; n < wheel.times; n += 1) {
    await page.mouse.wheel(0, wheel.step)
    await sleep(wheel.every)
  }
  const seconds = (performance.now() - began) / 1000
  const found = await watch.evaluate((stop) => stop())
  return { ...found, speed: found.distance / seconds }
}

const scrolled = (measure, { frames, blank, worst, longest, speed }) => ({
  ...{ measure, value: `${blank} of ${frames} frames`, met: blank === 0, target: 'none' },
  note: `${measure}: ${speed.toFixed(0)} pixels a second, at worst ${worst.toFixed(0)} pixels empty, ${longest.toFixed(0)} ms between two frames.`,
})

export async function scrolling({ openBrowser, projectPath }) {
  const page = await openBrowser()
  await page.goto(projectPath)
  await page.locator(row).first().waitFor()
  const list = await scrollThrough(page, '[data-testid="work-item-list"]', {
    items: '[role="row"]',
    filled: '[data-id], :has([aria-expanded])',
    gap: 1,
  })
  await page.goto(`${projectPath}?layout=board`)
  await page.locator('li [data-id]').first().waitFor()
  const board = await scrollThrough(page, '[data-column] > div', {
    items: 'li[data-index]',
    filled: ':has([data-id])',
    gap: 12,
  })
  await page.context().close()
  return [
    scrolled('Frames with a blank row, list scrolled by wheel', list),
    scrolled('Frames with a blank card, column of the board scrolled by wheel', board),
  ]
}

const changed = (measure, found) => ({
  ...{ measure, value: `${most(found.map(({ frames }) => frames))}` },
  ...{ met: found.every(({ frames }) => frames === 1), target: 'the next: 1' },
  note: `${measure}: the worst of ${found.length}; ${found.map(({ ms }) => ms.toFixed(0)).join(', ')} ms.`,
})

/** The priority of a row is chosen with the keyboard; counted from the key that chooses it. */
export async function edits({ openBrowser, projectPath }) {
  const page = await openBrowser()
  await open(page, projectPath)
  const found = await repeat(async (n) => {
    const cell = page.locator(`${row} [data-field="priority"]`).nth(n)
    const isUrgent = /urgent/i.test((await cell.getAttribute('aria-label')) ?? '')
    await cell.click()
    await page.keyboard.type(isUrgent ? 'low' : 'urgent')
    // Listening before the key is pressed, waiting for it afterwards.
    await cell.evaluate((element) => {
      const before = element.outerHTML
      globalThis.bench.change = globalThis.bench.framesAfter('keydown', () => element.outerHTML !== before)
    })
    await page.keyboard.press('Enter')
    const result = await page.evaluate(() => globalThis.bench.change)
    await quiet(page)
    return result
  })
  await page.context().close()
  return [changed('Frames until an edit of a row is on screen', found)]
}

/** A card is dragged to the next column; counted from the button that lets it go. */
export async function drags({ openBrowser, projectPath }) {
  const page = await openBrowser()
  await open(page, `${projectPath}?layout=board`)
  const [from, to] = [page.locator('[data-column]').nth(0), page.locator('[data-column]').nth(1)]
  const found = await repeat(async () => {
    const card = from.locator('[data-id]').first()
    const id = await card.getAttribute('data-id')
    const [start, end] = [await card.boundingBox(), await to.boundingBox()]
    await page.mouse.move(start.x + 40, start.y + 12)
    await page.mouse.down()
    await page.mouse.move(start.x + 60, start.y + 24, { steps: 4 })
    await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 8 })
    await to.evaluate((column, id) => {
      const isThere = () => column.querySelector(`li [data-id="${id}"]`) !== null
      globalThis.bench.change = globalThis.bench.framesAfter('mouseup', isThere)
    }, id)
    await page.mouse.up()
    const result = await page.evaluate(() => globalThis.bench.change)
    await quiet(page)
    return result
  })
  await page.context().close()
  return [changed('Frames until a card that was dragged is in its column', found)]
}

/** All script that a page fetches until nothing more comes, as it is sent. */
export async function scriptSizes({ openBrowser, projectPath, url }) {
  const sizeOf = async (path, measure, signedIn) => {
    const page = await openBrowser({ signedIn })
    await open(page, path)
    const scripts = await page.evaluate(() => globalThis.bench.scripts())
    await page.context().close()
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    return {
      ...{
        measure,
        value: `${(bytes / 1000).toFixed(0)} kB`,
        met: bytes <= 250_000,
        target: 'at most 250 kB',
      },
      note: `${measure}: ${scripts.length} files.`,
    }
  }
  return [
    await sizeOf(`${url}/sign-in`, 'Script of the sign-in page, compressed', false),
    await sizeOf(projectPath, 'Script of a project page, compressed', true),
  ]
}

/** How many requests the page of the project makes until it is quiet: each signed-in browser has 600 a minute. */
export async function requests({ openBrowser, projectPath }) {
  const measure = 'Requests of the API for opening the project'
  const page = await openBrowser()
  let count = 0
  page.on('request', (request) => (count += Number(request.url().includes('/api/'))))
  await open(page, projectPath)
  await page.context().close()
  return [{ measure, value: String(count), met: count <= 30, target: 'at most 30' }]
}
