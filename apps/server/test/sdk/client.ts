import { PlaneClient } from '@makeplane/plane-node-sdk'
import type { ProjectPlace } from '../make.js'
import type { TestApp } from '../start.js'

/** The published SDK for Node, on a server that listens. */
export async function sdkClients(app: TestApp): Promise<(key: string) => PlaneClient> {
  const baseUrl = await app.app.listen({ port: 0, host: '127.0.0.1' })
  return (apiKey) => new PlaneClient({ baseUrl, apiKey })
}

/** One client, as the owner of a place. */
export async function connect(app: TestApp, place: ProjectPlace): Promise<PlaneClient> {
  return (await sdkClients(app))(place.owner.key)
}

export async function startClient(app: TestApp, key: string): Promise<PlaneClient> {
  return (await sdkClients(app))(key)
}
