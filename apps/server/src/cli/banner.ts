import type { Config } from '../config.js'
import type { Site } from '../database/site.js'
import { version } from '../version.js'

const command = 'npm run --silent waypost --'

/** Where people reach the server: PUBLIC_URL, or this machine and the port that it has got. */
export function addressOf({ publicUrl, hasPublicUrl, host }: Config, actualPort: number): string {
  if (hasPublicUrl) return publicUrl
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actualPort}`
}

export const banner = (address: string, place: string, next: string): string => `
Waypost ${version} listens on ${address}
  API docs   ${address}/api/docs
  Data       ${place}

${next}

`

export async function describeNextStep({ db }: Site): Promise<(address: string) => string> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return (address) =>
    user
      ? `Open ${address} to sign in. An API key can be made there, or here:
  ${command} token create --email you@example.com --title "My key"`
      : `Open ${address} to make the first account and workspace, or make them here, with an API key:
  ${command} setup --email you@example.com --password 'a long password' \\
    --workspace-name "North Harbour" --workspace-slug north-harbour`
}
