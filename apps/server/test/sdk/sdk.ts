import { PlaneClient } from '@makeplane/plane-node-sdk'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { factories } from '../make.js'
import { startApp } from '../start.js'

/** A server that listens, and real clients for the people on it. */
export async function startListening(env: Record<string, string> = {}) {
  const port = await freePort()
  const app = await startApp({ PORT: String(port), ...env })
  await app.app.listen({ port, host: '127.0.0.1' })
  const baseUrl = `http://localhost:${port}`
  return {
    app,
    make: factories(app),
    baseUrl,
    client: (apiKey: string) => new PlaneClient({ apiKey, baseUrl }),
  }
}

/** Upload forms name the port, so that it must be known before. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
