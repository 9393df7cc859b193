import { constants } from 'node:os'
import { ConfigError, readConfig, type Config } from '../config.js'
import { openSite, type Site } from '../database/site.js'

export interface OutputOptions {
  json?: true
}

/** Opens the database for one command, and closes it however the command ends. */
export async function withSite<T>(
  work: (site: Site, config: Config) => Promise<T>,
  options: { migrate?: boolean } = {},
): Promise<T> {
  const config = readConfig(process.env)
  const opening = openSite(config, {
    ...options,
    log: isDebug() ? (message) => console.error(message) : () => {},
  })
  // An embedded PostgreSQL that this command has started must not outlive it.
  const onSignal = (signal: 'SIGINT' | 'SIGTERM') =>
    void opening
      .then((site) => site.close({ force: true }))
      .finally(() => process.exit(128 + constants.signals[signal]))
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  const site = await opening
  try {
    return await work(site, config)
  } finally {
    await site.close()
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}

/** One line of JSON for programs, or text for people. */
export function print(options: OutputOptions, data: unknown, text: string): void {
  process.stdout.write(`${options.json ? JSON.stringify(data) : text}\n`)
}

/** Columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

export const minutes = (time: Date | null): string =>
  time === null ? '-' : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

const isDebug = (): boolean => ['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')

/** Says on stderr what went wrong; the stack is for those who ask for it. */
export function reportError(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  const stack = isDebug() && error instanceof Error ? `\n${error.stack ?? ''}` : ''
  process.stderr.write(`error: ${withoutPasswords(sentence)}${withoutPasswords(stack)}\n`)
  process.exitCode = error instanceof ConfigError ? 2 : 1
}

/** A wrong DATABASE_URL is named with its value, and an address may hold a password. The word itself is an example. */
const withoutPasswords = (text: string): string =>
  text.replace(/(:\/\/[^\s:@/"]*):(?!password@)[^\s"]*@/g, '$1:***@')
