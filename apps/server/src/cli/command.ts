import { constants } from 'node:os'
import { readConfig, type Config } from '../config.js'
import { openSite, type Site } from '../database/site.js'
import { isDebug } from './report-error.js'

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
