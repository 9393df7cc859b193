import type { Config } from '../../config.js'
import type { Site } from '../../database/site.js'
export async function startDemo(_site: Site, _config: Config): Promise<(address: string) => string> {
  return Promise.resolve((address) => address)
}
