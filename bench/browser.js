// npm run bench:browser: what is promised of the web app, in Debian's Chromium; the exit code is 1 when it is not so.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startServer } from './load.js'
import { clicks, drags, edits, fullLoads, requests, scriptSizes, scrolling } from './measures/browser.js'
import { describePlace } from './places.js'
import { machine } from './report.js'
import { openFilled, root, serverFile, settings } from './site.js'
import { watchPage } from './watch-page.js'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
// Some are archived, some are drafts: these leave a little more than ten thousand in the list.
const items = 10_400
const port = 4573
const account = { email: 'ben.okafor1@example.com', password: 'bench bench bench' }
// The browser has the limit that it has everywhere.
const env = { WAYPOST_DATA_DIR: path.join(root, '.waypost-bench-browser'), SIGN_IN_LIMIT: '0' }
const measures = { fullLoads, clicks, scrolling, edits, drags, scriptSizes, requests }
const chosen = values.only === undefined ? Object.keys(measures) : values.only.split(',')

const listed = await prepare()
const server = await startServer(port, env)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const rows = []
try {
  const context = {
    url: server.url,
    homePath: `${server.url}/bench-1`,
    projectPath: `${server.url}/bench-1/projects/P1`,
    projectName: 'Harbour',
    openBrowser: await signedInBrowser(),
  }
  // A warm server has answered before.
  const page = await context.openBrowser()
  await page.goto(context.projectPath, { waitUntil: 'load' })
  await page.locator('[role="row"][data-id]').first().waitFor()
  await page.context().close()
  for (const name of chosen) {
    const found = await measures[name](context)
    for (const { measure, value, met } of found)
      console.log(`${met ? 'met   ' : 'MISSED'} ${measure}: ${value}`)
    rows.push(...found)
  }
} finally {
  await browser.close()
  await server.stop()
}

const text = reportOf(rows)
console.log(`\n${text}`)
if (values.only === undefined) writeFileSync(path.join(import.meta.dirname, 'BROWSER.md'), text)
process.exit(rows.every(({ met }) => met) ? 0 : 1)

/** Fills the database unless it is full, and gives how many work items the project lists. */
async function prepare() {
  const site = await openFilled(items, console.log, env)
  try {
    const { projectId } = await describePlace(site, 1)
    const { rows: found } = await site.pool.query(
      'select count(*)::int as listed from work_items where project_id = $1 and archived_at is null and not is_draft',
      [projectId],
    )
    return found[0].listed
  } finally {
    await site.close()
  }
}

/** Signs in once; each browser that is opened afterwards has the session, and nothing else. */
async function signedInBrowser() {
  const words = ['user', 'set-password', '--email', account.email, '--password', account.password]
  const { status } = spawnSync(process.execPath, [serverFile, ...words], {
    env: { ...settings, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The account was given no password.')
  const open = async (storageState) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState })
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    await windowIsDrawn()
    return page
  }
  const page = await open()
  await page.goto(`${server.url}/sign-in`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/bench-*')
  const state = await page.context().storageState()
  await page.context().close()
  return ({ signedIn = true } = {}) => open(signedIn ? state : undefined)
}

/**
 * Chromium draws the window of a new context too, its toolbar and menus: for a second that takes a processor of its own.
 * An address is entered in a window that is there, so it is waited for until its processes rest.
 */
async function windowIsDrawn() {
  const session = await browser.newBrowserCDPSession()
  const secondsUsed = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  let before = await secondsUsed()
  for (let rests = 0; rests < 4;) {
    await sleep(100)
    const now = await secondsUsed()
    rests = now - before < 0.02 ? rests + 1 : 0
    before = now
  }
  await session.detach()
}

function reportOf(found) {
  const lines = found.map(
    ({ measure, value, target, met }) => `| ${measure} | ${value} | ${target} | ${met ? 'yes' : '**no**'} |`,
  )
  const notes = found.flatMap(({ note }) => (note === undefined ? [] : [`- ${note}`]))
  const missed = found.filter(({ met }) => !met).length
  return `# The last run of \`npm run bench:browser\`

${new Date().toISOString().slice(0, 10)}, a project that lists ${listed} work items, Chromium ${browser.version()}.
Machine: ${machine()}.

| Measure | Reached | To reach | Met |
|---|---|---|---|
${lines.join('\n')}

${missed === 0 ? 'All are met.' : `Missed: ${missed} of ${found.length}.`}

${notes.join('\n')}
`
}
