import type { Config } from '../config.js'
import type { Site } from '../database/site.js'
import { version } from '../version.js'

const command = 'npm run --silent waypost --'

/** Where people reach the server: PUBLIC_URL, or this machine and the port that it has got. */
export function addressOf({ publicUrl, host, port }: Config, actualPort: number): string {
  if (publicUrl !== `http://localhost:${port}`) return publicUrl
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actualPort}`
}

export async function banner(site: Site, config: Config, address: string, demo: boolean): Promise<string> {
  const next = demo
    ? await (await import('./demo/demo.js')).startDemo(site, config, address)
    : await nextStep(site)
  return `
Waypost ${version} listens on ${address}
  API docs   ${address}/api/docs
  Data       ${site.place}

${next}

`
}

async function nextStep({ db }: Site): Promise<string> {
  const user = await db.selectFrom('users').select('email').orderBy('created_at').limit(1).executeTakeFirst()
  return user
    ? `An API key:
  ${command} token create --email ${user.email} --title "My key"`
    : `Make the first account, workspace and API key:
  ${command} setup --email you@example.com --password 'a long password' \\
    --workspace-name "North Harbour" --workspace-slug north-harbour`
}
