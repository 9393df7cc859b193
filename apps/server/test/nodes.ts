import { afterAll } from 'vitest'
import { factories } from './make.js'
import { cleanUp, newDataDir, start, type RunningServer } from './program.js'
import { startApp } from './start.js'

/** Real processes over one database. What a test needs is made beside them, by a server inside the test. */
export async function startNodes(
  count: number,
  env: Record<string, string> = {},
  through?: (url: string) => string,
) {
  const app = await startApp()
  const dataDir = await newDataDir()
  const url = through?.(app.database.url) ?? app.database.url
  const startNode = (more: Record<string, string> = {}): Promise<RunningServer> =>
    start(dataDir, { env: { DATABASE_URL: url, ...env, ...more } })
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode()))
  afterAll(async () => {
    await cleanUp()
    await app.stop()
  })
  return { app, make: factories(app), nodes, startNode }
}

interface Sent {
  status: number
  headers: Headers
  body: any // eslint-disable-line @typescript-eslint/no-explicit-any -- tests look into bodies of every shape
}

/** A request to a node with somebody's key. */
export async function send(
  node: RunningServer,
  key: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Sent> {
  const response = await node.call(method, path, body, key)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}
